import { wilson } from '../../engine/interval';
import { capital } from '../../engine/words';
import type { Progress } from '../../lab/pool';
import type { WinCount } from '../../lab/simulate';
import { BarChart, INTERVAL_NOTE } from '../charts/BarChart';
import type { ChartText } from '../charts/Chart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { LineChart, type LinePoint, type Reference } from '../charts/LineChart';
import {
  formatCompact,
  formatCount,
  formatPercent,
  gameCount,
  intervalInWords,
} from '../charts/numbers';
import { gameAddress } from '../parts/address';
import { scoreBars, scoreUnit } from './scoreBars';
import type { RunAxes } from './sharedAxes';

interface RunChartProps extends Pick<ChartText, 'source' | 'fileName'> {
  readonly axes: RunAxes;
}

interface ScoreChartProps extends RunChartProps {
  readonly progress: Progress;
  /** The score to read out from the start. */
  readonly highlight: number | undefined;
}

/** The distribution of scores, each with a link to a deal that has it. */
export function ScoreChart({ progress, axes, source, fileName, highlight }: ScoreChartProps) {
  const { tally } = progress;
  const unit = scoreUnit(tally);
  const range = axes.scores ?? { low: 0, high: 0 };
  const bars = scoreBars(progress, range);
  const commonest = bars.reduce((most, bar) => (bar.count > most.count ? bar : most));
  const first = bars.findIndex(({ score }) => score === (highlight ?? commonest.score));
  return (
    <BarChart
      title="Distribution of scores"
      summary={`Most often: ${commonest.label}, ${formatPercent(commonest.share)} of games. ${INTERVAL_NOTE}`}
      source={source}
      fileName={`${fileName}-scores`}
      x={unit}
      y="Share of games"
      domain={axes.share}
      ticks={tally.player === 'solver' ? 'bars' : 'numbers'}
      columns={[
        { label: unit, kind: 'text' },
        { label: 'Games', kind: 'count' },
        ...estimateColumns('Share of games'),
        { label: 'A deal', kind: 'text' },
      ]}
      bars={bars.map(({ label, count, deal, ...estimate }) => ({
        tick: label,
        // The whisker of an empty bar would look like a bar.
        estimate: count > 0 ? estimate : undefined,
        text: `${label}: ${formatPercent(estimate.share, 2)} of games (${formatCount(count)}), ${intervalInWords(estimate.interval, 2)}.`,
        link: deal !== undefined && (
          <a href={gameAddress(tally.game, deal)}>{`Open deal ${deal}`}</a>
        ),
        row: [label, count, ...estimateCells(estimate), deal ?? ''],
      }))}
      first={Math.max(0, first)}
      startsRead={highlight !== undefined}
    />
  );
}

interface WinRateChartProps extends RunChartProps {
  /** Counts as the run grew, from few games to many; at least one. */
  readonly points: readonly WinCount[];
  /** The exact rate, if it is known, and the player's own. */
  readonly references: readonly Reference[];
  /** What is counted: `won`, or `winnable` for the solver. */
  readonly word: string;
}

/** The win rate as the run grows. */
export function WinRateChart({
  points,
  references,
  word,
  axes,
  source,
  fileName,
}: WinRateChartProps) {
  const rates = points.map(({ games, won }): LinePoint => {
    const estimate = { share: won / games, interval: wilson(won, games) };
    return {
      x: games,
      ...estimate,
      text: `After ${gameCount(games)}: ${formatPercent(estimate.share, 2)} ${word}, ${intervalInWords(estimate.interval, 2)}.`,
      row: [games, won, ...estimateCells(estimate)],
    };
  });
  const last = rates.at(-1);
  return (
    <LineChart
      title="Win rate as the run grows"
      summary={
        last
          ? `After ${gameCount(last.x)}: ${formatPercent(last.share, 2)} ${word}. The band is the 95\u00a0% interval.`
          : ''
      }
      source={source}
      fileName={`${fileName}-win-rate`}
      x={{
        title: 'Games (logarithmic)',
        domain: axes.games,
        isLog: true,
        format: formatCompact,
      }}
      y={{ title: `Share ${word}`, domain: axes.rate }}
      points={rates}
      columns={[
        { label: 'Games', kind: 'count' },
        { label: capital(word), kind: 'count' },
        ...estimateColumns('Win rate'),
      ]}
      references={references}
      decimals={2}
    />
  );
}
