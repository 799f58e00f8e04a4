import { type Card, rankOf, suitOf } from '../../engine/card';
import { type Pile, WASTE } from '../../engine/pile';
import { bestMove } from '../building/advice';
import { cardsOf, targetsOf } from '../building/board';
import { faceUpCount } from '../building/column';
import { isSafe, isWon } from '../building/rules';
import { boardRules, type KlondikeMove, legalMoves, moveOf, transferOf } from './moves';
import { apply, status } from './rules';
import { type KlondikeState, TABLEAU_PILES } from './state';

/** The piles whose top card can go to a foundation. */
const SOURCES: readonly Pile[] = [
  WASTE,
  ...Array.from({ length: TABLEAU_PILES }, (_, i): Pile => ({ kind: 'tableau', index: i + 1 })),
];

const topOf = (state: KlondikeState, pile: Pile): Card | undefined => cardsOf(state, pile)?.at(-1);

/** A move that takes a top card to a foundation. */
interface FoundationMove {
  readonly card: Card;
  readonly move: KlondikeMove;
}

/** The moves that take a top card to a foundation, the waste’s first. */
function foundationMoves(state: KlondikeState): readonly FoundationMove[] {
  return SOURCES.flatMap((from) => {
    const card = topOf(state, from);
    if (card === undefined) return [];
    const [to] = targetsOf(state, card, 'foundation', boardRules(state));
    const move = to && moveOf({ from, count: 1, to });
    return move ? [{ card, move }] : [];
  });
}

/** The first move that takes a safe card to a foundation. */
export const safeMove = (state: KlondikeState): KlondikeMove | undefined =>
  isWon(state)
    ? undefined
    : foundationMoves(state).find(({ card }) => isSafe(card, state.foundations))?.move;

/** True if a card lies on a lower one of its suit: then neither can go to a foundation first. */
const isLocked = (cards: readonly Card[]): boolean =>
  cards.some((card, i) =>
    cards
      .slice(0, i)
      .some((below) => suitOf(below) === suitOf(card) && rankOf(below) < rankOf(card)),
  );

/**
 * Moves to the foundations and clicks on the stock that win by themselves, or nothing if they do not win. A full pass through
 * the stock without a card for a foundation ends the attempt.
 */
export function finish(state: KlondikeState): readonly KlondikeMove[] | undefined {
  if (isWon(state) || state.tableau.some(({ cards }) => isLocked(cards))) return undefined;
  const moves: KlondikeMove[] = [];
  let now = state;
  let idleClicks = 0;
  while (!isWon(now)) {
    const [toFoundation] = foundationMoves(now);
    idleClicks = toFoundation ? 0 : idleClicks + 1;
    if (idleClicks > now.stock.length + now.waste.length + 2) return undefined;
    const move = toFoundation?.move ?? { type: 'clickStock' };
    const next = apply(now, move);
    if (!next.ok) return undefined;
    moves.push(move);
    now = next.value;
  }
  return moves;
}

/** The best-looking move: a safe card to a foundation, else one that turns a card up, else one from the waste. */
export function hint(state: KlondikeState): KlondikeMove | undefined {
  return status(state) === 'playing'
    ? bestMove(legalMoves(state), (move) => rate(state, move))
    : undefined;
}

/** How good a move looks, above 0. */
function rate(state: KlondikeState, move: KlondikeMove): number {
  const transfer = transferOf(move);
  if (!transfer) return 2;
  const { from, to, count } = transfer;
  const toFoundation = to.kind === 'foundation';
  const card = topOf(state, from);
  if (toFoundation && card !== undefined && isSafe(card, state.foundations)) return 100;
  const pile = from.kind === 'tableau' ? state.tableau[from.index - 1] : undefined;
  if (pile && pile.hidden > 0 && faceUpCount(pile) === count) return 50 + pile.hidden;
  if (from.kind === 'waste') return toFoundation ? 20 : 30;
  if (toFoundation) return 10;
  const emptiesPile = pile?.cards.length === count && topOf(state, to) !== undefined;
  if (emptiesPile) return 5;
  return from.kind === 'foundation' ? 0.1 : 1;
}
