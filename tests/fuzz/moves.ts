import { isDeepStrictEqual } from 'node:util';
import { IDBFactory } from 'fake-indexeddb';
import type { Card } from '../../src/engine/card';
import { present } from '../../src/engine/history';
import type { Gesture } from '../../src/engine/view';
import { GAME_IDS, gameOf } from '../../src/games/index';
import { CHOICES } from '../../src/persistence/settings';
import type { Stores } from '../../src/store/stores';
import { currentOf, openGame } from '../support/fakeGames';
import { type FakeStorage, fakeStorage } from '../support/storage';
import { testStores } from '../support/testStores';
import type { Dice } from './dice';
import { type Engine, hold, holdCards, holdReplay, holdSentence } from './engine';

const MAX_ACTIONS = 120;

/** What a browser keeps: the storage of all tabs, and that of one. */
export interface Browser {
  readonly local: FakeStorage;
  readonly tab: FakeStorage;
}

class SilentChannel extends EventTarget {
  postMessage(): void {}
}

/** A browser where nothing has been played. */
export function newBrowser(): Browser {
  // Pages of one browser after another: none hears of what another does, and none keeps the program alive.
  globalThis.BroadcastChannel = SilentChannel as unknown as typeof BroadcastChannel;
  globalThis.indexedDB = new IDBFactory();
  return { local: fakeStorage(), tab: fakeStorage() };
}

function anyGesture(dice: Dice, piles: readonly string[]): Gesture {
  const pile = dice.oneIn(20) ? 'nowhere' : dice.pick(piles);
  const count = dice.below(16) - 1;
  return dice.pick<Gesture>([
    { kind: 'press', pile },
    { kind: 'drop', from: dice.pick(piles), count, to: pile },
    { kind: 'tap', pile, count },
    { kind: 'send', pile, count },
    { kind: 'select', cards: dice.some(4, () => dice.below(52) as Card) },
  ]);
}

/** Does any one thing that a player can do. */
function act(dice: Dice, stores: Stores): void {
  const { actions } = stores.store;
  const { record, history } = currentOf(stores.store);
  const game = gameOf(record.variant);
  const moves = game.rules.legalMoves(present(history));
  if (moves.length > 0 && dice.oneIn(2)) return actions.play(dice.pick(moves));
  const piles = game.table.view(present(history)).piles.map((pile) => pile.id);
  const names = ['undo', 'redo', 'step', 'hint', 'replace', 'restart', 'tick', 'saveNow'] as const;
  dice.pick([
    () => actions[dice.pick(names)](),
    () => actions.undo(),
    () => actions.redo(),
    () => actions.gesture(anyGesture(dice, piles)),
    () => actions.jump(dice.oneIn(9) ? Number.POSITIVE_INFINITY : dice.below(90) - 2),
    () => actions.guess(dice.pick(['won', 'lost', 'none'])),
    () => stores.settings.set('autoplaySafe', dice.pick(CHOICES.autoplaySafe)),
    () => stores.settings.set('autoReplace', dice.pick(CHOICES.autoReplace)),
  ])();
}

/** Does things at random with the game on the table. Returns how many. */
export function playOn(dice: Dice, stores: Stores, max = MAX_ACTIONS): number {
  const count = dice.below(max);
  for (let n = 0; n < count; n++) {
    const before = {
      game: currentOf(stores.store),
      announcement: stores.store.getState().announcement,
    };
    act(dice, stores);
    const { announcement } = stores.store.getState();
    const current = currentOf(stores.store);
    holdSentence(announcement?.text, `action ${n}`);
    holdCards(gameOf(current.record.variant), present(current.history));
    if (announcement !== before.announcement && announcement?.kind === 'refusal') {
      hold(current.history === before.game.history, `refused, but changed: ${announcement.text}`);
    }
  }
  return count;
}

/** Holds if a page that is loaded again shows the same game. */
export async function holdReload(stores: Stores, browser: Browser): Promise<void> {
  const { record, history } = currentOf(stores.store);
  const { variant, deal } = record;
  const reloaded = testStores({ ...browser });
  await openGame(reloaded.store, { kind: 'address', variant, deal });
  const restored = currentOf(reloaded.store).history;
  hold(
    restored.cursor === history.cursor && isDeepStrictEqual(present(restored), present(history)),
    `${variant} ${deal} is another game after a reload`,
  );
}

/** Any game, played by a player who does anything at all. */
export const moves: Engine = {
  name: 'moves',
  run: async (dice) => {
    const browser = newBrowser();
    const stores = testStores({ ...browser });
    const deal = String(dice.below(1_000_000));
    const variant = dice.pick(GAME_IDS);
    await openGame(stores.store, { kind: 'address', variant, deal });
    const actions = playOn(dice, stores);
    holdReplay(variant, deal, currentOf(stores.store).history);
    await holdReload(stores, browser);
    return { games: 1, actions };
  },
};
