import { expect, test } from 'vitest';
import { wilson } from '../../../../src/engine/interval';
import { countRisingSequences, riffleBet } from '../../../../src/lab/riffles';
import { riffleFinding, riffleRates } from '../../../../src/ui/lab/riffleRates';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

const CARDS = 52;
const DECKS = 3_000;
const counts = countRisingSequences({ cards: CARDS, riffles: 12, times: DECKS });
const rates = riffleRates(counts);

test('a distance is the share of decks that look riffled beyond that of fair ones, with its interval', () => {
  for (const [i, rate] of rates.entries()) {
    const { maxSequences, fair, distance } = riffleBet(i + 1, CARDS);
    const count = (counts[i] ?? new Uint32Array())
      .slice(0, maxSequences)
      .reduce((a, b) => a + b, 0);
    const { low, high } = wilson(count, DECKS);
    expect(rate).toMatchObject({ riffles: i + 1, decks: DECKS, looksRiffled: count });
    expect(rate.share).toBeCloseTo(Math.max(0, count / DECKS - fair), 12);
    expect(rate.interval.low).toBeCloseTo(Math.max(0, low - fair), 12);
    expect(rate.interval.high).toBeCloseTo(Math.max(0, high - fair), 12);
    expect(rate.exact).toBe(distance);
  }
});

test('the finding says its figures, and whether theory agrees', () => {
  const [four, seven, ten] = [3, 6, 9].map((i) => rates[i]);
  if (!four || !seven || !ten) throw new Error('no rates');
  const percent = (share: number, decimals = 1): string => `${(100 * share).toFixed(decimals)}%`;
  const { low, high } = seven.interval;
  const finding = plain(riffleFinding(rates));
  expect(finding).toContain(
    `After 7 riffles the distance from a fair shuffle is ${percent(seven.share)} (95% interval ${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)});`,
  );
  expect(finding).toContain(
    `After 4 it is still ${percent(four.share, 0)}, after 10 only ${percent(ten.share)}.`,
  );
  // Bayer and Diaconis (1992), table 1: 0.334.
  const beside = (distance: { readonly low: number; readonly high: number }): string =>
    plain(riffleFinding(rates.with(6, { ...seven, interval: distance })));
  expect(beside({ low: 0.33, high: 0.34 })).toContain(
    'in theory it is 33.4%, which lies inside the interval.',
  );
  expect(beside({ low: 0.35, high: 0.36 })).toContain(
    'in theory it is 33.4%. That lies outside the interval, as it does once in twenty runs.',
  );
});

test('from seven riffles on, each further one halves the distance, as the finding says', () => {
  for (let riffles = 7; riffles < 12; riffles++) {
    const ratio = riffleBet(riffles + 1, CARDS).distance / riffleBet(riffles, CARDS).distance;
    expect(ratio).toBeCloseTo(0.5, 1);
  }
});

test('without enough riffles nothing is found', () => {
  expect(riffleFinding(rates.slice(0, 9))).toBe('');
});
