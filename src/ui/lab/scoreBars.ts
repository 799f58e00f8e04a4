import { select, t } from '@lingui/core/macro';
import { type Estimate, estimateOf, type Interval } from '../../engine/interval';
import { keysOf } from '../../engine/keysOf';
import { gameOf } from '../../games/index';
import { type PlayerName, VERDICT_SCORES } from '../../lab/job';
import type { Progress } from '../../lab/pool';
import type { Tally } from '../../lab/tally';

/** How often a score came up, as a share of all games. */
export interface ScoreBar extends Estimate {
  readonly score: number;
  readonly label: string;
  readonly count: number;
  /** A deal with this score. */
  readonly deal: string | undefined;
}

/** The verdicts that the solver’s scores 0, 1 and 2 stand for. */
const VERDICTS = keysOf(VERDICT_SCORES);

/** What the scores count. Runs with the same unit can share an axis. */
export const scoreUnit = ({ game, player }: Pick<Tally, 'game' | 'player'>): string =>
  player === 'solver' ? t`Verdict` : gameOf(game).rules.scoreLabel;

/** The lowest and the highest score; all of the solver’s; undefined without games. */
export function scoreRange({
  player,
  scores,
}: Pick<Tally, 'player' | 'scores'>): Interval | undefined {
  if (player === 'solver') return { low: 0, high: VERDICTS.length - 1 };
  const values = Object.keys(scores).map(Number);
  return values.length > 0 ? { low: Math.min(...values), high: Math.max(...values) } : undefined;
}

/** A bar for each score from `low` to `high`, including scores that never occurred. */
export function scoreBars({ tally, examples }: Progress, { low, high }: Interval): ScoreBar[] {
  const { player, games, scores } = tally;
  return Array.from({ length: high - low + 1 }, (_, i) => {
    const score = low + i;
    const count = scores[score] ?? 0;
    const label = labelOf(player, score);
    return { score, label, count, ...estimateOf(count, games), deal: examples[score] };
  });
}

function labelOf(player: PlayerName, score: number): string {
  const verdict = player === 'solver' ? VERDICTS[score] : undefined;
  return verdict
    ? select(verdict, { unwinnable: 'Unwinnable', unknown: 'Unknown', other: 'Winnable' })
    : String(score);
}
