import { t } from '@lingui/core/macro';
import { parseJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import { linesAsText } from '../engine/textTable';
import { type Collected, type Collection, formatCollected } from './collection';
import { type GamePlaces, mergeJournal } from './database';
import type { Moment } from './day';
import { mergeAll } from './merge';
import { inText, type Quarantined, type QuarantineEntry } from './quarantineEntries';
import {
  BACKUP_VERSION,
  type BackupEntry,
  checkEntry,
  openBackup,
  PROGRAM,
  type UnreadPlace,
} from './readBackup';
import { byId, formatRecord, type GameRecord, isPlayed, parseRow } from './record';
import { writeErrorOf } from './safeStorage';
import type { WhyUnread } from './whyUnread';

/** Games written or stored at once. */
const PORTION = 200;
/** Bytes of a file read at once. */
const READ_BYTES = 1 << 18;
/** A million games have about 300 MB. */
const MAX_BYTES = 2e9;

interface BackupSource {
  /** When it is written. */
  readonly written: Moment;
  /** Records as they are stored, unchecked. */
  readonly games: AsyncIterable<readonly unknown[]>;
  readonly quarantined: readonly Quarantined[];
  readonly collected?: readonly Collected[];
}

/** The text of a backup in portions of whole lines. `docs/backup.md` describes the format. */
export async function* writeBackup(source: BackupSource): AsyncGenerator<string, void> {
  const head = { program: PROGRAM, backup: BACKUP_VERSION, written: source.written };
  yield `${JSON.stringify(head)}\n`;
  let lines = 1;
  const write = (added: readonly string[]): string => {
    lines += added.length;
    return linesAsText(added);
  };
  for await (const games of source.games) yield write(games.map(formatRow));
  yield write(
    source.quarantined.map(({ id: _id, ...entry }) => JSON.stringify({ quarantined: entry })),
  );
  if (source.collected) yield write(source.collected.map(formatCollected));
  yield `{"end":${lines}}\n`;
}

/** A row as one line: a JSON object as it is, anything else as a JSON string, which no reader takes for a game. */
function formatRow(row: unknown): string {
  const text = inText(row);
  return parseJsonObject(text) && !text.includes('\n') ? text : JSON.stringify(text);
}

/** What backups are exported from and imported into. */
export interface BackupParts extends GamePlaces {
  readonly now: () => Moment;
  /** Undefined if the backup has only games. */
  readonly collection?: Collection | undefined;
}

/** A written backup. */
export interface Exported {
  readonly file: Blob;
  readonly games: number;
  /** Favourites and kept games. */
  readonly collected: number;
  /** False if the database cannot be read. The file then has only the games of the journal. */
  readonly isWhole: boolean;
}

/** Writes all games to a file. `onProgress` receives how many are written. Rejects only if the database fails halfway. */
export async function exportGames(
  { database, journal, now, collection }: BackupParts,
  onProgress: (games: number) => void,
): Promise<Exported> {
  const quarantined = await database.quarantined().catch(() => undefined);
  const rest = new Map(byId(journal.records()));
  let count = 0;

  async function* games(): AsyncGenerator<readonly unknown[], void> {
    if (quarantined) {
      for await (const rows of database.portions(PORTION)) {
        yield rows.flatMap(([id, row]) => withOwn(rest, id, row));
        count += rows.length;
        onProgress(count);
      }
    }
    count += rest.size;
    yield [...rest.values()].map(formatRecord);
  }

  // Browsers keep blobs outside the page’s memory.
  const portions: Blob[] = [];
  const collected = collection?.all() ?? [];
  const source = { written: now(), games: games(), quarantined: quarantined ?? [], collected };
  for await (const text of writeBackup(source)) portions.push(new Blob([text]));
  const file = new Blob(portions, { type: 'application/json' });
  return { file, games: count, collected: collected.length, isWhole: quarantined !== undefined };
}

/** A row merged with the journal’s state of its game, which is removed from `rest`. */
function withOwn(rest: Map<string, GameRecord>, id: string, row: unknown): readonly unknown[] {
  const own = rest.get(id);
  const stored = own && parseRow(id, row);
  if (!own || !stored?.ok) return [row];
  rest.delete(id);
  return mergeAll([stored.value, own]).map(formatRecord);
}

/** An import stops after this many unreadable lines. */
const MAX_UNREADABLE = 10_000;

/** What an import did. */
export interface ImportReport {
  readonly added: number;
  readonly updated: number;
  /** Games that stay because a newer state is here. */
  readonly newerHere: number;
  readonly same: number;
  /** New favourites and kept games, and those for which there was no room. */
  readonly collected: number;
  readonly leftOut: number;
  /** What could not be read: where it is in the file, and why. */
  readonly unreadable: readonly { readonly place: UnreadPlace; readonly why: WhyUnread }[];
}

export const NOTHING_IMPORTED: ImportReport = {
  added: 0,
  updated: 0,
  newerHere: 0,
  same: 0,
  collected: 0,
  leftOut: 0,
  unreadable: [],
};

/** What an import did and how it ended. */
export interface Imported {
  readonly report: ImportReport;
  /** `full`, `failed`: the database or the file could no longer be used. What was imported before stays. */
  readonly ended: 'whole' | 'stopped' | 'full' | 'failed';
}

/**
 * Imports a backup, replaying each game; or says in a sentence why the file is not one, and changes nothing. `onProgress` receives
 * the share of the file that has been read, from 0 to 1.
 */
export async function importGames(
  { database, journal, collection }: BackupParts,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<Imported, string>> {
  if (file.size > MAX_BYTES) return err(t`This file is too large for a backup of Patience Lab.`);
  const unreadable: ImportReport['unreadable'][number][] = [];
  const report: { -readonly [Name in keyof ImportReport]: ImportReport[Name] } = {
    ...NOTHING_IMPORTED,
    unreadable,
  };
  let records: GameRecord[] = [];
  let quarantined: QuarantineEntry[] = [];
  let collected: Collected[] = [];

  async function store(): Promise<void> {
    if (quarantined.length > 0) await database.quarantine(quarantined);
    for (const outcome of await database.merge(records)) {
      if (outcome !== 'another' && outcome !== 'deleted') report[outcome]++;
    }
    const { added = 0, leftOut = 0 } = collection?.add(collected) ?? {};
    report.collected += added;
    report.leftOut += leftOut;
    [records, quarantined, collected] = [[], [], []];
  }

  /** Imports an entry, or says why it cannot be read. */
  async function take(entry: BackupEntry): Promise<Result<void, WhyUnread>> {
    const checked = checkEntry(entry);
    if (!checked.ok) return checked;
    const sound = checked.value;
    if (sound.kind === 'quarantined') quarantined.push(sound.entry);
    else if (sound.kind === 'collected') collected.push(sound.collected);
    else if (isPlayed(sound.record)) records.push(sound.record);
    if (records.length + quarantined.length + collected.length >= PORTION) await store();
    return ok(undefined);
  }

  try {
    const opened = await openBackup(portionsOf(file, onProgress));
    if (!opened.ok) return opened;
    const pause = createPause();
    for await (const entry of opened.value) {
      const taken = await take(entry);
      if (!taken.ok) unreadable.push({ place: entry.place, why: taken.error });
      if (unreadable.length > MAX_UNREADABLE) {
        unreadable.push({ place: 'rest', why: 'tooManyUnread' });
        break;
      }
      await pause();
      if (signal.aborted) break;
    }
    await store();
    await mergeJournal({ database, journal });
    return ok({ report, ended: signal.aborted ? 'stopped' : 'whole' });
  } catch (error) {
    return ok({ report, ended: writeErrorOf(error) === 'full' ? 'full' : 'failed' });
  }
}

/** The bytes of a file in portions. `onRead` receives the share that has been read, from 0 to 1. */
async function* portionsOf(
  file: Blob,
  onRead: (share: number) => void,
): AsyncGenerator<Uint8Array, void> {
  for (let from = 0; from < file.size; from += READ_BYTES) {
    yield new Uint8Array(await file.slice(from, from + READ_BYTES).arrayBuffer());
    onRead(Math.min(1, (from + READ_BYTES) / file.size));
  }
}

/** How long background work may block the page, in milliseconds. */
const SLICE_MS = 10;

/** Creates a function to await between pieces of work: every few milliseconds it lets the page draw. */
function createPause(): () => Promise<void> {
  let end = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE_MS;
  };
}
