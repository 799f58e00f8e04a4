import { err, ok, type Result } from '../engine/result';
import { loadGame } from '../games/load';
import type { Archive, ImportReport } from './archive';
import { checkGame, parseGame } from './checkGame';
import type { ArchivedGame } from './playedGame';
import type { BackupEntry } from './readBackup';

/** How many games are stored at once. */
const PORTION = 200;
/** How many lines that cannot be read are listed. The rest of a file with more of them is left unread. */
const MAX_UNREADABLE = 10_000;

/** Where the entries of a backup go. */
export interface Importer {
  readonly archive: Pick<Archive, 'merge' | 'addAside'>;
  /** Counts a record that is older than the archive; or says why it cannot, a clause without a full stop. */
  readonly mergeRecord: (record: unknown) => Result<void, string>;
  /** Is told the report after each entry, and may wait before the next; false ends the import, and what has come in stays. */
  readonly goOn: (report: ImportReport) => Promise<boolean>;
}

export const EMPTY_REPORT: ImportReport = {
  added: 0,
  updated: 0,
  newerHere: 0,
  same: 0,
  unreadable: [],
};

/**
 * Brings the entries of a backup into the archive, each game checked by a replay. Fails only if the archive fails, the rules of
 * a game cannot be loaded, or the file can no longer be read; what has come in stays then, too.
 */
export async function importBackup(
  entries: AsyncIterable<BackupEntry>,
  { archive, mergeRecord, goOn }: Importer,
): Promise<ImportReport> {
  const unreadable: ImportReport['unreadable'][number][] = [];
  let report: ImportReport = { ...EMPTY_REPORT, unreadable };
  let portion: ArchivedGame[] = [];

  async function store(): Promise<void> {
    const merged = await archive.merge(portion);
    portion = [];
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
    switch (entry.kind) {
      case 'game': {
        const game = await checkEntry(entry.value);
        if (!game.ok) return game;
        portion.push(game.value);
        if (portion.length === PORTION) await store();
        return ok(undefined);
      }
      case 'record':
        return mergeRecord(entry.value);
      case 'aside': {
        const { key, text, why, at } = entry.value;
        await archive.addAside(key, text, why, at);
        return ok(undefined);
      }
      case 'unreadable':
        return err(entry.why);
    }
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

/** A value of a backup as a game, replayed; or why it is none. */
async function checkEntry(value: unknown): Promise<Result<ArchivedGame, string>> {
  const parsed = parseGame(value);
  if (!parsed.ok) return parsed;
  await loadGame(parsed.value.game);
  const checked = checkGame(parsed.value);
  return checked.ok ? ok(checked.value.game) : checked;
}
