import { displayDeal } from '../../engine/dealId';
import { wilson } from '../../engine/interval';
import { capital } from '../../engine/words';
import type { Job } from '../../lab/job';
import { sweepTable, sweptInWords } from '../../lab/sweep';
import { formatTallies, type Tally } from '../../lab/tally';
import { type Bar, BarChart, INTERVAL_NOTE } from '../charts/BarChart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { formatPercent, formatShare, gameCount, intervalInWords } from '../charts/numbers';
import { labAddress, type SweepRun, sweepAddress } from './labAddress';
import { RunFiles } from './RunFiles';
import { sharedSettings, sweepFileName, sweepTitle, valueLabel, valueTick } from './sweepText';
import { resultWord } from './text';

interface SweepViewProps {
  readonly run: SweepRun;
  /** Results so far, in the order of the values; later values may be missing. */
  readonly tallies: readonly Tally[];
}

/** A value of the sweep with its results. */
interface Rate {
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

/** The win rate for each value of a sweep. */
export function SweepView({ run, tallies }: SweepViewProps) {
  const { sweep, first, games } = run;
  const over = sweptInWords(sweep);
  const rates = sweep.values.map((swept, i): Rate => {
    const { value, game, player } = swept;
    const tally = tallies[i];
    return {
      value,
      tick: valueTick(sweep, swept),
      label: valueLabel(sweep, swept),
      job: { game, player, first, games },
      tally: tally && tally.games > 0 ? tally : undefined,
    };
  });
  const word = sweep.values.every(({ player }) => player === 'solver') ? 'winnable' : 'won';
  const deals = `${gameCount(games)} of each from deal ${displayDeal(first)}`;
  const title = sweepTitle(sweep);
  const fileName = sweepFileName(sweep);

  return (
    <section className="lab-section lab-run" aria-label={title}>
      <h2>{title}</h2>
      <p>{[deals, ...sharedSettings(sweep)].join(' · ')}</p>
      {rates.some(({ tally }) => tally) && (
        <>
          <BarChart
            title={`Win rate by ${over.toLowerCase()}`}
            summary={summaryOf(rates, word)}
            source={`${title}: ${deals}`}
            fileName={fileName}
            x={over}
            y={`Share ${word}`}
            columns={[
              { label: over, kind: 'text' },
              { label: 'Value', kind: 'text' },
              { label: 'Games', kind: 'count' },
              { label: capital(word), kind: 'count' },
              ...estimateColumns('Win rate'),
            ]}
            bars={rates.map(barOf)}
          />
          <RunFiles
            kind="sweep"
            address={sweepAddress(run)}
            table={sweepTable({ ...sweep, values: sweep.values.slice(0, tallies.length) }, tallies)}
            fileName={fileName}
            tallies={formatTallies(tallies)}
          />
        </>
      )}
    </section>
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

/** The lowest and the highest rate in words. */
function summaryOf(rates: readonly Rate[], word: string): string {
  const counted = rates
    .flatMap(({ label, tally }) => (tally ? [{ label, ...tally }] : []))
    .sort((a, b) => a.won / a.games - b.won / b.games);
  const [lowest, highest] = [counted.at(0), counted.at(-1)].map(
    (rate) => rate && `${formatShare(rate.won, rate.games)} (${rate.label})`,
  );
  const shares = counted.length === 1 ? lowest : `From ${lowest} to ${highest}`;
  return `${shares} ${word}. ${INTERVAL_NOTE}`;
}
