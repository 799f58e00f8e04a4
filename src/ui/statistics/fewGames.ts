import { formatCount, formatPercent } from '../charts/numbers';

/** From so many games on a share is said in percent. The interval of fewer is nearly everything. */
export const MIN_RATED = 5;

/** Whether games are so few that they are counted, and not said in percent. */
export const areFew = (games: number): boolean => games < MIN_RATED;

/** A share of games as a percentage, or in counts while they are few: `41.0 %` or `1 of 3`. */
export const shareInWords = (part: number, games: number, decimals = 1): string =>
  areFew(games)
    ? `${formatCount(part)} of ${formatCount(games)}`
    : formatPercent(part / games, decimals);
