import * as board from './board';
import {
  cardOf,
  FROM_FOUNDATION,
  MOVE_CARD,
  MOVE_KIND,
  REVEAL,
  STOCK_TO_FOUNDATION,
  STOCK_TO_TABLEAU,
  suitOfCard,
} from './cards';
import { isTopSafe } from './mobility';

// An obligation says what the next move must do, packed into a number. Its low five bits are a suit, or a rank, as the position
// of its lower bit in a chain. Above them are flags and two cards.

export const NO_OBLIGATION: i32 = 0;
/** The next move lays a card of the rank on a slot of chain 0. */
export const OBLIGATION_CHAIN_0: i32 = 1 << 8;
/** The next move lays a card of the rank on a slot of chain 1. */
export const OBLIGATION_CHAIN_1: i32 = 2 << 8;
/** The next move takes a card of the suit to its foundation. */
export const OBLIGATION_SUIT: i32 = 4 << 8;
/** Or: plays the twin of the card just laid to its foundation, after moving the twin’s cover onto that card. */
export const OBLIGATION_TWIN: i32 = 8 << 8;
const TWIN_SHIFT: i32 = 12;
/** Or, after a card has returned from its foundation, another card returns. */
export const OBLIGATION_RETURN: i32 = 1 << 20;
/** A card returned for the sake of the one below it, which must return as soon as a card takes it. */
export const OBLIGATION_DUE: i32 = 1 << 21;
const DUE_SHIFT: i32 = 22;

/** The position in a chain of the lower bit of the rank to be laid. */
export function rankBitIn(obligation: i32): i32 {
  return obligation & 31;
}
export function suitIn(obligation: i32): i32 {
  return obligation & 3;
}
/** The twin of the card just laid. */
export function twinIn(obligation: i32): i32 {
  return (obligation >> TWIN_SHIFT) & 63;
}
/** The card owed back from its foundation. */
export function dueIn(obligation: i32): i32 {
  return (obligation >> DUE_SHIFT) & 63;
}

/**
 * What the move after this one must do; `before` is what this one had to do. A move that only prepares another is postponed
 * until just before it; docs/solver.md, “What is left out, and why”, tells which moves prepare what.
 */
export function obligationAfter(move: i32, before: i32): i32 {
  const due = obligationDue(move, before);
  return due !== NO_OBLIGATION ? due : obligationOf(move);
}

/**
 * The obligation while a card is due, or becomes due because another card is laid first. With draw three, cards seldom return,
 * and this check would cost more time than it saves.
 */
function obligationDue(move: i32, before: i32): i32 {
  const kind = move & MOVE_KIND;
  const isFromStock = kind === STOCK_TO_TABLEAU;
  if (
    !board.everyCardAtHand ||
    (before & (OBLIGATION_DUE | OBLIGATION_RETURN)) === 0 ||
    !(isFromStock || kind === FROM_FOUNDATION)
  ) {
    return NO_OBLIGATION;
  }
  const card = isFromStock ? board.stockCard(move & MOVE_CARD) : move & MOVE_CARD;
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

function obligationOf(move: i32): i32 {
  const number = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case FROM_FOUNDATION:
      return toCover(number) | OBLIGATION_RETURN;
    case STOCK_TO_TABLEAU: {
      const card = board.stockCard(number);
      return board.everyCardAtHand && card >> 2 !== board.king ? toCover(card) : NO_OBLIGATION;
    }
    case REVEAL:
      return board.unmovedIn(number) === 0
        ? OBLIGATION_CHAIN_0 | OBLIGATION_CHAIN_1 | (2 * board.king)
        : NO_OBLIGATION;
    case STOCK_TO_FOUNDATION: {
      const card = board.stockCard(number);
      const rank = card >> 2;
      const suit = suitOfCard(card);
      const isFinal = rank === board.king || board.heights === board.complete || isTopSafe(suit);
      return !board.everyCardAtHand || isFinal ? NO_OBLIGATION : OBLIGATION_SUIT | suit;
    }
    default:
      return NO_OBLIGATION;
  }
}

/** The obligation to lay a card on this one, or to take its twin to its foundation. */
function toCover(card: i32): i32 {
  return (
    (card & 2 ? OBLIGATION_CHAIN_1 : OBLIGATION_CHAIN_0) |
    (2 * (card >> 2) - 2) |
    OBLIGATION_TWIN |
    ((card ^ 1) << TWIN_SHIFT)
  );
}

/** A code from 0 to 127 for each obligation; −1 for those with a due card, of which there are too many. */
export function codeOf(obligation: i32): i32 {
  if (obligation === NO_OBLIGATION) return 0;
  if ((obligation & OBLIGATION_DUE) !== 0) return -1;
  if ((obligation & OBLIGATION_SUIT) !== 0) return 1 + suitIn(obligation);
  if ((obligation & OBLIGATION_TWIN) === 0) return 5;
  return ((obligation & OBLIGATION_RETURN) !== 0 ? 64 : 8) + twinIn(obligation);
}
