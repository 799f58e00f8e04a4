import { isJsonObject, parseJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import type { AsideText } from './archive';
import { parseAside } from './asides';
import { BACKUP_VERSION, PROGRAM } from './backup';
import { parseGame } from './checkGame';
import { type Line, textLines } from './textLines';

/** What a line of a backup has, and where: `line 7`. Games and records are not checked yet. */
export type BackupEntry = { readonly place: string } & (
  | { readonly kind: 'game' | 'record'; readonly value: unknown }
  | { readonly kind: 'aside'; readonly value: AsideText }
  /** Why it cannot be read is a clause without a full stop. */
  | { readonly kind: 'unreadable'; readonly why: string }
);

/**
 * Opens a backup that comes in portions of text: its entries, in the order of the file; or a sentence that says why it is no
 * backup. A line that cannot be read spoils no other.
 */
export async function openBackup(
  chunks: AsyncIterable<string>,
): Promise<Result<AsyncIterable<BackupEntry>, string>> {
  const lines = textLines(chunks);
  const { value: head } = await lines.next();
  const checked = head ? checkHead(head) : err('The file is empty.');
  if (!checked.ok) {
    await lines.return();
    return checked;
  }
  if (checked.value === 'whole') return ok(entriesOf(lines));
  // A damaged first line is followed by games; another program’s file is not.
  const second = (await lines.next()).value || undefined;
  if (head && second && parseGame(lineValue(second)).ok)
    return ok(entriesOf(lines, [head, second]));
  await lines.return();
  return err(
    isReformatted(head?.text, second?.text)
      ? 'This backup has been reformatted: one game a line is expected.'
      : 'This file is not a backup of Patience Lab.',
  );
}

/** True for the first two lines of a backup that another program has written on one line, or with one field a line. */
const isReformatted = (head = '', second = ''): boolean =>
  [head, `${head}${second.replace(/,$/, '')}}`].some(
    (text) => parseJsonObject(text)?.program === PROGRAM,
  );

/** Whether the first line can be read, or a sentence about another version. */
function checkHead({ text = '' }: Line): Result<'whole' | 'damaged', string> {
  const head = parseJsonObject(`${text}]}`);
  if (head?.program !== PROGRAM) return ok('damaged');
  if (head.backup === BACKUP_VERSION) return ok('whole');
  return err(
    'This backup was written by another version of Patience Lab: the newest one can read it.',
  );
}

/** The value of a line, without the comma after it; undefined if it has none. */
function lineValue({ text }: Line): unknown {
  try {
    return JSON.parse((text ?? '').replace(/,$/, ''));
  } catch {
    return undefined;
  }
}

async function* entriesOf(
  rest: AsyncIterable<Line>,
  first: readonly Line[] = [],
): AsyncGenerator<BackupEntry, void> {
  let isWhole = false;
  for await (const line of joined(first, rest)) {
    isWhole = line.text === END;
    if (!BRACKETS.includes(line.text)) yield entryOf(line);
  }
  if (!isWhole) yield { kind: 'unreadable', ...MISSING_REST };
}

/** What is said at the end of a file that is cut off. It is no line of the file. */
export const MISSING_REST = { place: 'the end', why: 'the rest of the file is missing' } as const;

const END = ']}';
const BRACKETS: readonly (string | undefined)[] = ['],"records":[', '],"aside":[', END];

async function* joined(
  first: readonly Line[],
  rest: AsyncIterable<Line>,
): AsyncGenerator<Line, void> {
  yield* first;
  yield* rest;
}

/** Each line says itself what it is, so that a damaged bracket spoils nothing. */
function entryOf(line: Line): BackupEntry {
  const place = `line ${line.number}`;
  if (line.text === undefined) return { kind: 'unreadable', place, why: 'it is too long' };
  const value = lineValue(line);
  if (!isJsonObject(value)) return { kind: 'unreadable', place, why: 'it is damaged' };
  const aside = parseAside(value);
  if (aside) return { kind: 'aside', place, value: aside };
  const isRecord = !('version' in value) && ('won' in value || 'right' in value);
  return { kind: isRecord ? 'record' : 'game', place, value };
}
