import { t } from '@lingui/core/macro';
import { isMicrosoftDeal, microsoftNumber } from './microsoftDeal';
import { quote } from './quote';
import { err, ok, type Result } from './result';
import type { RandomBelow } from './shuffle';

/**
 * Which deal of a game: the number it is shuffled with, a canonical decimal integer of any size and sign such as
 * `275` or `-7`; one of Microsoft’s deal numbers, such as `ms617`; a deck dealt by hand, as the codes of its cards’ faces
 * in one word, top card last; or a position that was set up, as `position/` and its code (`games/common/positionCode.ts`).
 */
export type DealId = string;

/** Random deal numbers are below this, so they have nine digits at most. */
const RANDOM_DEALS = 1_000_000_000;

const MAX_DIGITS = 1_000_000;

/** Parses a deal number into its canonical form; the error is a sentence. */
export function parseDealNumber(text: string): Result<DealId, string> {
  const match = /^([+-]?)(\d+)$/.exec(text.trim());
  if (!match) {
    const written = quote(text);
    return err(
      text.trim() === ''
        ? t`A deal number is needed: any integer, such as 275.`
        : t`${written} is not a deal number; a deal number is any integer, such as 275.`,
    );
  }
  const [, sign = '', digitsTyped = ''] = match;
  // Leading zeros go in a second step: one regular expression for both would backtrack.
  const digits = digitsTyped.replace(/^0+(?=\d)/, '');
  if (digits.length > MAX_DIGITS) return err(t`That deal number has more than a million digits.`);
  return ok(sign === '-' && digits !== '0' ? `-${digits}` : digits);
}

/** A random deal number of at most nine digits. */
export const randomDealId = (randomBelow: RandomBelow): DealId => String(randomBelow(RANDOM_DEALS));

/** True for a deck dealt by hand, and for a position: their codes have capital letters, which no number has. */
export const isHandDealt = (deal: DealId): boolean => /[A-Z]/.test(deal);

const POSITION = 'position/';

/** True for a position that was set up. */
export const isPosition = (deal: DealId): boolean => deal.startsWith(POSITION);

/** The id of a position with this code, and its code again. */
export const positionDeal = (code: string): DealId => POSITION + code;
export const positionCode = (deal: DealId): string => deal.slice(POSITION.length);

/** The deal number plus `by`, which may be negative. One of Microsoft’s stays one; a deck dealt by hand counts as 0. */
export function offsetDeal(deal: DealId, by: number): DealId {
  if (isMicrosoftDeal(deal)) return `ms${microsoftNumber(deal) + by}`;
  return String(BigInt(isHandDealt(deal) ? 0 : deal) + BigInt(by));
}

/** The deal within a sentence: `deal 275`, `deal by hand`, `Microsoft deal 617`. */
export function dealInWords(deal: DealId): string {
  if (isMicrosoftDeal(deal)) {
    const number = String(microsoftNumber(deal));
    return t`Microsoft deal ${number}`;
  }
  const number = displayDeal(deal);
  return t({ message: `deal ${number}`, comment: 'within a sentence; it may get a capital' });
}

/** The deal for display: `by hand`, or its number; a very long one is cut to both ends and its length. */
export function displayDeal(deal: DealId): string {
  if (isHandDealt(deal)) return t({ message: 'by hand', comment: 'in place of a deal’s number' });
  if (deal.length <= 24) return deal;
  const [start, end] = [deal.slice(0, 8), deal.slice(-8)];
  const { length } = deal.replace('-', '');
  return t`${start}…${end} (${length} digits)`;
}
