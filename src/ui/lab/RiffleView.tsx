import { useMemo } from 'react';
import { plural } from '../../engine/words';
import type { RiffleTrials } from '../../lab/riffles';
import { type Bar, BarChart } from '../charts/BarChart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { formatCount, formatPercent, intervalInWords } from '../charts/numbers';
import type { Domain } from '../charts/scales';
import { Finding } from './RunProgress';
import { type RiffleRate, riffleFinding, riffleRates, riffleTheory } from './riffleRates';
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
      <Finding text={rates && riffleFinding(rates)} pending={`Riffling ${decks}…`} />
      {failure ? (
        <WorkerFailureNotice failure={failure} onRetry={retry} />
      ) : (
        <DistanceChart
          rates={rates}
          theory={riffleTheory(trials.riffles, trials.cards)}
          source={`Riffles of ${decks} of ${trials.cards} cards`}
        />
      )}
    </>
  );
}

/** Leaves room for labels above 100 %. */
const DOMAIN: Domain = [0, 1.15];

interface DistanceChartProps {
  /** Undefined until they are counted. */
  readonly rates: readonly RiffleRate[] | undefined;
  /** The distance after each riffle. */
  readonly theory: readonly number[];
  readonly source: string;
}

/** The theory as a line from the start; the bars when they are counted. */
function DistanceChart({ rates, theory, source }: DistanceChartProps) {
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
      bars={rates?.map(barOf) ?? theory.map(emptyBarOf)}
      reference={{ shares: theory, label: 'dashed: theory' }}
    />
  );
}

const emptyBarOf = (exact: number, i: number): Bar => ({
  tick: String(i + 1),
  estimate: undefined,
  text: `After ${plural(i + 1, 'riffle')}: in theory ${formatPercent(exact, 2)}.`,
  row: undefined,
});

function barOf({ riffles, decks, looksRiffled, distance, interval, exact }: RiffleRate): Bar {
  const estimate = { share: distance, interval };
  return {
    tick: String(riffles),
    estimate,
    text: `After ${plural(riffles, 'riffle')}: ${formatPercent(distance, 2)}, ${intervalInWords(interval, 2)}; in theory ${formatPercent(exact, 2)}.`,
    row: [riffles, decks, looksRiffled, ...estimateCells(estimate), exact],
  };
}
