import { t } from '@lingui/core/macro';
import type { DealId } from '../engine/dealId';
import { wilson } from '../engine/interval';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { linesAsText, padCells } from '../engine/textTable';
import { baseOf, type GameId, optionsOf, parseVariant, type VariantId } from '../games/index';
import { type Job, type PlayerName, playerOf } from './job';
import type { Tally } from './tally';

/** The most values of a sweep. */
export const MAX_VALUES = 64;

/** The setting that names the player, or several players to sweep over. */
const PLAYER = 'player';

/** One value of a sweep, and the game and player that it stands for. */
export interface SweptValue {
  /** As it is written: `7`, `random`. */
  readonly value: string;
  readonly game: VariantId;
  readonly player: PlayerName;
}

/** A run for each of several values of one option, or for each of several players. */
export interface Sweep {
  /** Its canonical name: the game, then `;places=5..12` or `;wrap=yes,no;player=random`. */
  readonly name: string;
  /** The game in the name. A value may stand for another game with the same options. */
  readonly game: GameId;
  /** The option that changes, or `player`. */
  readonly over: string;
  readonly values: readonly SweptValue[];
}

/** A name and its values as written: `places`, `5..12`. */
interface Setting {
  readonly name: string;
  readonly text: string;
}

/** Parses a game with settings, one of which has several values: `a,b,c`, a range `5..12` or both. The error is a sentence. */
export function parseSweep(text: string): Result<Sweep, string> {
  const [game = '', ...rest] = text.toLowerCase().replace(/\s+/g, '').split(';');
  const base = parseVariant(game);
  if (!base.ok) return base;
  const settings = rest.map((pair): Setting => {
    const [name = '', ...values] = pair.split('=');
    return { name, text: values.join('=') };
  });
  if (settings.filter(({ name }) => name === PLAYER).length > 1) {
    return err(t`The player is given twice.`);
  }
  const swept = settings.filter((setting) => /,|\.\./.test(setting.text));
  const [over] = swept;
  if (!over) return err(t`A sweep has one option with several values, as in places=5..12.`);
  if (swept.length > 1) {
    return err(t`Only one option, or the player, can have several values in a sweep.`);
  }
  const values = listValues(over);
  if (!values.ok) return values;
  const points: SweptValue[] = [];
  for (const value of values.value) {
    const point = pointOf(baseOf(base.value), settings, over.name, value);
    if (!point.ok) return point;
    // Two values may name the same player.
    const { game: variant, player } = point.value;
    if (points.some((each) => each.game === variant && each.player === player)) {
      const option = over.name;
      return err(t`The value ${value} of ${option} is given twice.`);
    }
    points.push(point.value);
  }
  const name = [game, ...settings.map(format)].join(';');
  return ok({ name, game: baseOf(base.value), over: over.name, values: points });
}

const format = ({ name, text }: Setting): string => `${name}=${text}`;

/** Expands a list of words and ranges to at most `MAX_VALUES` values. */
function listValues({ text }: Setting): Result<readonly string[], string> {
  const values: string[] = [];
  for (const item of text.split(',', MAX_VALUES + 1)) {
    const [, first, last] = /^(\d{1,9})\.\.(\d{1,9})$/.exec(item) ?? [];
    const written = quote(item);
    if (first === undefined && !/^\w+$/.test(item)) {
      return err(t`${written} is not a value or a range of values, such as 5..12.`);
    }
    const [from, to] = [Number(first), Number(last)];
    if (to < from) return err(t`The range ${written} goes down; its smaller end comes first.`);
    if (values.length + (to - from || 0) >= MAX_VALUES) {
      return err(t`A sweep has at most ${MAX_VALUES} values.`);
    }
    if (first === undefined) values.push(item);
    else for (let n = from; n <= to; n++) values.push(String(n));
  }
  return ok(values);
}

/** The game and player that a value stands for. */
function pointOf(
  game: VariantId,
  settings: readonly Setting[],
  over: string,
  value: string,
): Result<SweptValue, string> {
  const chosen = settings.map((each) => (each.name === over ? { name: over, text: value } : each));
  const options = chosen.filter(({ name }) => name !== PLAYER).map(format);
  const variant = parseVariant([game, ...options].join(';'));
  if (!variant.ok) return variant;
  const player = playerOf(variant.value, chosen.find(({ name }) => name === PLAYER)?.text);
  return player.ok ? ok({ value, game: variant.value, player: player.value }) : player;
}

/** Formats the values of a sweep: `5..12` for consecutive whole numbers, else a list. */
export function formatValues(values: readonly string[]): string {
  const isRow = values.every((value, i) => value === String(Number(values[0]) + i));
  return isRow && values.length > 1 ? `${values[0]}..${values.at(-1)}` : values.join(',');
}

/** The runs of a sweep, in the order of its values. */
export const jobsOf = (sweep: Sweep, first: DealId, games: number): readonly Job[] =>
  sweep.values.map(({ game, player }) => ({ game, player, first, games }));

/** The label of the swept option: `Places`, `Player`. */
export const sweptInWords = ({ over, values: [head] }: Sweep): string =>
  (head &&
    optionsOf(head.game)
      .find(({ name }) => name === over)
      ?.label()) ??
  t`Player`;

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** The win rates of a sweep as a table of text, with their 95% Wilson intervals. */
export function sweepTable(sweep: Sweep, tallies: readonly Tally[]): string {
  const head = [
    sweptInWords(sweep),
    t({ message: 'Games', context: 'number of games' }),
    t({ message: 'Won', context: 'number of games' }),
    t`Win rate`,
    t`95% from`,
    t`95% to`,
  ];
  const rows = tallies.map(({ games, won }, i) => {
    const { low, high } = wilson(won, games);
    const rates = [won / games, low, high].map(percent);
    return [sweep.values[i]?.value ?? '', String(games), String(won), ...rates];
  });
  const [title = '', ...lines] = padCells([head, ...rows]).map((cells) => cells.join(' | '));
  return linesAsText([title, '-'.repeat(title.length), ...lines]);
}
