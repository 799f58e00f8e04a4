import { expect, test } from 'vitest';
import { simulate } from '../../src/lab/simulate';

/** Half the width of the 99.9 % interval, in standard errors. */
const Z = 3.29;

/** The published shares of deals that can be won with all cards known. */
test.each([
  ['klondike-1', 0.9048, 400],
  ['klondike-3', 0.81945, 200],
] as const)(
  '%s: the share of winnable deals is as published, %f, over %i deals',
  (game, share, games) => {
    const { tally } = simulate({ game, player: 'solver', first: '5000', games });
    const unknown = tally.scores['1'] ?? 0;
    const error = Z * Math.sqrt((share * (1 - share)) / games);
    expect(tally.won / games).toBeLessThan(share + error);
    expect((tally.won + unknown) / games).toBeGreaterThan(share - error);
    expect(unknown / games).toBeLessThan(0.05);
  },
);
