import { displayDeal } from '../../engine/dealId';
import type { Interval } from '../../engine/interval';
import { capital } from '../../engine/words';
import {
  differenceInterval,
  differencePValue,
  gamesToTellApart,
  type Proportion,
} from '../../lab/statistics';
import type { Tally } from '../../lab/tally';
import { formatCount } from '../charts/numbers';
import { runTitle } from './text';

/** The significance level: a p-value below it is reported as a difference. */
const LEVEL = 0.05;

/** Percentage points with one decimal: 0.112 → `11.2`. */
export const points = (difference: number): string =>
  (difference * 100).toFixed(1).replace('-', '−');

/** The difference of two win rates with its interval: `2.1 percentage points (95 % interval 1.9 to 2.3)`. */
export function pointsApart(one: Tally, other: Tally): string {
  const { low, high }: Interval = differenceInterval(proportion(one), proportion(other));
  const difference = rate(one) - rate(other);
  return `${points(difference)} percentage points (95\u00a0% interval ${points(low)} to ${points(high)})`;
}

const proportion = ({ won, games }: Tally): Proportion => [won, games];
const rate = ({ won, games }: Tally): number => won / games;

/** Whether the difference of two runs is significant. */
export const areToldApart = (one: Tally, other: Tally): boolean =>
  differencePValue(proportion(one), proportion(other)) < LEVEL;

/** The p-value in words, how often chance alone makes as large a difference: `about once in 40 times`. */
export function chanceInWords(one: Tally, other: Tally): string {
  const pValue = differencePValue(proportion(one), proportion(other));
  if (pValue < 0.001) return 'less than once in 1,000 times';
  if (pValue > 0.5) return 'more often than not';
  return `about once in ${Math.round(1 / pValue)} times`;
}

/** How many games of each run would make the present difference significant: `about 12,000`. */
export function gamesNeeded(one: Tally, other: Tally): string | undefined {
  const games = gamesToTellApart(rate(one), rate(other));
  if (!Number.isFinite(games)) return undefined;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return `about ${formatCount(Math.ceil(games / unit) * unit)}`;
}

/** Compares two finished runs in words; empty if one has no games. */
export function compareRuns(one: Tally, other: Tally): string {
  if (one.games === 0 || other.games === 0) return '';
  const [more, less] = rate(one) >= rate(other) ? [one, other] : [other, one];
  const [name, otherName] = namesOf(more, less);
  if (rate(more) === rate(less)) return `${capital(name)} and ${otherName} have the same rate.`;
  const chance = `Chance alone makes such a difference ${chanceInWords(more, less)}.`;
  const apart = pointsApart(more, less);
  if (areToldApart(more, less)) {
    return `The rate of ${name} is higher than that of ${otherName} by ${apart}. ${chance}`;
  }
  const needed = gamesNeeded(more, less);
  const advice = needed ? ` To tell such rates apart, each run needs ${needed} games.` : '';
  return `${capital(name)} and ${otherName} are too close to call: they differ by ${apart}. ${chance}${advice}`;
}

/** Names for two runs that differ: game and player, or their first deals. */
function namesOf(one: Tally, other: Tally): readonly [string, string] {
  const [title, otherTitle] = [one, other].map(({ game, player }) => runTitle(game, player));
  if (title !== otherTitle) return [`“${title}”`, `“${otherTitle}”`];
  return [
    `the run from deal ${displayDeal(one.first)}`,
    `that from deal ${displayDeal(other.first)}`,
  ];
}
