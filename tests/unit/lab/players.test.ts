import { describe, expect, test } from 'vitest';
import { autoplayResult, autoplayTo, MAX_AUTOPLAY_MOVES } from '../../../src/engine/autoplay';
import { hasChoice } from '../../../src/engine/game';
import { newHistory } from '../../../src/engine/history';
import { GAME_IDS, gameOf, isMainGame } from '../../../src/games/index';
import { parsePlayer, playersOf } from '../../../src/lab/job';
import { finalState, playDeal } from '../../../src/lab/players';
import { growingGame, roundGame, roundGameWithEnd } from '../../support/endlessGames';
import { proofSize } from '../../support/proofSize';

describe('every player ends', () => {
  test.each(['hints', 'first'] as const)('%s: at a position that came before', (player) => {
    expect(finalState(roundGame, player, '0')).toBe(1);
    expect(finalState(roundGameWithEnd, player, '0')).toBe(1);
  });

  test.each(['hints', 'first', 'random'] as const)('%s: after 5,000 moves', (player) => {
    expect(finalState(growingGame, player, '0')).toBe(MAX_AUTOPLAY_MOVES);
  });

  test('random: at the end of the game', () => {
    expect(finalState(roundGameWithEnd, 'random', '0')).toBe(2);
  });

  test('the automatic player, whatever the game', () => {
    const cursorOf = (game: typeof roundGame) =>
      autoplayTo(game, newHistory(0), Number.POSITIVE_INFINITY).cursor;
    expect(cursorOf(roundGame)).toBe(2);
    expect(cursorOf(growingGame)).toBe(MAX_AUTOPLAY_MOVES);
    expect(autoplayResult(roundGame, 0)).toBe('lost');
    expect(autoplayResult(growingGame, 0)).toBe('lost');
  });
});

test('only a game without choice has the automatic player', () => {
  for (const id of GAME_IDS) {
    const players = playersOf(id);
    if (hasChoice(gameOf(id))) expect(players).toEqual(expect.arrayContaining(['random', 'first']));
    else expect(players).toEqual(['automatic']);
  }
});

/** Each game with one of its players in turn, of the games of columns, whose rules are one program, a third; in the proof each with each. */
const PLAYED = GAME_IDS.flatMap((id, n) => {
  const players = playersOf(id).filter(
    (player) => player !== 'solver' && player !== 'careless' && player !== 'fair',
  );
  const games = isMainGame(id) ? 1 : 3;
  return players
    .filter((_, i) => (i + n) % proofSize(games * players.length, 1) === 0)
    .map((player) => [id, player] as const);
});

test('a win is known by the status of the end', () => {
  for (const [id, player] of PLAYED) {
    const end = finalState(gameOf(id), player, '3');
    const { score, won } = playDeal(id, player, '3');
    expect(won).toBe(gameOf(id).rules.status(end) === 'won');
    expect(score).toBe(gameOf(id).rules.score(end));
  }
});

test('a player is read by its name', () => {
  expect(parsePlayer('hints')).toBe('hints');
  expect(parsePlayer('nobody')).toBeUndefined();
});
