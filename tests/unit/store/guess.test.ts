import { expect, test } from 'vitest';
import { gameOf } from '../../../src/games/all';
import { guessResult } from '../../../src/store/guess';
import { playedGame } from '../../support/playedGame';

const TOO_LATE = {
  ok: false,
  error: { text: 'A guess comes before the first move.', cards: [] },
};

test('a guess is noted; where cards are selected it is known at once whether it is right', () => {
  const steps = playedGame('pictures', '3');
  expect(guessResult(steps, 'won')).toEqual({
    ok: true,
    value: { game: { ...steps, guess: 'won' }, text: 'Your guess: won.' },
  });
  const elevens = playedGame('elevens', '3');
  const fate = gameOf('elevens').fate?.(elevens.history.initial);
  for (const guess of ['won', 'lost'] as const) {
    expect(guessResult(elevens, guess)).toMatchObject({
      ok: true,
      value: { guessedRight: guess === fate },
    });
  }
});

test('a guess is refused after a move, after another guess, and where choice decides', () => {
  const deal = playedGame('pictures', '3');
  const [move] = gameOf('pictures').legalMoves(deal.history.initial);
  const played = playedGame('pictures', '3', [gameOf('pictures').formatMove(move)]);
  expect(guessResult(played, 'won')).toEqual(TOO_LATE);
  expect(guessResult({ ...deal, guess: 'lost' }, 'won')).toEqual(TOO_LATE);
  expect(guessResult({ ...deal, result: 'lost' }, 'won')).toEqual(TOO_LATE);
  expect(guessResult(playedGame('klondike-3', '275'), 'won')).toEqual(TOO_LATE);
});
