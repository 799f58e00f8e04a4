import { type Interval, wilson } from '../../engine/interval';
import { plural } from '../../engine/words';

/** A share as a percentage: 0.25 → `25.0 %`, with a non-breaking space. */
export const formatPercent = (share: number, decimals = 1): string =>
  `${(share * 100).toFixed(decimals)}\u00a0%`;

/** A share as a percentage with at most two decimals: 0.25 → `25 %`. */
export const formatShareTick = (share: number): string => `${+(share * 100).toFixed(2)}\u00a0%`;

/** `1,234,567` */
export const formatCount = (count: number): string => count.toLocaleString('en');

/** `1 game`, `12,000 games` */
export const gameCount = (games: number): string => plural(games, 'game', formatCount(games));

const UNITS = [
  [1e9, 'bn'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A count with at most one decimal: `950`, `12.4 k`, `1.2 M`, `1 bn`. */
export function formatCompact(count: number): string {
  const [size, unit] = UNITS.find(([unitSize]) => count >= unitSize) ?? [1, ''];
  return unit ? `${+(count / size).toFixed(1)}\u00a0${unit}` : String(count);
}

/** How many decimals a percentage needs so that both ends of its interval differ: 1 to 4. */
const decimalsFor = ({ low, high }: Interval): number =>
  Math.min(4, Math.max(1, Math.ceil(-Math.log10((high - low) * 50 + 1e-12))));

/** `18.2 % won (95 % interval 18.0–18.4)` */
export function formatEstimate(successes: number, trials: number, word: string): string {
  const interval = wilson(successes, trials);
  const decimals = decimalsFor(interval);
  const share = formatPercent(successes / trials, decimals);
  return `${share} ${word} (${intervalInWords(interval, decimals)})`;
}

/** `95 % interval 18.0–18.4` */
export const intervalInWords = (interval: Interval, decimals = 1): string =>
  `95\u00a0% interval ${formatInterval(interval, decimals)}`;

/** A share with as many decimals as its 95 % interval justifies: `18.2 %`. */
export const formatShare = (successes: number, trials: number): string =>
  formatPercent(successes / trials, decimalsFor(wilson(successes, trials)));

/** The ends of an interval in percent: `18.0–18.4`. A word joiner keeps them on one line. */
export const formatInterval = ({ low, high }: Interval, decimals = 1): string =>
  `${(low * 100).toFixed(decimals)}–\u2060${(high * 100).toFixed(decimals)}`;
