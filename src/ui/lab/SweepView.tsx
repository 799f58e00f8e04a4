import { displayDeal } from '../../engine/dealId';
import { gameOf, menuPlaceOf } from '../../games/all';
import { wilson } from '../../lab/statistics';
import { type SweptValue, sweptInWords } from '../../lab/sweep';
import { sweepTable } from '../../lab/sweepTable';
import type { Tally } from '../../lab/tally';
import { formatTallies } from '../../lab/tallyFile';
import { download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { linearTicks, placeAxis, shareAxis } from './axis';
import { Chart } from './Chart';
import type { ChartTable } from './chartTable';
import { IntervalBar } from './IntervalBar';
import { type SweepRun, sweepAddress } from './labAddress';
import { PlotAxes, ticksAt } from './PlotAxes';
import { cellAt, labelsThatFit, levelsThatFit, xOf } from './plot';
import {
  formatInterval,
  formatPercent,
  formatShare,
  formatShareTick,
  gameCount,
  PLAYER_NAMES,
  successOf,
} from './text';

interface SweepViewProps {
  readonly run: SweepRun;
  /** What is counted of each value so far, in order; those that have not begun are left out. */
  readonly tallies: readonly Tally[];
}

/** A value with what was counted of it. */
interface Rate {
  readonly label: string;
  readonly tally: Tally;
}

/** The win rate for each value of a sweep: a chart, its figures, and a link. */
export function SweepView({ run, tallies }: SweepViewProps) {
  const { message, copy } = useClipboard();
  const { sweep, first, games } = run;
  const over = sweptInWords(sweep);
  const name = menuPlaceOf(sweep.game).shared?.name ?? gameOf(sweep.game).name;
  const rates = sweep.values.map((value, i) => rateOf(value, sweep.over, tallies[i]));
  const counted = rates.filter(({ tally }) => tally.games > 0);
  const word = sweep.values.every(({ player }) => player === 'solver') ? 'winnable' : 'won';
  const deals = `${gameCount(games)} of each from deal ${displayDeal(first)}`;
  const title = `${name} by ${over.toLowerCase()}`;
  const fileName = `sweep-${sweep.name.replace(/[^a-z0-9]+/g, '-')}`;
  const table = sweepTable({ ...sweep, values: sweep.values.slice(0, tallies.length) }, tallies);
  const link = new URL(sweepAddress(run), window.location.href).href;

  return (
    <section className="lab-section lab-run" aria-label={title}>
      <h2>{title}</h2>
      <p>
        {deals} · <code translate="no">{sweep.name}</code>
      </p>
      {counted.length > 0 && (
        <>
          <RatesChart
            rates={rates}
            over={over}
            word={word}
            source={`${title}: ${deals}`}
            fileName={fileName}
          />
          <details className="run-text">
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

function rateOf({ value, game, player }: SweptValue, over: string, tally: Tally | undefined): Rate {
  const label = over === 'player' ? PLAYER_NAMES[player] : value;
  return { label, tally: tally ?? { game, player, first: '0', games: 0, won: 0, scores: {} } };
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
  const longest = Math.max(...rates.map(({ label }) => label.length));
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
      indexAt={(plot, point) => cellAt(plot, [rates.length, 1], point)?.column}
    >
      {(plot, active) => {
        const step = Math.ceil(rates.length / labelsThatFit(plot, Math.min(longest, 12)));
        const named = rates.flatMap((_, i) => (i % step === 0 ? [i] : []));
        return (
          <>
            <PlotAxes
              plot={plot}
              x={{
                title: over,
                ticks: ticksAt(across, named, (i) => shortened(rates[i]?.label ?? '')),
              }}
              y={{
                title: `Share ${word}`,
                ticks: ticksAt(axis, linearTicks(axis, levelsThatFit(plot)), formatShareTick),
              }}
            />
            {rates.map(({ label, tally: { won, games } }, i) => (
              <IntervalBar
                key={label}
                share={won / games}
                interval={wilson(won, games)}
                isHidden={games === 0}
                plot={plot}
                axis={axis}
                centre={xOf(plot, across, i)}
                slot={plot.innerWidth / rates.length}
                isActive={i === active}
              />
            ))}
          </>
        );
      }}
    </Chart>
  );
}

/** The most characters of a label below the chart. */
const MAX_LABEL = 12;
const shortened = (label: string): string =>
  label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;

function summaryOf(counted: readonly Rate[], word: string): string {
  const share = ({ tally }: Rate): number => tally.won / tally.games;
  const lowest = counted.reduce((a, b) => (share(b) < share(a) ? b : a));
  const highest = counted.reduce((a, b) => (share(b) > share(a) ? b : a));
  const text = ({ label, tally: { won, games } }: Rate): string =>
    `${formatShare(won, games)} (${label})`;
  return `From ${text(lowest)} to ${text(highest)} ${word}. Lines are 95\u00a0% intervals.`;
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
    { label: 'Games', kind: 'count' },
    { label: word === 'won' ? 'Won' : 'Winnable', kind: 'count' },
    { label: 'Win rate', kind: 'share' },
    { label: '95 % from', kind: 'share' },
    { label: '95 % to', kind: 'share' },
  ],
  rows: rates
    .filter(({ tally }) => tally.games > 0)
    .map(({ label, tally: { won, games } }) => {
      const { low, high } = wilson(won, games);
      return [label, games, won, won / games, low, high];
    }),
});
