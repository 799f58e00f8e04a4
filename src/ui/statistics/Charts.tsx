import { wilson } from '../../engine/interval';
import { gameOf, type VariantId } from '../../games/index';
import type { Bin } from '../../persistence/histogram';
import { type Period, type Summary, winRate } from '../../persistence/statistics';
import { BarChart, INTERVAL_NOTE } from '../charts/BarChart';
import type { ChartText } from '../charts/Chart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { LineChart, type LinePoint } from '../charts/LineChart';
import { formatCount, formatPercent, gameCount, intervalInWords } from '../charts/numbers';
import { shareDomain } from '../charts/scales';
import { formatMoment } from '../parts/formatDay';
import { formatTime } from '../parts/formatTime';
import { areFew } from './gameWords';

interface ChartsProps {
  readonly summary: Summary;
  readonly game: VariantId | undefined;
}

/** The charts of a summary. Charts of too few games are left out. */
export function Charts({ summary, game }: ChartsProps) {
  const { played, periods, moves, times, undos } = summary;
  const name = game ? gameOf(game).name : 'All games';
  const source = `${name}: ${gameCount(played)}, ${formatMoment(Date.now())}`;
  const fileName = `statistics-${game?.replaceAll(/[;=]/g, '-') ?? 'all'}`;
  return (
    <div className="charts">
      {periods.length > 1 && (
        <RateOverTime periods={periods} source={source} fileName={`${fileName}-win-rate`} />
      )}
      <WinsBy
        title="Wins by moves"
        unit="Moves of a win"
        bins={moves}
        format={formatCount}
        source={source}
        fileName={`${fileName}-moves`}
      />
      <WinsBy
        title="Wins by time"
        unit="Time of a win, minutes and seconds"
        bins={times}
        format={formatTime}
        source={source}
        fileName={`${fileName}-times`}
      />
      <WinsBy
        title="Wins by undos"
        unit="Moves taken back"
        bins={undos}
        format={formatCount}
        isNamed
        source={source}
        fileName={`${fileName}-undos`}
      />
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

/** The share of wins in each bin; nothing if there are too few wins for percentages. */
function WinsBy({ unit, bins, format, isNamed = false, ...text }: WinsByProps) {
  const wins = bins.reduce((sum, { count }) => sum + count, 0);
  const commonest = bins.reduce<Bin | undefined>(
    (most, bin) => (most && most.count >= bin.count ? most : bin),
    undefined,
  );
  if (!commonest || areFew(wins)) return null;
  return (
    <BarChart
      {...text}
      summary={`Most often: ${binInWords(commonest, format)}, ${formatPercent(commonest.count / wins)} of ${formatCount(wins)} wins. ${INTERVAL_NOTE}`}
      x={unit}
      y="Share of wins"
      ticks={isNamed ? 'bars' : 'edges'}
      columns={[
        { label: unit, kind: 'text' },
        { label: 'Wins', kind: 'count' },
        ...estimateColumns('Share of wins'),
      ]}
      bars={bins.map((bin) => {
        const { from, to, count } = bin;
        const label = binInWords(bin, format);
        const estimate = { share: count / wins, interval: wilson(count, wins) };
        const start = to === undefined ? `${format(from)}+` : format(from);
        return {
          tick: isNamed && to !== undefined ? label : start,
          // The whisker of an empty bar would look like a bar.
          estimate: count > 0 ? estimate : undefined,
          text: `${label}: ${formatPercent(estimate.share)} of wins (${formatCount(count)}), ${intervalInWords(estimate.interval)}.`,
          row: [label, count, ...estimateCells(estimate)],
        };
      })}
      first={bins.indexOf(commonest)}
    />
  );
}

/** The whole numbers in a bin: `95–99`, `7`, `50 and more`. */
function binInWords({ from, to }: Bin, format: (value: number) => string): string {
  if (to === undefined) return `${format(from)} and more`;
  return to - from === 1 ? format(from) : `${format(from)}–${format(to - 1)}`;
}

interface RateOverTimeProps extends Pick<ChartText, 'source' | 'fileName'> {
  /** At least two. */
  readonly periods: readonly Period[];
}

/** The win rate of each period, compared with the rate of all games. */
function RateOverTime({ periods, source, fileName }: RateOverTimeProps) {
  const points = pointsOf(periods);
  const [games, won] = [sum(periods, 'games'), sum(periods, 'won')];
  const average = winRate({ won, games })?.share ?? 0;
  return (
    <LineChart
      title="Win rate over time"
      summary={`Each point stands for ${gameCount(periods[0]?.games ?? 0)} in the order in which they ended. The band is the 95\u00a0% interval.`}
      source={source}
      fileName={fileName}
      x={{ title: 'Games that ended, in order', domain: [0, games], format: formatCount }}
      y={{
        title: 'Win rate',
        domain: shareDomain(Math.max(average, ...points.map(({ interval }) => interval.high))),
      }}
      points={points}
      columns={[
        { label: 'Games', kind: 'text' },
        { label: 'From', kind: 'text' },
        { label: 'To', kind: 'text' },
        { label: 'Won', kind: 'count' },
        ...estimateColumns('Win rate'),
      ]}
      references={[{ share: average, label: `All: ${formatPercent(average)}` }]}
      decimals={0}
    />
  );
}

/** A point in the middle of each period. */
function pointsOf(periods: readonly Period[]): readonly LinePoint[] {
  let before = 0;
  return periods.flatMap((period) => {
    const { games, won } = period;
    const estimate = winRate(period);
    const [first, last] = [before + 1, before + games];
    const middle = before + games / 2;
    before = last;
    if (!estimate) return [];
    const [from, to] = [formatMoment(period.from), formatMoment(period.to)];
    const days = from === to ? from : `${from} to ${to}`;
    return {
      x: middle,
      ...estimate,
      text: `${days}: ${formatCount(won)} of ${formatCount(games)} won, ${formatPercent(estimate.share)}, ${intervalInWords(estimate.interval)}.`,
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

const sum = (periods: readonly Period[], name: 'games' | 'won'): number =>
  periods.reduce((total, period) => total + period[name], 0);
