import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../src/engine/card';
import { present } from '../../src/engine/history';
import type { Gesture } from '../../src/engine/view';
import { GAME_IDS, gameOf } from '../../src/games/all';
import { createStores, type Stores } from '../../src/store/browser';
import type { PlayedGame } from '../../src/store/savedGame';
import { CHOICES } from '../../src/store/settings';
import { type FakeStorage, fakeStorage } from '../support/storage';
import type { Dice } from './dice';
import { type Engine, hold, holdCards, holdReplay, holdSentence } from './engine';

const MAX_ACTIONS = 120;

/** The stores of a page over a storage. */
export const openStores = (storage: FakeStorage, tab = fakeStorage()): Stores =>
  createStores(
    storage,
    () => 0,
    () => '7',
    tab,
  );

/** The game on the table of these stores. */
export function currentOf({ store }: Stores): PlayedGame {
  const { current } = store.getState();
  hold(current !== undefined, 'no game is on the table');
  return current;
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
  const { id, history } = currentOf(stores);
  const game = gameOf(id);
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
    () => actions.guess(dice.pick(['won', 'lost'])),
    () => stores.settings.set('autoHome', dice.pick(CHOICES.autoHome)),
    () => stores.settings.set('autoReplace', dice.pick(CHOICES.autoReplace)),
  ])();
}

/** Does things at random with the game on the table. Returns how many. */
export function playOn(dice: Dice, stores: Stores, max = MAX_ACTIONS): number {
  const count = dice.below(max);
  for (let n = 0; n < count; n++) {
    const before = { game: currentOf(stores), announcement: stores.store.getState().announcement };
    act(dice, stores);
    const { announcement } = stores.store.getState();
    const current = currentOf(stores);
    holdSentence(announcement?.text, `action ${n}`);
    holdCards(gameOf(current.id), present(current.history));
    if (announcement !== before.announcement && announcement?.kind === 'refusal') {
      hold(current.history === before.game.history, `refused, but changed: ${announcement.text}`);
    }
  }
  return count;
}

/** Holds if a page that is loaded again shows the same game. */
export function holdReload(stores: Stores, storage: FakeStorage): void {
  const { id, deal, history } = currentOf(stores);
  const reloaded = openStores(storage);
  reloaded.store.actions.open(id, deal);
  const restored = currentOf(reloaded).history;
  hold(
    restored.cursor === history.cursor && isDeepStrictEqual(present(restored), present(history)),
    `${id} ${deal} is another game after a reload`,
  );
}

/** Any game, played by a player who does anything at all. */
export const moves: Engine = {
  name: 'moves',
  run: (dice) => {
    const storage = fakeStorage();
    const stores = openStores(storage);
    const deal = String(dice.below(1_000_000));
    const id = dice.pick(GAME_IDS);
    stores.store.actions.open(id, deal);
    const actions = playOn(dice, stores);
    holdReplay(id, deal, currentOf(stores).history);
    holdReload(stores, storage);
    return { games: 1, actions };
  },
};
