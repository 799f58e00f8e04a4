import type { Archive, AsideText, ImportReport } from '../archive/archive';
import { writeBackup } from '../archive/backup';
import { parseGame } from '../archive/checkGame';
import { EMPTY_REPORT, importBackup } from '../archive/importBackup';
import { type ArchivedGame, type GameKey, keyOf, newerOf } from '../archive/playedGame';
import { openBackup } from '../archive/readBackup';
import { isJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import type { Archivist } from './archivist';
import { readLocalGames } from './localGames';
import { mergeRecord, recordEntries } from './recordsBackup';
import { ARCHIVED_KEY, isQuotaError, type SafeStorage } from './safeStorage';
import type { PlayedGame } from './savedGame';

/** Games that are written at once. */
const PORTION = 200;
/** Bytes of a file that are read at once. */
const READ_BYTES = 1 << 18;
/** No backup is larger: a million games have about 300 MB. */
const MAX_BYTES = 2e9;
/** How long an import works before it lets the page draw, in milliseconds. */
const SLICE_MS = 10;

/** What backups are made of. */
export interface BackupParts {
  readonly storage: SafeStorage;
  readonly archive: Archive;
  readonly archivist: Pick<Archivist, 'collect'>;
  readonly onTable: () => PlayedGame | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Lets the page draw. */
  readonly pause: () => Promise<void>;
}

/** A written backup. */
export interface Exported {
  readonly file: Blob;
  readonly games: number;
  /** False if the archive cannot be read: then the file has only the games that the page has at hand. */
  readonly isWhole: boolean;
}

/** What an import did, and how it ended. */
export interface Imported {
  readonly report: ImportReport;
  /** `full` and `failed`: the archive or the file could no longer be used. What had come in stays. */
  readonly ended: 'whole' | 'stopped' | 'full' | 'failed';
}

/** Writes the archive into files, and reads it from them. */
export interface Backups {
  /** Writes everything. `onProgress` is told how many games are written. Fails only if the archive does so halfway. */
  readonly exportAll: (onProgress: (games: number) => void) => Promise<Exported>;
  /**
   * Brings a backup into the archive; or says in a sentence why it is none, and changes nothing. `onProgress` is told the share
   * of the file that has been read, from 0 to 1.
   */
  readonly importFile: (
    file: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Result<Imported, string>>;
}

/** Creates the backups of an archive and of the small storage beside it. */
export function createBackups(parts: BackupParts): Backups {
  const { storage, archive, archivist, onTable, now, pause } = parts;

  async function exportAll(onProgress: (games: number) => void): Promise<Exported> {
    const local = await readLocalGames(storage, onTable(), now());
    const archived = await archive.aside().catch(() => undefined);
    const rest = new Map(local.games);
    let count = 0;

    async function* games(): AsyncGenerator<readonly unknown[], void> {
      if (archived) {
        for await (const rows of archive.portions(PORTION)) {
          yield rows.map((row) => takeNewer(rest, row));
          count += rows.length;
          onProgress(count);
        }
      }
      count += rest.size;
      yield [...rest.values()];
    }

    // The browser keeps the portions outside the page’s memory.
    const portions: Blob[] = [];
    const [records, aside] = [recordEntries(storage), [...(archived ?? []), ...local.aside]];
    const source = { written: now(), games: games(), records, aside: aside.map(withoutId) };
    for await (const text of writeBackup(source)) portions.push(new Blob([text]));
    const file = new Blob(portions, { type: 'application/json' });
    return { file, games: count, isWhole: archived !== undefined };
  }

  async function importFile(
    file: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Result<Imported, string>> {
    if (file.size > MAX_BYTES) return err('This file is too large for a backup of Patience Lab.');
    let report = EMPTY_REPORT;
    let sliceEnd = now() + SLICE_MS;
    async function goOn(latest: ImportReport): Promise<boolean> {
      report = latest;
      if (now() < sliceEnd) return !signal.aborted;
      await pause();
      sliceEnd = now() + SLICE_MS;
      return !signal.aborted;
    }
    try {
      const opened = await openBackup(textOf(file, onProgress));
      if (!opened.ok) return opened;
      const merge = (entry: unknown): Result<void, string> => mergeRecord(storage, entry);
      report = await importBackup(opened.value, { archive, mergeRecord: merge, goOn });
      // What the small storage has in an older state comes back newer; the rest is found in the archive.
      storage.write(ARCHIVED_KEY, '1');
      await archivist.collect();
      return ok({ report, ended: signal.aborted ? 'stopped' : 'whole' });
    } catch (error) {
      return ok({ report, ended: isQuotaError(error) ? 'full' : 'failed' });
    }
  }

  return { exportAll, importFile };
}

/** The newer of a row of the archive and the same game at hand, which is taken out of those at hand. */
function takeNewer(atHand: Map<GameKey, ArchivedGame>, row: unknown): unknown {
  const local = isJsonObject(row)
    ? atHand.get(`${row.game}/${row.deal}/${row.started}`)
    : undefined;
  const parsed = parseGame(local && row);
  if (!local || !parsed.ok) return row;
  atHand.delete(keyOf(local));
  return newerOf(parsed.value, local);
}

const withoutId = ({ key, why, at, text }: AsideText): AsideText => ({ key, why, at, text });

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
