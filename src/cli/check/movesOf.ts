import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommand } from '../../console/command';
import { moveLines } from '../../console/gameFile';
import type { DealId } from '../../engine/dealId';
import { quote } from '../../engine/quote';
import type { VariantId } from '../../games/index';
import { consoleGameOf } from '../../games/lines';
import { InputError, quoteFile, readText } from '../program';
import { statsOf } from '../runFile';

/** Commands that a file of moves may have. The exercises do not say what the others would print. */
const ALLOWED = ['move', 'undo', 'quit'];

/**
 * The lines that are typed for a deal: those of a file, or of the deal’s own file in a folder, such as `17.txt`. Throws an InputError if it
 * cannot be read, or a line is none of a move, z and q.
 */
export function movesOf(path: string, id: VariantId, deal: DealId): readonly string[] {
  const file = path !== '-' && isFolder(path) ? fileIn(path, deal) : path;
  const lines = moveLines(readText(file));
  for (const line of lines) {
    const command = parseCommand(consoleGameOf(id), line);
    if (command.ok && !ALLOWED.includes(command.value.kind))
      throw new InputError(`${quoteFile(file)} may hold moves, z and q, not ${quote(line)}.`);
  }
  return lines;
}

const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() ?? false;

/** A deal’s file in a folder. */
const fileIn = (folder: string, deal: DealId): string =>
  [`${deal}.txt`, deal].map((name) => join(folder, name)).find((file) => existsSync(file)) ??
  join(folder, `${deal}.txt`);
