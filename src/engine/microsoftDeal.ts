import { t } from '@lingui/core/macro';
import type { DealId } from './dealId';
import { quote } from './quote';
import { err, ok, type Result } from './result';

/** The largest number: the generator’s state has 31 bits. */
const MAX_NUMBER = 2 ** 31 - 1;

/** True for a deal by Microsoft’s number, such as `ms617`. */
export const isMicrosoftDeal = (deal: DealId): boolean => deal.startsWith('ms');

/** The number of such a deal. */
export const microsoftNumber = (deal: DealId): number => Number(deal.slice(2));

/** Parses a text such as `ms 617`, in either case; undefined if it does not begin with `ms`. */
export function parseMicrosoftDeal(text: string): Result<DealId, string> | undefined {
  const [, written] = /^\s*ms(.*)$/is.exec(text) ?? [];
  if (written === undefined) return undefined;
  const digits = written.trim().replace(/^0+(?=\d)/, '');
  const number = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  if (number >= 1 && number <= MAX_NUMBER) return ok(`ms${number}`);
  const deal = quote(text.trim());
  return err(t`${deal} is not a deal; Microsoft’s numbers are ms1 to ms${MAX_NUMBER}.`);
}
