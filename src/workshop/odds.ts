import { t } from '@lingui/core/macro';
import type { Verdict, WinCount } from '../engine/game';
import { type Estimate, intervalWithUnknown } from '../engine/interval';
import type { MemberChange } from '../games/common/changes';
import { changesBetween } from '../games/customGame';
import type { VariantId } from '../games/index';
import { atStart, formatList, formatPercent } from '../locales/format';

/** Who tries the deals: the solver, which knows all cards; a player who follows the hints; a careless one. */
export const COUNTED = ['solver', 'hints', 'careless'] as const;
export type Counted = (typeof COUNTED)[number];

/** How many deals were tried, how many of them were won, and how many stayed undecided. */
export interface Count extends WinCount {
  readonly unknown: number;
}

/** The odds of a game that is being invented, as far as they are known. */
export interface OddsSoFar {
  readonly game: VariantId;
  readonly counts: Readonly<Record<Counted, Count>>;
}

const NONE: Count = { games: 0, won: 0, unknown: 0 };

/** The most deals that are counted. */
export const MAX_DEALS = 500;

/** The odds before the first deal. */
export const noOdds = (game: VariantId): OddsSoFar => ({
  game,
  counts: { solver: NONE, hints: NONE, careless: NONE },
});

/** The odds with other counts of one of them. */
export const withCount = (odds: OddsSoFar, who: Counted, count: Count): OddsSoFar => ({
  ...odds,
  counts: { ...odds.counts, [who]: count },
});

/** The count with the solver’s verdict on one more deal. */
export const addVerdict = ({ games, won, unknown }: Count, verdict: Verdict): Count => ({
  games: games + 1,
  won: won + (verdict === 'winnable' ? 1 : 0),
  unknown: unknown + (verdict === 'unknown' ? 1 : 0),
});

/** The share of wins among the decided deals; undefined if none is decided. Unknown deals widen its interval. */
export function shareOf({ games, won, unknown }: Count): Estimate | undefined {
  const decided = games - unknown;
  if (decided === 0) return undefined;
  return { share: won / decided, interval: intervalWithUnknown(won, unknown, games) };
}

/** Odds say little before this many deals. */
export const MIN_DEALS = 10;

/** True if odds are worth comparing others with. */
export const isTelling = ({ counts }: OddsSoFar): boolean => counts.solver.games >= MIN_DEALS;

/** With more changes than this it is another game, whose odds are not compared. */
const MAX_CHANGES = 3;

/** What was changed in a game, if it is so little that the odds before and after say something about it. */
export function variationOf(
  odds: OddsSoFar,
  before: OddsSoFar,
): readonly MemberChange[] | undefined {
  const changes = changesBetween(before.game, odds.game);
  return changes && changes.length <= MAX_CHANGES ? changes : undefined;
}

/**
 * What a change of the rules did: `2 free cells instead of 4: 82% instead of 100%.` As long as the intervals overlap, it is too close to
 * call. Undefined while too little is known, and for another game.
 */
export function comparisonInWords(odds: OddsSoFar, before: OddsSoFar): string | undefined {
  const changes = variationOf(odds, before) ?? [];
  const [one, other] = [odds, before].map(({ counts }) => shareOf(counts.solver));
  if (changes.length === 0 || !isTelling(odds) || !one || !other) return undefined;
  const what = atStart(changeInWords(changes));
  const [now, then] = [formatPercent(one.share, 0), formatPercent(other.share, 0)];
  if (now === then) return t`${what}: still ${now} can be won.`;
  return isApart(one, other)
    ? t`${what}: ${now} instead of ${then} can be won.`
    : t`${what}: too close to call so far, ${now} and before ${then}.`;
}

/** True if the intervals of two shares have nothing in common. */
const isApart = ({ interval: a }: Estimate, { interval: b }: Estimate): boolean =>
  a.low > b.high || b.low > a.high;

/** `2 free cells instead of 4`, or what several changes led to: `5 columns, 6 free cells`. */
function changeInWords(changes: readonly MemberChange[]): string {
  const [change, ...others] = changes;
  if (!change || others.length > 0) return formatList(changes.map(({ now }) => now));
  const { now, before } = change;
  return t`${now} instead of ${before}`;
}
