import { expect, test } from 'vitest';
import { estimateOf } from '../../../../src/engine/interval';
import { formatCount, formatPercent } from '../../../../src/locales/format';
import { i18n } from '../../../../src/locales/i18n';
import {
  estimateTexts,
  formatCompact,
  formatInterval,
  formatPercentInterval,
  formatShare,
  formatShareTick,
} from '../../../../src/ui/charts/numbers';

/** The text with plain spaces, and without marks that only keep a line together. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('shares as percentages', () => {
  expect(formatPercent(0.25)).toBe('25.0%');
  expect(plain(formatPercent(1 / 3, 2))).toBe('33.33%');
  expect(plain(formatPercent(0))).toBe('0.0%');
  expect(plain(formatShareTick(0.25))).toBe('25%');
  expect(plain(formatShareTick(0.0125))).toBe('1.25%');
});

test('counts in full and shortened', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
  for (const [count, text] of [
    [0, '0'],
    [950, '950'],
    [1000, '1 k'],
    [12_400, '12.4 k'],
    [1_000_000, '1 M'],
    [1_234_567, '1.2 M'],
    [1_000_000_000, '1 bn'],
  ] as const) {
    expect(plain(formatCompact(count))).toBe(text);
  }
});

test('an estimate has one decimal, and more where the interval is narrow', () => {
  for (const [successes, trials, share, interval] of [
    [36_420, 200_000, '18.2%', '18.0–18.4'],
    [76_923, 1_000_000, '7.69%', '7.64–7.74'],
    [1, 4, '25.0%', '4.6–69.9'],
    [0, 1_000_000_000, '0.0000%', '0.0000–0.0000'],
  ] as const) {
    const texts = estimateTexts(estimateOf(successes, trials));
    expect([texts.share, texts.interval].map(plain)).toEqual([share, interval]);
  }
  expect(plain(formatShare(36_420, 200_000))).toBe('18.2%');
});

test('an interval alone is as exact as it is narrow', () => {
  expect(plain(formatInterval({ low: 0.99962, high: 1 }))).toBe('99.96–100.00');
  expect(plain(formatInterval({ low: 0.457, high: 0.493 }))).toBe('45.7–49.3');
  expect(plain(formatPercentInterval({ low: 0.848, high: 1 }, 0))).toBe('85–100%');
});

test.each([
  ['de', '25,0 %', '12.400', '1,2 Mio.', '18,0–18,4'],
  ['fr', '25,0 %', '12,4 k', '1,2 M', '18,0–18,4'],
  ['es', '25,0 %', '12,4 mil', '1,2 M', '18,0–18,4'],
  ['pt-BR', '25,0%', '12,4 mil', '1,2 mi', '18,0–18,4'],
  ['ja', '25.0%', '1.2万', '123.5万', '18.0–18.4'],
  ['zh-Hans', '25.0%', '1.2万', '123.5万', '18.0–18.4'],
])('numbers as %s writes them', (locale, percent, thousands, millions, interval) => {
  const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');
  i18n.loadAndActivate({ locale, messages: {} });
  try {
    expect(spaced(formatPercent(0.25))).toBe(percent);
    expect([12_400, 1_234_567].map(formatCompact).map(spaced)).toEqual([thousands, millions]);
    expect(formatInterval({ low: 0.18, high: 0.184 }).replace('\u2060', '')).toBe(interval);
  } finally {
    i18n.activate('en');
  }
});
