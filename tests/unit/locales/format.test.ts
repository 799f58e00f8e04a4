import { expect, test } from 'vitest';
import { formatTime } from '../../../src/locales/format';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [425, '7:05'],
  [3600, '60:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
