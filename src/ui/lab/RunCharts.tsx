import { plural, t } from '@lingui/core/macro';
import type { WinCount } from '../../engine/game';
import { type Estimate, estimateOf } from '../../engine/interval';
import type { Progress } from '../../lab/pool';
import { formatCount, formatPercent, joinSentences } from '../../locales/format';
import { BarChart, intervalNote } from '../charts/BarChart';
import type { ChartText } from '../charts/Chart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { LineChart, type LinePoint, type Reference } from '../charts/LineChart';
import { estimateTexts, formatCompact } from '../charts/numbers';
import { gameAddress } from '../parts/address';
import { type ScoreBar, scoreBars, scoreUnit } from './scoreBars';
import type { RunAxes } from './sharedAxes';
import { resultTitle, shareTitle, type TalliedResult } from './text';

interface RunChartProps extends Pick<ChartText, 'source' | 'fileName'> {
  readonly axes: RunAxes;
}

interface ScoreChartProps extends RunChartProps {
  readonly progress: Progress;
  /** The score to read out from the start. */
  readonly highlight: number | undefined;
}

/** The distribution of scores, each with a link to a deal that has it. */
export function ScoreChart({ progress, axes, highlight, fileName, ...text }: ScoreChartProps) {
  const { tally } = progress;
  const unit = scoreUnit(tally);
  const range = axes.scores ?? { low: 0, high: 0 };
  const bars = scoreBars(progress, range);
  const commonest = bars.reduce((best, bar) => (bar.count > best.count ? bar : best));
  const first = bars.findIndex(({ score }) => score === (highlight ?? commonest.score));
  const [most, part] = [commonest.label, formatPercent(commonest.share)];
  return (
    <BarChart
      {...text}
      title={t`Distribution of scores`}
      summary={joinSentences([t`Most often: ${most} (${part} of games).`, intervalNote()])}
      fileName={`${fileName}-scores`}
      x={unit}
      y={t`Share of games`}
      domain={axes.share}
      ticks={tally.player === 'solver' ? 'bars' : 'numbers'}
      columns={[
        { label: unit, kind: 'text' },
        { label: t({ message: 'Games', context: 'number of games' }), kind: 'count' },
        ...estimateColumns(t`Share of games`),
        { label: t`A deal`, kind: 'text' },
      ]}
      bars={bars.map((bar) => {
        const { label, count, deal } = bar;
        return {
          tick: label,
          // The whisker of an empty bar would look like a bar.
          estimate: count > 0 ? bar : undefined,
          text: () => barInWords(bar),
          link: deal !== undefined && (
            <a href={gameAddress(tally.game, deal)}>{t`Open deal ${deal}`}</a>
          ),
          row: [label, count, ...estimateCells(bar), deal ?? ''],
        };
      })}
      first={Math.max(0, first)}
      startsRead={highlight !== undefined}
    />
  );
}

/** `10: 2.5% of games (1,000), 95% interval 2.4–2.7.` */
function barInWords({ label, count, ...bar }: ScoreBar): string {
  const { share, interval } = estimateTexts(bar);
  const games = formatCount(count);
  return t`${label}: ${share} of games (${games}), 95% interval ${interval}.`;
}

interface WinRateChartProps extends RunChartProps {
  /** Counts as the run grew, from few games to many; at least one. */
  readonly points: readonly WinCount[];
  /** The exact rate, where it is known, and the rate of your own games. */
  readonly references: readonly Reference[];
  readonly result: TalliedResult;
}

/** The win rate as the run grows. */
export function WinRateChart({ points, result, axes, fileName, ...chart }: WinRateChartProps) {
  const rates = points.map(({ games, won }): LinePoint => {
    const estimate = estimateOf(won, games);
    return {
      x: games,
      ...estimate,
      text: () => pointInWords(games, estimate, result),
      row: [games, won, ...estimateCells(estimate)],
    };
  });
  const last = rates.at(-1);
  return (
    <LineChart
      {...chart}
      title={t`Win rate as the run grows`}
      summary={last ? joinSentences([last.text(), t`The band is the 95% interval.`]) : ''}
      fileName={`${fileName}-win-rate`}
      x={{
        title: t`Games (logarithmic)`,
        domain: axes.games,
        isLog: true,
        format: formatCompact,
      }}
      y={{ title: shareTitle(result), domain: axes.rate }}
      points={rates}
      columns={[
        { label: t({ message: 'Games', context: 'number of games' }), kind: 'count' },
        { label: resultTitle(result), kind: 'count' },
        ...estimateColumns(t`Win rate`),
      ]}
      decimals={2}
    />
  );
}

/** `After 1,000 games: 12.0% won, 95% interval 10.1–14.2.` */
function pointInWords(games: number, estimate: Estimate, result: TalliedResult): string {
  const { share, interval } = estimateTexts(estimate);
  return result === 'won'
    ? plural(games, {
        one: `After # game: ${share} won, 95% interval ${interval}.`,
        other: `After # games: ${share} won, 95% interval ${interval}.`,
      })
    : plural(games, {
        one: `After # game: ${share} winnable, 95% interval ${interval}.`,
        other: `After # games: ${share} winnable, 95% interval ${interval}.`,
      });
}
