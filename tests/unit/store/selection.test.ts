import { beforeEach, describe, expect, test, vi } from 'vitest';
import { present } from '../../../src/engine/history';
import { gameOf } from '../../../src/games/all';
import { createStores } from '../../../src/store/browser';
import type { GameStore } from '../../../src/store/gameState';
import { type FakeStorage, fakeStorage } from '../../support/storage';

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});

describe('selected cards and a reload', () => {
  const tab = fakeStorage();
  const load = (deal = '0', id: 'elevens' | 'klondike-3' = 'elevens'): GameStore => {
    const { store: loaded } = createStores(
      storage,
      () => 0,
      () => '7',
      tab,
    );
    loaded.actions.open(id, deal);
    return loaded;
  };
  const tapOn = (of: GameStore, place: number) =>
    of.actions.gesture({ kind: 'tap', pile: `place-${place}`, count: 1 });
  const selectionOf = (of: GameStore) => of.getState().selection;
  const historyOf = (of: GameStore) => {
    const { current } = of.getState();
    if (!current) throw new Error('no game is open');
    return current.history;
  };
  let before: GameStore;
  beforeEach(() => {
    tab.texts.clear();
    before = load();
    tapOn(before, 5);
    tapOn(before, 2);
  });

  test('they are selected again, in their order, and can be put back or played', () => {
    const after = load();
    expect(selectionOf(after)).toHaveLength(2);
    expect(selectionOf(after)).toEqual(selectionOf(before));
    tapOn(after, 5);
    expect(selectionOf(load())).toEqual(selectionOf(before).slice(1));
    tapOn(after, 2);
    expect(selectionOf(load())).toEqual([]);
  });

  test('storage is read when a game is opened, and not at every change after it', () => {
    const after = load();
    after.setState({ dealCount: 0 }); // as for the first deal of a page
    const read = vi.spyOn(tab, 'getItem');
    after.actions.tick();
    after.actions.hint();
    expect(read).not.toHaveBeenCalled();
  });

  test('another deal, another position and a later opening of the deal have none', () => {
    expect(selectionOf(load('1'))).toEqual([]);
    const after = load();
    after.actions.newGame('1');
    after.actions.newGame('0');
    expect(selectionOf(after)).toEqual([]);
    tapOn(after, 5);
    after.actions.play(gameOf('elevens').advice?.hint?.(present(historyOf(after))));
    expect(selectionOf(load())).toEqual([]);
  });

  test('whatever else is stored changes nothing', () => {
    const [[key = '', text = ''] = []] = tab.texts;
    const cards = JSON.stringify(selectionOf(before));
    const others = [
      '[99]',
      '["KS"]',
      '[1.5]',
      '{}',
      'null',
      `[${selectionOf(before)[0]},${selectionOf(before)[0]}]`,
    ];
    for (const bad of [
      '',
      '{',
      '[]',
      'null',
      ...others.map((other) => text.replace(cards, other)),
    ]) {
      tab.texts.set(key, bad);
      expect(bad).not.toBe(text);
      expect(selectionOf(load())).toEqual([]);
    }
    tab.texts.set(key, text.replace('elevens', 'klondike-3'));
    expect(selectionOf(load('0', 'klondike-3'))).toEqual([]);
    tab.texts.set(key, text);
    expect(selectionOf(load())).toEqual(selectionOf(before));
  });
});
