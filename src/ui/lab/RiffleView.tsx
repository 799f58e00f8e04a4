import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { RiffleTrials } from '../../lab/riffles';
import { formatPercent } from '../../locales/format';
import { type Bar, BarChart } from '../charts/BarChart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { estimateTexts } from '../charts/numbers';
import type { Domain } from '../charts/scales';
import { FindingText, sayGuess } from './FindingText';
import type { MadeGuess } from './guesses';
import { WorkerFailureNotice } from './RunProgress';
import { type RiffleRate, riffleFinding, riffleRates, riffleTheory } from './riffleRates';
import { useShuffleCounts } from './useShuffleCounts';

interface RiffleViewProps {
  readonly trials: RiffleTrials;
  readonly made: MadeGuess | undefined;
}

/** The distance of a riffled deck from a fair shuffle after each riffle, counted and in theory. */
export function RiffleView({ trials, made }: RiffleViewProps) {
  const request = useMemo(() => ({ kind: 'riffles', ...trials }) as const, [trials]);
  const { counts, failure, retry } = useShuffleCounts(request);
  const rates = useMemo(() => counts && riffleRates(counts), [counts]);
  const { times, cards, riffles } = trials;
  return (
    <>
      <FindingText
        text={rates && riffleFinding(rates)}
        short={t`Seven.`}
        guess={sayGuess(made, rates && [])}
        pending={plural(times, { one: 'Riffling # deck…', other: 'Riffling # decks…' })}
      />
      {failure ? (
        <WorkerFailureNotice failure={failure} onRetry={retry} />
      ) : (
        // Bars and theory come together, since either tells the answer.
        <BarChart
          title={t`Distance from a fair shuffle`}
          summary={t`Bars are counted, with 95% intervals; the dashed line is the theory of Bayer and Diaconis (1992).`}
          source={plural(times, {
            one: `Riffles of # deck of ${cards} cards`,
            other: `Riffles of # decks of ${cards} cards`,
          })}
          fileName="riffles-distance"
          x={t`Riffles`}
          y={t`Distance`}
          domain={DOMAIN}
          columns={[
            { label: t`Riffles`, kind: 'count' },
            { label: t({ message: 'Decks', context: 'number of decks' }), kind: 'count' },
            { label: t`Look riffled`, kind: 'count' },
            ...estimateColumns(t`Distance`),
            { label: t`Theory`, kind: 'share' },
          ]}
          bars={rates?.map(barOf) ?? emptyBars(riffles)}
          {...(rates && {
            reference: { shares: riffleTheory(riffles, cards), label: t`dashed: theory` },
          })}
        />
      )}
    </>
  );
}

/** Leaves room for labels above 100%. */
const DOMAIN: Domain = [0, 1.15];

/** Keeps the x axis and its readings until there are rates. */
const emptyBars = (riffles: number): readonly Bar[] =>
  Array.from({ length: riffles }, (_, i) => ({
    tick: String(i + 1),
    estimate: undefined,
    text: () => '',
    row: undefined,
  }));

function barOf(rate: RiffleRate): Bar {
  const { riffles, decks, looksRiffled, exact } = rate;
  return {
    tick: String(riffles),
    estimate: rate,
    text: () => rateInWords(rate),
    row: [riffles, decks, looksRiffled, ...estimateCells(rate), exact],
  };
}

function rateInWords({ riffles, exact, ...estimate }: RiffleRate): string {
  const { share, interval } = estimateTexts(estimate);
  const theory = formatPercent(exact, 2);
  return plural(riffles, {
    one: `After # riffle: ${share}, 95% interval ${interval}; in theory ${theory}.`,
    other: `After # riffles: ${share}, 95% interval ${interval}; in theory ${theory}.`,
  });
}
