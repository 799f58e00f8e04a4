import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { DealId } from '../../engine/dealId';
import { isJsonObject, parseJsonObject } from '../../engine/json';
import type { Result } from '../../engine/result';
import { loadGame, parseVariant, type VariantId } from '../../games/index';
import type { GameDatabase } from '../database';
import type { Sources } from '../intoDatabase';
import { inPortions, type Rows, readRows } from '../openDatabase';
import { createPause } from '../pause';
import { inText, toEntry, type UnreadText } from '../quarantine';
import { byId, compareRevisions, type GameRecord } from '../record';
import { PREFIX } from '../safeStorage';
import { isVerdict } from '../statistics';
import {
  COUNTS,
  type Converted,
  checkConverted,
  fromArchivedGame,
  fromSavedGame,
  parseEarlierKey,
} from './games';

const RECORDS = `${PREFIX}records`;
const ASIDE = `${PREFIX}aside/`;
const ARCHIVED = `${PREFIX}archived`;

/** The databases of version 1: games, and verdicts that can be found again. */
const ARCHIVE = 'patience';
const VERDICTS = 'patience-verdicts';

/** Rows of a database that are read at once. */
const PORTION = 200;

/** What was read of version 1: a game, or what goes to quarantine, or both; nothing of a game without a move. */
interface Found {
  readonly record?: GameRecord | undefined;
  readonly entry?: UnreadText;
  /** The deal of a variant that was on the table last. */
  readonly last?: { readonly variant: VariantId; readonly deal: DealId };
}

/**
 * Brings everything that version 1 has kept in this browser into the database, once, each game checked by a replay; then removes it
 * there. What cannot be read goes to quarantine. Fails if the database does: nothing is removed then, and the next start does it
 * again.
 */
export async function fromEarlier(into: Sources): Promise<void> {
  // Fails where databases are forbidden: there, asking Chromium which ones it has leaves a rejected promise behind.
  await into.database.records([]);
  await moveTexts(into);
  await moveDatabase(ARCHIVE, async (archive) => {
    for await (const rows of portionsOf(archive, 'games')) await moveGames(into, rows);
    for await (const rows of portionsOf(archive, 'aside')) {
      await into.database.quarantine(rows.map(([key, row]) => toEntry(row, `aside/${key}`)));
    }
  });
  await moveDatabase(VERDICTS, async (verdicts) => {
    for await (const rows of portionsOf(verdicts, 'verdicts')) {
      for (const [key, verdict] of rows) {
        const deal = parseEarlierKey(`${PREFIX}${key}`);
        if (!deal || !isVerdict(verdict)) continue;
        await into.database.verdicts.add(deal.variant, deal.deal, verdict);
      }
    }
  });
}

/** Brings the texts of version 1 in; those that are in the database then go. */
async function moveTexts(into: Sources): Promise<void> {
  const { storage, journal, database } = into;
  const pause = createPause();
  const texts = new Map<string, string>();
  const found: Found[] = [];
  for (const key of storage.keys(PREFIX)) {
    const text = storage.read(key);
    const read = text === null ? undefined : await readText(key, text);
    if (text === null || !read) continue;
    texts.set(key, text);
    found.push(read);
    await pause();
  }
  if (found.length === 0) return;
  await bringIn(into, found);
  for (const { last } of found) {
    const [game] = last ? await database.ofDeal(last.variant, last.deal) : [];
    // The first paint finds it there.
    if (game && journal.lastId(game.variant) === undefined) journal.write(game);
  }
  if (!(await hasAll(database, found))) return;
  for (const [key, text] of texts) if (storage.read(key) === text) storage.remove(key);
}

/** Reads a text; undefined if its key is none of version 1. */
async function readText(key: string, text: string): Promise<Found | undefined> {
  if (key === ARCHIVED) return {};
  if (key === RECORDS) return { entry: { key, text, why: COUNTS } };
  if (key.startsWith(ASIDE)) {
    const origin = key.slice(ASIDE.length).replace(/^\d+\//, '');
    const why = (await readText(origin, text))?.entry?.why ?? 'it could not be read';
    return { entry: { key: origin, text, why } };
  }
  const name = key.slice(PREFIX.length);
  const variant = parseVariant(name);
  if (variant.ok && variant.value === name) {
    const deal = parseJsonObject(text)?.deal;
    if (typeof deal !== 'string') return { entry: { key, text, why: 'it is damaged' } };
    return { last: { variant: variant.value, deal } };
  }
  const parts = parseEarlierKey(key);
  if (!parts) return undefined;
  await loadGame(parts.variant);
  return foundIn(key, text, fromSavedGame(text, parts));
}

function foundIn(key: string, text: string, read: Result<Converted | undefined, string>): Found {
  const why = read.ok ? read.value?.trouble : read.error;
  const record = read.ok ? read.value?.record : undefined;
  return { record, ...(why !== undefined && { entry: { key, text, why } }) };
}

/** Brings rows of the archive in. Those that the database has are not replayed again. */
async function moveGames(into: Sources, rows: Rows<IDBValidKey>): Promise<void> {
  const pause = createPause();
  const games = rows.map(([, row]) => (isJsonObject(row) && 'game' in row ? row.game : row));
  const records = games.map(fromArchivedGame);
  const ids = records.flatMap((record) => (record.ok ? [record.value.id] : []));
  const known = byId(await into.database.records(ids));
  const found: Found[] = [];
  for (const [i, record] of records.entries()) {
    if (record.ok && isIn(known, record.value)) continue;
    if (record.ok) await loadGame(record.value.variant);
    const checked = record.ok ? checkConverted(record.value) : record;
    found.push(foundIn(String(rows[i]?.[0]), inText(games[i]), checked));
    await pause();
  }
  await bringIn(into, found);
}

/** Puts what was found into the database. */
async function bringIn({ database, now }: Sources, found: readonly Found[]): Promise<void> {
  await database.quarantine(found.flatMap(({ entry }) => (entry ? [{ ...entry, at: now() }] : [])));
  await database.merge(found.flatMap(({ record }) => record ?? []));
}

/** True if what was found comes back from the database. */
async function hasAll(database: GameDatabase, found: readonly Found[]): Promise<boolean> {
  const records = found.flatMap(({ record }) => record ?? []);
  const known = byId(await database.records(records.map(({ id }) => id)));
  const quarantined = await database.quarantined();
  const isKept = ({ key, text }: UnreadText): boolean =>
    quarantined.some((each) => each.key === key && each.text === text);
  return (
    records.every((record) => isIn(known, record)) &&
    found.every(({ entry }) => !entry || isKept(entry))
  );
}

/** True if the known records have this state of a game, or a newer one. */
function isIn(known: ReadonlyMap<string, GameRecord>, record: GameRecord): boolean {
  const stored = known.get(record.id);
  return stored !== undefined && compareRevisions(stored, record) >= 0;
}

/** Moves what a database of version 1 has, if there is one, and deletes it as soon as no tab uses it; that is not waited for. */
async function moveDatabase(
  name: string,
  move: (database: IDBPDatabase) => Promise<void>,
): Promise<void> {
  const database = await openEarlier(name);
  if (!database) return;
  await move(database);
  database.close();
  await new Promise<void>((resolve) => {
    deleteDB(name, { blocked: () => resolve() }).then(resolve, () => resolve());
  });
}

/** Opens a database if it is there; it is not made. */
async function openEarlier(name: string): Promise<IDBPDatabase | undefined> {
  const known = await indexedDB.databases?.();
  if (known && !known.some((each) => each.name === name)) return undefined;
  try {
    return await openDB(name, undefined, {
      upgrade: (_database, version, _new, transaction) => {
        if (version === 0) transaction.abort();
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** The rows of a store in portions; none if there is no such store. */
async function* portionsOf(
  database: IDBPDatabase,
  store: string,
): AsyncGenerator<Rows<IDBValidKey>, void> {
  if (!database.objectStoreNames.contains(store)) return;
  yield* inPortions(PORTION, (range, most) =>
    readRows<IDBValidKey, IDBKeyRange>(database.transaction(store).store, range, most),
  );
}
