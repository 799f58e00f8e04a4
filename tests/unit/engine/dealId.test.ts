import { expect, test } from 'vitest';
import { dealInWords, displayDeal, offsetDeal, parseDealNumber } from '../../../src/engine/dealId';

test.each([
  ['275', '275'],
  [' 0 ', '0'],
  ['-0', '0'],
  ['+7', '7'],
  ['-007', '-7'],
  ['79228162514264337593543950337', '79228162514264337593543950337'],
])('%j is deal %s', (text, deal) => {
  expect(parseDealNumber(text)).toEqual({ ok: true, value: deal });
});

test.each(['', ' ', 'abc', '1.5', '1e3', '--1', '1 2', '٣', '0x10', 'NaN'])(
  '%j is no deal number',
  (text) => {
    expect(parseDealNumber(text)).toEqual({ ok: false, error: expect.stringMatching(/\.$/) });
  },
);

test('ten thousand digits are a deal number, shown by their ends', () => {
  const deal = '9'.repeat(10_000);
  expect(parseDealNumber(deal)).toEqual({ ok: true, value: deal });
  expect(displayDeal(deal)).toBe('99999999…99999999 (10000 digits)');
  expect(parseDealNumber('1'.repeat(1_000_001)).ok).toBe(false);
});

test('a million zeros are dropped in front of a number, and refused in front of a letter', () => {
  const zeros = '0'.repeat(1_000_000);
  expect(parseDealNumber(zeros)).toEqual({ ok: true, value: '0' });
  expect(parseDealNumber(`-${zeros}7`)).toEqual({ ok: true, value: '-7' });
  for (const sign of ['', '-', '+']) {
    expect(parseDealNumber(`${sign}${zeros}x`)).toEqual({
      ok: false,
      error: `“${sign}${'0'.repeat(24 - sign.length)}…” is not a deal number; a deal number is any integer, such as 275.`,
    });
  }
});

test.each([
  ['275', 'deal 275'],
  ['-7', 'deal -7'],
  ['ms617', 'Microsoft deal 617'],
  ['AH2S', 'deal by hand'],
])('%j in words is %j', (deal, words) => {
  expect(dealInWords(deal)).toBe(words);
});

test('the next deals, across zero and 2^32', () => {
  expect(offsetDeal('-1', 2)).toBe('1');
  expect(offsetDeal('4294967295', 1)).toBe('4294967296');
});
