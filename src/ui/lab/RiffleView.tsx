import { useMemo } from 'react';
import type { RiffleTrials } from '../../lab/riffles';
import { type Axis, linearTicks, placeAxis } from '../charts/axis';
import { Chart } from '../charts/Chart';
import type { ChartTable } from '../charts/chartTable';
import { BarLabel, IntervalBar, LABEL_ROOM } from '../charts/IntervalBar';
import { formatCount, formatInterval, formatPercent, formatShareTick } from '../charts/numbers';
import { PlotAxes, ticksAt } from '../charts/PlotAxes';
import { cellAt, levelsThatFit, type Plot, xOf, yOf } from '../charts/plot';
import { type RiffleRate, riffleFinding, riffleRates } from './riffleRates';
import { useShuffleCounts } from './useShuffleCounts';
import { WorkerFailureNotice } from './WorkerFailureNotice';

/** How far a riffled deck is from a fair shuffle, riffle by riffle: counted, and beside it what theory says. */
export function RiffleView({ trials }: { readonly trials: RiffleTrials }) {
  const request = useMemo(() => ({ kind: 'riffles', ...trials }) as const, [trials]);
  const { counts, failure, retry } = useShuffleCounts(request);
  const rates = useMemo(() => counts && riffleRates(counts), [counts]);
  const decks = `${formatCount(trials.times)} decks`;
  return (
    <>
      <p className={rates ? 'lab-finding' : 'visually-hidden'} role="status">
        {rates && riffleFinding(rates)}
      </p>
      {failure && <WorkerFailureNotice failure={failure} onRetry={retry} />}
      {!failure && !rates && <p>{`Riffling ${decks}…`}</p>}
      {rates && (
        <div className="run-charts">
          <DistanceChart rates={rates} source={`Riffles of ${decks} of ${trials.cards} cards`} />
        </div>
      )}
    </>
  );
}

/** With room above 100 % for labels. */
const AXIS: Axis = { kind: 'linear', low: 0, high: 1.15 };

interface DistanceChartProps {
  readonly rates: readonly RiffleRate[];
  readonly source: string;
}

function DistanceChart({ rates, source }: DistanceChartProps) {
  const across = placeAxis(1, rates.length);
  return (
    <Chart
      title="Distance from a fair shuffle"
      summary="Bars are counted, with 95 % intervals; the dashed line is the theory of Bayer and Diaconis (1992)."
      source={source}
      fileName="riffles-distance"
      table={tableOf(rates)}
      readings={{
        count: rates.length,
        columns: rates.length,
        first: 0,
        describe: (index) => describe(rates[index]),
      }}
      indexAt={(plot, point) => cellAt(plot, [rates.length, 1], point)?.column}
    >
      {(plot, active) => (
        <>
          <PlotAxes
            plot={plot}
            x={{
              title: 'Riffles',
              ticks: ticksAt(
                across,
                rates.map(({ riffles }) => riffles),
                String,
              ),
            }}
            y={{
              title: 'Distance',
              ticks: ticksAt(AXIS, linearTicks(AXIS, levelsThatFit(plot)), formatShareTick),
            }}
          />
          {rates.map(({ riffles, distance, interval }, i) => (
            <IntervalBar
              key={riffles}
              plot={plot}
              axis={AXIS}
              share={distance}
              interval={interval}
              centre={xOf(plot, across, riffles)}
              slot={plot.innerWidth / rates.length}
              isActive={i === active}
              isBare
            />
          ))}
          <polyline
            className="chart-reference"
            fill="none"
            points={rates
              .map(
                ({ riffles, exact }) => `${xOf(plot, across, riffles)},${yOf(plot, AXIS, exact)}`,
              )
              .join(' ')}
          />
          {plot.innerWidth / rates.length >= LABEL_ROOM * plot.em &&
            rates.map(({ riffles, distance, interval }) => (
              <BarLabel
                key={riffles}
                plot={plot}
                axis={AXIS}
                share={distance}
                interval={interval}
                centre={xOf(plot, across, riffles)}
              />
            ))}
          <TheoryLabel plot={plot} />
        </>
      )}
    </Chart>
  );
}

/** Names the line, in the corner that it leaves free. */
function TheoryLabel({ plot: { left, top, innerWidth, em } }: { readonly plot: Plot }) {
  return (
    <text className="chart-label" x={left + innerWidth} y={top + 1.3 * em} textAnchor="end">
      dashed: theory
    </text>
  );
}

function describe(rate: RiffleRate | undefined): string {
  if (!rate) return '';
  const { riffles, distance, interval, exact } = rate;
  return `After ${riffles === 1 ? '1 riffle' : `${riffles} riffles`}: ${formatPercent(distance, 2)}, 95 % interval ${formatInterval(interval, 2)}; in theory ${formatPercent(exact, 2)}.`;
}

const tableOf = (rates: readonly RiffleRate[]): ChartTable => ({
  columns: [
    { label: 'Riffles', kind: 'count' },
    { label: 'Decks', kind: 'count' },
    { label: 'Look riffled', kind: 'count' },
    { label: 'Distance', kind: 'share' },
    { label: '95 % from', kind: 'share' },
    { label: '95 % to', kind: 'share' },
    { label: 'Theory', kind: 'share' },
  ],
  rows: rates.map(({ riffles, decks, looksRiffled, distance, interval, exact }) => [
    riffles,
    decks,
    looksRiffled,
    distance,
    interval.low,
    interval.high,
    exact,
  ]),
});
