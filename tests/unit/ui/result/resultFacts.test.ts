import { expect, test } from 'vitest';
import { playOut } from '../../../../src/engine/autoplay';
import { gameOf } from '../../../../src/games/index';
import { factsOf as factsOfRecord, type GameFacts } from '../../../../src/persistence/record';
import { summarise } from '../../../../src/persistence/statistics';
import {
  deckLine,
  duelLine,
  figuresOf,
  headingOf,
  lastChanceOf,
} from '../../../../src/ui/result/resultFacts';
import { playedGame } from '../../../support/playedGame';
import { variant } from '../../../support/variants';
import won from '../../../vectors/klondike_won.json' with { type: 'json' };

const { deal, moves } = won['klondike-3'];
const wonBy = (facts: Partial<GameFacts> = {}) =>
  playedGame('klondike-3', deal, moves, { result: 'won', ...facts });
const game = wonBy();

/** What the player’s games add up to: so many wins, the shortest of this length, and each in so many seconds. */
function results(wins = 2, fewest = moves.length, seconds = 0) {
  const listed = Array.from({ length: wins }, (_, n) => ({
    ...factsOfRecord(game.record),
    id: `game-${n}`,
    deal: String(n),
    length: fewest + n,
    seconds,
  }));
  return summarise(listed);
}

const labelsOf = (...args: Parameters<typeof figuresOf>) =>
  figuresOf(...args).map(({ value, label }) => `${value} ${label}`);

test('a win shows its moves, its time and its streak, beside the solver once its line is known', () => {
  const { length } = moves;
  expect(labelsOf(game, results(), {})).toEqual([
    `${length} moves · your best`,
    '0:00 time',
    '2 in a row · your best',
  ]);
  expect(labelsOf(game, results(1), { par: length + 3 })[0]).toBe(
    `${length} moves · 3 under the solver`,
  );
  expect(labelsOf(game, results(1), { par: length })[0]).toBe(
    `${length} moves · same as the solver`,
  );
  expect(labelsOf(game, results(2, 1), { par: 2 * length })[0]).toContain('under the solver');
  expect(labelsOf(game, results(2, 1), { par: 2 * length + 1 })[0]).toBe(`${length} moves`);
  expect(labelsOf(wonBy({ seconds: 61 }), results(2, length, 59), {})).toEqual([
    `${length} moves · your best`,
    '1:01 time · best 0:59',
    '2 in a row · your best',
  ]);
  expect(
    labelsOf(wonBy({ seconds: 61 }), results(2, 70), { par: 80, streak: { now: 1, best: 1 } }),
  ).toEqual([`${length} moves · ${length - 80} over the solver`, '1:01 time']);
});

test.each([
  [{ now: 3, best: 9 }, '3 days in a row · best 9'],
  [{ now: 3, best: 3 }, '3 days in a row · your best'],
  [{ now: 1, best: 9 }, undefined],
])('a daily win shows %j of days as %s', (streak, words) => {
  expect(labelsOf(game, results(), { streak })[2]).toBe(words);
});

test('a win with a hint or the solver is no record', () => {
  const helped = wonBy({ helped: true });
  expect(labelsOf(helped, results(), {})[0]).toBe(`${moves.length} moves`);
  expect(labelsOf(wonBy({ hints: 1 }), results(), {})[0]).toBe(`${moves.length} moves`);
});

test('the first win is not called the best', () => {
  const first = labelsOf(wonBy({ seconds: 61 }), results(1, moves.length, 61), {});
  expect(first).toEqual([`${moves.length} moves`, '1:01 time']);
});

test('the best time is told only beside a slower one', () => {
  const timeOf = (facts: Partial<GameFacts>, fastest: number) =>
    labelsOf(wonBy(facts), results(2, moves.length, fastest), {})[1];
  expect(timeOf({ seconds: 120 }, 120)).toBe('2:00 your best time');
  expect(timeOf({ seconds: 120, hints: 1 }, 120)).toBe('2:00 time');
  expect(timeOf({ seconds: 120, hints: 1 }, 192)).toBe('2:00 time');
  expect(timeOf({ seconds: 192, hints: 1 }, 120)).toBe('3:12 time · best 2:00');
});

test('moves that somebody else made are no win of the player', () => {
  const others = { ...game, isPreview: true } as const;
  expect(headingOf(others, 'Won in 97 moves.')).toBe('Won');
  expect(labelsOf(others, results(), { par: 80 })).toEqual([`${moves.length} moves`]);
});

test('a win is compared with what was to beat: the moves, and the time if they are as many', () => {
  const { length } = moves;
  const against = (more: number, seconds: number, own: Partial<GameFacts> = { seconds: 61 }) =>
    duelLine(wonBy(own), { moves: length + more, seconds });
  expect(against(3, 192)).toEqual({ isBeaten: true, text: `You beat ${length + 3} moves · 3:12.` });
  expect(against(0, 62)).toMatchObject({ isBeaten: true });
  expect(against(0, 60)).toEqual({
    isBeaten: false,
    text: `Still to beat: ${length} moves · 1:00.`,
  });
  expect(against(-1, 0)).toEqual({ isBeaten: false, text: `Still to beat: ${length - 1} moves.` });
  expect(against(0, 0)).toEqual({ isBeaten: false, text: `A draw: ${length} moves each.` });
  expect(against(3, 192, { helped: true })).toBeUndefined();
  expect(duelLine(game, undefined)).toBeUndefined();
});

test('a game that plays itself comes out, whatever was guessed', () => {
  const dealt = playedGame('perditio-tempus', '0', []);
  const history = playOut(gameOf('perditio-tempus'), dealt.history.initial);
  expect(headingOf({ ...dealt, history }, 'You won!')).toBe('It came out!');
  const lost = playedGame('perditio-tempus', '1', []);
  const end = playOut(gameOf('perditio-tempus'), lost.history.initial);
  expect(headingOf({ ...lost, history: end }, 'You lost!')).toBe('You lost!');
});

test('the heading is short, and counts the cards of a game without moves', () => {
  expect(headingOf(game, 'Won in 97 moves.')).toBe('You won!');
  const helped = { ...game, record: { ...game.record, helped: true as const } };
  expect(headingOf(helped, 'Won in 97 moves.')).toBe('Won');
  expect(headingOf(playedGame('klondike-3', '1270', []), 'No more moves.')).toBe(
    'No moves left. 52 cards to go.',
  );
});

test('a game without choice says how many deals end in a win, if that was counted', () => {
  const game = playedGame('perditio-tempus', '0', []);
  const guesses = { right: 0, total: 0 };
  expect(deckLine(game, guesses)).toBe('About 8 in 100 deals end in a win.');
  expect(deckLine(playedGame(variant('elevens;places=12'), '0', []), guesses)).toBe('');
  expect(headingOf(game, 'Lost.')).toBe('Lost.');
});

test('the last chance of a lost game is named as it is known', () => {
  expect(lastChanceOf(['winnable', 'winnable', 'unwinnable'], false)).toEqual({
    move: 1,
    text: 'You could win until move 1.',
    isProved: true,
  });
  expect(lastChanceOf(['winnable', 'unknown', 'unwinnable'], true)).toEqual({
    move: 0,
    text: 'You could win at the start; after that it’s not known.',
  });
  expect(lastChanceOf(['unwinnable', 'unwinnable'], false).text).toBe(
    'Nobody could have won this one.',
  );
  expect(lastChanceOf(['unknown', 'unwinnable'], true).text).toBe(
    'Nobody knows if this deal can be won.',
  );
  expect(lastChanceOf([undefined, 'unwinnable'], false)).toEqual({});
  expect(lastChanceOf(['winnable', 'winnable', undefined], false, 1)).toEqual({
    text: 'You could still win.',
    isProved: true,
    isOpen: true,
  });
});
