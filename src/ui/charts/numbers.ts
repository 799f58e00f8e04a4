import { t } from '@lingui/core/macro';
import { type Estimate, estimateOf, type Interval } from '../../engine/interval';
import { formatCount, formatNumber, formatPercent, isEnglish } from '../../locales/format';

/** Numbers are rounded as `toFixed` does in the tables of text. */
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Formats a number with this many decimals: `12.50` */
export const formatDecimal = (value: number, decimals: number): string =>
  formatNumber(rounded(value, decimals), {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** A part of a count: `139 of 308`. */
export function formatPart(part: number, whole: number): string {
  const [count, all] = [formatCount(part), formatCount(whole)];
  return t`${count} of ${all}`;
}

/** A share as a percentage with at most two decimals: 0.25 → `25%`. */
export const formatShareTick = (share: number): string => formatPercent(share, 2, 0);

const UNITS = [
  [1e9, 'bn'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A count with at most one decimal: `950`, `12.4 k`, `1.2 M`, `1 bn`. */
export function formatCompact(count: number): string {
  if (!isEnglish()) return formatNumber(count, { notation: 'compact', maximumFractionDigits: 1 });
  const [size, unit] = UNITS.find(([unitSize]) => count >= unitSize) ?? [1, ''];
  return unit ? `${rounded(count / size, 1)}\u00a0${unit}` : String(count);
}

/** How many decimals a percentage needs so that both ends of its interval differ: 1 to 4. */
const decimalsFor = ({ low, high }: Interval): number =>
  Math.min(4, Math.max(1, Math.ceil(-Math.log10((high - low) * 50 + 1e-12))));

/** A share and its 95% interval as texts, with as many decimals as the interval justifies: `18.2%`, `18.0–18.4`. */
export function estimateTexts({ share, interval }: Estimate): {
  readonly share: string;
  readonly interval: string;
} {
  return {
    share: formatPercent(share, decimalsFor(interval)),
    interval: formatInterval(interval),
  };
}

/** A share with as many decimals as its 95% interval justifies: `18.2%`. */
export const formatShare = (successes: number, trials: number): string =>
  estimateTexts(estimateOf(successes, trials)).share;

/** The ends of an interval in percent, by default as exact as it is narrow: `18.0–18.4`. A word joiner keeps them on one line. */
export const formatInterval = (interval: Interval, decimals = decimalsFor(interval)): string =>
  `${formatDecimal(interval.low * 100, decimals)}–\u2060${formatDecimal(interval.high * 100, decimals)}`;

/** An interval as one percentage: `18.0–18.4%`. */
export function formatPercentInterval(share: Interval, decimals?: number): string {
  const interval = formatInterval(share, decimals);
  return t({ message: `${interval}%`, comment: 'an interval, in: 18.0–18.4%' });
}
