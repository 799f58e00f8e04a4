import type { IDBPTransaction } from 'idb';
import { isCount } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import type { ImportReport } from './archive';
import { inText } from './asides';
import { checkGame, parseGame } from './checkGame';
import type { ArchiveSchema, StoredGame, StoreName } from './database';
import { PAGE_SIZE, packPage, unpackPage } from './pages';
import { type ArchivedGame, type GameFacts, type GameKey, keyOf, newerOf } from './playedGame';

/** A transaction that may change everything. */
export type Transaction = IDBPTransaction<ArchiveSchema, StoreName[], 'readwrite'>;

/** Why a game is not read that is stored under the name of another. */
export const ANOTHER_NAME = 'it has another name';

/** Puts a stored value aside, with the reason why it is not read. */
export type PutAside = (key: GameKey, stored: unknown, why: string) => Promise<void>;

/** Pages read and changed in a transaction, and written at its end. */
function openPages(transaction: Transaction) {
  const store = transaction.objectStore('pages');
  const pages = new Map<number, Map<GameKey, GameFacts>>();

  async function page(number: number): Promise<Map<GameKey, GameFacts>> {
    const known = pages.get(number);
    if (known) return known;
    const facts = unpackPage(await store.get(number)) ?? [];
    const read = new Map(facts.map((each) => [keyOf(each), each]));
    pages.set(number, read);
    return read;
  }

  /** The number of the page that has a stored game’s facts, if it says so and the page is there. */
  async function pageOf(stored: unknown): Promise<number | undefined> {
    const { page } = (stored ?? {}) as Partial<Record<keyof StoredGame, unknown>>;
    return isCount(page) && (await store.getKey(page)) !== undefined ? page : undefined;
  }

  /** The number of a page with room for a game. */
  async function withRoom(): Promise<number> {
    const last = (await store.openKeyCursor(null, 'prev'))?.key;
    if (last !== undefined && (await page(last)).size < PAGE_SIZE) return last;
    const added = await store.add(packPage([]));
    pages.set(added, new Map());
    return added;
  }

  const write = async (): Promise<void> => {
    for (const [number, facts] of pages) await store.put(packPage([...facts.values()]), number);
  };

  return { page, pageOf, withRoom, write };
}

/** Stores checked games, each unless a newer state of it is there. A stored one that cannot be read is put aside. */
export async function mergeGames(
  transaction: Transaction,
  games: readonly ArchivedGame[],
  putAside: PutAside,
): Promise<Omit<ImportReport, 'unreadable'>> {
  const store = transaction.objectStore('games');
  const pages = openPages(transaction);
  const report = { added: 0, updated: 0, newerHere: 0, same: 0 };
  for (const given of games) {
    const parsed = parseGame(given);
    if (!parsed.ok) throw new Error(`an unchecked game: ${parsed.error}`);
    const game = parsed.value;
    const key = keyOf(game);
    const stored: Partial<StoredGame> | null | undefined = await store.get(key);
    const isNew = stored === undefined && (await store.count(key)) === 0;
    const here = isNew ? ok('added' as const) : compare(stored?.game, game);
    if (!here.ok) await putAside(key, stored, here.error);
    const is = here.ok ? here.value : 'added';
    report[is]++;
    if (is === 'same' || is === 'newerHere') continue;
    const page = (await pages.pageOf(stored)) ?? (await pages.withRoom());
    await store.put({ game, page }, key);
    (await pages.page(page)).set(key, game);
  }
  await pages.write();
  return report;
}

/** What a checked game does to a stored state; or why that cannot be read, a clause without a full stop. */
function compare(
  stored: unknown,
  game: ArchivedGame,
): Result<'same' | 'newerHere' | 'updated', string> {
  const here = parseGame(stored);
  if (!here.ok) return here;
  if (keyOf(here.value) !== keyOf(game)) return err(ANOTHER_NAME);
  if (inText(here.value) === inText(game)) return ok('same');
  const isNewer = newerOf(here.value, game) === here.value;
  // Nothing is lost of a game that goes on. Any other state is put aside if it cannot be replayed, and keeps out none that can.
  if (!isNewer && game.moves.startsWith(here.value.moves)) return ok('updated');
  const checked = checkGame(here.value);
  if (!checked.ok) return checked;
  return ok(isNewer ? 'newerHere' : 'updated');
}

/** Takes games out of the archive. */
export async function removeGames(
  transaction: Transaction,
  keys: readonly GameKey[],
): Promise<void> {
  const store = transaction.objectStore('games');
  const pages = openPages(transaction);
  for (const key of keys) {
    const page = await pages.pageOf(await store.get(key));
    if (page !== undefined) (await pages.page(page)).delete(key);
    await store.delete(key);
  }
  await pages.write();
}
