import { beforeEach, describe, expect, test } from 'vitest';
import { present } from '../../../src/engine/history';
import { gameOf } from '../../../src/games/all';
import type { KlondikeMove } from '../../../src/games/klondike/moves';
import type { KlondikeState } from '../../../src/games/klondike/state';
import { createStores } from '../../../src/store/browser';
import type { GameStore } from '../../../src/store/gameState';
import { klondikeEvents } from '../../../src/store/klondikeEvents';
import { type FakeStorage, fakeStorage } from '../../support/storage';
import won from '../../vectors/klondike_won.json';

let storage: FakeStorage;
let store: GameStore;
let deals: number;
const newStores = () =>
  createStores(
    storage,
    () => 0,
    () => String(1000 + deals++),
  );
const newTab = (): GameStore => newStores().store;
beforeEach(() => {
  deals = 0;
  storage = fakeStorage();
  store = newTab();
});

const current = (of = store) => {
  const game = of.getState().current;
  if (!game) throw new Error('no game is open');
  return game;
};
const state = (of = store) => present(current(of).history) as KlondikeState;
const said = (of = store) => of.getState().announcement;
const click: KlondikeMove = { type: 'clickStock' };

test('a game opens with the given deal, the last one, or a random one', () => {
  store.actions.open('klondike-3', '275');
  expect(current()).toMatchObject({ id: 'klondike-3', deal: '275' });
  expect(said()?.text).toBe('Deal 275.');
  store.actions.open('klondike-1');
  expect(current().deal).toBe('1000');
  store.actions.open('klondike-3');
  expect(current().deal).toBe('275');
});

test('moves are counted; undo takes one off, redo puts it back', () => {
  store.actions.open('klondike-3', '275');
  const first = state();
  store.actions.play(click);
  store.actions.play(click);
  expect(current().history.cursor).toBe(2);
  store.actions.undo();
  expect(current().history.cursor).toBe(1);
  expect(said()?.text).toMatch(/^Undone: Drew 3 cards/);
  store.actions.undo();
  expect(state()).toBe(first);
  store.actions.undo();
  expect(said()).toMatchObject({ kind: 'refusal', text: 'There is nothing to undo.' });
  store.actions.redo();
  store.actions.redo();
  store.actions.redo();
  expect(current().history.cursor).toBe(2);
  expect(said()?.text).toBe('There is nothing to redo.');
});

test('a refused move changes nothing and is said in words', () => {
  store.actions.open('klondike-3', '275');
  const before = current();
  store.actions.play({ type: 'moveWasteToTableau', tableau: 1 });
  expect(current()).toBe(before);
  expect(said()).toMatchObject({ kind: 'refusal', text: 'The waste is empty.' });
});

test('the same deal again keeps what was played for redo', () => {
  store.actions.open('klondike-3', '275');
  store.actions.play(click);
  store.actions.restart();
  expect(current().history.cursor).toBe(0);
  store.actions.redo();
  expect(current().history.cursor).toBe(1);
});

test('a new deal leaves the old one to be gone back to', () => {
  store.actions.open('klondike-3', '275');
  store.actions.play(click);
  store.actions.newGame();
  expect(current().deal).toBe('1000');
  store.actions.newGame('275');
  expect(current().history.cursor).toBe(1);
  expect(said()?.text).toBe('Deal 275 resumed at move 1.');
});

test('a closed and opened program goes on exactly', () => {
  store.actions.open('klondike-3', '275');
  for (let n = 0; n < 5; n++) store.actions.play(click);
  store.actions.undo();
  const reloaded = newTab();
  reloaded.actions.open('klondike-3');
  expect(current(reloaded).history).toEqual(current().history);
});

test('two tabs of one game: the slower one sees the newest position instead of overwriting it', () => {
  store.actions.open('klondike-3', '275');
  const other = newTab();
  other.actions.open('klondike-3', '275');
  store.actions.play(click);
  store.actions.play(click);
  other.actions.play(click);
  expect(current(other).history.cursor).toBe(2);
  expect(said(other)?.text).toContain('Another tab');
  other.actions.play(click);
  store.actions.reloadIfNewer('patience/klondike-3/275');
  expect(current().history.cursor).toBe(3);
  const before = said();
  store.actions.reloadIfNewer('patience/klondike-3/275');
  store.actions.reloadIfNewer(null);
  expect(said()).toBe(before);
});

test('a storage that refuses: the game goes on, and that is said once', () => {
  storage.refuses = true;
  store.actions.open('klondike-3', '275');
  expect(said()?.text).toContain('does not let the game be saved');
  expect(store.getState().saving).toBe(false);
  store.actions.play(click);
  expect(said()?.text).toContain('Drew 3 cards');
  expect(current().history.cursor).toBe(1);
});

describe.each(['klondike-3', 'klondike-1'] as const)('a whole game of %s', (id) => {
  test('is won by its moves, which are counted; after it only undo and new deals do anything', () => {
    const { deal, moves } = won[id];
    store.actions.open(id, deal);
    for (const line of moves) {
      const move = gameOf(id).parseMove(line);
      if (move.ok) store.actions.play(move.value);
    }
    expect(said()?.text).toMatch(new RegExp(`Won in ${moves.length} moves\\.$`));
    const end = current();
    store.actions.play(click);
    store.actions.gesture({ kind: 'drop', from: 'foundation-1', count: 1, to: 'tableau-1' });
    expect(current()).toBe(end);
    store.actions.undo();
    expect(current().history.cursor).toBe(moves.length - 1);
  });
});

describe('taps', () => {
  // Deal 275: Ace of Diamonds on tableau 6, 9 of Diamonds on 4, the black tens on 1 and 3.
  beforeEach(() => store.actions.open('klondike-3', '275'));
  const tap = (pile: string, count = 1) => store.actions.gesture({ kind: 'tap', pile, count });
  const send = (pile: string, count = 1) => store.actions.gesture({ kind: 'send', pile, count });
  const tops = () => state().tableau.map(({ cards }) => cards.at(-1));

  test('an ace goes home', () => {
    tap('tableau-6');
    expect(state().foundations[0]?.length).toBe(1);
  });

  test('a second tap on the same card goes on to the next target, then round again', () => {
    const nine = tops()[3];
    tap('tableau-4');
    expect(tops()[0]).toBe(nine);
    tap('tableau-1');
    expect(tops()[2]).toBe(nine);
    tap('tableau-3');
    expect(tops()[0]).toBe(nine);
    expect(current().history.cursor).toBe(3);
  });

  test('a tap without a target says what the card waits for', () => {
    tap('tableau-1');
    expect(said()).toMatchObject({
      kind: 'refusal',
      text: expect.stringContaining('10 of Spades'),
    });
  });

  test('a double-click takes its first click’s move back when the card can go home', () => {
    tap('tableau-6');
    send('tableau-6');
    expect(current().history.cursor).toBe(1);
    expect(state().foundations[0]?.length).toBe(1);
  });

  test('a double-click on a card that cannot go home leaves it where the tap has put it', () => {
    const nine = tops()[3];
    tap('tableau-4');
    send('tableau-4');
    expect(tops()[0]).toBe(nine);
    expect(current().history.cursor).toBe(1);
  });
});

describe('events of KlondikeEventsHandler', () => {
  test('all nine, named as in seed 001', () => {
    expect(Object.keys(klondikeEvents(store)).sort()).toEqual(
      [
        'newGame',
        'clickStock',
        'moveWasteToTableau',
        'moveWasteToFoundation',
        'moveTableauToFoundation',
        'moveTableauToTableau',
        'moveFoundationToTableau',
        'undo',
        'getName',
      ].sort(),
    );
  });

  test('play a whole game', () => {
    const { deal, moves } = won['klondike-3'];
    store.actions.open('klondike-3', deal);
    const events = klondikeEvents(store);
    for (const line of moves) {
      const move = gameOf('klondike-3').parseMove(line);
      if (!move.ok) throw new Error(move.error);
      const event = move.value as KlondikeMove;
      switch (event.type) {
        case 'clickStock':
          events.clickStock();
          break;
        case 'moveWasteToTableau':
          events.moveWasteToTableau(event.tableau);
          break;
        case 'moveWasteToFoundation':
          events.moveWasteToFoundation(event.foundation);
          break;
        case 'moveTableauToFoundation':
          events.moveTableauToFoundation(event.tableau, event.foundation);
          break;
        case 'moveTableauToTableau':
          events.moveTableauToTableau(event.tableauSrc, event.numCards, event.tableauDst);
          break;
        case 'moveFoundationToTableau':
          events.moveFoundationToTableau(event.foundation, event.tableau);
          break;
      }
    }
    expect(said()?.text).toContain('Won in');
    events.undo();
    expect(current().history.cursor).toBe(moves.length - 1);
    events.newGame();
    expect(current().history.cursor).toBe(0);
    expect(events.getName()).not.toBe('');
  });

  test.each([0, 8, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'a pile number of %d is refused in words',
    (number) => {
      store.actions.open('klondike-3', '275');
      const before = current();
      const events = klondikeEvents(store);
      events.moveTableauToTableau(number, 1, 1);
      expect(said()).toMatchObject({
        kind: 'refusal',
        text: expect.stringMatching(/^There is no/),
      });
      events.moveTableauToTableau(1, 1, number);
      events.moveTableauToFoundation(number, 1);
      events.moveTableauToFoundation(1, number);
      events.moveWasteToTableau(number);
      events.moveWasteToFoundation(number);
      events.moveFoundationToTableau(number, 1);
      expect(current()).toBe(before);
    },
  );

  test('with no game on the table they say so', () => {
    const events = klondikeEvents(store);
    events.clickStock();
    events.newGame();
    events.undo();
    expect(said()?.text).toBe('No game of Klondike is on the table.');
  });
});

describe('picked cards and a reload', () => {
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
  const pick = (of: GameStore, place: number) =>
    of.actions.gesture({ kind: 'tap', pile: `place-${place}`, count: 1 });
  const picked = (of: GameStore) => of.getState().selection;
  let before: GameStore;
  beforeEach(() => {
    tab.texts.clear();
    before = load();
    pick(before, 5);
    pick(before, 2);
  });

  test('they are picked again, in their order, and can be put back or go', () => {
    const after = load();
    expect(picked(after)).toHaveLength(2);
    expect(picked(after)).toEqual(picked(before));
    pick(after, 5);
    expect(picked(load())).toEqual(picked(before).slice(1));
    pick(after, 2);
    expect(picked(load())).toEqual([]);
  });

  test('another deal, another position and a later opening of the deal have none', () => {
    expect(picked(load('1'))).toEqual([]);
    const after = load();
    after.actions.newGame('1');
    after.actions.newGame('0');
    expect(picked(after)).toEqual([]);
    pick(after, 5);
    after.actions.play(gameOf('elevens').hint(present(current(after).history)));
    expect(picked(load())).toEqual([]);
  });

  test('whatever else is stored changes nothing', () => {
    const [[key = '', text = ''] = []] = tab.texts;
    const cards = JSON.stringify(picked(before));
    const others = [
      '[99]',
      '["KS"]',
      '[1.5]',
      '{}',
      'null',
      `[${picked(before)[0]},${picked(before)[0]}]`,
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
      expect(picked(load())).toEqual([]);
    }
    tab.texts.set(key, text.replace('elevens', 'klondike-3'));
    expect(picked(load('0', 'klondike-3'))).toEqual([]);
    tab.texts.set(key, text);
    expect(picked(load())).toEqual(picked(before));
  });
});
