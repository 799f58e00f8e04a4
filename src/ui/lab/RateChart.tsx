import { wilson } from '../../engine/interval';
import { capital } from '../../engine/words';
import type { Job } from '../../lab/job';
import type { Tally } from '../../lab/tally';
import { type Bar, BarChart, INTERVAL_NOTE } from '../charts/BarChart';
import type { ChartText } from '../charts/Chart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { formatPercent, formatShare, gameCount, intervalInWords } from '../charts/numbers';
import { labAddress } from './labAddress';
import { resultWord } from './text';

/** One of the values that are compared, with its results. */
export interface Rate {
  /** As it is written: `12`. */
  readonly value: string;
  /** On the axis: `12`. */
  readonly tick: string;
  /** In words: `12 places`. */
  readonly label: string;
  /** The full run of this value. */
  readonly job: Job;
  /** Undefined before the first game. */
  readonly tally: Tally | undefined;
}

interface RateChartProps extends Pick<ChartText, 'source' | 'fileName'> {
  /** What the values are: `Places`. */
  readonly over: string;
  readonly rates: readonly Rate[];
}

/** A bar for the win rate of each value. The values that have no games yet have their places. */
export function RateChart({ over, rates, source, fileName }: RateChartProps) {
  const words = new Set(rates.map(({ job }) => resultWord(job.player)));
  const word = words.has('won') ? 'won' : 'winnable';
  return (
    <BarChart
      title={`Win rate by ${over.toLowerCase()}`}
      summary={summaryOf(rates, word)}
      source={source}
      fileName={fileName}
      x={over}
      y={words.size === 1 ? `Share ${word}` : 'Share of deals'}
      columns={[
        { label: over, kind: 'text' },
        { label: 'Value', kind: 'text' },
        { label: 'Games', kind: 'count' },
        { label: capital(word), kind: 'count' },
        ...estimateColumns('Win rate'),
      ]}
      bars={rates.map(barOf)}
    />
  );
}

function barOf({ value, tick, label, job, tally }: Rate): Bar {
  const link = <a href={labAddress(job)}>Open this run</a>;
  if (!tally) {
    return { tick, estimate: undefined, text: `${label}: not played yet.`, link, row: undefined };
  }
  const { won, games, player } = tally;
  const estimate = { share: won / games, interval: wilson(won, games) };
  return {
    tick,
    estimate,
    text: `${label}: ${formatPercent(estimate.share, 2)} ${resultWord(player)} of ${gameCount(games)}, ${intervalInWords(estimate.interval, 2)}.`,
    link,
    row: [label, value, games, won, ...estimateCells(estimate)],
  };
}

/** At most so many rates are all named. */
const MAX_NAMED = 3;

/** The rates in words; of many the lowest and the highest. */
function summaryOf(rates: readonly Rate[], word: string): string {
  const counted = rates
    .flatMap(({ label, tally }) => (tally ? [{ label, ...tally }] : []))
    .sort((a, b) => a.won / a.games - b.won / b.games);
  if (counted.length === 0) return `No games yet. ${INTERVAL_NOTE}`;
  if (rates.length <= MAX_NAMED) {
    const each = counted.map(({ label, won, games }) => `${label} ${formatShare(won, games)}`);
    return `${each.join(', ')}. ${INTERVAL_NOTE}`;
  }
  const [lowest, highest] = [counted.at(0), counted.at(-1)].map(
    (rate) => rate && `${formatShare(rate.won, rate.games)} (${rate.label})`,
  );
  const shares = counted.length === 1 ? lowest : `From ${lowest} to ${highest}`;
  return `${shares} ${word}. ${INTERVAL_NOTE}`;
}
