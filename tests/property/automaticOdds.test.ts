import { expect, test } from 'vitest';
import { simulate } from '../../src/lab/simulate';
import { marginOfError } from '../support/margin';

const GAMES = 10_000;

/** The exact probability of winning Perditio Tempus; the others’ win rates, measured over at least a million deals. */
test.each([
  ['perditio-tempus', 1 / 13],
  ['pictures', 0.1845],
  ['eight-stacks', 0.2265],
] as const)('%s: the win rate over 10,000 deals is as expected', (game, share) => {
  const { won } = simulate({ game, player: 'automatic', first: '0', games: GAMES }).tally;
  expect(Math.abs(won / GAMES - share)).toBeLessThan(marginOfError(share, GAMES));
});
