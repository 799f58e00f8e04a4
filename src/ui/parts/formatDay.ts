import { formatLocale, isEnglish } from '../../locales/format';
import { localDay } from '../../persistence/day';

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * Writes a day such as `2026-11-23`. The formatter is kept, as another language begins with a reload. French writes the first of a month
 * as an ordinal, which `Intl` does not: `1er décembre`.
 */
function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (day) => {
    formatter ??= new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' });
    const text = formatter.format(new Date(day));
    return formatLocale() === 'fr' ? text.replace(/\b1(?= \p{L})/u, '1er') : text;
  };
}

/** `23 November 2026` for `2026-11-23`. */
export const formatDay = dayFormat(DATE);

/** `23 November` */
export const formatDayOfYear = dayFormat({ day: 'numeric', month: 'long' });

/** `23 Nov 2026` */
export const formatShortDay = dayFormat({ ...DATE, month: 'short' });

/** `November 2026`, of any of its days. */
export const formatMonth = dayFormat({ month: 'long', year: 'numeric' });

/** `November` */
export const formatMonthName = dayFormat({ month: 'long' });

const formatFull = dayFormat({ weekday: 'long', ...DATE });

/** `Monday 23 November 2026`: English has no comma there, though some browsers write one. */
export const formatWeekday = (day: string): string =>
  isEnglish() ? formatFull(day).replace(',', '') : formatFull(day);

/** The local day of a moment in milliseconds: `23 November 2026`. */
export const formatMoment = (moment: number): string => formatDay(localDay(new Date(moment)));

/** `23 Nov 2026`, like `formatMoment`. */
export const formatShortMoment = (moment: number): string =>
  formatShortDay(localDay(new Date(moment)));
