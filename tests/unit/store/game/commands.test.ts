import { describe, expect, test } from 'vitest';
import { jump as jumpTo } from '../../../../src/engine/history';
import {
  jump,
  loadSolution,
  redo,
  reduce,
  restart,
  undo,
} from '../../../../src/store/game/commands';
import type { TableState } from '../../../../src/store/game/table';
import { changeOf, contextOf, playedGame, tableOf, textOf } from '../../../support/playedGame';
import { variant } from '../../../support/variants';

const CONTEXT = contextOf();
const game = playedGame('klondike-3', '275', ['s', 's']);
const at = (cursor: number): TableState =>
  tableOf({ ...game, history: jumpTo(game.history, cursor) });

describe('undo, redo and restart', () => {
  test('undo takes the last move back and says which; the moves stay', () => {
    const undone = undo(at(2), CONTEXT);
    expect(textOf(undone)).toMatch(/^Undone: Drew 3 cards/);
    const { history, record } = changeOf(undone).table.current;
    expect(history).toEqual(at(1).current.history);
    expect(record).toMatchObject({ cursor: 1, moves: game.record.moves });
    expect(undo(at(0), CONTEXT)).toEqual({
      ok: false,
      error: { text: 'There is nothing to undo.', cards: [] },
    });
  });

  test.each([
    ['spider', '3', 's', 'Undone: Dealt 10 cards.'],
    ['golf', '3', 's', 'Undone: Drew the 10 of Spades.'],
  ])('undo in %s leaves out what the move led to', (id, deal, line, text) => {
    expect(textOf(undo(tableOf(playedGame(variant(id), deal, [line])), CONTEXT))).toBe(text);
  });

  test('redo makes it again', () => {
    const redone = redo(at(1), CONTEXT);
    expect(textOf(redone)).toMatch(/^Drew 3 cards/);
    expect(changeOf(redone).table.current.history).toEqual(game.history);
    expect(textOf(redo(at(2), CONTEXT))).toBe('There is nothing to redo.');
  });

  test('restart starts another game of the deal, and says the way back', () => {
    const restarted = changeOf(restart(at(2), CONTEXT));
    expect(restarted).toMatchObject({
      sentences: [],
      news: ['Restarted. Undo brings it back.'],
      isRestart: true,
    });
    const { record, history } = restarted.table.current;
    expect(record).toMatchObject({ id: 'another', deal: '275', revision: 0, started: 1000 });
    expect(history).toMatchObject({ cursor: 0, steps: { length: 0 } });
    expect(textOf(restart(at(0), CONTEXT))).toBe('Already at the start.');
  });

  test.each([0, 2])('restart begins a game of one’s own from a preview at move %i', (cursor) => {
    const { table, news } = changeOf(
      restart(tableOf({ ...at(cursor).current, isPreview: true }), CONTEXT),
    );
    expect(news).toEqual(['This is your own game now.']);
    expect(table.current).not.toHaveProperty('isPreview');
    expect(table.current.history).toMatchObject({ cursor: 0, steps: { length: 0 } });
  });

  test('restart keeps what is known of the deal; a daily deal of an earlier day is late then', () => {
    const facts = { source: 'daily', day: '2026-11-23', winnable: true, helped: true } as const;
    const daily = playedGame('klondike-3', '275', ['s'], { ...facts, undos: 3, hints: 2 });
    const { record } = changeOf(restart(tableOf(daily), CONTEXT)).table.current;
    expect(record).toMatchObject({ ...facts, late: true });
    expect(record).not.toHaveProperty('undos');
    expect(record).not.toHaveProperty('hints');
    const sameDay = contextOf({ today: '2026-11-23' });
    expect(changeOf(restart(tableOf(daily), sameDay)).table.current.record).not.toHaveProperty(
      'late',
    );
  });

  test('restart goes back to the start where no choice can change the end', () => {
    const elevens = changeOf(jump(tableOf(playedGame('elevens', '0')), 2, CONTEXT)).table;
    const { current } = changeOf(restart(elevens, CONTEXT)).table;
    expect(current.record.id).toBe('game');
    expect(current.history).toMatchObject({ cursor: 0, steps: { length: 2 } });
  });
});

describe('a jump', () => {
  const cursorOf = (table: TableState, cursor: number) =>
    changeOf(jump(table, cursor, CONTEXT)).table.current.history.cursor;

  test('of one step is narrated, a longer one names its move', () => {
    const three = playedGame('klondike-3', '275', ['s', 's', 's']);
    const start = tableOf({ ...three, history: jumpTo(three.history, 0) });
    expect(textOf(jump(start, 1, CONTEXT))).toMatch(/^Drew 3 cards/);
    expect(textOf(jump(start, 3, CONTEXT))).toBe('Move 3.');
    expect(textOf(jump(tableOf(three), 0, CONTEXT))).toBe('Move 0.');
  });

  test('ends at the last move played where what is played matters', () => {
    const one = playedGame('klondike-3', '275', ['s']);
    expect(textOf(jump(tableOf(one), 2, CONTEXT))).toBe('There is no further move.');
    expect(cursorOf(tableOf({ ...one, history: jumpTo(one.history, 0) }), 9)).toBe(1);
  });

  test('to where the game is says so, not that no move follows', () => {
    const three = playedGame('klondike-3', '275', ['s', 's', 's']);
    const second = tableOf({ ...three, history: jumpTo(three.history, 2) });
    expect(textOf(jump(second, 2, CONTEXT))).toBe('Already at move 2.');
    expect(textOf(jump(tableOf(three), 3, CONTEXT))).toBe('Already at move 3.');
    const start = tableOf({ ...three, history: jumpTo(three.history, 0) });
    expect(textOf(jump(start, 0, CONTEXT))).toBe('Already at the start.');
  });

  test('elsewhere goes on to the end of the game', () => {
    const start = tableOf(playedGame('pictures', '3'));
    expect(cursorOf(start, 1)).toBe(1);
    const ended = jump(start, Number.POSITIVE_INFINITY, CONTEXT);
    expect(textOf(ended)).toMatch(/^Move \d+\. \S/);
    const beyond = jump(changeOf(ended).table, Number.POSITIVE_INFINITY, CONTEXT);
    expect(textOf(beyond)).toBe(textOf(ended));
  });
});

test('a solution stands after the present, and marks the game as helped', () => {
  const one = tableOf(playedGame('klondike-3', '275', ['s']));
  const click = { type: 'draw' };
  const solved = changeOf(loadSolution(one, [click, click], CONTEXT));
  expect(solved).toMatchObject({ sentences: [], news: ['Solution found: 2 moves.'] });
  expect(solved.table.current).toMatchObject({
    record: { helped: true, cursor: 1 },
    history: { cursor: 1, steps: { length: 3 } },
  });
});

test('every action is one of the reducer', () => {
  const textsOf = (...actions: readonly Parameters<typeof reduce>[1][]) =>
    actions.map((action) => textOf(reduce(at(1), action, CONTEXT)));
  expect(
    textsOf(
      { type: 'play', move: { type: 'draw' } },
      { type: 'gesture', gesture: { kind: 'press', pile: 'stock' } },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'restart' },
      { type: 'jump', cursor: 0 },
      { type: 'loadSolution', moves: [] },
      { type: 'guess', guess: 'won' },
      { type: 'hint', word: 'Possible move' },
    ).map((text) => text?.split(/[ :.]/, 1)[0]),
  ).toEqual(['Drew', 'Drew', 'Undone', 'Drew', 'Restarted', 'Move', 'Solution', 'A', 'Possible']);
});
