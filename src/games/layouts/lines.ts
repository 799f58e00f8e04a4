import { type Card, cardCode, cardName } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import { KIND_NAMES, type Pile, pileInWords, pileName } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { capital, cardCount, listed, wordsOf } from '../../engine/words';
import { redealsInWords } from '../common/words';
import { cardsOf, emptyPiles, type LayoutState, pilesOf } from './board';
import { foundationCount, packSize, type Setup, stockSize } from './layout';
import { formatPile, LETTERS } from './moveLine';
import { DRAW, type LayoutMove, targetsOf } from './rules';
import { stockAction } from './words';

// Moves as lines that are typed, and the table as text.

/** Letters that stand for others, as earlier versions wrote them. */
const EARLIER: Readonly<Record<string, string>> = { x: 'a', d: 's' };
type Kind = keyof typeof LETTERS;
const KINDS = Object.keys(LETTERS) as readonly Kind[];

/** How many piles of each kind the game has. */
const pileCounts = (setup: Setup): Counts => ({
  waste: setup.stock !== 'rows' && stockSize(setup) > 0 ? 1 : 0,
  tableau: setup.columns.length,
  foundation: foundationCount(setup),
  cell: setup.cells,
  reserve: setup.reserve.length,
});

type Counts = Readonly<Record<Kind, number>>;

/** The names of the piles of a kind in the line of a move: `w`, `c1 to c7`. */
const namesOf = (kind: Kind, count: number): string => {
  const letter = LETTERS[kind];
  if (kind === 'waste') return letter;
  return count === 1 ? `${letter}1` : `${letter}1 to ${letter}${count}`;
};

const pileNames = (counts: Counts): readonly string[] =>
  KINDS.filter((kind) => counts[kind] > 0).map((kind) => namesOf(kind, counts[kind]));

const pilesAre = (counts: Counts): string => `piles are ${listed(pileNames(counts), 'and')}`;

function parsePile(setup: Setup, word: string): Result<Pile, string> {
  const counts = pileCounts(setup);
  const [, written = '', digits = ''] = /^([a-z])(\d*)$/.exec(word) ?? [];
  const letter = EARLIER[written] ?? written;
  const kind = KINDS.find((each) => counts[each] > 0 && LETTERS[each] === letter);
  if (!kind) return err(`${quote(word)} is not a pile; ${pilesAre(counts)}.`);
  const index = digits === '' && counts[kind] === 1 ? 1 : Number(digits);
  const isThere = index >= 1 && index <= counts[kind] && (kind !== 'waste' || digits === '');
  if (isThere) return ok({ kind, index });
  const others = counts[kind] > 1 ? `${KIND_NAMES[kind]}s are ${namesOf(kind, counts[kind])}` : '';
  return err(`There is no ${KIND_NAMES[kind]} ${quote(digits)}; ${others || pilesAre(counts)}.`);
}

/** The foundation or free cell that takes the top card of a pile. */
function firstTarget(
  setup: Setup,
  state: LayoutState,
  kind: 'foundation' | 'cell',
  from: Pile,
): Result<Pile, string> {
  const card = cardsOf(state, from)?.at(-1);
  if (kind === 'cell') {
    const [cell] = emptyPiles(state, 'cell');
    return cell ? ok(cell) : err('Every free cell is taken.');
  }
  const [foundation] = card === undefined ? [] : targetsOf(setup, state, card, 'foundation');
  if (card === undefined) return err(`${capital(pileInWords(from))} is empty.`);
  return foundation ? ok(foundation) : err(`No foundation takes the ${cardName(card)}.`);
}

/** Parses the line of a move, in either case; with a state, a target may be a kind of pile alone. */
export function parseMove(
  setup: Setup,
  text: string,
  state?: LayoutState,
): Result<LayoutMove, string> {
  const [word = '', ...operands] = wordsOf(text);
  const hasStock = stockSize(setup) > 0;
  if (hasStock && (EARLIER[word] ?? word) === 's')
    return operands.length === 0 ? ok(DRAW) : err(`${quote(word)} takes no arguments.`);
  const example = `moves look like ${hasStock ? '“s” or ' : ''}“m c6, c1, 2”`;
  const [source, target, count = '1', ...more] = operands;
  if (word !== 'm') return err(`${quote(text)} is not a move; ${example}.`);
  if (source === undefined || target === undefined)
    return err('A move names where from and where to, as in “m c6, c1, 2”.');
  if (more.length > 0) return err(`Too many words: ${example}.`);
  if (!/^\d+$/.test(count)) return err(`${quote(count)} is not a number of cards.`);
  const from = parsePile(setup, source);
  if (!from.ok) return from;
  const kind = (['foundation', 'cell'] as const).find(
    (each) => LETTERS[each] === (EARLIER[target] ?? target) && pileCounts(setup)[each] > 0,
  );
  const to = kind && state ? firstTarget(setup, state, kind, from.value) : parsePile(setup, target);
  // No pile has more cards than the pack, and a longer number would become infinite.
  const most = Math.min(Number(count), packSize(setup));
  return to.ok ? ok({ from: from.value, to: to.value, count: most }) : to;
}

/** The lines of help about typed moves. */
export const moveHelp = (setup: Setup): readonly string[] => [
  ...(stockSize(setup) > 0
    ? [
        `s                 ${stockAction(setup)}${setup.redeals === 0 ? '' : ', or turn the waste over'}`,
      ]
    : []),
  `m SRC, DST, N     move N cards (1 if left out); piles ${listed(pileNames(pileCounts(setup)), 'and')}`,
  ...(setup.goal === 'cards' ? ['m c1, f           to the foundation that takes the card'] : []),
  ...(setup.cells > 1 ? ['m c1, a           to the first free cell'] : []),
];

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

/** The piles above the columns, and the columns. */
export function formatState({ stock }: Setup, state: LayoutState): string {
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
export function formatCounted({ stock }: Setup, state: LayoutState): string {
  const { redealsLeft } = state;
  const named = (kind: Pile['kind'], piles: readonly (readonly Card[])[], shown: number) =>
    piles.map((cards, i) => ({
      name: capital(pileName({ kind, index: i + 1 })),
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
    ...(redealsLeft === undefined ? [] : [`${capital(redealsInWords(redealsLeft))}.`]),
    line(upper.map(({ name }) => name)),
    line(upper.map(({ count }) => count)),
    line(upper.map(({ text }) => text)),
    '',
    line(columns.map(({ name }) => name)),
    line(columns.map(({ count }) => count)),
    ...columnLines(state, COUNTED_WIDTH),
  ].join('\n');
}
