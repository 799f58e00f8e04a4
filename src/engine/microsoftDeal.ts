import { t } from '@lingui/core/macro';
import { CARDS_IN_DECK, type Card, makeCard } from './card';
import type { DealId } from './dealId';
import { quote } from './quote';
import { err, ok, type Result } from './result';
import { type RandomBelow, selectionShuffle } from './shuffle';

/** The largest number, of 33 bits. */
export const MAX_MICROSOFT_NUMBER = 2 ** 33 - 1;

/** True for a deal by Microsoft’s number, such as `ms617`. */
export const isMicrosoftDeal = (deal: DealId): boolean => deal.startsWith('ms');

export const microsoftNumber = (deal: DealId): number => Number(deal.slice(2));

/** Parses a text such as `ms 617`, in either case; undefined if it does not begin with `ms`. */
export function parseMicrosoftDeal(text: string): Result<DealId, string> | undefined {
  const [, written] = /^\s*ms(.*)$/is.exec(text) ?? [];
  if (written === undefined) return undefined;
  const digits = written.trim().replace(/^0+(?=\d)/, '');
  const number = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  if (number >= 1 && number <= MAX_MICROSOFT_NUMBER) return ok(`ms${number}`);
  const deal = quote(text.trim());
  return err(t`${deal} is not a deal; Microsoft’s numbers are ms1 to ms${MAX_MICROSOFT_NUMBER}.`);
}

/** Microsoft’s order of suits: clubs, diamonds, hearts, spades. */
const SUITS_IN_ORDER = [2, 1, 0, 3];

/**
 * The random numbers of Microsoft’s C library, of 15 bits; those of numbers from 2³¹ on have a 16th bit, and from 2³² on the
 * generator begins again with other numbers. Source: docs/sources.md, Microsoft FreeCell.
 */
export function microsoftRandom(number: number): RandomBelow {
  let state = number % 2 ** 32;
  return (n) => {
    state = (state * 214013 + 2531011) % 2 ** 32;
    const high = Math.floor(state / 2 ** 16);
    if (number >= 2 ** 32) return (high + 1) % n;
    return ((high & 0x7fff) | (number >= 2 ** 31 ? 0x8000 : 0)) % n;
  };
}

/**
 * The deck of a deal by Microsoft’s number, the first card to be dealt last: cards rank by rank, shuffled by its random numbers.
 * Source: docs/sources.md, Microsoft FreeCell.
 */
export function microsoftDeck(deal: DealId): readonly Card[] {
  const cards = Array.from({ length: CARDS_IN_DECK }, (_, n) =>
    makeCard(SUITS_IN_ORDER[n % 4] as number, Math.floor(n / 4)),
  );
  return selectionShuffle(cards, microsoftRandom(microsoftNumber(deal)));
}
