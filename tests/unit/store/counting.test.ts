import { expect, test } from 'vitest';
import { jump, newHistory, play, present } from '../../../src/engine/history';
import { listSteps } from '../../../src/engine/steps';
import { gameOf } from '../../../src/games/all';
import {
  countChange,
  describeHelp,
  describeWin,
  withResult,
  withUndos,
} from '../../../src/store/counting';
import { createRecords } from '../../../src/store/records';
import { createSafeStorage } from '../../../src/store/safeStorage';
import { undo } from '../../../src/store/undo';
import { walkTo } from '../../../src/store/walk';
import { playedGame } from '../../support/playedGame';
import { fakeStorage } from '../../support/storage';

const newRecords = () => createRecords(createSafeStorage(fakeStorage()));

test('the first move counts the start, later moves count nothing', () => {
  const records = newRecords();
  const [none, one, two] = [[], ['s'], ['s', 's']].map((l) => playedGame('klondike-3', '275', l));
  if (!none || !one || !two) throw new Error('three games');
  countChange(records, none, one);
  countChange(records, one, two);
  expect(records.of('klondike-3')).toEqual({ started: 1, won: 0, lost: 0, fewest: 0, helped: 0 });
});

test('a loss that goes on otherwise is a game in progress, and counts as nothing until it ends', () => {
  const records = newRecords();
  const lost = { ...playedGame('klondike-3', '275', ['s']), result: 'lost' as const };
  records.countResult('klondike-3', undefined, 'lost', 1);
  const other = withResult(lost);
  expect(other).not.toHaveProperty('result');
  countChange(records, lost, other);
  expect(records.of('klondike-3')).toMatchObject({ won: 0, lost: 0 });
  expect(withResult({ ...lost, result: 'won' }).result).toBe('won');
  expect(withResult({ ...playedGame('elevens', '3'), result: 'lost' }).result).toBe('lost');
});

test('a loss is one as long as its moves can be redone', () => {
  const fresh = playedGame('golf', '3');
  let { history } = fresh;
  for (const golf = gameOf('golf'); golf.rules.status(present(history)) === 'playing'; ) {
    const played = play(golf, history, golf.rules.legalMoves(present(history))[0]);
    if (played.ok) history = played.value;
  }
  const lost = withResult({ ...fresh, history });
  expect(lost.result).toBe('lost');
  const replayed = { ...lost, history: jump(history, 3) };
  expect(withResult(replayed)).toBe(replayed);
  expect(withResult(withResult({ ...replayed, history }))).toEqual(lost);
  const otherwise = newHistory(history.initial, listSteps(history.steps).slice(0, 3));
  expect(withResult({ ...lost, history: otherwise })).not.toHaveProperty('result');
});

test('the end counts its result and the guess, once', () => {
  const records = newRecords();
  const deal = { ...playedGame('pictures', '3'), guess: 'lost' as const };
  const walked = walkTo(deal, Number.POSITIVE_INFINITY);
  if (!walked.ok) throw new Error(walked.error.text);
  const ended = withResult(walked.value.game);
  countChange(records, deal, ended);
  countChange(records, ended, ended);
  const right = ended.result === 'lost' ? 1 : 0;
  expect(ended.result).toBeDefined();
  expect(withResult(ended)).toBe(ended);
  expect(records.of('pictures')).toMatchObject({ started: 1, lost: right, won: 1 - right });
  expect(records.guesses()).toEqual({ right, total: 1 });
});

test('moves taken back count once others replace them, not while they can be redone', () => {
  const two = playedGame('klondike-3', '275', ['s', 's']);
  const undone = undo(two);
  if (!undone.ok) throw new Error(undone.error.text);
  const back = undone.value.game;
  expect(withUndos(two, back)).toBe(back);
  const other = playedGame('klondike-3', '275', ['s', 'm c6, f1']);
  expect(withUndos(back, other).undos).toBe(1);
  expect(withUndos({ ...back, undos: 4 }, other).undos).toBe(5);
  // What is left of a solution was not played, so it is not taken back.
  expect(withUndos({ ...back, helped: true }, other)).not.toHaveProperty('undos');
  expect(withUndos(two, playedGame('klondike-3', '275', ['s', 's', 's']))).not.toHaveProperty(
    'undos',
  );
});

test('the help a game had, in words', () => {
  const game = playedGame('klondike-3', '275');
  expect(describeHelp(game)).toBe('Clean win');
  expect(describeHelp({ ...game, undos: 2, hints: 1 })).toBe('2 undos, 1 hint');
  expect(describeHelp({ ...game, undos: 2, helped: true })).toBe('Solver used');
  expect(describeWin(game, { ...game, result: 'won' })).toEqual(['Clean win.']);
  expect(describeWin({ ...game, result: 'won' }, { ...game, result: 'won' })).toEqual([]);
  expect(describeWin(game, { ...game, result: 'lost' })).toEqual([]);
});
