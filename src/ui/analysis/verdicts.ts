import type { Verdict } from '../../solver/solve';

/** The verdicts as the page says them. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  winnable: 'Can still be won',
  unwinnable: 'Can no longer be won',
  unknown: 'Not known yet',
};
