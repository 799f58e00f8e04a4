import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError, OutputError, quoteFile, readText, UsageError } from './program';

// The file of a run that is continued: the value of `--resume`.

/** The text of the file; undefined if there is none yet. Throws an InputError if it cannot be read, and a UsageError for `-`. */
export function readRun(file: string): string | undefined {
  if (file === '-') throw new UsageError('--resume needs a file, not the standard input.');
  const found = statsOf(file);
  if (found && !found.isFile()) throw new InputError(`${quoteFile(file)} is not a regular file.`);
  return found && readText(file);
}

/** What the system knows of a file; undefined if there is none. Throws an InputError if that cannot be found out. */
export function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    throw new InputError(`${quoteFile(file)} cannot be read.`);
  }
}

/** Adds to the end of the file, or begins it. Throws an OutputError. */
export function appendToRun(file: string, text: string): void {
  try {
    appendFileSync(file, text);
  } catch (error) {
    throw new OutputError(error);
  }
}

/** Replaces the file so that it is whole at any moment: a new file beside it takes its place. Throws an OutputError. */
export function replaceRun(file: string, text: string): void {
  try {
    const known = statsOf(file);
    // Through a symbolic link the file that it names is replaced, and not the link.
    const target = known ? realpathSync(file) : file;
    const fresh = join(dirname(target), `.patience-${randomUUID()}`);
    try {
      writeFileSync(fresh, text, { flag: 'wx', ...(known && { mode: known.mode }) });
      renameSync(fresh, target);
    } catch (error) {
      rmSync(fresh, { force: true });
      throw error;
    }
  } catch (error) {
    throw new OutputError(error);
  }
}
