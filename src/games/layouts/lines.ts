import { select, t } from '@lingui/core/macro';
import { type Card, cardCode, theCard } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import { keysOf } from '../../engine/keysOf';
import { type GameLines, takesNoArguments, wordsOf } from '../../engine/lines';
import { type Pile, pileTitle } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow, helpLine } from '../../engine/textTable';
import { listed } from '../../locales/format';
import { cardCount, redealsSentence } from '../common/words';
import { type BoardKind, cardsOf, emptyPiles, type LayoutState, pilesOf } from './board';
import { type FullLayout, foundationCount, packSize, stockSize } from './layout';
import { DRAW, type LayoutMove, targetsOf } from './rules';
import { formatPile, LETTERS, pileIsEmpty, stockAction } from './words';

// Moves as lines that are typed, and the table as text.

const KINDS = keysOf(LETTERS);

const pileCounts = (setup: FullLayout): Counts => ({
  waste: setup.stock !== 'rows' && stockSize(setup) > 0 ? 1 : 0,
  tableau: setup.columns.length,
  foundation: foundationCount(setup),
  cell: setup.cells,
  reserve: setup.reserve.length,
});

type Counts = Readonly<Record<BoardKind, number>>;

/** The names of the piles of a kind in the line of a move: `w`, `c1 to c7`. */
const namesOf = (kind: BoardKind, count: number): string => {
  const letter = LETTERS[kind];
  if (kind === 'waste') return letter;
  const [first, last] = [`${letter}1`, `${letter}${count}`];
  return count === 1
    ? first
    : t({ message: `${first} to ${last}`, comment: 'names of piles as they are typed: c1 to c7' });
};

const pileNames = (counts: Counts): string =>
  listed(
    KINDS.filter((kind) => counts[kind] > 0).map((kind) => namesOf(kind, counts[kind])),
    'and',
  );

function parsePile(setup: FullLayout, word: string): Result<Pile, string> {
  const counts = pileCounts(setup);
  const [, letter = '', digits = ''] = /^([a-z])(\d*)$/.exec(word) ?? [];
  const kind = KINDS.find((each) => counts[each] > 0 && LETTERS[each] === letter);
  if (!kind) {
    const [shown, piles] = [quote(word), pileNames(counts)];
    return err(t`${shown} is not a pile; piles are ${piles}.`);
  }
  const index = digits === '' && counts[kind] === 1 ? 1 : Number(digits);
  const isThere = index >= 1 && index <= counts[kind] && (kind !== 'waste' || digits === '');
  return isThere ? ok({ kind, index }) : err(noSuchNumber(counts, kind, digits));
}

/** Says that no pile of a kind has this number, and which there are. */
function noSuchNumber(counts: Counts, kind: BoardKind, digits: string): string {
  const number = quote(digits);
  if (counts[kind] > 1) {
    const names = namesOf(kind, counts[kind]);
    return t`${select(kind, {
      foundation: `There is no foundation ${number}; foundations are ${names}.`,
      cell: `There is no free cell ${number}; free cells are ${names}.`,
      reserve: `There is no reserve pile ${number}; reserve piles are ${names}.`,
      other: `There is no column ${number}; columns are ${names}.`,
    })}`;
  }
  const piles = pileNames(counts);
  return t`${select(kind, {
    waste: `There is no waste ${number}; piles are ${piles}.`,
    foundation: `There is no foundation ${number}; piles are ${piles}.`,
    cell: `There is no free cell ${number}; piles are ${piles}.`,
    reserve: `There is no reserve pile ${number}; piles are ${piles}.`,
    other: `There is no column ${number}; piles are ${piles}.`,
  })}`;
}

/** The foundation or free cell that takes the top card of a pile. */
function firstTarget(
  setup: FullLayout,
  state: LayoutState,
  kind: 'foundation' | 'cell',
  from: Pile,
): Result<Pile, string> {
  const top = cardsOf(state, from)?.at(-1);
  if (kind === 'cell') {
    const [cell] = emptyPiles(state, 'cell');
    return cell ? ok(cell) : err(t`Every free cell is taken.`);
  }
  if (top === undefined) return err(pileIsEmpty(setup, from));
  const [foundation] = targetsOf(setup, state, top, 'foundation');
  if (foundation) return ok(foundation);
  const card = theCard(top);
  return err(t`No foundation takes ${card}.`);
}

/** How a game of columns is typed and printed; its table as text names and counts its piles if `countsCards`. */
export const layoutLines = (
  setup: FullLayout,
  countsCards = false,
): GameLines<LayoutState, LayoutMove> => ({
  moveHelp: () => moveHelp(setup),
  formatState: (state) => (countsCards ? formatCounted : formatState)(setup, state),
  parseMove: (text, state) => parseMove(setup, text, state),
});

/** Parses the line of a move, in either case; with a state, a target may be a kind of pile alone. */
function parseMove(
  setup: FullLayout,
  text: string,
  state?: LayoutState,
): Result<LayoutMove, string> {
  const [word = '', ...operands] = wordsOf(text);
  const hasStock = stockSize(setup) > 0;
  if (hasStock && word === 's')
    return operands.length === 0 ? ok(DRAW) : err(takesNoArguments(word));
  const example = hasStock ? t`“s” or “m c6, c1, 2”` : t`“m c6, c1, 2”`;
  const [source, target, count = '1', ...more] = operands;
  if (word !== 'm') {
    const shown = quote(text);
    return err(t`${shown} is not a move; moves look like ${example}.`);
  }
  if (source === undefined || target === undefined)
    return err(t`A move names where from and where to, as in “m c6, c1, 2”.`);
  if (more.length > 0) return err(t`Too many words: moves look like ${example}.`);
  if (!/^\d+$/.test(count)) {
    const shown = quote(count);
    return err(t`${shown} is not a number of cards.`);
  }
  const from = parsePile(setup, source);
  if (!from.ok) return from;
  const kind = (['foundation', 'cell'] as const).find(
    (each) => LETTERS[each] === target && pileCounts(setup)[each] > 0,
  );
  const to = kind && state ? firstTarget(setup, state, kind, from.value) : parsePile(setup, target);
  // No pile has more cards than the pack, and a longer number would become infinite.
  const taken = Math.min(Number(count), packSize(setup));
  return to.ok ? ok({ from: from.value, to: to.value, count: taken }) : to;
}

function moveHelp(setup: FullLayout): readonly string[] {
  const piles = pileNames(pileCounts(setup));
  return [
    ...(stockSize(setup) > 0 ? [helpLine('s', stockHelp(setup))] : []),
    helpLine('m SRC, DST, N', t`move N cards (1 if left out); piles ${piles}`),
    ...(setup.goal === 'cards'
      ? [helpLine('m c1, f', t`to the foundation that takes the card`)]
      : []),
    ...(setup.cells > 1 ? [helpLine('m c1, a', t`to the first free cell`)] : []),
  ];
}

const stockHelp = (setup: FullLayout): string =>
  setup.redeals === 0 ? stockAction(setup) : t`draw from the stock, or turn the waste over`;

const COLUMN_WIDTH = 6;

/** A pile above the columns: its name and the cards that show, as text. */
type UpperPile = readonly [name: string, shows: string];

/** The columns as lines, the last card of each lowest, face-down cards as `[ ]`. */
const columnLines = ({ tableau }: LayoutState, width: number): readonly string[] =>
  formatColumns(
    tableau.map(({ cards }) => cards),
    width,
    (card, column, row) => (row < (tableau[column]?.hidden ?? 0) ? '[ ]' : cardCode(card)),
  );

function formatState({ stock }: FullLayout, state: LayoutState): string {
  const piles = (kind: 'cell' | 'reserve' | 'foundation'): readonly UpperPile[] =>
    pilesOf(state, kind).map((cards, i) => [
      formatPile({ kind, index: i + 1 }),
      formatCards(cards.slice(-1)) || '--',
    ]);
  const shown = stock === 'rows' ? 1 : stock;
  const wide = (text: string): string => text.padEnd(shown * 3);
  const upper: readonly UpperPile[] = [
    ...(state.stock ? [['s', String(state.stock.length)] as const] : []),
    ...(state.waste
      ? [[wide('w'), wide(formatCards(state.waste.slice(-shown)) || '--')] as const]
      : []),
    ...piles('cell'),
    ...piles('reserve'),
    ...(state.waste || state.cells || state.reserve ? [['|', '|'] as const] : []),
    ...piles('foundation'),
  ];
  const line = (texts: readonly string[]): string => formatRow(texts, COLUMN_WIDTH);
  return [
    line(upper.map(([name]) => name)),
    line(upper.map(([, shows]) => shows)),
    '',
    line(state.tableau.map((_, i) => `c${i + 1}`)),
    ...columnLines(state, COLUMN_WIDTH),
  ].join('\n');
}

const COUNTED_WIDTH = 15;

/** The same with the names of the piles and the numbers of their cards, as the linked-list assignment prints it. */
function formatCounted({ stock }: FullLayout, state: LayoutState): string {
  const { redealsLeft } = state;
  const named = (kind: Pile['kind'], piles: readonly (readonly Card[])[], shown: number) =>
    piles.map((cards, i) => ({
      name: pileTitle({ kind, index: i + 1 }),
      count: `(${cardCount(cards.length)})`,
      text: shown > 0 ? formatCards(cards.slice(-shown)) : cards.length > 0 ? '[ ]' : '',
    }));
  const upper = [
    ...named('stock', state.stock ? [state.stock] : [], 0),
    ...named('waste', pilesOf(state, 'waste'), stock === 'rows' ? 1 : stock),
    ...named('cell', pilesOf(state, 'cell'), 1),
    ...named('reserve', pilesOf(state, 'reserve'), 1),
    ...named('foundation', state.foundations, 1),
  ];
  const columns = named('tableau', pilesOf(state, 'tableau'), 0);
  const line = (texts: readonly string[]): string => formatRow(texts, COUNTED_WIDTH);
  return [
    ...(redealsLeft === undefined ? [] : [redealsSentence(redealsLeft)]),
    line(upper.map(({ name }) => name)),
    line(upper.map(({ count }) => count)),
    line(upper.map(({ text }) => text)),
    '',
    line(columns.map(({ name }) => name)),
    line(columns.map(({ count }) => count)),
    ...columnLines(state, COUNTED_WIDTH),
  ].join('\n');
}
