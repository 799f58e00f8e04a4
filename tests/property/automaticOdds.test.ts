import { expect, test } from 'vitest';
import { simulate } from '../../src/lab/simulate';

const GAMES = 10_000;
/** Half the width of the 99.9 % interval, in standard errors. */
const Z = 3.29;

/** The exact probability of winning Perditio Tempus; the others’ win rates, measured over at least a million deals. */
test.each([
  ['perditio-tempus', 1 / 13],
  ['pictures', 0.1845],
  ['eight-stacks', 0.2265],
] as const)('%s: the share won over 10,000 deals', (game, share) => {
  const { won } = simulate({ game, player: 'automatic', first: '0', games: GAMES }).tally;
  const error = Math.sqrt((share * (1 - share)) / GAMES);
  expect(Math.abs(won / GAMES - share)).toBeLessThan(Z * error);
});
