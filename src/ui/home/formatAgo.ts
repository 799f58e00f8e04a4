import { formatLocale } from '../../locales/format';

/** The units of time that are told, and their lengths in milliseconds. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was: `4 min. ago`, `yesterday`; `now` within the first minute. Both times are in milliseconds since 1970. */
export function formatAgo(moment: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto', style: 'short' });
  const [unit, length] = UNITS.find(([, each]) => now - moment >= each) ?? ['second', Infinity];
  return format.format(Math.ceil((moment - now) / length), unit);
}
