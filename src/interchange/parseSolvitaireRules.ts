import { t } from '@lingui/core/macro';
import { ACE, CARDS_IN_DECK, KING, rankKey } from '../engine/card';
import { range, sum } from '../engine/numbers';
import { quote } from '../engine/quote';
import type { Result } from '../engine/result';
import { MAX_PILES } from '../games/common/grammar';
import { GAME_IDS, isCustom, layoutOf, parseVariant, type VariantId } from '../games/index';
import type { Layout } from '../games/layouts/layout';
import { formatLayout } from '../games/layouts/layoutText';
import type { TextFault } from '../games/positions';
import type { Removal } from '../games/removals/removal';
import { formatRemoval } from '../games/removals/removalText';
import { JsonFault, type LineOf, readJson } from './json';
import { BUILD, EMPTY, type Value } from './solvitaireRules';

/** The rules that Solvitaire has where a file leaves them out. */
const DEFAULTS: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'tableau piles': {
    count: 8,
    'build policy': 'any-suit',
    'spaces policy': 'any',
    'diagonal deal': false,
    'move built group': 'no',
    'move built group policy': 'same-as-build',
    'face up cards': 'all',
  },
  foundations: {
    present: true,
    'initial cards': 'none',
    'base card': 'A',
    removable: false,
    'only complete pile moves': false,
  },
  hole: { present: false, 'base card': 'AS', 'build loops': true },
  cells: { count: 0, 'pre-filled': 0 },
  stock: { size: 0, 'deal type': 'waste', 'deal count': 1, redeal: false },
  reserve: { size: 0, stacked: false },
};
/** Rules of other kinds of game, and the values with which they say nothing. */
const OTHERS: Readonly<Record<string, unknown>> = { accordion: 0, sequences: 0, 'max rank': 13 };

/** The columns of a deal row by row; with a diagonal, row r begins in column r. */
function dealtColumns(count: number, cards: number, diagonal: boolean): readonly number[] {
  const columns = Array<number>(count).fill(0);
  if (count === 0) return columns;
  for (let left = cards, row = 0; left > 0; row++)
    for (let i = diagonal ? row % count : 0; i < count && left > 0; i++, left--)
      columns[i] = (columns[i] ?? 0) + 1;
  return columns;
}

/** Parses rules of Solvitaire as a game: a registered one if one has these rules. */
export const parseSolvitaireRules = (text: string): Result<VariantId, TextFault> =>
  readJson(text, (members, lineOf) => {
    const rules = new Map<string, Readonly<Record<string, Value>>>();
    for (const [name, defaults] of Object.entries(DEFAULTS))
      rules.set(name, { ...defaults, ...sectionOf(members[name], name, defaults, lineOf) });
    const known = [...Object.keys(DEFAULTS), ...Object.keys(OTHERS), 'two decks'];
    const unknown =
      Object.keys(members).find((name) => !known.includes(name)) ??
      Object.keys(OTHERS).find((name) => !saysNothing(name, members[name]));
    if (unknown !== undefined) throw unread(unknown, lineOf);
    const decks = members['two decks'] === true ? 2 : 1;
    const get = (name: string) => rules.get(name) ?? {};
    const { count = 0 } = get('tableau piles');
    if (count === 0 || Number(count) > MAX_PILES) throw unread('count', lineOf);
    const texts = get('hole').present ? removalTexts(get, decks) : layoutTexts(get, decks);
    const games = texts.map(parseVariant);
    const game =
      games.find((each) => each.ok && !isCustom(each.value)) ?? games.find(({ ok }) => ok);
    if (game?.ok) return game.value;
    const [first] = games;
    throw new JsonFault(first && !first.ok ? first.error : '');
  });

function unread(name: string, lineOf?: LineOf): JsonFault {
  const shown = quote(name);
  return new JsonFault(t`The rule ${shown} of Solvitaire is not known here.`, lineOf?.(name));
}

/** True for the value of a rule of other games that is no rule. */
function saysNothing(name: string, value: unknown): boolean {
  if (value === undefined || value === OTHERS[name]) return true;
  const { size, count } = Object(value) as { readonly size?: unknown; readonly count?: unknown };
  return typeof value === 'object' && (size ?? count) === 0;
}

/** A section of rules, each of the type of its default. */
function sectionOf(
  section: unknown,
  name: string,
  defaults: Readonly<Record<string, Value>>,
  lineOf: LineOf,
): Readonly<Record<string, Value>> {
  if (section === undefined) return {};
  if (typeof section !== 'object' || section === null) throw unread(name, lineOf);
  for (const [key, value] of Object.entries(section)) {
    const expected = Object.hasOwn(defaults, key) ? typeof defaults[key] : undefined;
    const isCount =
      typeof value !== 'number' || (Number.isInteger(value) && value >= 0 && value <= 104);
    if (typeof value !== expected || !isCount) throw unread(key, lineOf);
  }
  return section as Readonly<Record<string, Value>>;
}

/** The value that a table has for a text of the file. */
function valueIn<Each>(table: Readonly<Record<string, Each>>, text?: Value): Each | undefined {
  const key = String(text);
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

type Get = (name: string) => Readonly<Record<string, Value>>;

/** Descriptions that have these rules, and differ in the deal. */
function layoutTexts(get: Get, decks: 1 | 2): readonly string[] {
  const [tableau, foundations, cells] = [get('tableau piles'), get('foundations'), get('cells')];
  const [stock, reserve] = [get('stock'), get('reserve')];
  const build = valueIn(BUILD, tableau['build policy']);
  const empty = valueIn(EMPTY, tableau['spaces policy']);
  const base =
    foundations['base card'] === 'random' ? 'deal' : rankOfText(String(foundations['base card']));
  const group = moveOf(tableau, cells.count !== 0, build);
  const start = valueIn({ none: 0, one: 1, all: 4 * decks }, foundations['initial cards']);
  const isWaste = stock['deal type'] === 'waste';
  const wrong = (name: string): never => {
    throw unread(name);
  };
  if (foundations['only complete pile moves']) wrong('only complete pile moves');
  if (!isWaste && stock['deal type'] !== 'tableau piles') wrong('deal type');
  const size = Number(reserve.size);
  const held = Number(cells['pre-filled']);
  const begun = start ?? wrong('initial cards');
  const dealt = decks * CARDS_IN_DECK - Number(stock.size) - size - held - begun;
  const layout: Omit<Layout, 'columns'> = {
    ...(decks > 1 && { decks }),
    build: build ?? wrong('build policy'),
    move: group ?? wrong('move built group'),
    empty: empty ?? wrong('spaces policy'),
    base: base ?? wrong('base card'),
    start: begun,
    back: foundations.removable === true,
    cells: Number(cells.count),
    held,
    reserve:
      size === 0 ? [] : reserve.stacked ? [size] : Array<number>(Math.min(size, MAX_PILES)).fill(1),
    stock: isWaste ? (Math.min(3, Number(stock['deal count'])) as 1 | 2 | 3) : 'rows',
    redeals: stock.redeal && isWaste ? -1 : 0,
  };
  const count = Number(tableau.count);
  const shapes = GAME_IDS.flatMap((id) => {
    const { columns = [] } = layoutOf(id) ?? {};
    return columns.length === count && sum(columns) === dealt ? [columns] : [];
  });
  const own = dealtColumns(count, Math.max(0, dealt), tableau['diagonal deal'] === true);
  const hides = tableau['face up cards'] === 'top';
  return [own, ...shapes].flatMap((columns) => {
    const down = hides ? columns.map((cards) => cards - 1) : [];
    const described = { ...layout, columns, down };
    return [
      described,
      { ...described, dealt: 'columns' as const },
      { ...described, kingsUnder: true },
    ].map((each) => `layout;${formatLayout(each)}`);
  });
}

function moveOf(
  tableau: Readonly<Record<string, Value>>,
  hasCells: boolean,
  build: Layout['build'],
): Layout['move'] | undefined {
  const policy = tableau['move built group policy'];
  switch (tableau['move built group']) {
    case 'no':
      return hasCells ? 'helped' : 'one';
    case 'yes':
    case 'partial-if-card-above-buildable':
      if (policy === 'same-as-build') return 'run';
      return policy === 'same-suit' ? (build === 'suit' ? 'run' : 'suit') : undefined;
    default:
      return undefined;
  }
}

/** The rank of `A`, `10` or `12`. */
function rankOfText(text: string): number | undefined {
  const ranks = range(ACE, KING);
  return ranks.find((rank) => rankKey(rank) === text.toUpperCase() || String(rank + 1) === text);
}

/** The description of a game whose cards go into a hole. */
function removalTexts(get: Get, decks: 1 | 2): readonly string[] {
  const [tableau, hole, stock] = [get('tableau piles'), get('hole'), get('stock')];
  const isBlackHole = String(hole['base card']).toUpperCase() === 'AS';
  if (!isBlackHole && hole['base card'] !== 'random') throw unread('base card');
  if (tableau['build policy'] !== 'no-build') throw unread('build policy');
  const dealt = decks * CARDS_IN_DECK - 1 - Number(stock.size);
  const removal: Removal = {
    ...(decks > 1 && { decks }),
    columns: dealtColumns(Number(tableau.count), Math.max(0, dealt), false),
    onKing: hole['build loops'] ? 'both' : 'queen',
    start: isBlackHole ? 'ace' : 'card',
  };
  return [`removal;${formatRemoval(removal)}`];
}
