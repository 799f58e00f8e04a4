import { plural, t } from '@lingui/core/macro';
import { scaleQuantize } from 'd3-scale';
import { useMemo } from 'react';
import { CARDS_IN_DECK } from '../../engine/card';
import type { ShuffleName } from '../../lab/shuffleStudy';
import { chiSquare } from '../../lab/statistics';
import { formatCount, formatPercent, joinSentences } from '../../locales/format';
import { COLOUR_COUNTS, HeatMap } from '../charts/HeatMap';
import { formatCompact } from '../charts/numbers';
import { Slots, slot } from '../parts/Slots';
import { WorkerFailureNotice } from './RunProgress';
import { formatPValue, PLACE_TICKS, shuffleInWords } from './text';
import { useShuffleCounts } from './useShuffleCounts';

/** Shuffled decks for one pass, and for several. */
export const TRIALS = 100_000;
const LONG_TRIALS = 20_000;
/** A fair shuffle fails one test in a thousand. */
const SIGNIFICANCE = 0.001;
/** The middle colour stands for the expected count. */
const COLOURS = COLOUR_COUNTS.diverging;
/** The deviation with the strongest colour, as a share of the expected count. */
export const FULL_COLOUR = 0.3;

/** Equal steps, centred on 0, whose outermost are centred on the full colour. */
const colourOf = scaleQuantize(
  [-1, 1].map((sign) => (sign * FULL_COLOUR * COLOURS) / (COLOURS - 1)),
  Array.from({ length: COLOURS }).keys(),
);

/** The colour of a count: 0 for the fewest, 10 for the most, 5 for about the expected one. */
export const heatColour = (count: number, expected: number): number =>
  colourOf(count / expected - 1);

/** A count compared with the expected one: `4.5% more`. */
export function formatDeviation(count: number, expected: number): string {
  const deviation = count / expected - 1;
  const share = formatPercent(Math.abs(deviation));
  return deviation < 0
    ? t({ message: `${share} less`, comment: 'in: 990 times, 1.0 % less than expected' })
    : t({ message: `${share} more`, comment: 'in: 1,010 times, 1.0 % more than expected' });
}

export interface PlacesMapProps {
  readonly name: ShuffleName;
  readonly passes: number;
}

/** Where a shuffle moves the card of each place, over many decks, with the result of a chi-square test. */
export function PlacesMap({ name, passes }: PlacesMapProps) {
  const cards = CARDS_IN_DECK;
  const trials = passes > 1 ? LONG_TRIALS : TRIALS;
  const request = useMemo(
    () => ({ kind: 'shuffle', name, cards, times: trials, passes }) as const,
    [name, trials, passes],
  );
  const { counts, failure, retry } = useShuffleCounts(request);
  if (failure) return <WorkerFailureNotice failure={failure} onRetry={retry} />;
  if (!counts) {
    const text = plural(trials, { one: 'Shuffling # deck…', other: 'Shuffling # decks…' });
    return <p>{text}</p>;
  }
  const expected = trials / cards;
  const times = formatCount(trials);
  const shuffle = shuffleInWords(name);
  const countOf = (from: number, to: number): number => counts[from]?.[to] ?? 0;
  return (
    <HeatMap
      title={plural(passes, {
        one: `Where the cards go in # pass: ${shuffle}`,
        other: `Where the cards go in # passes: ${shuffle}`,
      })}
      summary={verdictInWords(counts, expected, trials)}
      source={plural(passes, {
        one: `${shuffle} of ${cards} cards, # pass, ${times} times`,
        other: `${shuffle} of ${cards} cards, # passes, ${times} times`,
      })}
      fileName={`shuffle-${name}-places`}
      columns={cards}
      rows={cards}
      isSquare
      colours={{
        name: 'diverging',
        of: (from, to) => heatColour(countOf(from, to), expected),
      }}
      x={{ title: t`To place`, ticks: PLACE_TICKS }}
      y={{ title: t`From place`, ticks: PLACE_TICKS }}
      table={{
        columns: [
          { label: t`From \\ to`, kind: 'text' },
          ...counts.map((_, to) => ({ label: String(to + 1), kind: 'count' as const })),
        ],
        rows: counts.map((row, from) => [String(from + 1), ...row]),
      }}
      describe={(row, column) => {
        const [from, to, count] = [row + 1, column + 1, countOf(row, column)];
        const difference = formatDeviation(count, expected);
        return plural(count, {
          one: `From place ${from} to place ${to}: # time, ${difference} than expected.`,
          other: `From place ${from} to place ${to}: # times, ${difference} than expected.`,
        });
      }}
      legend={<HeatLegend />}
    />
  );
}

/** The result of a chi-square test. */
function verdictInWords(counts: readonly Uint32Array[], expected: number, trials: number) {
  const { value, degreesOfFreedom, pValue } = chiSquare(counts, expected);
  const [chance, decks] = [formatPValue(pValue), formatCompact(trials)];
  const [sum, usual] = [formatCount(Math.round(value)), formatCount(degreesOfFreedom)];
  return (
    <Slots
      text={joinSentences([slot(0), slot(1)])}
      parts={[
        <strong key="verdict" data-testid="verdict">
          {pValue > SIGNIFICANCE
            ? t`Nothing speaks against a fair shuffle.`
            : t`This shuffle is not perfectly fair.`}
        </strong>,
        <span key="test">{t`By a chi-square test a fair shuffle looks at least as uneven with a chance of ${chance}: it adds up how far the counts are from equal, which gives ${sum}, where about ${usual} is expected, over ${plural(trials, { one: `${decks} decks`, other: `${decks} decks` })}.`}</span>,
      ]}
    />
  );
}

function HeatLegend() {
  const share = formatPercent(FULL_COLOUR, 0);
  return (
    <div className="heat-legend control-row">
      <span>{t`−${share} or less`}</span>
      <span className="heat-scale" aria-hidden="true">
        {Array.from({ length: COLOURS }, (_, colour) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a swatch is identified by its colour
            key={colour}
            style={{ background: `var(--diverging-${colour})` }}
          />
        ))}
      </span>
      <span>{t`+${share} or more`}</span>
      <span className="chart-hint">{t`of the expected count`}</span>
    </div>
  );
}
