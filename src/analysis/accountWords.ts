import { t } from '@lingui/core/macro';
import type { Account } from '../chance/account';
import { formatPercent } from '../locales/format';

/** A chance in points of 100. */
export const inPoints = (chance: number): number => Math.round(100 * chance);

/** What became of the chance of a finished game: `You began with 44%. The cards took 12, your moves took 32.` It adds up. */
export function describeAccount({
  start,
  end,
  cost,
}: Pick<Account, 'start' | 'end' | 'cost'>): string {
  const began = formatPercent(start, 0);
  const moves = inPoints(cost);
  const luck = inPoints(end) - inPoints(start) + moves;
  const cards = Math.abs(luck);
  if (luck >= 0) {
    return moves > 0
      ? t`You began with ${began}. The cards gave ${cards}, your moves took ${moves}.`
      : t`You began with ${began}. The cards gave ${cards}, your moves took nothing.`;
  }
  return moves > 0
    ? t`You began with ${began}. The cards took ${cards}, your moves took ${moves}.`
    : t`You began with ${began}. The cards took ${cards}, your moves took nothing.`;
}

/** After a win: `A good player who doesn’t peek wins 4 of 10 deals that begin like this one.` */
export function describeStart(chance: number): string {
  const tenths = Math.round(10 * chance);
  if (tenths < 1)
    return t`Even a good player who doesn’t peek wins hardly any deal that begins like this one.`;
  if (tenths > 9)
    return t`A good player who doesn’t peek wins nearly all deals that begin like this one.`;
  return t`A good player who doesn’t peek wins ${tenths} of 10 deals that begin like this one.`;
}
