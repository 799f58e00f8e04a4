import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { DealId } from '../../engine/dealId';
import { isVerdict } from '../../engine/game';
import { isJsonObject, parseJsonObject } from '../../engine/json';
import type { Result } from '../../engine/result';
import { loadGame, parseVariant, type VariantId } from '../../games/index';
import type { GameDatabase } from '../database';
import type { Sources } from '../intoDatabase';
import { createPause, inPortions, type Rows, readRows } from '../openDatabase';
import { inText, toEntry, type UnreadText } from '../quarantine';
import { byId, compareRevisions, type GameRecord } from '../record';
import { PREFIX } from '../safeStorage';
import type { WhyUnread } from '../whyUnread';
import {
  COUNTS,
  type Converted,
  checkConverted,
  fromArchivedGame,
  fromSavedGame,
  parseEarlierKey,
} from './games';

const ASIDE = `${PREFIX}aside/`;
const ARCHIVED = `${PREFIX}archived`;

/** The databases of version 1: of games, and of verdicts. */
const ARCHIVE = 'patience';
const VERDICTS = 'patience-verdicts';

/** Rows read at once. */
const PORTION = 200;

/** What was read: a game, something for the quarantine, both, or neither, for a game without a move. */
interface Found {
  readonly record?: GameRecord | undefined;
  readonly entry?: UnreadText & { readonly why: WhyUnread };
  /** The last deal of a variant. */
  readonly last?: { readonly variant: VariantId; readonly deal: DealId };
}

/**
 * Moves everything that version 1 stored in this browser into the database, replaying each game. What cannot be read goes to quarantine.
 * Rejects if the database fails; then nothing is removed, and the next start tries again.
 */
export async function fromEarlier(into: Sources): Promise<void> {
  // Rejects if databases are forbidden: listing them in Chromium would then leave an unhandled rejection.
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

/** Moves the texts in the storage. */
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
    // For the first paint.
    if (game && journal.lastId(game.variant) === undefined) journal.write(game);
  }
  if (!(await hasAll(database, found))) return;
  for (const [key, text] of texts) if (storage.read(key) === text) storage.remove(key);
}

/** Reads a text; undefined if its key does not belong to version 1. */
async function readText(key: string, text: string): Promise<Found | undefined> {
  if (key === ARCHIVED) return {};
  if (key === COUNTS.key) return { entry: { ...COUNTS, text } };
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

function foundIn(key: string, text: string, read: Result<Converted | undefined, WhyUnread>): Found {
  const why = read.ok ? read.value?.trouble : read.error;
  const record = read.ok ? read.value?.record : undefined;
  return { record, ...(why !== undefined && { entry: { key, text, why } }) };
}

/** Moves games of the archive. Those that the database already has are not replayed again. */
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

async function bringIn({ database, now }: Sources, found: readonly Found[]): Promise<void> {
  await database.quarantine(found.flatMap(({ entry }) => (entry ? [{ ...entry, at: now() }] : [])));
  await database.merge(found.flatMap(({ record }) => record ?? []));
}

/** True if everything that was found can be read back from the database. */
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

/** True if the known records include this state of a game or a newer one. */
function isIn(known: ReadonlyMap<string, GameRecord>, record: GameRecord): boolean {
  const stored = known.get(record.id);
  return stored !== undefined && compareRevisions(stored, record) >= 0;
}

/** Moves the content of a database, if there is one, and deletes it. The deletion may wait for other tabs; this does not. */
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

/** Opens a database if it exists, without creating it. */
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

/** The rows of a store in portions; none if the store does not exist. */
async function* portionsOf(
  database: IDBPDatabase,
  store: string,
): AsyncGenerator<Rows<IDBValidKey>, void> {
  if (!database.objectStoreNames.contains(store)) return;
  yield* inPortions(PORTION, (range, most) =>
    readRows<IDBValidKey, IDBKeyRange>(database.transaction(store).store, range, most),
  );
}
