import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/games/index';
import { guessResult } from '../../../../src/persistence/record';
import { jump } from '../../../../src/store/game/commands';
import { canGuess, guessInWords, makeGuess } from '../../../../src/store/game/guess';
import { changeOf, contextOf, playedGame, tableOf, textOf } from '../../../support/playedGame';

const CONTEXT = contextOf();

test('a guess tells nothing before the end', () => {
  const guessed = changeOf(makeGuess(tableOf(playedGame('pictures', '3')), 'won', CONTEXT));
  expect(guessed.sentences).toEqual(['Your guess: it comes out.']);
  const { record } = guessed.table.current;
  expect(record.bet).toBe('won');
  expect(guessResult(record)).toBeUndefined();
  expect(guessInWords(record, { right: 4, total: 5 })).toBe('Your guess: it comes out');
  const skipped = changeOf(makeGuess(tableOf(playedGame('pictures', '3')), 'none', CONTEXT));
  expect(skipped.sentences).toEqual(['No guess.']);
  expect(skipped.table.current.record.bet).toBe('none');
});

test('a guess is refused after a step or an answer, and in a game that is played by hand', () => {
  const deal = playedGame('pictures', '3');
  const [move] = gameOf('pictures').rules.legalMoves(deal.history.initial);
  const line = gameOf('pictures').text.formatMove(move);
  expect(canGuess(deal)).toBe(true);
  for (const game of [
    playedGame('pictures', '3', [line]),
    playedGame('pictures', '3', [], { bet: 'lost' }),
    playedGame('pictures', '3', [], { bet: 'none' }),
    playedGame('pictures', '3', [], { result: 'lost' }),
    { ...deal, isPreview: true as const },
    playedGame('klondike-3', '275'),
    playedGame('elevens', '3'),
  ]) {
    expect(canGuess(game)).toBe(false);
    expect(makeGuess(tableOf(game), 'won', CONTEXT)).toEqual({
      ok: false,
      error: { text: 'A guess comes before the first step.', cards: [] },
    });
  }
});

test('the end is announced with whether the guess was right, once', () => {
  const end = (deal: string, guess: 'won' | 'lost' | 'none') => {
    const table = tableOf(playedGame('perditio-tempus', deal));
    return jump(
      changeOf(makeGuess(table, guess, CONTEXT)).table,
      Number.POSITIVE_INFINITY,
      CONTEXT,
    );
  };
  expect(textOf(end('0', 'won'))).toBe('Move 52. You won! Right guess.');
  expect(textOf(end('1', 'won'))).toMatch(/^Move \d+\. Lost: pile A is empty\. Wrong guess\.$/);
  expect(textOf(end('0', 'none'))).toBe('Move 52. You won!');
  const back = changeOf(jump(changeOf(end('0', 'won')).table, 51, CONTEXT)).table;
  expect(textOf(jump(back, 52, CONTEXT))).not.toContain('guess');
});

test('an answered guess names the player’s record of guesses where it is known', () => {
  const record = { ...playedGame('pictures', '3').record, result: 'won' as const };
  const guesses = { right: 4, total: 5 };
  expect(guessInWords({ ...record, bet: 'won' }, guesses)).toBe('Right guess (4 of 5 right)');
  expect(guessInWords({ ...record, bet: 'lost' })).toBe('Wrong guess');
  expect(guessInWords({ ...record, bet: 'none' }, guesses)).toBeUndefined();
});
