import { useMemo } from 'react';
import { plural } from '../../engine/words';
import type { RiffleTrials } from '../../lab/riffles';
import { type Bar, BarChart } from '../charts/BarChart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { formatCount, formatPercent, intervalInWords } from '../charts/numbers';
import type { Domain } from '../charts/scales';
import { type RiffleRate, riffleFinding, riffleRates } from './riffleRates';
import { useShuffleCounts } from './useShuffleCounts';
import { WorkerFailureNotice } from './WorkerFailureNotice';

/** The distance of a riffled deck from a fair shuffle after each riffle, counted and in theory. */
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
        <div className="charts">
          <DistanceChart rates={rates} source={`Riffles of ${decks} of ${trials.cards} cards`} />
        </div>
      )}
    </>
  );
}

/** Leaves room for labels above 100 %. */
const DOMAIN: Domain = [0, 1.15];

interface DistanceChartProps {
  readonly rates: readonly RiffleRate[];
  readonly source: string;
}

function DistanceChart({ rates, source }: DistanceChartProps) {
  return (
    <BarChart
      title="Distance from a fair shuffle"
      summary={`Bars are counted, with 95\u00a0% intervals; the dashed line is the theory of Bayer and Diaconis (1992).`}
      source={source}
      fileName="riffles-distance"
      x="Riffles"
      y="Distance"
      domain={DOMAIN}
      columns={[
        { label: 'Riffles', kind: 'count' },
        { label: 'Decks', kind: 'count' },
        { label: 'Look riffled', kind: 'count' },
        ...estimateColumns('Distance'),
        { label: 'Theory', kind: 'share' },
      ]}
      bars={rates.map(barOf)}
      reference={{ shares: rates.map(({ exact }) => exact), label: 'dashed: theory' }}
    />
  );
}

function barOf({ riffles, decks, looksRiffled, distance, interval, exact }: RiffleRate): Bar {
  const estimate = { share: distance, interval };
  return {
    tick: String(riffles),
    estimate,
    text: `After ${plural(riffles, 'riffle')}: ${formatPercent(distance, 2)}, ${intervalInWords(interval, 2)}; in theory ${formatPercent(exact, 2)}.`,
    row: [riffles, decks, looksRiffled, ...estimateCells(estimate), exact],
  };
}
