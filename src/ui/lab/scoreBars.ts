import { select, t } from '@lingui/core/macro';
import type { Verdict } from '../../engine/game';
import { type Interval, wilson } from '../../engine/interval';
import { gameOf } from '../../games/index';
import { type PlayerName, VERDICT_SCORES } from '../../lab/job';
import type { Progress } from '../../lab/pool';
import type { Tally } from '../../lab/tally';

/** The frequency of a score. */
export interface ScoreBar {
  readonly score: number;
  readonly label: string;
  readonly count: number;
  readonly share: number;
  readonly interval: Interval;
  /** A deal with this score. */
  readonly deal: string | undefined;
}

/** The verdicts that a solver’s scores stand for, in order. */
const VERDICTS: readonly Verdict[] = ['unwinnable', 'unknown', 'winnable'];

const verdictName = (verdict: Verdict): string =>
  t`${select(verdict, { unwinnable: 'Unwinnable', unknown: 'Unknown', other: 'Winnable' })}`;

/** What the scores count. Runs with the same unit can share an axis. */
export const scoreUnit = ({ game, player }: Pick<Tally, 'game' | 'player'>): string =>
  player === 'solver' ? t`Verdict` : gameOf(game).rules.scoreLabel;

/** The lowest and the highest score, or for the solver the indices of its verdicts; undefined without games. */
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
    const [score, label] = placeOf(player, low + i);
    const count = scores[score] ?? 0;
    const [share, interval] = [count / games, wilson(count, games)];
    return { score, label, count, share, interval, deal: examples[score] };
  });
}

function placeOf(player: PlayerName, place: number): readonly [score: number, label: string] {
  const verdict = player === 'solver' ? VERDICTS[place] : undefined;
  return verdict ? [VERDICT_SCORES[verdict], verdictName(verdict)] : [place, String(place)];
}
