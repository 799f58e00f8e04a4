import { err, ok, type Result } from '../engine/result';
import type { GameDatabase } from './database';
import type { MergeReport } from './mergeRecords';
import type { QuarantineEntry } from './quarantine';
import { type BackupEntry, checkEntry } from './readBackup';
import { formatRecord, type GameRecord, isBegun } from './record';

/** Games that are stored at once. */
const PORTION = 200;
/** How many lines that cannot be read are listed. The rest of a file with more of them is left unread. */
const MAX_UNREADABLE = 10_000;

/** What an import did. */
export interface ImportReport extends MergeReport {
  /** What of the file could not be read: where, and why. It stays in the file. */
  readonly unreadable: readonly { readonly place: string; readonly why: string }[];
}

export const NO_REPORT: ImportReport = {
  added: 0,
  updated: 0,
  newerHere: 0,
  same: 0,
  unreadable: [],
};

/** Where the entries of a backup go. */
export interface Importer {
  readonly database: Pick<GameDatabase, 'merge' | 'quarantine'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Is told the report after each entry, and may wait before the next; false ends the import, and what has come in stays. */
  readonly goOn: (report: ImportReport) => Promise<boolean>;
}

/**
 * Brings the entries of a backup into the database, each game checked by a replay. Fails only if the database fails, the rules of a
 * game cannot be loaded, or the file can no longer be read; what has come in stays then, too.
 */
export async function importBackup(
  entries: AsyncIterable<BackupEntry>,
  { database, now, goOn }: Importer,
): Promise<ImportReport> {
  const unreadable: ImportReport['unreadable'][number][] = [];
  let report: ImportReport = { ...NO_REPORT, unreadable };
  let records: GameRecord[] = [];
  let quarantined: QuarantineEntry[] = [];

  async function store(): Promise<void> {
    if (quarantined.length > 0) await database.quarantine(quarantined);
    const merged = await database.merge(records);
    [records, quarantined] = [[], []];
    report = {
      added: report.added + merged.added,
      updated: report.updated + merged.updated,
      newerHere: report.newerHere + merged.newerHere,
      same: report.same + merged.same,
      unreadable,
    };
  }

  /** Takes an entry; or says why it cannot be read. */
  async function take(entry: BackupEntry): Promise<Result<void, string>> {
    if (entry.kind === 'unreadable') return err(entry.why);
    if (entry.kind === 'quarantined') quarantined.push(entry.entry);
    else {
      const game = await checkEntry(entry);
      if (!game.ok) return game;
      const { record, trouble } = game.value;
      if (trouble !== undefined) {
        const text = formatRecord(entry.record);
        quarantined.push({ key: record.id, why: trouble, at: now(), text });
      }
      if (isBegun(record)) records.push(record);
    }
    if (records.length + quarantined.length >= PORTION) await store();
    return ok(undefined);
  }

  for await (const entry of entries) {
    const taken = await take(entry);
    if (!taken.ok) unreadable.push({ place: entry.place, why: taken.error });
    if (unreadable.length > MAX_UNREADABLE) {
      unreadable.push({ place: 'the rest', why: 'too many lines before it cannot be read' });
      break;
    }
    if (!(await goOn(report))) break;
  }
  await store();
  return report;
}
