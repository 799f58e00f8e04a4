import { present } from '../../src/engine/history';
import { parseJsonObject } from '../../src/engine/json';
import { GAME_IDS, gameOf } from '../../src/games/index';
import { isSameDeal, merge } from '../../src/persistence/merge';
import { formatRecord, type GameRecord, parseRecord } from '../../src/persistence/record';
import { SilentDatabase } from '../../src/persistence/safeStorage';
import { latestUnfinished } from '../../src/persistence/statistics';
import type { Stores } from '../../src/store/stores';
import { currentOf, openGame } from '../support/fakeGames';
import type { FakeStorage } from '../support/storage';
import { testStores } from '../support/testStores';
import { type Dice, damage } from './dice';
import { type Engine, hold, holdCards, holdSentence } from './engine';
import { holdReload, newBrowser, playOn } from './moves';

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

/** True if the stored games have all that a damaged text of the journal has: merged with it, nothing changes. */
async function isMerged({ games }: Stores, damaged: GameRecord): Promise<boolean> {
  const stored = await games.game(damaged.id);
  if (!stored.ok || !isSameDeal(stored.value.record, damaged)) return false;
  const [kept, cut] = merge(stored.value.record, damaged);
  const isHere = formatRecord(kept) === formatRecord(stored.value.record);
  return isHere && (!cut || (await games.game(cut.id)).ok);
}

/** What a database answers, however late: on a busy machine it may be taken for silent. */
async function answerOf<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof SilentDatabase)) throw error;
    await error.answered;
    return answerOf(ask);
  }
}

/** Holds if a damaged text of the journal is still there: in the storage, in quarantine, or, if it can be read, as a game. */
async function holdKept(after: Stores, local: FakeStorage, text: string): Promise<void> {
  const database = await after.games.database();
  const quarantined = (await answerOf(database.quarantined)).map(({ text }) => text);
  const record = parseRecord(parseJsonObject(text));
  const isGame = record.ok && (await isMerged(after, record.value));
  const isKept = [...local.texts.values(), ...quarantined].some((kept) => kept.includes(text));
  hold(isGame || isKept, `a damaged game is lost: ${text.slice(0, 300)}`);
}

/** A page over stored texts of which one is damaged, and now and then a full storage. */
export const stores: Engine = {
  name: 'stores',
  run: async (dice) => {
    const browser = newBrowser();
    const { local, tab } = browser;
    const variant = dice.pick(GAME_IDS);
    const deal = String(dice.below(1_000));
    const before = testStores({ ...browser });
    await openGame(before.store, { kind: 'address', variant, deal });
    playOn(dice, before, MAX_ACTIONS);
    before.settings.set('speed', 'fast');
    const damaged = damageStorage(dice, dice.oneIn(5) ? tab : local);

    const isFull = dice.oneIn(4);
    local.refuses = isFull;
    const after = testStores({ ...browser });
    latestUnfinished(await after.games.list());
    if (dice.oneIn(2)) await openGame(after.store, { kind: 'last', variant });
    await openGame(after.store, { kind: 'address', variant, deal });
    const { announcement } = after.store.getState();
    holdSentence(announcement?.text, damaged.text);
    holdCards(gameOf(variant), present(currentOf(after.store).history));
    if (damaged.key.startsWith('patience/journal/')) await holdKept(after, local, damaged.text);
    playOn(dice, after, MAX_ACTIONS);
    if (!isFull) await holdReload(after, browser);
    return { stores: 1, full: isFull ? 1 : 0 };
  },
};
