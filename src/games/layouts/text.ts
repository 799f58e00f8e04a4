import { type Card, cardName, SUITS, suitOf } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { TextDefinition } from '../../engine/defineGame';
import { KIND_NAMES, type Pile } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { cardCount, listed, plural, wordsOf } from '../../engine/words';
import { formatBoard, type UpperPile } from '../building/boardText';
import { takenBy } from '../building/takenBy';
import { parseMoveWords, type Transfer } from '../building/transfer';
import { cardsInWords, namedCards, redealsInWords } from '../building/words';
import { cardsOf, emptyPiles, type LayoutState } from './board';
import { explain } from './explain';
import { foundationCount, type Setup, stockSize } from './layout';
import { DRAW, isDraw, type LayoutMove, type LayoutReason, targetsOf } from './rules';
import { pileNamed } from './words';

/** The letters of the kinds of pile in the line of a move. */
const LETTERS = { waste: 'w', tableau: 'c', foundation: 'f', cell: 'a', reserve: 'r' } as const;
/** The same letters in lines of earlier versions. */
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

const formatPile = ({ kind, index }: Pile): string =>
  kind === 'waste' ? LETTERS.waste : `${LETTERS[kind as Kind]}${index}`;

/** A move as a line: `s`, `m c6, c1, 2`. */
const formatMove = (move: LayoutMove): string =>
  isDraw(move) ? 's' : `m ${formatPile(move.from)}, ${formatPile(move.to)}, ${move.count}`;

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
  const [, written = '', digits = ''] = /^([a-z])(\d{0,9})$/.exec(word) ?? [];
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
  return takenBy(foundation, card, from);
}

/** Parses such a line, in either case; with a state, a target may be a kind of pile alone. */
function parseMove(setup: Setup, text: string, state?: LayoutState): Result<LayoutMove, string> {
  const [word = '', ...operands] = wordsOf(text);
  const hasStock = stockSize(setup) > 0;
  if (hasStock && (EARLIER[word] ?? word) === 's')
    return operands.length === 0 ? ok(DRAW) : err(`${quote(word)} takes no arguments.`);
  const example = `moves look like ${hasStock ? '“s” or ' : ''}“m c6, c1, 2”`;
  const words = parseMoveWords(text, example);
  if (!words.ok) return words;
  const { source, target, count } = words.value;
  const from = parsePile(setup, source);
  if (!from.ok) return from;
  const kind = (['foundation', 'cell'] as const).find(
    (each) => LETTERS[each] === (EARLIER[target] ?? target) && pileCounts(setup)[each] > 0,
  );
  const to = kind && state ? firstTarget(setup, state, kind, from.value) : parsePile(setup, target);
  return to.ok ? ok({ from: from.value, to: to.value, count }) : to;
}

const stockAction = ({ stock }: Setup): string =>
  stock === 'rows' ? 'deal a card to each column' : 'draw from the stock';

/** `draw from the stock`, `Queen of Hearts and Jack of Clubs to column 4`; from where, if a face is there twice. */
function suggest(setup: Setup, state: LayoutState, move: LayoutMove): string {
  if (isDraw(move)) return state.stock?.length === 0 ? 'turn the waste over' : stockAction(setup);
  const { from, to, count } = move;
  const cards = namedCards(cardsOf(state, from)?.slice(-count) ?? []);
  const isTwice = setup.decks > 1 || setup.suits < 4;
  return `${cards}${isTwice ? ` from ${pileNamed(setup, from)}` : ''} to ${pileNamed(setup, to)}`;
}

/** What a move did: `Queen of Hearts to column 4.` `Jack of Clubs revealed.` */
function narrate(
  setup: Setup,
  before: LayoutState,
  move: LayoutMove,
  after: LayoutState,
): readonly string[] {
  const revealed = after.tableau.flatMap(({ cards, hidden }, i) =>
    hidden < (before.tableau[i]?.hidden ?? 0) ? cards.slice(-1) : [],
  );
  return [
    isDraw(move) ? narrateDraw(setup, before, after) : narrateTransfer(setup, before, move),
    ...narrateSuits(setup, before, after),
    ...narrateFilled(before, move, after),
    ...revealed.map((card) => `${cardName(card)} revealed.`),
  ];
}

const narrateTransfer = (
  setup: Setup,
  before: LayoutState,
  { from, to, count }: Transfer,
): string =>
  `${cardsInWords(cardsOf(before, from)?.at(-count) as Card, count)} to ${pileNamed(setup, to)}.`;

/** How many rows can still be dealt. */
export const rowsLeft = ({ columns }: Setup, stock: readonly Card[]): number =>
  Math.ceil(stock.length / columns.length);

function narrateDraw(setup: Setup, before: LayoutState, after: LayoutState): string {
  const { stock = [], waste = [], redealsLeft } = after;
  const drawn = (before.stock?.length ?? 0) - stock.length;
  if (setup.stock === 'rows')
    return `Dealt ${cardCount(drawn)}; ${stock.length === 0 ? 'the stock is empty' : `${plural(rowsLeft(setup, stock), 'deal')} left`}.`;
  const top = waste.at(-1);
  if (top !== undefined) return `Drew ${cardCount(drawn)}, ${cardName(top)} on top.`;
  const left = redealsLeft === undefined ? '' : `, ${redealsInWords(redealsLeft)}`;
  return `Turned the waste over: ${cardCount(stock.length)} in the stock${left}.`;
}

/** The whole suits that left the columns by themselves. */
const narrateSuits = ({ goal }: Setup, before: LayoutState, after: LayoutState) =>
  after.foundations.flatMap((cards, i) => {
    const [ace] = cards;
    const isNew = goal === 'runs' && ace !== undefined && before.foundations[i]?.length === 0;
    return isNew ? [`${SUITS[suitOf(ace)]} from king to ace to foundation ${i + 1}.`] : [];
  });

/** The cards with which the reserve filled empty columns. */
function narrateFilled(before: LayoutState, move: LayoutMove, after: LayoutState) {
  const [pile = []] = before.reserve ?? [];
  const own = !isDraw(move) && move.from.kind === 'reserve' ? 1 : 0;
  const left = pile.slice(after.reserve?.[0]?.length ?? 0, pile.length - own).reverse();
  return after.reserve?.length === 1
    ? left.map((card) => {
        const index = after.tableau.findIndex(({ cards }) => cards.includes(card));
        return `${cardName(card)} from the reserve to column ${index + 1}.`;
      })
    : [];
}

/** The piles above the columns, and the columns with their last card lowest. */
function formatState({ stock }: Setup, state: LayoutState): string {
  const piles = (letter: string, cards: readonly (readonly Card[])[] = []): readonly UpperPile[] =>
    cards.map((each, i) => [`${letter}${i + 1}`, formatCards(each.slice(-1)) || '--']);
  const shown = stock === 'rows' ? 1 : stock;
  const wide = (text: string): string => text.padEnd(shown * 3);
  return formatBoard(state, [
    ...(state.stock ? [['s', String(state.stock.length)] as const] : []),
    ...(state.waste
      ? [[wide('w'), wide(formatCards(state.waste.slice(-shown)) || '--')] as const]
      : []),
    ...piles(LETTERS.cell, state.cells),
    ...piles(LETTERS.reserve, state.reserve),
    ...(state.waste || state.cells || state.reserve ? [['|', '|'] as const] : []),
  ]);
}

function whyStuck(setup: Setup): string {
  const { stock, cells } = setup;
  const hasStock = stockSize(setup) > 0;
  return [
    `No card can be played${hasStock && stock !== 'rows' ? ', not even from the stock' : ''}`,
    ...(hasStock && stock === 'rows' ? ['and the stock is empty'] : []),
    ...(cells > 0 ? [`and ${cells === 1 ? 'the free cell' : 'every free cell'} is taken`] : []),
  ]
    .join(', ')
    .concat('.');
}

/** The text of a described game. */
export const layoutText = (
  setup: Setup,
): TextDefinition<LayoutState, LayoutMove, LayoutReason> => ({
  moveHelp: [
    ...(stockSize(setup) > 0 ? [`s                 ${stockAction(setup)}`] : []),
    `m SRC, DST, N     move N cards (1 if left out); piles ${listed(pileNames(pileCounts(setup)), 'and')}`,
    ...(setup.goal === 'cards' ? ['m c1, f           to the foundation that takes the card'] : []),
    ...(setup.cells > 1 ? ['m c1, a           to the first free cell'] : []),
  ],
  formatState: (state) => formatState(setup, state),
  formatMove,
  parseMove: (text, state) => parseMove(setup, text, state),
  explain: (refused) => explain(setup, refused),
  narrate: (before, move, after) => narrate(setup, before, move, after),
  suggest: (state, move) => suggest(setup, state, move),
  whyStuck: () => whyStuck(setup),
});
