import { plural, select, t } from '@lingui/core/macro';
import { displayDeal } from '../../engine/dealId';
import {
  differenceInterval,
  differencePValue,
  type Proportion,
  sampleSizeToDistinguish,
} from '../../lab/statistics';
import type { Tally } from '../../lab/tally';
import { joinSentences } from '../../locales/format';
import { formatDecimal } from '../charts/numbers';
import { runTitle } from './text';

/** The significance level. */
const LEVEL = 0.05;

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
  differencePValue(proportion(one), proportion(other)) < LEVEL;

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

/** Compares two finished runs in a sentence or two; empty if one has no games. */
export function compareRuns(one: Tally, other: Tally): string {
  if (one.games === 0 || other.games === 0) return '';
  const [more, less] = rateOf(one) >= rateOf(other) ? [one, other] : [other, one];
  if (rateOf(more) === rateOf(less)) return sameRate(more, less);
  const howOften = chanceInWords(more, less);
  const chance = t`Chance alone makes such a difference ${howOften}.`;
  if (isSignificant(more, less)) return joinSentences([higherRate(more, less), chance]);
  const needed = gamesNeeded(more, less);
  const advice = needed
    ? plural(needed, {
        one: 'To tell such rates apart, each run needs about # game.',
        other: 'To tell such rates apart, each run needs about # games.',
      })
    : undefined;
  return joinSentences([closeRates(more, less), chance, advice]);
}

/** What distinguishes two runs in a message: game and player, or else their first deals. */
function namesOf(one: Tally, other: Tally) {
  const name = runTitle(one.game, one.player);
  const otherName = runTitle(other.game, other.player);
  const [deal, otherDeal] = [displayDeal(one.first), displayDeal(other.first)];
  return { by: name === otherName ? 'deal' : 'name', name, otherName, deal, otherDeal };
}

function sameRate(one: Tally, other: Tally): string {
  const { by, name, otherName, deal, otherDeal } = namesOf(one, other);
  return select(by, {
    deal: `The run from deal ${deal} and that from deal ${otherDeal} have the same rate.`,
    other: `“${name}” and “${otherName}” have the same rate.`,
  });
}

function higherRate(more: Tally, less: Tally): string {
  const { by, name, otherName, deal, otherDeal } = namesOf(more, less);
  const apart = pointsApart(more, less);
  return select(by, {
    deal: `The rate of the run from deal ${deal} is higher than that of that from deal ${otherDeal} by ${apart}.`,
    other: `The rate of “${name}” is higher than that of “${otherName}” by ${apart}.`,
  });
}

function closeRates(more: Tally, less: Tally): string {
  const { by, name, otherName, deal, otherDeal } = namesOf(more, less);
  const apart = pointsApart(more, less);
  return select(by, {
    deal: `The run from deal ${deal} and that from deal ${otherDeal} are too close to call: they differ by ${apart}.`,
    other: `“${name}” and “${otherName}” are too close to call: they differ by ${apart}.`,
  });
}
