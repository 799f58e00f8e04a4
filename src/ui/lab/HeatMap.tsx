import { useMemo } from 'react';
import type { ShuffleName } from '../../lab/shuffleStudy';
import { chiSquare } from '../../lab/statistics';
import { Chart } from '../charts/Chart';
import { formatCompact, formatCount, formatPercent } from '../charts/numbers';
import { PlotAxes } from '../charts/PlotAxes';
import { cellAt, cellPath, squarePlot } from '../charts/plot';
import { CellCursor } from './CellCursor';
import { FULL_COLOUR, formatDeviation, HEAT_COLOURS, heatColour } from './heatScale';
import { NAMED_PLACES, passesText } from './PassesChart';
import { formatPValue } from './text';
import { useShuffleCounts } from './useShuffleCounts';
import { WorkerFailureNotice } from './WorkerFailureNotice';
import './HeatMap.css';

/** Trials of one pass, and of several. */
export const TRIALS = 100_000;
const LONG_TRIALS = 20_000;
/** A fair shuffle is called unfair once in a thousand tests. */
const SIGNIFICANCE = 0.001;
/** The largest side of the map, in pixels. */
const LARGEST = 640;

interface HeatMapProps {
  readonly name: ShuffleName;
  readonly label: string;
  /** The number of cards in the deck. */
  readonly cards: number;
  readonly passes: number;
}

/** Where the card of each place goes in some passes over many trials, with the verdict of a chi-square test. */
export function HeatMap({ name, label, cards, passes }: HeatMapProps) {
  const trials = passes > 1 ? LONG_TRIALS : TRIALS;
  const request = useMemo(
    () => ({ kind: 'shuffle', name, cards, times: trials, passes }) as const,
    [name, cards, trials, passes],
  );
  const { counts, failure, retry } = useShuffleCounts(request);
  if (failure) return <WorkerFailureNotice failure={failure} onRetry={retry} />;
  if (!counts) return <p>{`Shuffling ${formatCount(trials)} decks…`}</p>;
  const expected = trials / cards;
  const after = passesText(passes);
  const grid = [cards, cards] as const;
  const places = NAMED_PLACES.map((place) => ({ at: (place - 0.5) / cards, label: String(place) }));
  return (
    <Chart
      title={`Where the cards go in ${after}: ${label}`}
      summary={<Verdict counts={counts} expected={expected} trials={trials} />}
      source={`${label} shuffle of ${cards} cards, ${after}, ${formatCount(trials)} times`}
      fileName={`shuffle-${name}-places`}
      table={{
        columns: [
          { label: 'From \\ to', kind: 'text' },
          ...counts.map((_, to) => ({ label: String(to + 1), kind: 'count' as const })),
        ],
        rows: counts.map((row, from) => [String(from + 1), ...row]),
      }}
      readings={{
        count: cards * cards,
        columns: cards,
        first: 0,
        describe: (index) => {
          const [from, to] = [Math.floor(index / cards), index % cards];
          const count = counts[from]?.[to] ?? 0;
          return `From place ${from + 1} to place ${to + 1}: ${formatCount(count)} times, ${formatDeviation(count, expected)} than expected.`;
        },
      }}
      shape={(width, em) => squarePlot(width, em, LARGEST)}
      indexAt={(plot, point) => {
        const cell = cellAt(plot, grid, point);
        return cell && cell.row * cards + cell.column;
      }}
      legend={<HeatLegend />}
    >
      {(plot, active) => (
        <>
          {colourCells(counts, expected).map((cells, colour) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a path is identified by its colour
              key={colour}
              className="chart-cells"
              d={cellPath(plot, grid, cells)}
              style={{ fill: `var(--diverging-${colour})` }}
            />
          ))}
          <rect
            className="chart-frame"
            x={plot.left}
            y={plot.top}
            width={plot.innerWidth}
            height={plot.innerHeight}
          />
          <PlotAxes
            plot={plot}
            grid={false}
            x={{ title: 'To place', ticks: places }}
            y={{
              title: 'From place',
              ticks: places.map(({ at, label: place }) => ({ at: 1 - at, label: place })),
            }}
          />
          <CellCursor plot={plot} grid={grid} active={active} />
        </>
      )}
    </Chart>
  );
}

interface VerdictProps {
  readonly counts: readonly Uint32Array[];
  readonly expected: number;
  readonly trials: number;
}

/** What a chi-square test says about the shuffle. */
function Verdict({ counts, expected, trials }: VerdictProps) {
  const { value, degreesOfFreedom, pValue } = chiSquare(counts, expected);
  return (
    <>
      <strong data-testid="verdict">
        {pValue > SIGNIFICANCE
          ? 'Nothing speaks against a fair shuffle.'
          : 'This shuffle is not perfectly fair.'}
      </strong>
      <span>{` By a chi-square test a fair shuffle looks at least as uneven with a chance of ${formatPValue(pValue)}: it adds up how far the counts are from equal, which gives ${formatCount(Math.round(value))}, where about ${formatCount(degreesOfFreedom)} is expected, over ${formatCompact(trials)} decks.`}</span>
    </>
  );
}

/** The key to the colours, from fewer than expected to more. */
function HeatLegend() {
  return (
    <div className="heat-legend">
      <span>{`−${formatPercent(FULL_COLOUR, 0)}`}</span>
      <span className="heat-scale" aria-hidden="true">
        {Array.from({ length: HEAT_COLOURS }, (_, colour) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is identified by its colour
            key={colour}
            style={{ background: `var(--diverging-${colour})` }}
          />
        ))}
      </span>
      <span>{`+${formatPercent(FULL_COLOUR, 0)} or more`}</span>
      <span className="chart-hint">of the expected count</span>
    </div>
  );
}

/** For each colour the cells that have it. */
function colourCells(counts: readonly Uint32Array[], expected: number) {
  const cells = Array.from({ length: HEAT_COLOURS }, (): { row: number; column: number }[] => []);
  for (const [row, line] of counts.entries()) {
    for (const [column, count] of line.entries()) {
      cells[heatColour(count, expected)]?.push({ row, column });
    }
  }
  return cells;
}
