import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/card';
import { hasChoice } from '../../src/engine/game';
import { type AnyHistory, present } from '../../src/engine/history';
import type { Gesture } from '../../src/engine/view';
import { GAME_IDS, type GameId, isMainGame } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { isPlayed } from '../../src/persistence/record';
import { createSafeStorage } from '../../src/persistence/safeStorage';
import type { GameStore } from '../../src/store/gameStore';
import { createTabMemory } from '../../src/store/tabMemory';
import { findEndedGame } from '../support/endedGame';
import { growingGame, roundGame, roundGameWithEnd } from '../support/endlessGames';
import { currentOf, type FakeGames, fakeGames, storeOver } from '../support/fakeGames';
import { proofSize } from '../support/proofSize';
import { replay } from '../support/replay';
import { fakeStorage } from '../support/storage';
import won from '../vectors/klondike_won.json';

/** Won games of those that random play ends too rarely. */
const WON: Partial<Record<GameId, { readonly deal: string; readonly moves: string[] }>> = won;

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

/** A page over games and the memory of its tab. */
interface Page {
  readonly store: GameStore;
  readonly settings: { autoplay: boolean };
}

type Action = (page: Page) => void;

/** Any one action of a player on the game on the table. */
const actionOn = (piles: readonly string[]): fc.Arbitrary<Action> => {
  const name = fc.constantFrom(
    ...(['undo', 'redo', 'step', 'hint', 'replace', 'restart', 'tick', 'saveNow'] as const),
  );
  const cursor = fc.oneof(fc.integer({ min: -2, max: 80 }), fc.constant(Number.POSITIVE_INFINITY));
  return fc.oneof(
    name.map(
      (action) =>
        ({ store }: Page) =>
          store.actions[action](),
    ),
    cursor.map(
      (at) =>
        ({ store }: Page) =>
          store.actions.jump(at),
    ),
    gestureOn(piles).map(
      (gesture) =>
        ({ store }: Page) =>
          store.actions.gesture(gesture),
    ),
    fc.nat().map((choice) => ({ store }: Page) => {
      const { record, history } = currentOf(store);
      const moves = consoleGameOf(record.variant).rules.legalMoves(present(history));
      if (moves.length > 0) store.actions.play(moves[choice % moves.length]);
    }),
    fc.constantFrom('won' as const, 'lost' as const, 'none' as const).map(
      (bet) =>
        ({ store }: Page) =>
          store.actions.guess(bet),
    ),
    fc.boolean().map((choice) => ({ settings }: Page) => {
      settings.autoplay = choice;
    }),
  );
};

/** Waits until a game that is opened is on the table. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe.each(GAME_IDS)('%s', (id) => {
  const game = consoleGameOf(id);
  const piles = game.table.view(game.rules.deal('0')).piles.map((pile) => pile.id);
  // Games of columns are one program: what breaks in one breaks in others.
  const isOneProgram = !isMainGame(id);
  /** A page of a tab; `deal` is the random one. */
  function load(games: FakeGames, tab: ReturnType<typeof fakeStorage>, deal: string): Page {
    const memory = createTabMemory(createSafeStorage(tab), () => 'restored');
    const settings = { autoplay: false };
    const store = storeOver(games, {
      randomDeal: () => deal,
      recall: memory.recall,
      autoplaySafe: () => settings.autoplay,
      autoReplace: () => settings.autoplay,
    });
    memory.listen(store);
    return { store, settings };
  }

  /** A deal played to its end. */
  function endedGame(): { readonly deal: string; readonly history: AnyHistory } {
    const recorded = WON[id];
    if (!recorded) {
      const found = findEndedGame(game);
      if (!found) throw new Error(`no game of ${id} comes to an end; give one in tests/vectors`);
      return found;
    }
    const { deal, moves } = recorded;
    const replayed = replay(game, deal, moves);
    if (!replayed.ok) throw new Error(replayed.error.why);
    return { deal, history: replayed.value };
  }

  test('any actions in any order get a sentence, and the game is stored as it stands', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 1000 }).map(String),
        fc.array(actionOn(piles), { maxLength: 40 }),
        async (deal, actions) => {
          const [games, tab] = [fakeGames(), fakeStorage()];
          const page = load(games, tab, deal);
          await page.store.actions.newGame(id);
          for (const action of actions) {
            action(page);
            expect(page.store.getState().announcement?.text).toMatch(/\S[.!…?]$/);
          }
          const { record, history } = currentOf(page.store);
          const reloaded = load(games, tab, deal).store;
          await reloaded.actions.open({ kind: 'address', variant: id, deal });
          const restored = currentOf(reloaded);
          expect(restored.history.cursor).toBe(history.cursor);
          expect(present(restored.history)).toEqual(present(history));
          expect(restored.record.bet).toBe(record.bet);
          expect(games.texts.has(record.id)).toBe(isPlayed(record));
        },
      ),
      { numRuns: proofSize(isOneProgram ? 5 : 20, 500) },
    );
  });

  test('Undo after Restart brings back the same game', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 1000 }).map(String),
        fc.array(actionOn(piles), { maxLength: 20 }),
        async (deal, actions) => {
          const page = load(fakeGames(), fakeStorage(), deal);
          await page.store.actions.newGame(id);
          for (const action of actions) action(page);
          await settle();
          const { record, history } = currentOf(page.store);
          fc.pre(history.steps.length > 0);
          page.store.actions.restart();
          page.store.actions.undo();
          await settle();
          const restored = currentOf(page.store);
          expect(restored.record.id).toBe(record.id);
          expect(restored.record.moves).toBe(record.moves);
          if (record.result === undefined && hasChoice(game)) {
            expect(restored.history).toEqual(history);
          }
        },
      ),
      { numRuns: proofSize(isOneProgram ? 3 : 8, 200) },
    );
  });

  test('every action at the end of a game gets a sentence', async () => {
    const { deal, history } = endedGame();
    const { store } = load(fakeGames(), fakeStorage(), deal);
    await store.actions.newGame(id);
    await store.actions.load({ variant: id, deal, history }, 'Played to its end.');
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
