import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/games/all';
import { betResult } from '../../../../src/persistence/bets';
import { canBet, describeBetResult, describeFate, placeBet } from '../../../../src/store/game/bet';
import { jump } from '../../../../src/store/game/steps';
import { changeOf, contextOf, playedGame, tableOf, textOf } from '../../../support/playedGame';

const CONTEXT = contextOf();

test('a bet on a game that plays itself tells nothing before the end', () => {
  const steps = playedGame('pictures', '3');
  const betted = changeOf(placeBet(tableOf(steps), 'won', CONTEXT));
  expect(betted.sentences).toEqual(['Your bet: win.']);
  const { record } = betted.table.current;
  expect(record.bet).toBe('won');
  expect([describeFate(record), betResult(record)]).toEqual([undefined, undefined]);
  expect(betResult({ ...record, result: 'lost' })).toBe(false);
  expect(textOf(placeBet(tableOf(playedGame('pictures', '3')), 'none', CONTEXT))).toBe('No bet.');
});

test('a bet with the deck of Elevens tells at once how the deal ends, since no choice changes it', () => {
  const elevens = playedGame('elevens', '3');
  const fate = gameOf('elevens').advice?.fate?.(elevens.history.initial);
  expect(describeFate(elevens.record)).toBeUndefined();
  for (const bet of ['won', 'lost'] as const) {
    const betted = changeOf(placeBet(tableOf(elevens), bet, CONTEXT));
    const isRight = bet === fate;
    expect(betted.sentences.join(' ')).toBe(
      `Your bet: ${bet === 'won' ? 'win' : 'loss'}. Whatever you choose, this deal is ${fate}. ${describeBetResult(isRight)}.`,
    );
    expect(betResult(betted.table.current.record)).toBe(isRight);
    const ended = jump(betted.table, Number.POSITIVE_INFINITY, CONTEXT);
    expect(textOf(ended)).not.toContain(describeBetResult(isRight));
  }
});

test('a bet is refused after a move, after another bet or none, and where choice decides', () => {
  const deal = playedGame('pictures', '3');
  const [move] = gameOf('pictures').rules.legalMoves(deal.history.initial);
  const line = gameOf('pictures').text.formatMove(move);
  expect(canBet(deal)).toBe(true);
  for (const game of [
    playedGame('pictures', '3', [line]),
    playedGame('pictures', '3', [], { bet: 'lost' }),
    playedGame('pictures', '3', [], { bet: 'none' }),
    playedGame('pictures', '3', [], { result: 'lost' }),
    { ...deal, isPreview: true as const },
    playedGame('klondike-3', '275'),
  ]) {
    expect(canBet(game)).toBe(false);
    expect(placeBet(tableOf(game), 'won', CONTEXT)).toEqual({
      ok: false,
      error: { text: 'A bet comes before the first move.', cards: [] },
    });
  }
});

test('the end is announced with whether the bet was right, once', () => {
  const end = (deal: string, bet: 'won' | 'lost' | 'none') => {
    const betted = changeOf(placeBet(tableOf(playedGame('perditio-tempus', deal)), bet, CONTEXT));
    return jump(betted.table, Number.POSITIVE_INFINITY, CONTEXT);
  };
  expect(textOf(end('0', 'won'))).toBe('Move 52. You won! You called it.');
  expect(textOf(end('1', 'won'))).toMatch(/^Move \d+\. Lost: pile A is empty\. Not this time\.$/);
  expect(textOf(end('0', 'none'))).toBe('Move 52. You won!');
  const back = changeOf(jump(changeOf(end('0', 'won')).table, 51, CONTEXT)).table;
  expect(textOf(jump(back, 52, CONTEXT))).not.toContain('called');
});

test('the bet’s result names the player’s record of bets where it is known', () => {
  expect(describeBetResult(true, { right: 4, total: 5 })).toBe('You called it, 4 of 5');
  expect(describeBetResult(false)).toBe('Not this time');
});
