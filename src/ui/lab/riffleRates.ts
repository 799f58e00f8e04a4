import { t } from '@lingui/core/macro';
import { type Estimate, isInside, wilson } from '../../engine/interval';
import { sum } from '../../engine/numbers';
import { riffleBet } from '../../lab/riffles';
import { formatPercent, joinSentences } from '../../locales/format';
import { estimateTexts } from '../charts/numbers';

/** The distance of decks from a fair shuffle after a number of riffles, as counted. */
export interface RiffleRate extends Estimate {
  readonly riffles: number;
  readonly decks: number;
  /** Decks with so few rising sequences that the best bet is that they were riffled. */
  readonly looksRiffled: number;
  /** In theory. */
  readonly exact: number;
}

/** The distance after each riffle. A row of `counts` has the decks with 1, 2, 3 … rising sequences. */
export const riffleRates = (counts: readonly ArrayLike<number>[]): readonly RiffleRate[] =>
  counts.map((row, i) => {
    const { maxSequences, fair, distance } = riffleBet(i + 1, row.length);
    const all = Array.from(row);
    const decks = sum(all);
    const looksRiffled = sum(all.slice(0, maxSequences));
    const { low, high } = wilson(looksRiffled, decks);
    return {
      riffles: i + 1,
      decks,
      looksRiffled,
      share: Math.max(0, looksRiffled / decks - fair),
      interval: { low: Math.max(0, low - fair), high: Math.max(0, high - fair) },
      exact: distance,
    };
  });

/** The distances in theory, before anything is counted. */
export const riffleTheory = (riffles: number, cards: number): readonly number[] =>
  Array.from({ length: riffles }, (_, i) => riffleBet(i + 1, cards).distance);

/** The number of riffles that is usually advised. */
export const ENOUGH = 7;
/** Numbers of riffles to compare it with. */
const [FEW, MANY] = [4, 10];

/** How many riffles mix a deck, in a few sentences. */
export function riffleFinding(rates: readonly RiffleRate[]): string {
  const [few, enough, many] = [FEW, ENOUGH, MANY].map((riffles) => rates[riffles - 1]);
  if (!few || !enough || !many) return '';
  const { share: distance, interval } = estimateTexts(enough);
  const theory = formatPercent(enough.exact);
  const [fewer, more] = [formatPercent(few.share, 0), formatPercent(many.share)];
  return joinSentences([
    isInside(enough.exact, enough.interval)
      ? t`After ${ENOUGH} riffles the distance from a fair shuffle is ${distance} (95% interval ${interval}); in theory it is ${theory}, which lies inside the interval.`
      : t`After ${ENOUGH} riffles the distance from a fair shuffle is ${distance} (95% interval ${interval}); in theory it is ${theory}. That lies outside the interval, as it does once in twenty runs.`,
    t`After ${FEW} it is still ${fewer}, after ${MANY} only ${more}.`,
    t`Seven riffles, the usual advice, are enough for a game at home; each one more halves the distance.`,
  ]);
}
