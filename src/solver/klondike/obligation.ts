import * as board from './board';
import { cardOf, MOVE, MOVE_CARD, MOVE_KIND, suitOfCard } from './problem';

// An obligation is what the next move must do, packed into a number. Its low five bits are a suit, or a rank, given as
// the position of its lower bit in a chain. Then come flags and two cards.

export const NO_OBLIGATION = 0;
/** The next move lays a card of the rank on a slot of chain 0. */
export const OBLIGATION_CHAIN_0 = 1 << 8;
/** The next move lays a card of the rank on a slot of chain 1. */
export const OBLIGATION_CHAIN_1 = 2 << 8;
/** The next move takes a card of the suit to its foundation. */
export const OBLIGATION_SUIT = 4 << 8;
/** Or the twin of the card just laid goes to its foundation, from under a card that moves over. */
export const OBLIGATION_TWIN = 8 << 8;
const TWIN_SHIFT = 12;
/** Or, after a card has returned from its foundation, another one returns. */
export const OBLIGATION_RETURN = 1 << 20;
/** A card returned for the sake of the one under it, which must return as soon as a card takes it. */
export const OBLIGATION_DUE = 1 << 21;
const DUE_SHIFT = 22;

/** The position of the lower bit of the rank to be laid, in a chain. */
export const rankBitIn = (obligation: number): number => obligation & 31;
export const suitIn = (obligation: number): number => obligation & 3;
/** The twin of the card just laid. */
export const twinIn = (obligation: number): number => (obligation >> TWIN_SHIFT) & 63;
/** The card that must return. */
export const dueIn = (obligation: number): number => (obligation >> DUE_SHIFT) & 63;

/**
 * What the move after this one must do; `before` is what this one had to do. A move that only prepares for another is
 * left until just before it (docs/solver.md). A card that returns from a foundation, or with draw one is laid from the
 * stock, prepares for a card to be laid on it, or for its twin to go to the foundation from under a card that moves
 * over; if it returns, also for the return of the card that lay under it. Emptying a pile prepares for a king. With
 * draw one, taking a card from the stock to its foundation prepares for the next card of its suit.
 */
export function obligationAfter(move: number, before: number): number {
  return obligationDue(move, before) || obligationOf(move);
}

/**
 * The obligation while a card is due, or becomes due because another one is laid first. With draw three, cards seldom
 * return, and the check is not worth its time.
 */
function obligationDue(move: number, before: number): number {
  const kind = move & MOVE_KIND;
  const isFromStock = kind === MOVE.stockToTableau;
  if (
    board.draw > 1 ||
    !(before & (OBLIGATION_DUE | OBLIGATION_RETURN)) ||
    !(isFromStock || kind === MOVE.fromFoundation)
  ) {
    return NO_OBLIGATION;
  }
  const card = isFromStock ? (board.stock[move & MOVE_CARD] as number) : move & MOVE_CARD;
  if (before & OBLIGATION_DUE) {
    const due = dueIn(before);
    return card === due ? NO_OBLIGATION : toCover(card) | OBLIGATION_DUE | (due << DUE_SHIFT);
  }
  const returned = twinIn(before) ^ 1;
  const isForNext = ((card ^ returned) & 2) !== 0 && card >> 2 >= returned >> 2;
  if (!isForNext) return NO_OBLIGATION;
  const due = cardOf((returned >> 2) - 1, suitOfCard(returned));
  return toCover(card) | OBLIGATION_DUE | (due << DUE_SHIFT);
}

function obligationOf(move: number): number {
  const number = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case MOVE.fromFoundation:
      return toCover(number) | OBLIGATION_RETURN;
    case MOVE.stockToTableau: {
      const card = board.stock[number] as number;
      return board.draw === 1 && card >> 2 !== board.king ? toCover(card) : NO_OBLIGATION;
    }
    case MOVE.reveal:
      return board.unmovedIn(number) === 0
        ? OBLIGATION_CHAIN_0 | OBLIGATION_CHAIN_1 | (2 * board.king)
        : NO_OBLIGATION;
    case MOVE.stockToFoundation: {
      const card = board.stock[number] as number;
      const rank = card >> 2;
      const suit = suitOfCard(card);
      const isFinal =
        rank === board.king || board.heights === board.complete || board.isSafe(rank, suit);
      return board.draw > 1 || isFinal ? NO_OBLIGATION : OBLIGATION_SUIT | suit;
    }
    default:
      return NO_OBLIGATION;
  }
}

/** The obligation to lay a card on this one, or to take its twin to the foundation. */
const toCover = (card: number): number =>
  (card & 2 ? OBLIGATION_CHAIN_1 : OBLIGATION_CHAIN_0) |
  (2 * (card >> 2) - 2) |
  OBLIGATION_TWIN |
  ((card ^ 1) << TWIN_SHIFT);
