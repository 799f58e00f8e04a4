import { expect, test } from 'vitest';
import {
  formatCompact,
  formatCount,
  formatEstimate,
  formatPercent,
  formatShare,
  formatShareTick,
  gameCount,
} from '../../../../src/ui/charts/numbers';

/** The text with plain spaces, and without marks that only keep a line together. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('shares as percentages', () => {
  expect(formatPercent(0.25)).toBe('25.0\u00a0%');
  expect(plain(formatPercent(1 / 3, 2))).toBe('33.33 %');
  expect(plain(formatPercent(0))).toBe('0.0 %');
  expect(plain(formatShareTick(0.25))).toBe('25 %');
  expect(plain(formatShareTick(0.0125))).toBe('1.25 %');
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
  expect(plain(formatEstimate(36_420, 200_000, 'won'))).toBe(
    '18.2 % won (95 % interval 18.0–18.4)',
  );
  expect(plain(formatEstimate(76_923, 1_000_000, 'won'))).toBe(
    '7.69 % won (95 % interval 7.64–7.74)',
  );
  expect(plain(formatEstimate(1, 4, 'winnable'))).toBe('25.0 % winnable (95 % interval 4.6–69.9)');
  expect(plain(formatEstimate(0, 1_000_000_000, 'won'))).toBe(
    '0.0000 % won (95 % interval 0.0000–0.0000)',
  );
  expect(plain(formatShare(36_420, 200_000))).toBe('18.2 %');
});

test('games are counted in words', () => {
  expect([0, 1, 2, 12_000].map(gameCount)).toEqual([
    '0 games',
    '1 game',
    '2 games',
    '12,000 games',
  ]);
});
