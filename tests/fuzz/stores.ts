import { openDB } from 'idb';
import { present } from '../../src/engine/history';
import { GAME_IDS, gameOf } from '../../src/games/all';
import { DATABASE } from '../../src/persistence/openDatabase';
import { describeRecord, unfinishedGames } from '../../src/persistence/queries';
import { betsOf } from '../../src/persistence/statistics';
import type { Stores } from '../../src/store/browser';
import type { FakeStorage } from '../support/storage';
import { type Dice, damage } from './dice';
import { type Engine, hold, holdCards, holdSentence } from './engine';
import { currentOf, holdReload, newBrowser, openGame, openStores, playOn } from './moves';

const MAX_ACTIONS = 30;
const MAX_DAMAGE = 3;

const JOURNAL = 'patience/journal/';

function damageMore(dice: Dice, text: string): string {
  let damaged = text;
  for (let n = dice.below(MAX_DAMAGE) + 1; n > 0; n--) damaged = damage(dice, damaged);
  return damaged;
}

/** Damages one text of a storage. Returns its key and what it is now. */
function damageStorage(dice: Dice, { texts }: FakeStorage): { key: string; text: string } {
  const [key, text] = dice.pick([...texts]);
  const damaged = damageMore(dice, text);
  texts.set(key, damaged);
  return { key, text: damaged };
}

/** Damages one row of the database, if it has any. Returns what it is now. */
async function damageDatabase(dice: Dice): Promise<string | undefined> {
  const database = await openDB(DATABASE);
  const [id] = await database.getAllKeys('games');
  const damaged = id === undefined ? undefined : damageMore(dice, await database.get('games', id));
  if (id !== undefined) await database.put('games', damaged, id);
  database.close();
  return damaged;
}

/** Holds if a text that was damaged is in quarantine, unless it is still a game. */
async function holdKept({ games }: Stores, text: string, id?: string): Promise<void> {
  const isKept = (await games.quarantined()).some((entry) => entry.text === text);
  const isGame = id !== undefined && (await games.list()).some((game) => game.id === id);
  hold(isKept || isGame, `a damaged game is lost: ${text.slice(0, 300)}`);
}

/** A page over stored texts and rows of which some are damaged, and now and then a full storage. */
export const stores: Engine = {
  name: 'stores',
  run: async (dice) => {
    const browser = newBrowser();
    const { local, tab } = browser;
    const variant = dice.pick(GAME_IDS);
    const deal = String(dice.below(1_000));
    const before = openStores(browser);
    await openGame(before, { kind: 'address', variant, deal });
    playOn(dice, before, MAX_ACTIONS);
    before.settings.set('speed', 'fast');
    await before.games.flush();
    await before.games.open();
    const row = dice.oneIn(3) ? await damageDatabase(dice) : undefined;
    const damaged = damageStorage(dice, dice.oneIn(5) && tab.texts.size > 0 ? tab : local);

    const isFull = dice.oneIn(4);
    local.refuses = isFull;
    const after = openStores(browser);
    if (dice.oneIn(2)) await openGame(after, { kind: 'last', variant });
    await openGame(after, { kind: 'address', variant, deal });
    const listed = await after.games.list();
    for (const id of GAME_IDS) describeRecord(listed, id);
    unfinishedGames(listed, 4);
    betsOf(listed);
    holdSentence(after.store.getState().announcement?.text, damaged.text);
    holdCards(gameOf(variant), present(currentOf(after).history));
    if (row !== undefined) await holdKept(after, row, listed[0]?.id);
    if (damaged.key.startsWith(JOURNAL)) {
      await holdKept(after, damaged.text, damaged.key.slice(JOURNAL.length));
    }
    playOn(dice, after, MAX_ACTIONS);
    if (!isFull) await holdReload(after, browser);
    await after.games.flush();
    return { stores: 1, full: isFull ? 1 : 0, rows: row === undefined ? 0 : 1 };
  },
};
