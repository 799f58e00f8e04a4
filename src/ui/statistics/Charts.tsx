import { plural, t } from '@lingui/core/macro';
import { type Estimate, estimateOf } from '../../engine/interval';
import { sum } from '../../engine/numbers';
import type { VariantId } from '../../games/index';
import { formatCount, formatPercent, formatTime, joinSentences } from '../../locales/format';
import type { Bin } from '../../persistence/histogram';
import type { Period, Summary } from '../../persistence/statistics';
import { BarChart } from '../charts/BarChart';
import type { ChartText } from '../charts/Chart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { LineChart, type LinePoint } from '../charts/LineChart';
import { estimateTexts } from '../charts/numbers';
import { shareDomain } from '../charts/scales';
import { formatMoment } from '../parts/formatDay';
import { useGameName } from '../parts/gameName';

/** Fewer points than this make no curve. */
const MIN_PERIODS = 3;

interface ChartsProps {
  readonly summary: Summary;
  readonly game: VariantId | undefined;
}

/** The charts of a summary. Charts of too few games are left out. */
export function Charts({ summary, game }: ChartsProps) {
  const { played, periods, moves, times, undos } = summary;
  const nameOf = useGameName();
  const name = game ? nameOf(game) : t`All games`;
  const date = formatMoment(Date.now());
  const source = plural(played, {
    one: `${name}: # game, ${date}`,
    other: `${name}: # games, ${date}`,
  });
  const fileName = `statistics-${game?.replaceAll(/[;=]/g, '-') ?? 'all'}`;
  return (
    <div className="charts">
      {periods.length >= MIN_PERIODS && (
        <RateOverTime periods={periods} source={source} fileName={`${fileName}-win-rate`} />
      )}
      {game && (
        <>
          <WinsBy
            title={t`Wins by moves`}
            unit={t`Moves of a win`}
            bins={moves}
            format={formatCount}
            source={source}
            fileName={`${fileName}-moves`}
          />
          <WinsBy
            title={t`Wins by time`}
            unit={t`Time of a win, minutes and seconds`}
            bins={times}
            format={formatTime}
            source={source}
            fileName={`${fileName}-times`}
          />
          <WinsBy
            title={t`Wins by changed moves`}
            unit={t`Moves changed after an undo`}
            bins={undos}
            format={formatCount}
            isNamed
            source={source}
            fileName={`${fileName}-undos`}
          />
        </>
      )}
    </div>
  );
}

interface WinsByProps extends Omit<ChartText, 'summary'> {
  /** What the values measure: `Moves of a win`. */
  readonly unit: string;
  readonly bins: readonly Bin[];
  /** Formats a value for the axis. */
  readonly format: (value: number) => string;
  /** Labels each bin with its range, as in `2–4`, rather than its lower end. */
  readonly isNamed?: boolean;
}

/** Fewer wins than this would be single bars far apart. */
const MIN_WINS = 20;

/** The share of wins in each bin; nothing if there are too few wins. */
function WinsBy({ unit, bins, format, isNamed = false, ...text }: WinsByProps) {
  const wins = sum(bins.map(({ count }) => count));
  const commonest = bins.reduce<Bin | undefined>(
    (best, bin) => (best && best.count >= bin.count ? best : bin),
    undefined,
  );
  if (!commonest || wins < MIN_WINS) return null;
  const [most, part] = [binInWords(commonest, format), formatPercent(commonest.count / wins)];
  return (
    <BarChart
      {...text}
      summary={plural(wins, {
        one: `Most often: ${most} (${part} of # win).`,
        other: `Most often: ${most} (${part} of # wins).`,
      })}
      x={unit}
      y={t`Share of wins`}
      ticks={isNamed ? 'bars' : 'edges'}
      columns={[
        { label: unit, kind: 'text' },
        { label: t`Wins`, kind: 'count' },
        { label: t`Share of wins`, kind: 'share' },
      ]}
      bars={bins.map((bin) => {
        const { from, to, count } = bin;
        const label = binInWords(bin, format);
        const share = count / wins;
        const start = to === undefined ? `${format(from)}+` : format(from);
        return {
          tick: isNamed && to !== undefined ? label : start,
          // All wins are counted: there is nothing to estimate.
          estimate: { share, interval: { low: share, high: share } },
          text: () => shareOfWins(label, count, share),
          row: [label, count, share],
        };
      })}
      first={bins.indexOf(commonest)}
    />
  );
}

/** `95–99: 12.0% of wins (12).` */
function shareOfWins(label: string, count: number, part: number): string {
  const [share, wins] = [formatPercent(part), formatCount(count)];
  return t`${label}: ${share} of wins (${wins}).`;
}

/** The whole numbers in a bin: `95–99`, `7`, `50 and more`. */
function binInWords({ from, to }: Bin, format: (value: number) => string): string {
  const min = format(from);
  if (to === undefined) return t`${min} and more`;
  return to - from === 1 ? min : `${min}–${format(to - 1)}`;
}

interface RateOverTimeProps extends Pick<ChartText, 'source' | 'fileName'> {
  readonly periods: readonly Period[];
}

/** The win rate of each period, compared with the rate of all games. */
function RateOverTime({ periods, source, fileName }: RateOverTimeProps) {
  const points = pointsOf(periods);
  const games = sum(periods.map((period) => period.games));
  const average = sum(periods.map(({ won }) => won)) / games;
  const all = formatPercent(average);
  const each = periods[0]?.games ?? 0;
  const meaning = plural(each, {
    one: 'Each point stands for # game in the order in which they ended.',
    other: 'Each point stands for # games in the order in which they ended.',
  });
  return (
    <LineChart
      title={t`Win rate over time`}
      summary={joinSentences([
        meaning,
        t`The band shows how far luck alone may shift the win rate (95% interval).`,
      ])}
      source={source}
      fileName={fileName}
      x={{ title: t`Games that ended, in order`, domain: [0, games], format: formatCount }}
      y={{
        title: t`Win rate`,
        domain: shareDomain(Math.max(average, ...points.map(({ interval }) => interval.high))),
      }}
      points={points}
      columns={[
        { label: t({ message: 'Games', context: 'number of games' }), kind: 'text' },
        { label: t({ message: 'From', context: 'date' }), kind: 'text' },
        { label: t({ message: 'To', context: 'date' }), kind: 'text' },
        { label: t({ message: 'Won', context: 'number of games' }), kind: 'count' },
        ...estimateColumns(t`Win rate`),
      ]}
      references={[{ share: average, label: t`All: ${all}` }]}
      decimals={0}
    />
  );
}

/** A point in the middle of each period. */
function pointsOf(periods: readonly Period[]): readonly LinePoint[] {
  let before = 0;
  return periods.map((period) => {
    const { games, won } = period;
    const estimate = estimateOf(won, games);
    const [first, last] = [before + 1, before + games];
    const middle = before + games / 2;
    before = last;
    const [from, to] = [formatMoment(period.from), formatMoment(period.to)];
    return {
      x: middle,
      ...estimate,
      text: () => pointInWords(period, from, to, estimate),
      row: [
        `${formatCount(first)}–${formatCount(last)}`,
        from,
        to,
        won,
        ...estimateCells(estimate),
      ],
    };
  });
}

/** `1 May 2026 to 3 May 2026: 4 of 10 won, 40.0%, 95% interval 16.8–68.7.` */
function pointInWords(
  { won, games }: Period,
  from: string,
  to: string,
  estimate: Estimate,
): string {
  const { share, interval } = estimateTexts(estimate);
  const all = formatCount(games);
  return from === to
    ? plural(won, {
        one: `${from}: # of ${all} won, ${share}, 95% interval ${interval}.`,
        other: `${from}: # of ${all} won, ${share}, 95% interval ${interval}.`,
      })
    : plural(won, {
        one: `${from} to ${to}: # of ${all} won, ${share}, 95% interval ${interval}.`,
        other: `${from} to ${to}: # of ${all} won, ${share}, 95% interval ${interval}.`,
      });
}
