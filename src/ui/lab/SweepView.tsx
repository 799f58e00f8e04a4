import { displayDeal } from '../../engine/dealId';
import { wilson } from '../../engine/interval';
import type { Job } from '../../lab/job';
import { sweptInWords } from '../../lab/sweep';
import { sweepTable } from '../../lab/sweepTable';
import type { Tally } from '../../lab/tally';
import { formatTallies } from '../../lab/tallyFile';
import { linearTicks, placeAxis, shareAxis } from '../charts/axis';
import { Chart } from '../charts/Chart';
import type { ChartTable } from '../charts/chartTable';
import { IntervalBar } from '../charts/IntervalBar';
import {
  formatInterval,
  formatPercent,
  formatShare,
  formatShareTick,
  gameCount,
  INTERVAL_NOTE,
} from '../charts/numbers';
import { PlotAxes, ticksAt } from '../charts/PlotAxes';
import { cellAt, charactersThatFit, labelStep, levelsThatFit, xOf } from '../charts/plot';
import { download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { labAddress, type SweepRun, sweepAddress } from './labAddress';
import { sharedSettings, sweepFileName, sweepTitle, valueLabel, valueTick } from './sweepText';
import { successOf } from './text';

interface SweepViewProps {
  readonly run: SweepRun;
  /** What is counted of each value so far, in order; those that have not begun are left out. */
  readonly tallies: readonly Tally[];
}

/** A value with what was counted of it. */
interface Rate {
  /** As it is written: `12`. */
  readonly value: string;
  /** On the axis: `12`. */
  readonly tick: string;
  /** In words: `12 places`. */
  readonly label: string;
  /** The whole run of the value. */
  readonly job: Job;
  readonly tally: Tally;
}

/** The win rate for each value of a sweep: a chart, its figures, and a link. */
export function SweepView({ run, tallies }: SweepViewProps) {
  const { message, copy } = useClipboard();
  const { sweep, first, games } = run;
  const over = sweptInWords(sweep);
  const rates = sweep.values.map((swept, i): Rate => {
    const { value, game, player } = swept;
    const tally = tallies[i] ?? { game, player, first, games: 0, won: 0, scores: {} };
    const label = valueLabel(sweep, swept);
    const job = { game, player, first, games };
    return { value, tick: valueTick(sweep, swept), label, job, tally };
  });
  const counted = rates.filter(({ tally }) => tally.games > 0);
  const word = sweep.values.every(({ player }) => player === 'solver') ? 'winnable' : 'won';
  const deals = `${gameCount(games)} of each from deal ${displayDeal(first)}`;
  const title = sweepTitle(sweep);
  const fileName = sweepFileName(sweep);
  const table = sweepTable({ ...sweep, values: sweep.values.slice(0, tallies.length) }, tallies);
  const link = new URL(sweepAddress(run), window.location.href).href;

  return (
    <section className="lab-section lab-run" aria-label={title}>
      <h2>{title}</h2>
      <p>{[deals, ...sharedSettings(sweep)].join(' · ')}</p>
      {counted.length > 0 && (
        <>
          <RatesChart
            rates={rates}
            over={over}
            word={word}
            source={`${title}: ${deals}`}
            fileName={fileName}
          />
          <details>
            <summary>Table as text</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text too */}
            <pre className="score-table" data-testid="sweep-table" translate="no" tabIndex={0}>
              {table}
            </pre>
          </details>
          <div className="control-row">
            <button
              type="button"
              className="button"
              onClick={() => copy({ text: link, copied: 'Link copied.', failed: link })}
            >
              Copy link to this sweep
            </button>
            <button
              type="button"
              className="button"
              onClick={() => download(`${fileName}.json`, formatTallies(tallies))}
            >
              JSON
            </button>
            <span aria-live="polite">{message}</span>
          </div>
        </>
      )}
    </section>
  );
}

interface RatesChartProps {
  readonly rates: readonly Rate[];
  readonly over: string;
  readonly word: string;
  readonly source: string;
  readonly fileName: string;
}

/** A bar for each value: its win rate, with the 95 % interval. */
function RatesChart({ rates, over, word, source, fileName }: RatesChartProps) {
  const counted = rates.filter(({ tally }) => tally.games > 0);
  const axis = shareAxis(
    Math.max(...counted.map(({ tally: { won, games } }) => wilson(won, games).high)),
  );
  const across = placeAxis(0, rates.length - 1);
  const highest = counted.reduce((a, b) => (share(b) > share(a) ? b : a));
  return (
    <Chart
      title={`Win rate by ${over.toLowerCase()}`}
      summary={summaryOf(counted, word)}
      source={source}
      fileName={fileName}
      table={tableOf(rates, over, word)}
      readings={{
        count: rates.length,
        columns: rates.length,
        first: 0,
        describe: (index) => describe(rates[index]),
      }}
      detail={(index) => <RunLink job={rates[index]?.job} />}
      indexAt={(plot, point) => cellAt(plot, [rates.length, 1], point)?.column}
    >
      {(plot, active) => {
        const most = Math.max(MIN_LABEL, charactersThatFit(plot, rates.length));
        const labels = rates.map(({ tick }) => shortened(tick, most));
        const step = labelStep(plot, labels);
        const named = labels.flatMap((_, i) => (i % step === 0 ? [i] : []));
        return (
          <>
            <PlotAxes
              plot={plot}
              x={{
                title: over,
                ticks: ticksAt(across, named, (i) => labels[i] ?? ''),
              }}
              y={{
                title: `Share ${word}`,
                ticks: ticksAt(axis, linearTicks(axis, levelsThatFit(plot)), formatShareTick),
              }}
            />
            {rates.map(({ value, tally: { won, games } }, i) => (
              <IntervalBar
                key={value}
                share={won / games}
                interval={wilson(won, games)}
                isHidden={games === 0}
                plot={plot}
                axis={axis}
                centre={xOf(plot, across, i)}
                slot={plot.innerWidth / rates.length}
                isActive={i === active}
                isLabelled={rates[i] === highest}
              />
            ))}
          </>
        );
      }}
    </Chart>
  );
}

/** A label below the chart may have so many characters, whatever its room. */
const MIN_LABEL = 12;
const shortened = (label: string, most: number): string =>
  label.length > most ? `${label.slice(0, most).replace(/\s+\S*$/, '')}…` : label;

const share = ({ tally }: Rate): number => tally.won / tally.games;

/** A link to the run of the value that is read out. */
function RunLink({ job }: { readonly job: Job | undefined }) {
  return job ? <a href={labAddress(job)}>Open this run</a> : null;
}

function summaryOf(counted: readonly Rate[], word: string): string {
  const lowest = counted.reduce((a, b) => (share(b) < share(a) ? b : a));
  const highest = counted.reduce((a, b) => (share(b) > share(a) ? b : a));
  const text = ({ label, tally: { won, games } }: Rate): string =>
    `${formatShare(won, games)} (${label})`;
  const shares = counted.length === 1 ? text(lowest) : `From ${text(lowest)} to ${text(highest)}`;
  return `${shares} ${word}. ${INTERVAL_NOTE}`;
}

function describe(rate: Rate | undefined): string {
  if (!rate || rate.tally.games === 0) return `${rate?.label ?? ''}: not played yet.`;
  const { label, tally } = rate;
  const { won, games, player } = tally;
  return `${label}: ${formatPercent(won / games, 2)} ${successOf(player)} of ${gameCount(games)}, 95\u00a0% interval ${formatInterval(wilson(won, games), 2)}.`;
}

const tableOf = (rates: readonly Rate[], over: string, word: string): ChartTable => ({
  columns: [
    { label: over, kind: 'text' },
    { label: 'Value', kind: 'text' },
    { label: 'Games', kind: 'count' },
    { label: word === 'won' ? 'Won' : 'Winnable', kind: 'count' },
    { label: 'Win rate', kind: 'share' },
    { label: '95 % from', kind: 'share' },
    { label: '95 % to', kind: 'share' },
  ],
  rows: rates
    .filter(({ tally }) => tally.games > 0)
    .map(({ value, label, tally: { won, games } }) => {
      const { low, high } = wilson(won, games);
      return [label, value, games, won, won / games, low, high];
    }),
});
