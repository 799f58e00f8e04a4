import { beforeEach, describe, expect, test } from 'vitest';
import { present } from '../../../src/engine/history';
import { gameOf } from '../../../src/games/all';
import type { KlondikeMove } from '../../../src/games/klondike/moves';
import type { KlondikeState } from '../../../src/games/klondike/state';
import { createStores } from '../../../src/store/browser';
import type { GameStore } from '../../../src/store/gameState';
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
const announced = (of = store) => of.getState().announcement;
const click: KlondikeMove = { type: 'clickStock' };

test('a game opens with the given deal, the last one, or a random one', () => {
  store.actions.open('klondike-3', '275');
  expect(current()).toMatchObject({ id: 'klondike-3', deal: '275' });
  expect(announced()?.text).toBe('Deal 275.');
  store.actions.open('klondike-1');
  expect(current().deal).toBe('1000');
  store.actions.open('klondike-3');
  expect(current().deal).toBe('275');
});

test('a winnable deal is marked, and offers the way back to an unfinished game', () => {
  store.actions.openWinnable('klondike-3', '5');
  expect(current()).toMatchObject({ deal: '5', winnable: true });
  expect(announced()?.offer).toBeUndefined();
  store.actions.play(click);
  store.actions.close();
  store.actions.openWinnable('klondike-3', '7');
  expect(announced()?.text).toBe('Deal 7. Deal 5 is kept.');
  announced()?.offer?.accept();
  expect(current()).toMatchObject({ deal: '5', history: { cursor: 1 } });
});

test('a winnable deal stays marked when it is opened again before its first move', () => {
  store.actions.openWinnable('klondike-3', '5');
  store.actions.close();
  store.actions.open('klondike-3', '7');
  expect(current().winnable).toBeUndefined();
  store.actions.open('klondike-3', '5');
  expect(current()).toMatchObject({ deal: '5', winnable: true });
});

test('moves are counted; undo takes one off, redo puts it back', () => {
  store.actions.open('klondike-3', '275');
  const first = state();
  store.actions.play(click);
  store.actions.play(click);
  expect(current().history.cursor).toBe(2);
  store.actions.undo();
  expect(current().history.cursor).toBe(1);
  expect(announced()?.text).toMatch(/^Undone: Drew 3 cards/);
  store.actions.undo();
  expect(state()).toBe(first);
  store.actions.undo();
  expect(announced()).toMatchObject({ kind: 'refusal', text: 'There is nothing to undo.' });
  store.actions.redo();
  store.actions.redo();
  store.actions.redo();
  expect(current().history.cursor).toBe(2);
  expect(announced()?.text).toBe('There is nothing to redo.');
});

test('a refused move changes nothing and is announced in words', () => {
  store.actions.open('klondike-3', '275');
  const before = current();
  store.actions.play({ type: 'moveWasteToTableau', tableau: 1 });
  expect(current()).toBe(before);
  expect(announced()).toMatchObject({ kind: 'refusal', text: 'The waste is empty.' });
});

test('restart keeps the moves for redo', () => {
  store.actions.open('klondike-3', '275');
  store.actions.play(click);
  store.actions.restart();
  expect(current().history.cursor).toBe(0);
  store.actions.redo();
  expect(current().history.cursor).toBe(1);
});

test('a new deal leaves the old one saved, to be resumed', () => {
  store.actions.open('klondike-3', '275');
  store.actions.play(click);
  store.actions.newGame();
  expect(current().deal).toBe('1000');
  store.actions.newGame('275');
  expect(current().history.cursor).toBe(1);
  expect(announced()?.text).toBe('Deal 275 resumed at move 1.');
});

test('a new deal in mid-game says that the old one is kept, and leads back to it', () => {
  store.actions.open('klondike-3', '275');
  store.actions.newGame();
  expect(announced()?.offer).toBeUndefined();
  store.actions.newGame('275');
  store.actions.play(click);
  store.actions.newGame();
  expect(announced()?.text).toBe('Deal 1001. Deal 275 is kept.');
  announced()?.offer?.accept();
  expect(current()).toMatchObject({ deal: '275', history: { cursor: 1 } });
});

test('a reloaded page resumes the game exactly', () => {
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
  expect(announced(other)?.text).toContain('Another tab');
  other.actions.play(click);
  store.actions.reloadIfNewer('patience/klondike-3/275');
  expect(current().history.cursor).toBe(3);
  const before = announced();
  store.actions.reloadIfNewer('patience/klondike-3/275');
  store.actions.reloadIfNewer(null);
  expect(announced()).toBe(before);
});

test('a double-click in the slower tab takes back none of the other tab’s moves', () => {
  store.actions.open('klondike-3', '275');
  const other = newTab();
  other.actions.open('klondike-3', '275');
  store.actions.play(click);
  store.actions.play(click);
  other.actions.gesture({ kind: 'tap', pile: 'tableau-4', count: 1 });
  expect(announced(other)?.text).toContain('Another tab');
  other.actions.gesture({ kind: 'send', pile: 'tableau-6', count: 1 });
  expect(current(other).history.cursor).toBe(3);
});

describe('a storage that refuses', () => {
  test('the game goes on, and every change of that is announced', () => {
    storage.refuses = true;
    store.actions.open('klondike-3', '275');
    expect(announced()?.text).toMatch(/^Deal 275\. The browser’s storage is full/);
    expect(store.getState().saving).toBe(false);
    store.actions.play(click);
    expect(announced()?.text).toMatch(/^Drew 3 cards.*on top\.$/);
    storage.refuses = false;
    store.actions.play(click);
    expect(announced()?.text).toMatch(/^Drew 3 cards.* The game is saved again\.$/);
    storage.refuses = true;
    store.actions.tick();
    store.actions.saveNow();
    expect(announced()?.text).toMatch(/^The browser’s storage is full/);
    expect(current().history.cursor).toBe(2);
  });

  test('a browser without storage says that it forbids saving', () => {
    const { store: bare } = createStores(undefined, () => 0, () => '7'); // biome-ignore format: short
    bare.actions.open('klondike-3', '275');
    expect(announced(bare)?.text).toContain('does not let the game be saved');
  });
});

describe.each(['klondike-3', 'klondike-1'] as const)('a whole game of %s', (id) => {
  test('is won by its moves, which are counted; after it only undo and new deals do anything', () => {
    const { deal, moves } = won[id];
    store.actions.open(id, deal);
    for (const line of moves) {
      const move = gameOf(id).text.parseMove(line);
      if (move.ok) store.actions.play(move.value);
    }
    expect(announced()?.text).toMatch(new RegExp(`Won in ${moves.length} moves\\. Clean win\\.$`));
    const end = current();
    store.actions.play(click);
    store.actions.gesture({ kind: 'drop', from: 'foundation-1', count: 1, to: 'tableau-1' });
    expect(current()).toBe(end);
    store.actions.undo();
    expect(current().history.cursor).toBe(moves.length - 1);
  });
});

describe('taps', () => {
  // Deal 275: Ace of Diamonds on column 6, 9 of Diamonds on 4, the black tens on 1 and 3.
  beforeEach(() => store.actions.open('klondike-3', '275'));
  const tap = (pile: string, count = 1) => store.actions.gesture({ kind: 'tap', pile, count });
  const send = (pile: string, count = 1) => store.actions.gesture({ kind: 'send', pile, count });
  const tops = () => state().tableau.map(({ cards }) => cards.at(-1));

  test('an ace goes to its foundation', () => {
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
    expect(announced()).toMatchObject({
      kind: 'refusal',
      text: expect.stringContaining('10 of Spades'),
    });
  });

  test('a double-click takes its first click’s move back when the card fits a foundation', () => {
    tap('tableau-6');
    send('tableau-6');
    expect(current().history.cursor).toBe(1);
    expect(state().foundations[0]?.length).toBe(1);
  });

  test('a double-click on a card that fits no foundation leaves it where the tap has put it', () => {
    const nine = tops()[3];
    tap('tableau-4');
    send('tableau-4');
    expect(tops()[0]).toBe(nine);
    expect(current().history.cursor).toBe(1);
  });
});
