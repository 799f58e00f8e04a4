import { type Card, makeCard, SUITS, suitOf } from '../../engine/card';
import type { Advice } from '../../engine/game';
import { bestMove } from '../building/advice';
import { faceUpCount } from '../building/column';
import { finishBy } from '../building/finish';
import type { Transfer } from '../building/transfer';
import { cardsOf, countCards, type LayoutState, pilesOf } from './board';
import { isInRun, rankFromBase, runOf, suitsFit } from './building';
import { packOf, type Setup } from './layout';
import {
  apply,
  canDraw,
  DRAW,
  isDraw,
  isWon,
  type LayoutMove,
  legalMoves,
  targetsOf,
  wasteMoves,
} from './rules';

/** The number of foundations of a suit that hold the card of a rank, counted from the base. */
const countUp = (state: LayoutState, suit: number, rank: number): number =>
  state.foundations.filter(([first, ...rest]) => {
    return first !== undefined && suitOf(first) === suit && rest.length >= rank;
  }).length;

/**
 * True if a card can go to a foundation without harm: every card that could be built on it is there or, for a card of the first
 * two ranks, can follow at once; and so is every card that could be built on those, which might come back.
 */
export function isSafe(setup: Setup, state: LayoutState, card: Card): boolean {
  const { upToo, move, build, full, decks, suits } = setup;
  const rank = rankFromBase(setup, state, card);
  if (full && (state.stock ?? []).length > 0) return false;
  if (rank === 0) return true;
  if (upToo && (move !== 'one' || build !== 'suit')) return false;
  const copies = (decks * 4) / suits;
  const inPlay = packOf(setup).suits ?? SUITS.map((_, suit) => suit);
  const goesOn = (suit: number, onto: number): boolean =>
    suitsFit(setup, makeCard(suit, 0), makeCard(onto, 0));
  const isUp = (suit: number, step: number): boolean =>
    rank - step < 0 || countUp(state, suit, rank - step) === copies;
  if (rank === 1) return true;
  return inPlay.every((suit) => {
    if (!goesOn(suit, suitOf(card))) return true;
    const onThose = inPlay.filter((other) => goesOn(other, suit));
    return isUp(suit, 1) && onThose.every((other) => isUp(other, 2));
  });
}

const PILES = ['waste', 'tableau', 'cell', 'reserve'] as const;

/** The moves that take a top card to a foundation, one for each card. */
function* foundationMoves(setup: Setup, state: LayoutState): Generator<Transfer> {
  for (const kind of PILES) {
    for (const [i, cards] of pilesOf(state, kind).entries()) {
      const top = cards.at(-1);
      const [to] = top === undefined ? [] : targetsOf(setup, state, top, 'foundation');
      if (to) yield { from: { kind, index: i + 1 }, to, count: 1 };
    }
  }
}

const topOf = (state: LayoutState, { from, count }: Transfer): Card =>
  cardsOf(state, from)?.at(-count) as Card;

/** The first move that takes a safe card to a foundation. */
function safeMove(setup: Setup, state: LayoutState): LayoutMove | undefined {
  if (isWon(setup, state)) return undefined;
  for (const move of foundationMoves(setup, state))
    if (isSafe(setup, state, topOf(state, move))) return move;
  return undefined;
}

/** Moves to the foundations, and draws as long as a pass through the stock brings one, that win by themselves. */
function finish(setup: Setup, state: LayoutState): readonly LayoutMove[] | undefined {
  if (setup.goal === 'runs') return undefined;
  let idle = 0;
  const next = (now: LayoutState): LayoutMove | undefined => {
    const move = foundationMoves(setup, now).next().value;
    idle = move ? 0 : idle + 1;
    const cards = (now.stock?.length ?? 0) + (now.waste?.length ?? 0);
    return move ?? (now.waste && canDraw(setup, now) && idle <= cards + 2 ? DRAW : undefined);
  };
  return finishBy(
    state,
    next,
    (now, move) => apply(setup, now, move),
    (now) => isWon(setup, now),
  );
}

/**
 * What hints add to, the weightiest first: cards on foundations, rows dealt, cards turned up, columns filled for the next row,
 * cards in order, cards out of the waste and the reserve, cards in free cells, columns with cards.
 */
function measure(setup: Setup, state: LayoutState): readonly number[] {
  const { tableau, stock = [], waste = [], cells = [] } = state;
  const filled = tableau.filter(({ cards }) => cards.length > 0).length;
  const needsFull = setup.full && stock.length > 0;
  let inOrder = 0;
  let hidden = 0;
  for (const column of tableau) {
    hidden += column.hidden;
    for (let i = column.hidden + 1; i < column.cards.length; i++)
      if (isInRun(setup, state, column.cards[i] as Card, column.cards[i - 1] as Card)) inOrder++;
  }
  return [
    countCards(state, 'foundation'),
    setup.stock === 'rows' ? -stock.length : 0,
    -hidden,
    needsFull ? filled : 0,
    inOrder,
    -stock.length - waste.length - countCards(state, 'reserve'),
    cells.flat().length,
    filled,
  ];
}

/** The worth of adding to each part of the measure. */
const WORTH = [500, 60, 600, 40, 200, 100, 20, 30] as const;
const SAFE = 1000;
/** The worth of a move that lets a card go to a foundation at once. */
const FREES = 80;

/**
 * How good a move looks; 0 unless it adds to the measure or is followed by a card to a foundation. So hints never lead to an
 * earlier position.
 */
function rate(
  setup: Setup,
  state: LayoutState,
  before: readonly number[],
  move: LayoutMove,
): number {
  const next = apply(setup, state, move);
  if (!next.ok) return 0;
  const after = measure(setup, next.value);
  const part = after.findIndex((value, i) => value !== before[i]);
  const adds = part >= 0 && (after[part] as number) > (before[part] as number);
  if (isDraw(move)) return adds ? (WORTH[part] ?? 0) : 0;
  if (move.from.kind === 'foundation') return 0;
  if (adds) return (WORTH[part] ?? 0) + detail(setup, state, move, part);
  return foundationMoves(setup, next.value).next().done ? 0 : FREES;
}

/** What tells moves apart that add to the same part of the measure; below 100 but for safe cards. */
function detail(setup: Setup, state: LayoutState, move: Transfer, part: number): number {
  const { from, to, count } = move;
  const column = from.kind === 'tableau' ? state.tableau[from.index - 1] : undefined;
  if (part === 0)
    return to.kind === 'foundation' && isSafe(setup, state, topOf(state, move)) ? SAFE : 0;
  if (part === 2) return column?.hidden ?? 0;
  const target = to.kind === 'tableau' ? state.tableau[to.index - 1] : undefined;
  if (part === 4 && target)
    return (
      runOf(setup, state, target) + (column?.cards.length === count ? 50 : 0) + (column ? 0 : 25)
    );
  return column ? -Math.min(19, faceUpCount(column) - count) / 2 : 0;
}

/** The best of some moves, if it gains something. */
function gainingMove(
  setup: Setup,
  state: LayoutState,
  moves: Iterable<LayoutMove>,
): LayoutMove | undefined {
  const before = measure(setup, state);
  return bestMove([...moves], (move) => rate(setup, state, before, move));
}

/**
 * The best-looking move: one that gains something or, if clicks on the stock alone bring up a card of the waste that does, a
 * draw. Clicks change nothing for the other cards.
 */
function hint(setup: Setup, state: LayoutState): LayoutMove | undefined {
  const best = gainingMove(setup, state, legalMoves(setup, state));
  if (best || !state.waste || !canDraw(setup, state)) return best;
  const clicks = (state.stock?.length ?? 0) + state.waste.length + 2;
  let now = state;
  for (let n = 0; n < clicks; n++) {
    const next = apply(setup, now, DRAW);
    if (!next.ok) return undefined;
    now = next.value;
    if (gainingMove(setup, now, wasteMoves(setup, now))) return DRAW;
  }
  return undefined;
}

/** The advice of a described game. */
export const layoutAdvice = (setup: Setup): Advice<LayoutState, LayoutMove> => ({
  hint: (state) => hint(setup, state),
  ...(setup.goal === 'cards' && {
    safeMove: (state: LayoutState) => safeMove(setup, state),
    finish: (state: LayoutState) => finish(setup, state),
  }),
});
