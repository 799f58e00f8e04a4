import { memoize } from '../../engine/memoize';
import { formatLocale, isEnglish } from '../../locales/format';
import { localDay } from '../../store/browser';

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const WITHOUT_YEAR = { day: 'numeric', month: 'long' } as const;
const SHORT = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const FULL = { weekday: 'long', ...DATE } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

/** A day such as `2026-11-23`, written with these options. The formatters are kept: another language begins with a reload. */
const format = (options: Intl.DateTimeFormatOptions, day: string): string =>
  formatter(options).format(new Date(day));

const formatter = memoize(
  (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' }),
);

/** `23 November 2026` for `2026-11-23`. */
export const formatDay = (day: string): string => format(DATE, day);

/** `23 November` */
export const formatDayOfYear = (day: string): string => format(WITHOUT_YEAR, day);

/** `23 Nov 2026` */
export const formatShortDay = (day: string): string => format(SHORT, day);

/** `Monday 23 November 2026`: English has no comma there, though some browsers write one. */
export const formatWeekday = (day: string): string =>
  isEnglish() ? format(FULL, day).replace(',', '') : format(FULL, day);

/** `November 2026`, of any of its days. */
export const formatMonth = (day: string): string => format(MONTH, day);

/** The local day of a moment in milliseconds: `23 November 2026`. */
export const formatMoment = (moment: number): string => formatDay(localDay(new Date(moment)));

/** `23 Nov 2026`, like `formatMoment`. */
export const formatShortMoment = (moment: number): string =>
  formatShortDay(localDay(new Date(moment)));
