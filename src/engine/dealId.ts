import { quote } from './quote';
import { err, ok, type Result } from './result';
import type { RandomBelow } from './shuffle';

/**
 * A canonical decimal integer of any size and sign: `0`, `275`, `-7`. The number a deal is shuffled with. In its
 * place a deck dealt by hand may stand: its 52 codes in one word, the last one on top.
 */
export type DealId = string;

/** Random deals are numbered from 0 to one less than this: nine digits at most. */
const RANDOM_DEALS = 1_000_000_000;

const MAX_DIGITS = 1_000_000;

/** The deal number a person, an address or a file names: any integer, in decimal. */
export function parseDealNumber(text: string): Result<DealId, string> {
  const match = /^([+-]?)0*(\d+)$/.exec(text.trim());
  if (!match) {
    return err(
      text.trim() === ''
        ? 'A deal number is needed: any integer, such as 275.'
        : `${quote(text)} is not a deal number; a deal number is any integer, such as 275.`,
    );
  }
  const [, sign = '', digits = ''] = match;
  if (digits.length > MAX_DIGITS) return err('That deal number has more than a million digits.');
  return ok(sign === '-' && digits !== '0' ? `-${digits}` : digits);
}

/** A random deal number of at most nine digits. */
export const randomDealId = (randomBelow: RandomBelow): DealId => String(randomBelow(RANDOM_DEALS));

/** Whether a deal is a deck in codes and no number. */
export const isHandDealt = (deal: DealId): boolean => /[A-Z]/.test(deal);

/** The deal number `by` further on, which may be negative; a deck dealt by hand counts as 0. */
export const offsetDeal = (deal: DealId, by: number): DealId =>
  (BigInt(isHandDealt(deal) ? 0 : deal) + BigInt(by)).toString();

/** The number as it is shown: in full, or where it is very long by its ends and its length. */
export const displayDeal = (deal: DealId): string => {
  if (isHandDealt(deal)) return 'by hand';
  return deal.length <= 24
    ? deal
    : `${deal.slice(0, 8)}…${deal.slice(-8)} (${deal.replace('-', '').length} digits)`;
};
