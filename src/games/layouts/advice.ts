import { type Card, makeCard, SUITS, suitOf } from '../../engine/card';
import { countDeck, headOf, type LayoutState } from './board';
import { rankFromBase, suitsFit } from './building';
import { type FullLayout, packOf } from './layout';
import { apply, canDraw, DRAW, isWon, type LayoutMove, transfers } from './rules';

/** The number of foundations of a suit that hold the card of a rank, counted from the base. */
const countUp = (state: LayoutState, suit: number, rank: number): number =>
  state.foundations.filter(([first, ...rest]) => {
    return first !== undefined && suitOf(first) === suit && rest.length >= rank;
  }).length;

/**
 * Whether sending this card up can never hurt, because nothing left in play needs it to build on: every card that could be built
 * on it is up or, for a card of the first two ranks, can follow at once; and so is every card that could be built on those,
 * since they might come back. Where cards move together in any order, an ace with cards on it can’t follow. No other copy of the
 * card needs its place: each has one.
 */
export function isSafe(setup: FullLayout, state: LayoutState, card: Card): boolean {
  const { upToo, move, build, full, decks, suits } = setup;
  const rank = rankFromBase(setup, state, card);
  if (full && (state.stock ?? []).length > 0) return false;
  // A column that is built up may need an ace, too.
  if (upToo && (move !== 'one' || build !== 'suit')) return false;
  if (rank === 0) return true;
  const copies = (decks * 4) / suits;
  const inPlay = packOf(setup).suits ?? SUITS.map((_, suit) => suit);
  if (countUp(state, suitOf(card), rank - 1) < copies) return false;
  const goesOn = (suit: number, onto: number): boolean =>
    suitsFit(setup, makeCard(suit, 0), makeCard(onto, 0));
  const isUp = (suit: number, step: number): boolean =>
    rank - step < 0 || countUp(state, suit, rank - step) === copies;
  if (rank === 1 && move !== 'all') return true;
  return inPlay.every((suit) => {
    if (!goesOn(suit, suitOf(card))) return true;
    const onThose = inPlay.filter((other) => goesOn(other, suit));
    return isUp(suit, 1) && onThose.every((other) => isUp(other, 2));
  });
}

const foundationMoves = (setup: FullLayout, state: LayoutState) =>
  transfers(setup, state, ['waste', 'tableau', 'cell', 'reserve'], 'foundation');

/** The first move that takes a safe card to a foundation. */
export function safeMove(setup: FullLayout, state: LayoutState): LayoutMove | undefined {
  if (isWon(setup, state)) return undefined;
  for (const move of foundationMoves(setup, state))
    if (isSafe(setup, state, headOf(state, move.from))) return move;
  return undefined;
}

/** Moves to the foundations and draws that win the game; undefined if they do not, or while a card lies face down: nobody can know. */
export function finish(setup: FullLayout, state: LayoutState): readonly LayoutMove[] | undefined {
  if (state.tableau.some(({ hidden }) => hidden > 0)) return undefined;
  const moves: LayoutMove[] = [];
  let now = state;
  let idle = 0;
  while (!isWon(setup, now)) {
    const up = foundationMoves(setup, now).next().value;
    idle = up ? 0 : idle + 1;
    if (!up && !(now.waste && canDraw(setup, now) && idle <= countDeck(now) + 2)) return undefined;
    const move = up ?? DRAW;
    const next = apply(setup, now, move);
    if (!next.ok) return undefined;
    moves.push(move);
    now = next.value;
  }
  return moves.length > 0 ? moves : undefined;
}
