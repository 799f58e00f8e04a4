import { capital, plural } from '../engine/words';
import { type BackupEntry, checkEntry, openBackup } from '../persistence/readBackup';
import type { PatienceCommand } from './commandLine';
import { expectOk, InputError, printError, printLines, textPortions } from './program';

/** Adds `verify`, which replays every game of a backup and names the place and reason of what is wrong. */
export function addVerify(program: PatienceCommand): void {
  program
    .command('verify')
    .description('check a backup: replay its games, and name the line and reason of what is wrong')
    .argument('<backup>', BACKUP)
    .examples('verify backup.json')
    .action(verify);
}

async function verify(file: string): Promise<void> {
  let [right, wrong] = [0, 0];
  for await (const entry of await backupEntries(file)) {
    const why = await faultOf(entry);
    if (why !== undefined) {
      wrong++;
      printError(`${capital(entry.place)}: ${why}.\n`);
    } else if (entry.kind === 'game') right++;
  }
  const faults = wrong > 0 ? `, ${plural(wrong, 'fault')}` : '';
  printLines([`${plural(right, 'game')} right${faults}.`]);
  if (wrong > 0) process.exitCode = 2;
}

/** Why an entry cannot be used, a clause without a full stop; undefined if it can. */
async function faultOf(entry: BackupEntry): Promise<string | undefined> {
  if (entry.kind === 'unreadable') return entry.why;
  if (entry.kind === 'quarantined') return undefined;
  const checked = await checkEntry(entry);
  return checked.ok ? checked.value.trouble : checked.error;
}

/** What the help says of the argument that names a backup. */
export const BACKUP = 'a file that the page’s statistics export; - for the standard input';

/** The entries of a backup; throws an InputError if the file is none. */
export async function backupEntries(file: string): Promise<AsyncIterable<BackupEntry>> {
  return expectOk(await openBackup(textPortions(file)), InputError);
}
