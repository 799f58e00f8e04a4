import { checkGame } from '../archive/checkGame';
import { parseRecord } from '../archive/parseRecord';
import { type BackupEntry, openBackup } from '../archive/readBackup';
import { capital, plural } from '../engine/words';
import type { Options } from './options';
import { expectOk, InputError, printError, printLines, textPortions, UsageError } from './program';

/** `verify FILE`: replays every game of a backup, and prints how many are right, and the place and reason of what is wrong. */
export async function verifyCommand(options: Options): Promise<void> {
  let [right, wrong] = [0, 0];
  for await (const entry of await backupEntries(options)) {
    const why = faultOf(entry);
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
function faultOf(entry: BackupEntry): string | undefined {
  if (entry.kind === 'unreadable') return entry.why;
  if (entry.kind === 'aside') return undefined;
  const checked = entry.kind === 'game' ? checkGame(entry.value) : parseRecord(entry.value);
  return checked.ok ? undefined : checked.error;
}

/** The entries of the one backup that is named. */
export async function backupEntries({ words }: Options): Promise<AsyncIterable<BackupEntry>> {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new UsageError('One backup is needed.');
  return expectOk(await openBackup(textPortions(file)), InputError);
}
