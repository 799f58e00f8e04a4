import { isJsonObject, parseJsonObject } from '../../engine/json';
import { ok, type Result } from '../../engine/result';
import { parseVariant, type VariantId } from '../../games/index';
import { loadGame } from '../../games/load';
import type { Sources } from '../intoDatabase';
import { createPause } from '../pause';
import { inText, toEntry } from '../quarantine';
import { compareRevisions, type GameRecord } from '../record';
import { PREFIX, type UnreadText } from '../safeStorage';
import { isVerdict } from '../statistics';
import {
  deleteEarlier,
  EARLIER_ARCHIVE,
  EARLIER_VERDICTS,
  earlierRows,
  openEarlier,
} from './databases';
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

/** Rows of the earlier archive that are read at once. */
const PORTION = 200;

/** A game or another text of version 1, read. */
interface Found {
  readonly record?: GameRecord;
  /** What goes to quarantine. */
  readonly entry?: UnreadText;
}

/**
 * Brings everything that version 1 has kept in this browser into the database, once, each game checked by a replay; then removes it
 * there. What cannot be read goes to quarantine. Fails if the database does: nothing is removed then, and the next start does it
 * again.
 */
export async function fromEarlier(into: Sources): Promise<void> {
  // Fails where databases are forbidden: there, asking Chromium which ones it has leaves a rejected promise behind.
  await into.database.records([]);
  await readTexts(into);
  await readArchive(into);
}

/** Reads the texts of version 1; those that are in the database go. */
async function readTexts(into: Sources): Promise<void> {
  const { storage, journal, database } = into;
  const pause = createPause();
  const texts = new Map<string, string>();
  const found: Found[] = [];
  const lastDeals = new Map<VariantId, string>();
  for (const key of storage.keys(PREFIX)) {
    const text = storage.read(key);
    const variant = variantOf(key);
    if (text === null) continue;
    if (variant !== undefined) lastDeals.set(variant, key);
    const read = variant === undefined ? await readText(key, text) : readLastDeal(key, text);
    if (!read) continue;
    texts.set(key, text);
    found.push(read);
    await pause();
  }
  if (texts.size === 0) return;
  await bringIn(into, found);
  for (const [variant, key] of lastDeals) {
    const deal = parseJsonObject(texts.get(key) ?? '')?.deal;
    const [last] = typeof deal === 'string' ? await database.ofDeal(variant, deal) : [];
    // The first paint finds it there.
    if (last && journal.lastId(variant) === undefined) journal.write(last);
  }
  if (!(await hasAll(into, found))) return;
  for (const [key, text] of texts) if (storage.read(key) === text) storage.remove(key);
}

/** The variant of which a key has the deal that was on the table last. */
function variantOf(key: string): VariantId | undefined {
  const id = parseVariant(key.slice(PREFIX.length));
  return id.ok && PREFIX + id.value === key ? id.value : undefined;
}

const readLastDeal = (key: string, text: string): Found =>
  typeof parseJsonObject(text)?.deal === 'string'
    ? {}
    : { entry: { key, text, why: 'it is damaged' } };

/** Reads a text of version 1; undefined if its key is none of version 1. */
async function readText(key: string, text: string): Promise<Found | undefined> {
  if (key === ARCHIVED) return {};
  if (key === RECORDS) return { entry: { key, text, why: COUNTS } };
  if (key.startsWith(ASIDE)) {
    const origin = key.slice(ASIDE.length).replace(/^\d+\//, '');
    const why = (await readText(origin, text))?.entry?.why ?? 'it could not be read';
    return { entry: { key: origin, text, why } };
  }
  const parts = parseEarlierKey(key);
  if (!parts) return undefined;
  await loadGame(parts.variant);
  const saved = fromSavedGame(text, parts);
  if (saved.ok && !saved.value) return {};
  return foundIn(key, text, saved.ok && saved.value ? checked(saved.value) : saved);
}

/** A converted record, and why not all of it could be taken over. */
function checked({ record, trouble }: Converted): Result<Converted, string> {
  const own = checkConverted(record);
  return own.ok && trouble !== undefined ? ok({ ...own.value, trouble }) : own;
}

const foundIn = (key: string, text: string, read: Result<Converted | undefined, string>): Found => {
  const { record, trouble } = read.ok ? (read.value ?? {}) : { trouble: read.error };
  return {
    ...(record && { record }),
    ...(trouble !== undefined && { entry: { key, text, why: trouble } }),
  };
};

/** Reads the archive of version 1 and the verdicts, and deletes them. */
async function readArchive(into: Sources): Promise<void> {
  const { database } = into;
  const archive = await openEarlier(EARLIER_ARCHIVE);
  if (archive) {
    const pause = createPause();
    for await (const rows of earlierRows(archive, 'games', PORTION)) {
      const found: Found[] = [];
      for (const [key, row] of rows) {
        found.push(await readRow(into, String(key), row));
        await pause();
      }
      await bringIn(into, found);
    }
    for await (const rows of earlierRows(archive, 'aside', PORTION)) {
      await database.quarantine(rows.map(([key, row]) => toEntry(row, `aside/${key}`)));
    }
    archive.close();
    await deleteEarlier(EARLIER_ARCHIVE);
  }
  const verdicts = await openEarlier(EARLIER_VERDICTS);
  if (!verdicts) return;
  for await (const rows of earlierRows(verdicts, 'verdicts', PORTION)) {
    for (const [key, verdict] of rows) {
      const parts = parseEarlierKey(`${PREFIX}${key}`);
      if (parts && isVerdict(verdict))
        await database.verdicts.add(parts.variant, parts.deal, verdict);
    }
  }
  verdicts.close();
  await deleteEarlier(EARLIER_VERDICTS);
}

/** Reads a row of the archive. One that the database has is not replayed again. */
async function readRow({ database }: Sources, key: string, row: unknown): Promise<Found> {
  const game: unknown = isJsonObject(row) && 'game' in row ? row.game : row;
  const text = inText(game);
  const record = fromArchivedGame(game);
  if (!record.ok) return foundIn(key, text, record);
  const { id, variant } = record.value;
  const [known] = await database.records([id]);
  if (known && compareRevisions(known, record.value) >= 0) return {};
  await loadGame(variant);
  return foundIn(key, text, checkConverted(record.value));
}

/** Puts what was read into the database. */
async function bringIn({ database, now }: Sources, found: readonly Found[]): Promise<void> {
  const entries = found.flatMap(({ entry }) => (entry ? [{ ...entry, at: now() }] : []));
  if (entries.length > 0) await database.quarantine(entries);
  const records = found.flatMap(({ record }) => record ?? []);
  if (records.length > 0) await database.merge(records);
}

/** True if what was read comes back from the database. */
async function hasAll({ database }: Sources, found: readonly Found[]): Promise<boolean> {
  const records = found.flatMap(({ record }) => record ?? []);
  const stored = await database.records(records.map(({ id }) => id));
  const rows = new Map(stored.map((row) => [row.id, row]));
  const isStored = (record: GameRecord): boolean => {
    const row = rows.get(record.id);
    return row !== undefined && compareRevisions(row, record) >= 0;
  };
  const kept = await database.quarantined();
  return (
    records.every(isStored) &&
    found.every(
      ({ entry }) =>
        !entry || kept.some(({ key, text }) => key === entry.key && text === entry.text),
    )
  );
}
