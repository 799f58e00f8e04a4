import { isJsonObject, parseJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import { mergeJournal } from './collect';
import type { GameDatabase } from './database';
import { type ImportReport, importBackup, NO_REPORT } from './importBackup';
import type { Journal } from './journal';
import { inText, type Quarantined } from './quarantine';
import { BACKUP_VERSION, openBackup, PROGRAM } from './readBackup';
import { formatRecord, type GameRecord, newerOf, parseRecord } from './record';
import { isQuotaError } from './safeStorage';

/** Games that are written at once. */
const PORTION = 200;
/** Bytes of a file that are read at once. */
const READ_BYTES = 1 << 18;
/** No backup is larger: a million games have about 300 MB. */
const MAX_BYTES = 2e9;
/** How long an import works before it lets the page draw, in milliseconds. */
const SLICE_MS = 10;

/** What goes into a backup. */
export interface BackupSource {
  /** When it is written, in milliseconds since 1970. */
  readonly written: number;
  /** Records, or rows as they are stored, unchecked. */
  readonly games: AsyncIterable<readonly unknown[]>;
  readonly quarantined: readonly Quarantined[];
}

/** The text of a backup, in portions: one record or text a line. `docs/backup.md` describes the format. */
export async function* writeBackup(source: BackupSource): AsyncGenerator<string, void> {
  const head = { program: PROGRAM, backup: BACKUP_VERSION, written: source.written };
  yield `${JSON.stringify(head)}\n`;
  let lines = 1;
  const write = (values: readonly unknown[]): string => {
    lines += values.length;
    return values.map((value) => `${formatLine(value)}\n`).join('');
  };
  for await (const games of source.games) yield write(games);
  yield write(source.quarantined.map(({ id: _id, ...entry }) => ({ quarantined: entry })));
  yield `{"end":${lines}}\n`;
}

/** A stored value on one line: a text that is an object as it is, any other value as a text that no reader takes for a game. */
function formatLine(value: unknown): string {
  if (isJsonObject(value)) return JSON.stringify(value);
  const text = inText(value);
  return parseJsonObject(text) && !text.includes('\n') ? text : JSON.stringify(text);
}

/** What backups are made of. */
export interface BackupParts {
  readonly database: GameDatabase;
  readonly journal: Journal;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A written backup. */
export interface Exported {
  readonly file: Blob;
  readonly games: number;
  /** False if the database cannot be read: then the file has only the games that the page has at hand. */
  readonly isWhole: boolean;
}

/** Writes all games into a file. `onProgress` is told how many are written. Fails only if the database does so halfway. */
export async function exportGames(
  { database, journal, now }: BackupParts,
  onProgress: (games: number) => void,
): Promise<Exported> {
  const quarantined = await database.quarantined().catch(() => undefined);
  const rest = new Map(journal.records().map((record) => [record.id, record]));
  let count = 0;

  async function* games(): AsyncGenerator<readonly unknown[], void> {
    if (quarantined) {
      for await (const rows of database.portions(PORTION)) {
        yield rest.size === 0 ? rows : rows.map((row) => takeNewer(rest, row));
        count += rows.length;
        onProgress(count);
      }
    }
    count += rest.size;
    yield [...rest.values()];
  }

  // The browser keeps the portions outside the page’s memory.
  const portions: Blob[] = [];
  const source = { written: now(), games: games(), quarantined: quarantined ?? [] };
  for await (const text of writeBackup(source)) portions.push(new Blob([text]));
  const file = new Blob(portions, { type: 'application/json' });
  return { file, games: count, isWhole: quarantined !== undefined };
}

/** The newer of a row and the same game in the journal, which is taken out of the rest. */
function takeNewer(rest: Map<string, GameRecord>, row: unknown): unknown {
  const stored = parseRecord(parseJsonObject(inText(row)));
  const own = stored.ok ? rest.get(stored.value.id) : undefined;
  if (!stored.ok || !own) return row;
  rest.delete(own.id);
  return newerOf(stored.value, own) === own ? formatRecord(own) : row;
}

/** What an import did, and how it ended. */
export interface Imported {
  readonly report: ImportReport;
  /** `full` and `failed`: the database or the file could no longer be used. What had come in stays. */
  readonly ended: 'whole' | 'stopped' | 'full' | 'failed';
}

/**
 * Brings a backup in; or says in a sentence why it is none, and changes nothing. `onProgress` is told the share of the file that has
 * been read, from 0 to 1.
 */
export async function importGames(
  { database, journal, now }: BackupParts,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<Imported, string>> {
  if (file.size > MAX_BYTES) return err('This file is too large for a backup of Patience Lab.');
  let report = NO_REPORT;
  let sliceEnd = now() + SLICE_MS;
  async function goOn(latest: ImportReport): Promise<boolean> {
    report = latest;
    if (now() < sliceEnd) return !signal.aborted;
    await new Promise((resolve) => setTimeout(resolve));
    sliceEnd = now() + SLICE_MS;
    return !signal.aborted;
  }
  try {
    const opened = await openBackup(textOf(file, onProgress));
    if (!opened.ok) return opened;
    report = await importBackup(opened.value, { database, now, goOn });
    await mergeJournal({ database, journal });
    return ok({ report, ended: signal.aborted ? 'stopped' : 'whole' });
  } catch (error) {
    return ok({ report, ended: isQuotaError(error) ? 'full' : 'failed' });
  }
}

/** The text of a file, in portions. `onRead` is told the share that has been read, from 0 to 1. */
async function* textOf(file: Blob, onRead: (share: number) => void): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  for (let from = 0; from < file.size; from += READ_BYTES) {
    const bytes = await file.slice(from, from + READ_BYTES).arrayBuffer();
    yield decoder.decode(bytes, { stream: true });
    onRead(Math.min(1, (from + READ_BYTES) / file.size));
  }
  yield decoder.decode();
}
