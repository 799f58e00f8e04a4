import { expect, test } from 'vitest';
import { describeVerdict } from '../../../src/analysis/verdicts';
import { playedGame } from '../../support/playedGame';

test('a solver that finds wins alone does not give up: it says that it has proved nothing', () => {
  expect(describeVerdict(playedGame('spider', '7'), 'unknown')).toBe(
    'No win found, which doesn’t prove that there is none',
  );
  expect(describeVerdict(playedGame('yukon', '7'), 'unknown')).toBe('The solver gave up');
  expect(describeVerdict(playedGame('spider', '7'), 'winnable')).toBe('This deal can be won');
});
