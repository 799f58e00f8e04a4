import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/card';
import { present, replay } from '../../src/engine/history';
import type { Gesture } from '../../src/engine/view';
import { GAME_IDS, gameOf, isKlondike } from '../../src/games/all';
import { createStores, type Stores } from '../../src/store/browser';
import type { PlayedGame } from '../../src/store/savedGame';
import { findEndedGame } from '../support/endedGame';
import { growingGame, roundGame, roundGameWithEnd } from '../support/endlessGames';
import { fakeStorage } from '../support/storage';
import won from '../vectors/klondike_won.json';

/** Any gesture on a table, legal or not; its pile need not exist. */
const gestureOn = (piles: readonly string[]): fc.Arbitrary<Gesture> => {
  const pile = fc.constantFrom(...piles, 'nowhere');
  const count = fc.integer({ min: -1, max: 14 });
  const card = fc.integer({ min: 0, max: 51 }).map((number) => number as Card);
  return fc.oneof(
    fc.record({ kind: fc.constant('press' as const), pile }),
    fc.record({ kind: fc.constant('drop' as const), from: pile, count, to: pile }),
    fc.record({ kind: fc.constant('tap' as const), pile, count }),
    fc.record({ kind: fc.constant('send' as const), pile, count }),
    fc.record({ kind: fc.constant('select' as const), cards: fc.array(card, { maxLength: 4 }) }),
  );
};

type Action = (stores: Stores) => void;

/** Any one action of a player on the game on the table. */
const actionOn = (piles: readonly string[]): fc.Arbitrary<Action> => {
  const name = fc.constantFrom(
    ...(['undo', 'redo', 'step', 'hint', 'replace', 'restart', 'tick', 'saveNow'] as const),
  );
  const cursor = fc.oneof(fc.integer({ min: -2, max: 80 }), fc.constant(Number.POSITIVE_INFINITY));
  return fc.oneof(
    name.map(
      (action) =>
        ({ store }: Stores) =>
          store.actions[action](),
    ),
    cursor.map(
      (at) =>
        ({ store }: Stores) =>
          store.actions.jump(at),
    ),
    gestureOn(piles).map(
      (gesture) =>
        ({ store }: Stores) =>
          store.actions.gesture(gesture),
    ),
    fc.nat().map((choice) => ({ store }: Stores) => {
      const { id, history } = store.getState().current as PlayedGame;
      const moves = gameOf(id).rules.legalMoves(present(history));
      if (moves.length > 0) store.actions.play(moves[choice % moves.length]);
    }),
    fc.constantFrom('won' as const, 'lost' as const).map(
      (guess) =>
        ({ store }: Stores) =>
          store.actions.guess(guess),
    ),
    fc.constantFrom('on' as const, 'off' as const).map((choice) => ({ settings }: Stores) => {
      settings.set('autoHome', choice);
      settings.set('autoReplace', choice);
    }),
  );
};

describe.each(GAME_IDS)('%s', (id) => {
  const game = gameOf(id);
  const piles = game.table.view(game.rules.deal('0')).piles.map((pile) => pile.id);
  const open = (storage: ReturnType<typeof fakeStorage>): Stores =>
    createStores(
      storage,
      () => 0,
      () => '7',
    );

  /** A deal played to its end, for Klondike from the won games of the vectors. */
  function endedGame(): Pick<PlayedGame, 'deal' | 'history'> {
    if (!isKlondike(id)) {
      const found = findEndedGame(game);
      if (!found) throw new Error(`no game of ${id} comes to an end; give one in tests/vectors`);
      return found;
    }
    const { deal, moves } = won[id];
    const replayed = replay(game, deal, moves);
    if (!replayed.ok) throw new Error(replayed.error.why);
    return { deal, history: replayed.value };
  }

  test('any actions in any order get a sentence, and the game is stored as it stands', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1000 }).map(String),
        fc.array(actionOn(piles), { maxLength: 40 }),
        (deal, actions) => {
          const storage = fakeStorage();
          const stores = open(storage);
          stores.store.actions.open(id, deal);
          for (const action of actions) {
            action(stores);
            expect(stores.store.getState().announcement?.text).toMatch(/\S[.!…?]$/);
          }
          const { history } = stores.store.getState().current as PlayedGame;
          const reloaded = open(storage).store;
          reloaded.actions.open(id, deal);
          const restored = reloaded.getState().current?.history;
          expect(restored?.cursor).toBe(history.cursor);
          expect(restored && present(restored)).toEqual(present(history));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('every action at the end of a game gets a sentence', () => {
    const { store } = open(fakeStorage());
    const { deal, history } = endedGame();
    store.actions.open(id, deal);
    store.actions.loadHistory(history, 'Played to its end.');
    for (const name of ['hint', 'step', 'replace'] as const) {
      store.actions.announce('');
      store.actions[name]();
      expect(store.getState().announcement?.text, name).toMatch(/\S[.!]$/);
      expect(store.getState().current?.history).toBe(history);
    }
  });
});

test('an ended game is looked for in any game, and the search comes to an end', () => {
  expect(findEndedGame(roundGame)).toBeUndefined();
  expect(findEndedGame(growingGame)).toBeUndefined();
  const found = findEndedGame(roundGameWithEnd);
  expect(found && present(found.history)).toBe(2);
});
