import { scaleQuantize } from 'd3-scale';
import { useMemo } from 'react';
import type { ShuffleName } from '../../lab/shuffleStudy';
import { chiSquare } from '../../lab/statistics';
import { HeatMap } from '../charts/HeatMap';
import { formatCompact, formatCount, formatPercent } from '../charts/numbers';
import { formatPValue, PLACE_TICKS, passesText } from './text';
import { useShuffleCounts } from './useShuffleCounts';
import { WorkerFailureNotice } from './WorkerFailureNotice';

/** Shuffled decks for one pass, and for several. */
export const TRIALS = 100_000;
const LONG_TRIALS = 20_000;
/** A fair shuffle fails one test in a thousand. */
const SIGNIFICANCE = 0.001;
/** The colours of the diverging map; the middle one stands for the expected count. */
export const HEAT_COLOURS = 11;
/** The deviation with the strongest colour, as a share of the expected count. */
const FULL_COLOUR = 0.3;

/** Equal steps, centred on 0, whose outermost are centred on the full colour. */
const colourOf = scaleQuantize(
  [-1, 1].map((sign) => (sign * FULL_COLOUR * HEAT_COLOURS) / (HEAT_COLOURS - 1)),
  Array.from({ length: HEAT_COLOURS }).keys(),
);

/** The colour of a count: 0 for the fewest, 10 for the most, 5 for about the expected one. */
export const heatColour = (count: number, expected: number): number =>
  colourOf(count / expected - 1);

/** A count compared with the expected one: `4.5 % more`. */
export function formatDeviation(count: number, expected: number): string {
  const deviation = count / expected - 1;
  return `${formatPercent(Math.abs(deviation))} ${deviation < 0 ? 'less' : 'more'}`;
}

interface PlacesMapProps {
  readonly name: ShuffleName;
  readonly label: string;
  readonly cards: number;
  readonly passes: number;
}

/** Where a shuffle moves the card of each place, over many decks, with the result of a chi-square test. */
export function PlacesMap({ name, label, cards, passes }: PlacesMapProps) {
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
  const countOf = (from: number, to: number): number => counts[from]?.[to] ?? 0;
  return (
    <HeatMap
      title={`Where the cards go in ${after}: ${label}`}
      summary={<Verdict counts={counts} expected={expected} trials={trials} />}
      source={`${label} shuffle of ${cards} cards, ${after}, ${formatCount(trials)} times`}
      fileName={`shuffle-${name}-places`}
      columns={cards}
      rows={cards}
      isSquare
      colours={{
        name: 'diverging',
        count: HEAT_COLOURS,
        of: (from, to) => heatColour(countOf(from, to), expected),
      }}
      x={{ title: 'To place', ticks: PLACE_TICKS }}
      y={{ title: 'From place', ticks: PLACE_TICKS }}
      table={{
        columns: [
          { label: 'From \\ to', kind: 'text' },
          ...counts.map((_, to) => ({ label: String(to + 1), kind: 'count' as const })),
        ],
        rows: counts.map((row, from) => [String(from + 1), ...row]),
      }}
      describe={(from, to) =>
        `From place ${from + 1} to place ${to + 1}: ${formatCount(countOf(from, to))} times, ${formatDeviation(countOf(from, to), expected)} than expected.`
      }
      legend={<HeatLegend />}
    />
  );
}

interface VerdictProps {
  readonly counts: readonly Uint32Array[];
  readonly expected: number;
  readonly trials: number;
}

/** The result of a chi-square test. */
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

/** The key to the colours. */
function HeatLegend() {
  return (
    <div className="heat-legend control-row">
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
