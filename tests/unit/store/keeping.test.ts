import { beforeEach, describe, expect, test } from 'vitest';
import { encodeMoves } from '../../../src/engine/moveCode';
import { gameOf } from '../../../src/games/all';
import type { KlondikeMove } from '../../../src/games/klondike/moves';
import { toArchived } from '../../../src/store/archived';
import { createStores } from '../../../src/store/browser';
import type { GameStore } from '../../../src/store/gameState';
import { describeKept, displaces, withResultOf } from '../../../src/store/keeping';
import { linkedReplay } from '../../../src/store/linkedReplay';
import { playedGame } from '../../support/playedGame';
import { type FakeStorage, fakeStorage } from '../../support/storage';
import won from '../../vectors/klondike_won.json';

let storage: FakeStorage;
let store: GameStore;
const newStores = () =>
  createStores(
    storage,
    () => 0,
    () => '1000',
  );
const newTab = (): GameStore => newStores().store;
beforeEach(() => {
  storage = fakeStorage();
  store = newTab();
});

const current = (of = store) => {
  const game = of.getState().current;
  if (!game) throw new Error('no game is open');
  return game;
};
const announced = (of = store) => of.getState().announcement;
const click: KlondikeMove = { type: 'clickStock' };

test('a game displaces another unless it goes on from it', () => {
  const [one, two, other] = [['s'], ['s', 's'], ['s', 'm c1, f1, 1']].map((lines) =>
    playedGame('klondike-3', '5', lines),
  );
  if (!one || !two || !other) throw new Error('three games');
  expect(displaces(two, one)).toBe(false);
  expect(displaces(one, two)).toBe(true);
  expect(displaces(other, two)).toBe(true);
  expect(describeKept(one)).toBe('Your game of 1 move is kept under Deal.');
});

test('of two results of a deal the better one stays', () => {
  const game = playedGame('klondike-3', '5');
  expect(withResultOf({ ...game, result: 'won' }, { ...game, result: 'lost' }).result).toBe('won');
  expect(withResultOf({ ...game, result: 'lost' }, { ...game, result: 'won' }).result).toBe('won');
  expect(withResultOf({ ...game, result: 'lost' }, game).result).toBe('lost');
  expect(withResultOf({ ...game, result: 'won', helped: true }, game).helped).toBe(true);
  expect(withResultOf(game, game)).toBe(game);
});

describe('two games of one deal', () => {
  const draw = (times: number) => {
    for (let n = 0; n < times; n++) store.actions.play(click);
  };
  const steps = () => current().history.steps.length;
  const importDraws = (times: number) => {
    const { history } = playedGame('klondike-3', '5', Array(times).fill('s'));
    store.actions.loadHistory(history, `${times} moves read.`);
  };
  beforeEach(() => {
    store.actions.open('klondike-3', '5');
    draw(4);
    store.actions.gesture({ kind: 'tap', pile: 'waste', count: 1 });
    expect(steps()).toBe(5);
  });

  test('playing on from a link keeps the own game, and offers the way back', () => {
    store.actions.openReplay(linkedReplay('klondike-3', '5', '1AA'));
    store.actions.jump(2);
    draw(1);
    expect(steps()).toBe(3);
    expect(announced()?.text).toMatch(/on top\. Your game of 5 moves is kept under Deal\.$/);
    announced()?.offer?.accept();
    expect(steps()).toBe(5);
    expect(announced()?.text).toBe('Deal 5 resumed at move 5.');
  });

  test('both games are kept, back and forth', () => {
    store.actions.openReplay(linkedReplay('klondike-3', '5', '1AA'));
    store.actions.jump(2);
    draw(4);
    expect(steps()).toBe(6);
    store.actions.openKept(1);
    expect(steps()).toBe(5);
    expect(announced()?.text).toMatch(/^Deal 5 resumed at move 5\. Your game of 6 moves is kept/);
    announced()?.offer?.accept();
    expect(steps()).toBe(6);
    const reloaded = newTab();
    reloaded.actions.open('klondike-3', '5');
    expect(current(reloaded).history.steps.length).toBe(6);
    expect(newStores().saves.kept('klondike-3', '5').length).toBe(1);
  });

  test('an import keeps the game before it, and a kept game is nowhere twice', () => {
    importDraws(6);
    expect(steps()).toBe(6);
    const { saves } = newStores();
    const [kept, ...more] = saves.kept('klondike-3', '5');
    expect([kept?.game.history.steps.length, more.length]).toEqual([5, 0]);
    store.actions.openKept(kept?.slot ?? 0);
    expect(saves.kept('klondike-3', '5').map(({ game }) => game.history.steps.length)).toEqual([6]);
    store.actions.openKept(99);
    expect(announced()?.kind).toBe('refusal');
    expect(steps()).toBe(5);
  });

  test('a game that only goes on from the own one replaces it', () => {
    store.actions.undo();
    store.actions.redo();
    store.actions.restart();
    importDraws(4);
    expect(newStores().saves.kept('klondike-3', '5').length).toBe(1);
    importDraws(6);
    expect(steps()).toBe(6);
    expect(newStores().saves.kept('klondike-3', '5').length).toBe(1);
    expect(announced()?.offer).toBeUndefined();
  });

  test('without room to keep the own game nothing is replaced', () => {
    storage.rejects = (key) => key.endsWith('/1');
    store.actions.openReplay(linkedReplay('klondike-3', '5', '1AA'));
    draw(1);
    expect(announced()).toMatchObject({
      kind: 'refusal',
      text: expect.stringContaining('no room'),
    });
    expect(current()).toMatchObject({ replay: true, history: { cursor: 0 } });
    store.actions.open('klondike-3', '5');
    expect(steps()).toBe(5);
  });
});

describe('a deal counts once', () => {
  const { deal, moves } = won['klondike-1'];
  const playAll = (lines: readonly string[]) => {
    for (const line of lines) {
      const move = gameOf('klondike-1').text.parseMove(line);
      if (move.ok) store.actions.play(move.value);
    }
  };
  const code = () => {
    const { history } = playedGame('klondike-1', deal, moves.slice(0, -1));
    const encoded = encodeMoves(gameOf('klondike-1'), history);
    return encoded.ok ? encoded.value : '';
  };
  const recorded = () => newStores().records.of('klondike-1');

  test('when its last move is played again from a link', () => {
    store.actions.open('klondike-1', deal);
    playAll(moves);
    for (let n = 0; n < 2; n++) {
      store.actions.openReplay(linkedReplay('klondike-1', deal, code()));
      store.actions.jump(moves.length - 1);
      playAll(moves.slice(-1));
    }
    expect(current()).toMatchObject({ result: 'won' });
    expect(recorded()).toMatchObject({ started: 1, won: 1, lost: 0 });
  });

  test('when its last move is taken back and played again: nothing more is counted of it', () => {
    store.actions.open('klondike-1', deal);
    playAll(moves);
    const won = current();
    const record = recorded();
    store.actions.undo();
    store.actions.tick();
    store.actions.hint();
    playAll(moves.slice(-1));
    expect(announced()?.text).toContain('Won in');
    expect(current()).toEqual(won);
    expect(toArchived(current(), 1)).not.toHaveProperty('undos');
    store.actions.jump(moves.length - 5);
    const last = moves.slice(-5).flatMap((line) => {
      const move = gameOf('klondike-1').text.parseMove(line);
      return move.ok ? [move.value] : [];
    });
    store.actions.loadSolution(last);
    expect(current()).toEqual({ ...won, history: current().history });
    store.actions.jump(moves.length);
    expect(current()).toEqual(won);
    expect(recorded()).toEqual(record);
    expect(newStores().saves.kept('klondike-1', deal)).toEqual([]);
  });

  test('when only a link of it is played', () => {
    store.actions.openReplay(linkedReplay('klondike-1', deal, code()));
    store.actions.jump(moves.length - 1);
    playAll(moves.slice(-1));
    expect(recorded()).toMatchObject({ started: 1, won: 1, lost: 0 });
  });

  test('when it is played anew: the moves that won it are kept, with what was counted of them', () => {
    store.actions.open('klondike-1', deal);
    playAll(moves.slice(0, 9));
    store.actions.undo();
    store.actions.play(click);
    store.actions.undo();
    playAll(moves.slice(8));
    expect(current()).toMatchObject({ result: 'won', undos: 2 });
    const before = current();
    store.actions.restart();
    expect(announced()?.text).not.toContain('kept');
    expect(current().history.steps).toBe(before.history.steps);
    store.actions.play(click);
    expect(announced()?.text).toContain(describeKept(before));
    const { undos, ended, seconds, history } = current();
    expect({ undos, ended, seconds, steps: history.steps.length }).toEqual({
      undos: undefined,
      ended: undefined,
      seconds: 0,
      steps: 1,
    });
    expect(toArchived(current(), 1)).not.toHaveProperty('result');
    const kept = newStores().store;
    kept.actions.open('klondike-1', deal);
    kept.actions.openKept(1);
    expect(toArchived(current(kept), 1)).toMatchObject({
      result: 'won',
      undos: 2,
      length: moves.length,
    });
    expect(recorded()).toMatchObject({ started: 1, won: 1, lost: 0 });
  });

  test('when a stale tab wins it before it sees that another has', () => {
    store.actions.open('klondike-1', deal);
    playAll(moves.slice(0, -1));
    const stale = newTab();
    stale.actions.open('klondike-1', deal);
    playAll(moves.slice(-1));
    stale.actions.redo();
    const move = gameOf('klondike-1').text.parseMove(moves.at(-1) ?? '');
    if (move.ok) stale.actions.play(move.value);
    expect(announced(stale)?.text).toContain('Another tab');
    expect(recorded()).toMatchObject({ started: 1, won: 1, lost: 0 });
  });
});
