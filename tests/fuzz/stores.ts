import { present } from '../../src/engine/history';
import { GAME_IDS, gameOf } from '../../src/games/all';
import { unfinishedGames } from '../../src/store/unfinished';
import { type FakeStorage, fakeStorage } from '../support/storage';
import { type Dice, damage } from './dice';
import { type Engine, hold, holdCards, holdSentence } from './engine';
import { currentOf, holdReload, openStores, playOn } from './moves';

const MAX_ACTIONS = 30;
const MAX_DAMAGE = 3;

/** Damages one text of a storage, if it has any. Returns its key and what it is now. */
function damageStorage(dice: Dice, { texts }: FakeStorage): { key: string; text: string } {
  const [key, text] = dice.pick([...texts]);
  let damaged = text;
  for (let n = dice.below(MAX_DAMAGE) + 1; n > 0; n--) damaged = damage(dice, damaged);
  texts.set(key, damaged);
  return { key, text: damaged };
}

/** A page over stored texts of which one is damaged, and now and then a full storage. */
export const stores: Engine = {
  name: 'stores',
  run: (dice) => {
    const [storage, tab] = [fakeStorage(), fakeStorage()];
    const id = dice.pick(GAME_IDS);
    const deal = String(dice.below(1_000));
    const before = openStores(storage, tab);
    before.store.actions.open(id, deal);
    playOn(dice, before, MAX_ACTIONS);
    before.settings.set('speed', 'fast');
    const damaged = damageStorage(dice, dice.oneIn(5) && tab.texts.size > 0 ? tab : storage);

    const isFull = dice.oneIn(4);
    storage.refuses = isFull;
    const after = openStores(storage, tab);
    for (const each of GAME_IDS) {
      after.records.of(each);
      after.saves.last(each);
    }
    unfinishedGames(after.saves, 4);
    after.records.guesses();
    if (dice.oneIn(2)) after.store.actions.open(id);
    after.store.actions.open(id, deal);
    const { announcement } = after.store.getState();
    holdSentence(announcement?.text, damaged.text);
    holdCards(gameOf(id), present(currentOf(after).history));
    if (damaged.key === `patience/${id}/${deal}`) {
      const isKept = [...storage.texts.values()].includes(damaged.text);
      hold(isKept, `a damaged game is lost: ${damaged.text.slice(0, 300)}`);
    }
    playOn(dice, after, MAX_ACTIONS);
    if (!isFull) holdReload(after, storage);
    return { stores: 1, full: isFull ? 1 : 0 };
  },
};
