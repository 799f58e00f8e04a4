import { describe, expect, test } from 'vitest';
import { wilson } from '../../../src/engine/interval';

describe('the Wilson interval', () => {
  // Newcombe (1998), Statistics in Medicine 17, table I, method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i: %f to %f', (successes, trials, low, high) => {
    const interval = wilson(successes, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('is symmetrical', () => {
    const { low, high } = wilson(28, 29);
    expect(1 - low).toBeCloseTo(wilson(1, 29).high, 12);
    expect(1 - high).toBeCloseTo(wilson(1, 29).low, 12);
  });
});
