import { expect, test } from 'vitest';
import { gameOf } from '../../../src/games/all';
import { createStores } from '../../../src/store/browser';
import {
  callOf,
  canGuess,
  declineGuess,
  describeFate,
  guessResult,
  judgeGuess,
} from '../../../src/store/guess';
import { playedGame } from '../../support/playedGame';
import { fakeStorage } from '../../support/storage';

const TOO_LATE = {
  ok: false,
  error: { text: 'A bet comes before the first move.', cards: [] },
};

const open = (storage = fakeStorage()) =>
  createStores(
    storage,
    () => 0,
    () => '1',
  );

test('a bet on a game that plays itself tells nothing before the end', () => {
  const steps = playedGame('pictures', '3');
  const betted = { ...steps, guess: 'won' as const };
  expect(guessResult(steps, 'won')).toEqual({
    ok: true,
    value: { game: betted, text: 'Your bet: win.' },
  });
  expect([describeFate(betted), callOf(betted), judgeGuess(steps, betted)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const lost = { ...betted, result: 'lost' as const };
  expect([callOf(lost), judgeGuess(betted, lost)]).toEqual([false, false]);
  expect(judgeGuess(lost, lost)).toBeUndefined();
});

test('a bet with the deck of Elevens tells at once how the deal ends, since no choice changes it', () => {
  const elevens = playedGame('elevens', '3');
  const fate = gameOf('elevens').advice?.fate?.(elevens.history.initial);
  expect(describeFate(elevens)).toBeUndefined();
  for (const guess of ['won', 'lost'] as const) {
    const betted = { ...elevens, guess };
    const text = `Your bet: ${guess === 'won' ? 'win' : 'loss'}. Whatever you choose, this deal is ${fate}.`;
    expect(guessResult(elevens, guess)).toEqual({ ok: true, value: { game: betted, text } });
    expect([callOf(betted), judgeGuess(elevens, betted)]).toEqual([guess === fate, guess === fate]);
    expect(judgeGuess(betted, { ...betted, result: 'lost' })).toBeUndefined();
  }
});

test('a bet is refused after a move, after another bet or none, and where choice decides', () => {
  const deal = playedGame('pictures', '3');
  const [move] = gameOf('pictures').rules.legalMoves(deal.history.initial);
  const played = playedGame('pictures', '3', [gameOf('pictures').text.formatMove(move)]);
  expect(canGuess(deal)).toBe(true);
  for (const game of [
    played,
    { ...deal, guess: 'lost' as const },
    { ...deal, declined: true as const },
    { ...deal, result: 'lost' as const },
    playedGame('klondike-3', '275'),
  ]) {
    expect(canGuess(game)).toBe(false);
    expect(guessResult(game, 'won')).toEqual(TOO_LATE);
    expect(declineGuess(game)).toEqual(TOO_LATE);
  }
});

test('the end is announced with the call and the record of bets', () => {
  const { store } = open();
  const said = () => store.getState().announcement?.text;
  for (const [deal, guess, end] of [
    ['0', 'won', 'Move 52. You won! You called it, 1 of 1.'],
    ['1', 'won', /^Move \d+\. Lost: pile A is empty\. Not this time, 1 of 2\.$/],
    ['2', 'won', /You called it, 2 of 3\.$/],
  ] as const) {
    store.actions.open('perditio-tempus', deal);
    store.actions.guess(guess);
    store.actions.jump(Number.POSITIVE_INFINITY);
    expect(said()).toMatch(end);
  }
  store.actions.undo();
  store.actions.redo();
  expect(said()).not.toContain('called');
});

test('a bet that was declined stays declined after a reload, and counts nothing', () => {
  const storage = fakeStorage();
  const { store } = open(storage);
  store.actions.open('perditio-tempus', '0');
  store.actions.declineGuess();
  expect(store.getState().announcement?.text).toBe('No bet.');
  const again = open(storage);
  again.store.actions.open('perditio-tempus', '0');
  again.store.actions.guess('won');
  expect(again.store.getState().announcement).toMatchObject({
    kind: 'refusal',
    text: TOO_LATE.error.text,
  });
  again.store.actions.jump(Number.POSITIVE_INFINITY);
  expect(again.records.guesses()).toEqual({ right: 0, total: 0 });
});
