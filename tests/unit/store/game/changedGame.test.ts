import { describe, expect, test } from 'vitest';
import { playOut } from '../../../../src/engine/autoplay';
import { jump as jumpTo, newHistory } from '../../../../src/engine/history';
import { listSteps } from '../../../../src/engine/steps';
import { consoleGameOf } from '../../../../src/games/lines';
import { isClean } from '../../../../src/persistence/record';
import { describeEnd, describeHelp, withResult } from '../../../../src/store/game/changedGame';
import { jump, playMove, redo, undo } from '../../../../src/store/game/commands';
import type { TableGame } from '../../../../src/store/game/table';
import { changeOf, contextOf, playedGame, tableOf } from '../../../support/playedGame';
import won from '../../../vectors/klondike_won.json';

const CONTEXT = contextOf();
const click = { type: 'draw' };

describe('a loss', () => {
  /** A game of Golf played to its end by first moves. */
  const fresh = playedGame('golf', '3');
  const golf = consoleGameOf('golf');
  const history = playOut(golf, fresh.history.initial, (state) => golf.rules.legalMoves(state)[0]);
  const lost = withResult(fresh.record, history, 7);

  test('is noted with its moment, and stays as long as its moves can be redone', () => {
    expect(lost).toMatchObject({ result: 'lost', ended: 7 });
    const replayed = jumpTo(history, 3);
    expect(withResult(lost, replayed, 9)).toBe(lost);
    expect(withResult(lost, history, 9)).toBe(lost);
  });

  test('is none any more once the game goes on otherwise', () => {
    const otherwise = newHistory(history.initial, listSteps(history.steps).slice(0, 3));
    const playing = withResult(lost, otherwise, 9);
    expect(playing).not.toHaveProperty('result');
    expect(playing).not.toHaveProperty('ended');
  });

  test('stays where no choice can change it', () => {
    const { record, history: dealt } = playedGame('elevens', '3', [], { result: 'lost' });
    expect(withResult(record, dealt, 9).result).toBe('lost');
  });
});

describe('moves taken back', () => {
  const two = playedGame('klondike-3', '275', ['s', 's']);
  const back = (facts = {}): TableGame => ({
    record: { ...two.record, ...facts },
    history: jumpTo(two.history, 1),
  });
  const other = {
    from: { kind: 'tableau', index: 6 },
    to: { kind: 'foundation', index: 1 },
    count: 1,
  };
  const undosOf = (game: TableGame, move: unknown = other) =>
    changeOf(playMove(tableOf(game), move, CONTEXT)).table.current.record.undos;

  test('count once others replace them, not while they can be redone', () => {
    const undone = changeOf(undo(tableOf(two), CONTEXT)).table;
    expect(undone.current.record.undos).toBeUndefined();
    expect(undosOf(back())).toBe(1);
    expect(undosOf(back({ undos: 4 }))).toBe(5);
    expect(undosOf(two, click)).toBeUndefined();
  });

  test('do not count once the solver has helped: they may be the solver’s', () => {
    expect(undosOf(back({ helped: true }))).toBeUndefined();
  });
});

describe('a won game', () => {
  const { deal, moves } = won['klondike-1'];
  const last = consoleGameOf('klondike-1').lines.parseMove(moves.at(-1) ?? '');
  const almost = tableOf(playedGame('klondike-1', deal, moves.slice(0, -1), { seconds: 8 }));
  const ended = changeOf(
    playMove(almost, last.ok ? last.value : undefined, contextOf({ seconds: 9 })),
  );

  test('says its help, and has its result, moment and time', () => {
    expect(ended.sentences.join(' ')).toMatch(
      /Won in \d+ moves\. Clean win – no move changed, no hint\.$/,
    );
    expect(ended.table.current.record).toMatchObject({
      result: 'won',
      ended: 1000,
      seconds: 9,
      cursor: moves.length,
    });
  });

  test('keeps its record through undo, redo and its last move made again', () => {
    const { record } = ended.table.current;
    const undone = changeOf(undo(ended.table, CONTEXT)).table;
    expect(undone.current.history.cursor).toBe(moves.length - 1);
    expect(undone.current.record).toBe(record);
    const redone = changeOf(redo(undone, CONTEXT));
    expect(redone.table.current.record).toBe(record);
    expect(redone.sentences.join(' ')).not.toContain('Clean win');
  });

  test('stays as it is when it is played on from: another game of the deal begins, with what was taken back as undos', () => {
    const earlier = changeOf(jump(ended.table, 20, CONTEXT)).table;
    const { seconds } = ended.table.current.record;
    const { current } = changeOf(playMove(earlier, click, contextOf({ seconds: 70 }))).table;
    const undos = moves.length - 20;
    expect(current.record).toMatchObject({ id: 'another', deal, cursor: 21, undos, seconds });
    expect(current.record).not.toHaveProperty('result');
    expect(current.record).not.toHaveProperty('hints');
    expect(current.history.steps.length).toBe(21);
  });

  test('is begun anew from its start: what was taken back is no undo', () => {
    const start = changeOf(jump(ended.table, 0, CONTEXT)).table;
    const { current } = changeOf(playMove(start, click, CONTEXT)).table;
    expect(current.record).toMatchObject({ id: 'another', deal, cursor: 1 });
    expect(current.record).not.toHaveProperty('undos');
  });
});

test('moves that are looked at become a game of the player’s own with the first new move', () => {
  const shared = {
    ...playedGame('klondike-3', '275', ['s', 's'], { source: 'link' }),
    isPreview: true as const,
  };
  const walked = changeOf(jump(tableOf(shared), 1, CONTEXT)).table;
  expect(walked.current).toMatchObject({ isPreview: true, record: shared.record });
  const { current } = changeOf(
    playMove(
      walked,
      { from: { kind: 'tableau', index: 6 }, to: { kind: 'foundation', index: 1 }, count: 1 },
      CONTEXT,
    ),
  ).table;
  expect(current).not.toHaveProperty('isPreview');
  expect(current.record).toMatchObject({ id: 'another', source: 'link', cursor: 2 });
  expect(current.record).not.toHaveProperty('undos');
});

test('the help a game had, in words', () => {
  const { record } = playedGame('klondike-3', '275');
  expect(describeHelp(record)).toBe('Clean win – no move changed, no hint');
  expect(describeHelp({ ...record, undos: 2, hints: 1 })).toBe('2 moves changed, 1 hint');
  expect(describeHelp({ ...record, undos: 2, helped: true })).toBe('Solver used');
  const clean = { ...record, result: 'won' } as const;
  const known = { ...clean, seen: '1' };
  expect(describeHelp(known)).toBe('No hint, but cards known from an earlier game');
  expect([clean, known].map(isClean)).toEqual([true, false]);
  expect(describeEnd(record, { ...record, result: 'won' })).toEqual([
    'Clean win – no move changed, no hint.',
  ]);
  expect(describeEnd({ ...record, result: 'won' }, { ...record, result: 'won' })).toEqual([]);
  expect(describeEnd(record, { ...record, result: 'lost' })).toEqual([]);
});
