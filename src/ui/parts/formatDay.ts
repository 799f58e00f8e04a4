import { localDay } from '../../store/browser';

const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

const DATE = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const FULL = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const MONTH = formatter({ month: 'long', year: 'numeric' });

/** `23 November 2026` for `2026-11-23`. */
export const formatDay = (day: string): string => DATE.format(new Date(day));

/** `23 Nov 2026` */
export const formatShortDay = (day: string): string => SHORT.format(new Date(day));

/** `Monday 23 November 2026`. */
export const formatWeekday = (day: string): string => FULL.format(new Date(day)).replace(',', '');

/** `November 2026`, of any of its days. */
export const formatMonth = (day: string): string => MONTH.format(new Date(day));

/** The local day of a moment in milliseconds: `23 November 2026`. */
export const formatMoment = (moment: number): string => formatDay(localDay(new Date(moment)));

/** `23 Nov 2026`, like `formatMoment`. */
export const formatShortMoment = (moment: number): string =>
  formatShortDay(localDay(new Date(moment)));
