import { CARDS_IN_DECK, type Card, makeCard } from './card';
import type { DealId } from './dealId';
import { microsoftNumber } from './microsoftDeal';

/** Microsoft’s order of suits: clubs, diamonds, hearts, spades. */
const SUITS_IN_ORDER = [2, 1, 0, 3];

/**
 * The deck of a deal by Microsoft’s number, the first card to be dealt last. Each card is drawn from those left, by the
 * random numbers of Microsoft’s C library; the last card left takes its place. Source: docs/sources.md, Microsoft FreeCell.
 */
export function microsoftDeck(deal: DealId): readonly Card[] {
  let state = microsoftNumber(deal);
  const left = Array.from({ length: CARDS_IN_DECK }, (_, n) =>
    makeCard(SUITS_IN_ORDER[n % 4] as number, Math.floor(n / 4)),
  );
  const dealt: Card[] = [];
  while (left.length > 0) {
    state = (state * 214013 + 2531011) % 2 ** 31;
    const drawn = Math.floor(state / 2 ** 16) % left.length;
    dealt.push(left[drawn] as Card);
    left[drawn] = left.at(-1) as Card;
    left.pop();
  }
  return dealt.reverse();
}
