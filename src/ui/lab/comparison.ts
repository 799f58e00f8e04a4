import { plural, t } from '@lingui/core/macro';
import { sharedDeals } from '../../lab/dealRange';
import {
  differenceInterval,
  differencePValue,
  type Proportion,
  sampleSizeToDistinguish,
} from '../../lab/statistics';
import type { Tally } from '../../lab/tally';
import { joinSentences } from '../../locales/format';
import { formatDecimal } from '../charts/numbers';
import { nameOfDeal } from '../parts/gameName';
import { runTitle } from './text';

const SIGNIFICANCE_LEVEL = 0.05;

/** Percentage points with one decimal: 0.112 → `11.2`. */
export const points = (difference: number): string =>
  formatDecimal(difference * 100, 1).replace('-', '−');

/** The difference between two win rates: `2.1 percentage points (95% interval 1.9 to 2.3)`. */
export function pointsApart(one: Tally, other: Tally): string {
  const interval = differenceInterval(proportion(one), proportion(other));
  const [low, high] = [points(interval.low), points(interval.high)];
  const difference = rateOf(one) - rateOf(other);
  const [apart, shown] = [points(difference), Number((100 * difference).toFixed(1))];
  return t({
    message: plural(shown, {
      one: `${apart} percentage points (95% interval ${low} to ${high})`,
      other: `${apart} percentage points (95% interval ${low} to ${high})`,
    }),
    comment: 'follows “differ by” or “is worth”; with a decimal, as in 1.0',
  });
}

const proportion = ({ won, games }: Tally): Proportion => [won, games];

/** The share of games won, of at least one. */
export const rateOf = ({ won, games }: Tally): number => won / games;

/** Whether two win rates differ significantly. */
export const isSignificant = (one: Tally, other: Tally): boolean =>
  differencePValue(proportion(one), proportion(other)) < SIGNIFICANCE_LEVEL;

/** How often chance alone would make the difference at least this large: `about once in 40 times`. */
export function chanceInWords(one: Tally, other: Tally): string {
  const pValue = differencePValue(proportion(one), proportion(other));
  if (pValue < 0.001) {
    return t({
      message: 'less than once in 1,000 times',
      comment: 'in: Chance alone makes such a difference less than once in 1,000 times.',
    });
  }
  if (pValue > 0.5) return t`more often than not`;
  const times = Math.round(1 / pValue);
  return t`about once in ${times} times`;
}

/** About how many games of each run a significant difference needs if the rates stay as they are. */
export function gamesNeeded(one: Tally, other: Tally): number | undefined {
  const games = sampleSizeToDistinguish(rateOf(one), rateOf(other));
  if (!Number.isFinite(games)) return undefined;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(games)) - 1);
  return Math.ceil(games / unit) * unit;
}

/** How many games would tell two rates apart that are too close to call; undefined if no number would. */
export function adviceFor(one: Tally, other: Tally): string | undefined {
  const needed = gamesNeeded(one, other);
  if (!needed) return undefined;
  return plural(needed, {
    one: 'To tell such rates apart takes about # game of each.',
    other: 'To tell such rates apart takes about # games of each.',
  });
}

/** A tally under the name by which it is compared. */
interface NamedTally {
  readonly name: string;
  readonly tally: Tally;
}

/** Compares two rates, the higher one first, in a sentence or two. */
export function compareRates(
  { name, tally: more }: NamedTally,
  { name: otherName, tally: less }: NamedTally,
): string {
  if (rateOf(more) === rateOf(less)) return t`“${name}” and “${otherName}” have the same rate.`;
  const isClear = isSignificant(more, less);
  const [apart, howOften] = [pointsApart(more, less), chanceInWords(more, less)];
  return joinSentences([
    isClear
      ? t`The rate of “${name}” is higher than that of “${otherName}” by ${apart}.`
      : t`“${name}” and “${otherName}” are too close to call: they differ by ${apart}.`,
    t`Chance alone makes such a difference ${howOften}.`,
    isClear ? undefined : adviceFor(more, less),
  ]);
}

/** Compares the newest two runs, the newest first, unless one player has played the same deals; empty if one has no games. */
export function compareNewest([newest, before, ...older]: readonly Tally[]): string {
  if (!newest?.games || !before?.games) return '';
  return joinSentences([
    older.length > 0 ? t`The newest run is compared with the one before it.` : undefined,
    compareRuns(newest, before),
  ]);
}

function compareRuns(one: Tally, other: Tally): string {
  const shared = sharedDeals(one, other);
  if (one.game === other.game && one.player === other.player && shared > 0) {
    return sameDealsInWords(shared);
  }
  const titleOf = ({ game, player }: Tally): string => runTitle(game, player);
  const isSame = titleOf(one) === titleOf(other);
  const named = (tally: Tally): NamedTally => ({
    name: isSame ? nameOfDeal(titleOf(tally), tally.first) : titleOf(tally),
    tally,
  });
  const [more, less] = rateOf(one) >= rateOf(other) ? [one, other] : [other, one];
  return compareRates(named(more), named(less));
}

const sameDealsInWords = (shared: number): string =>
  joinSentences([
    plural(shared, {
      one: 'The runs are not compared: the same # deal is in both, with the same result.',
      other: 'The runs are not compared: the same # deals are in both, with the same results.',
    }),
    t`To compare them, give each its own deals.`,
  ]);
