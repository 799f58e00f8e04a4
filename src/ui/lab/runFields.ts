import { t } from '@lingui/core/macro';
import { parseDealNumber } from '../../engine/dealId';
import { playsItself } from '../../engine/game';
import type { OptionChoice } from '../../engine/options';
import { err, ok, type Result } from '../../engine/result';
import { normaliseTyped } from '../../engine/typedText';
import {
  baseOf,
  GAME_IDS,
  type GameId,
  gameOf,
  optionsOf,
  type VariantId,
  valuesOf,
  variantOf,
} from '../../games/index';
import { type PlayerName, playersOf } from '../../lab/job';
import { formatValues, parseSweep } from '../../lab/sweep';
import type { LabTarget } from './labAddress';
import type { SweepRun } from './sweepText';
import { parseGames, playerName } from './text';

/** An option or the player, and the first and last of its values that are compared. */
interface Variation {
  readonly over: string;
  readonly from: string;
  readonly to: string;
}

/** What the fields of the form hold. */
export interface RunFields {
  readonly game: VariantId;
  readonly player: PlayerName;
  readonly variation: Variation | undefined;
  /** The number of games and of the first deal, as typed. */
  readonly games: string;
  readonly first: string;
}

/** What can vary: the options of a game, and the player where several can play it. */
export const variablesOf = (
  game: VariantId,
): readonly { readonly name: string; readonly label: string }[] => [
  ...optionsOf(game).map(({ name, label }) => ({ name, label: label() })),
  ...(playersOf(game).length > 1 ? [{ name: 'player', label: t`Player` }] : []),
];

/** The values of an option or of the player, in their order. */
export function choicesOf(game: VariantId, over: string): readonly OptionChoice[] {
  if (over === 'player') {
    return playersOf(game).map((value) => ({ value, text: () => playerName(value) }));
  }
  return optionsOf(game).find(({ name }) => name === over)?.values ?? [];
}

/** From the first to the last value of an option or the player. */
export function fullSweep(game: VariantId, over: string): Variation | undefined {
  const choices = choicesOf(game, over);
  const [from, to] = [choices[0]?.value, choices.at(-1)?.value];
  return from === undefined || to === undefined ? undefined : { over, from, to };
}

/** What a sweep varies. */
const variationOf = ({ sweep: { over, values } }: SweepRun): Variation => ({
  over,
  from: values[0]?.value ?? '',
  to: values.at(-1)?.value ?? '',
});

/** The game of a sweep with the options that its values share. A value that varies may be another game. */
function gameOfSweep({ sweep: { game, over, values } }: SweepRun): VariantId {
  const shared = values[0] ? valuesOf(values[0].game) : {};
  const usual = valuesOf(game)[over];
  return variantOf(baseOf(game), usual === undefined ? shared : { ...shared, [over]: usual });
}

/** The game that the form begins with: quick to play by the million, and with an option to vary. */
const firstGame = (): GameId =>
  GAME_IDS.find((id) => playsItself(gameOf(id)) && optionsOf(id).length > 0) ?? GAME_IDS[0];

/** The fields of a run, or of a sweep; without either, of a run to begin with. */
export function fieldsOf({ run, sweep }: LabTarget = {}): RunFields {
  const { games, first } = run ?? sweep ?? { games: 100_000, first: '0' };
  return {
    game: run?.game ?? (sweep ? gameOfSweep(sweep) : firstGame()),
    player: run?.player ?? sweep?.sweep.values[0]?.player ?? 'automatic',
    variation: sweep && variationOf(sweep),
    games: String(games),
    first,
  };
}

/** The fields with a player and a variation that their game has. */
export function withinGame(fields: RunFields): RunFields {
  const { game, player, variation } = fields;
  const players = playersOf(game);
  const canVary = variablesOf(game).some(({ name }) => name === variation?.over);
  return {
    ...fields,
    player: players.includes(player) ? player : (players[0] ?? player),
    variation: canVary ? variation : undefined,
  };
}

/** The run or the sweep that the form asks for; or a sentence saying what is wrong. */
export function parseRunFields(fields: RunFields): Result<LabTarget, string> {
  const { game, player, variation } = fields;
  const games = parseGames(normaliseTyped(fields.games));
  if (!games.ok) return games;
  const first = parseDealNumber(normaliseTyped(fields.first));
  if (!first.ok) return first;
  const deals = { games: games.value, first: first.value };
  if (!variation) return ok({ run: { game, player, ...deals } });
  const values = variedValues(game, variation);
  if (values.length < 2) return err(t`The last value must come after the first one.`);
  const sweep = parseSweep(sweepText(fields, variation.over, values));
  return sweep.ok ? ok({ sweep: { sweep: sweep.value, ...deals } }) : sweep;
}

function variedValues(game: VariantId, { over, from, to }: Variation): readonly string[] {
  const all = choicesOf(game, over).map(({ value }) => value);
  return all.slice(all.indexOf(from), all.indexOf(to) + 1);
}

/** `elevens;places=5..12;player=hints` */
function sweepText({ game, player }: RunFields, over: string, values: readonly string[]): string {
  const others = variablesOf(game)
    .filter(({ name }) => name !== over)
    .map(({ name }) => [name, name === 'player' ? player : (valuesOf(game)[name] ?? '')]);
  const pairs = [[over, formatValues(values)], ...others];
  return [baseOf(game), ...pairs.map((pair) => pair.join('='))].join(';');
}
