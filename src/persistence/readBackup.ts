import { t } from '@lingui/core/macro';
import { parseJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import { type Line, textLines } from '../engine/textLines';
import { type Collected, checkCollected, parseCollected } from './collection';
import { parseQuarantined, type QuarantineEntry } from './quarantineEntries';
import { type GameRecord, parseRecord, replayRecord, unreadFields } from './record';
import type { WhyUnread } from './whyUnread';

/** The first line of a backup names the program and the version of the format. */
export const PROGRAM = 'patience-lab';
export const BACKUP_VERSION = 1;

/** The part of a file that cannot be read: the number of a line, or what comes after all of them. */
export type UnreadPlace = number | 'end' | 'rest';

/** The name of such a part: `line 7`, `the end`, `the rest`. */
export function placeUnread(place: UnreadPlace): string {
  if (place === 'end') return t`the end`;
  if (place === 'rest') return t`the rest`;
  const line = place;
  return t({ message: `line ${line}`, comment: 'of a file, before a colon' });
}

/** The content of a line of a backup, and its place. A game is not replayed yet. */
export type BackupEntry = { readonly place: UnreadPlace } & (
  | {
      readonly kind: 'game';
      readonly record: GameRecord;
      /** The names of the fields of the line that the record was read without. */
      readonly unread: readonly string[];
    }
  | { readonly kind: 'quarantined'; readonly entry: QuarantineEntry }
  | { readonly kind: 'collected'; readonly collected: Collected }
  | { readonly kind: 'unreadable'; readonly why: WhyUnread }
);

/** An entry that can come in. */
export type SoundEntry = Exclude<BackupEntry, { readonly kind: 'unreadable' }>;

/** Replays the game of an entry, or finds the game of a favourite; or says why the entry cannot come in. */
export function checkEntry(entry: BackupEntry): Result<SoundEntry, WhyUnread> {
  switch (entry.kind) {
    case 'unreadable':
      return err(entry.why);
    case 'quarantined':
      return ok(entry);
    case 'collected': {
      const collected = checkCollected(entry.collected);
      return collected.ok ? ok({ ...entry, collected: collected.value }) : collected;
    }
    case 'game': {
      const game = replayRecord(entry.record);
      return game.ok ? ok(entry) : game;
    }
  }
}

/** Reads a backup from portions of its bytes: its entries in the order of the file, or a sentence saying why it is not a backup. */
export async function openBackup(
  portions: AsyncIterable<Uint8Array>,
): Promise<Result<AsyncIterable<BackupEntry>, string>> {
  const lines = filledLines(portions);
  const { value: head } = await lines.next();
  // The first line is short. One that is too long may have no end.
  const checked =
    head?.fault === 'too long'
      ? err(NO_BACKUP())
      : head
        ? checkHead(head)
        : err(t`The file is empty.`);
  if (!checked.ok) {
    await lines.return();
    return checked;
  }
  if (checked.value) return ok(entriesOf(lines, 1));
  // If games follow, only the first line is damaged; otherwise this is another program’s file.
  const { value: second } = await lines.next();
  if (head && second && entryOf(second).kind === 'game') {
    return ok(entriesOf(joined([head, second], lines), 0));
  }
  await lines.return();
  return err(NO_BACKUP());
}

const NO_BACKUP = (): string => t`This file is not a backup of Patience Lab.`;

/** Bytes of a line at most. A game of 100,000 moves has less than a million; a text in quarantine may have more. */
const MAX_LINE_BYTES = 32_000_000;

/** The lines of a file, trimmed, without blank ones. */
async function* filledLines(portions: AsyncIterable<Uint8Array>): AsyncGenerator<Line, void> {
  for await (const line of textLines(portions, MAX_LINE_BYTES)) {
    const text = line.text?.trim();
    if (text === undefined) yield line;
    else if (text !== '') yield { number: line.number, text };
  }
}

/** Whether the first line is that of a backup, false if it cannot be read; or a sentence saying why the file is refused. */
function checkHead({ text = '' }: Line): Result<boolean, string> {
  if (text === '{') {
    return err(t`This file was formatted anew: a backup has one game a line, as it was exported.`);
  }
  const head = parseJsonObject(text);
  if (head?.program !== PROGRAM) return ok(false);
  if (head.backup === BACKUP_VERSION) return ok(true);
  return err(
    t`This backup was written by another version of Patience Lab: the newest one can read it.`,
  );
}

/** The entries of lines, of which `before` have been read already. */
async function* entriesOf(
  lines: AsyncIterable<Line>,
  before: number,
): AsyncGenerator<BackupEntry, void> {
  let count = before;
  let [hasEnd, lacksLines] = [false, false];
  for await (const line of lines) {
    const end = endOf(line);
    if (end === undefined) yield entryOf(line);
    else [hasEnd, lacksLines] = [true, end > count];
    count++;
  }
  // What is said of the end stands for no line.
  if (!hasEnd) yield { kind: 'unreadable', place: 'end', why: 'restMissing' };
  else if (lacksLines) yield { kind: 'unreadable', place: 'end', why: 'linesMissing' };
}

/** If this is the last line of a file: how many lines it says are before it. */
function endOf({ text = '' }: Line): number | undefined {
  const { end } = (text.startsWith('{"end":') ? parseJsonObject(text) : undefined) ?? {};
  return typeof end === 'number' ? end : undefined;
}

async function* joined(
  first: readonly Line[],
  rest: AsyncIterable<Line>,
): AsyncGenerator<Line, void> {
  yield* first;
  yield* rest;
}

/** Each line says what it is, so a damaged one does not affect the others. */
function entryOf(line: Line): BackupEntry {
  const place = line.number;
  if (line.fault === 'too long') return { kind: 'unreadable', place, why: 'tooLong' };
  const value = parseJsonObject(line.text ?? '');
  if (!value) return { kind: 'unreadable', place, why: 'damaged' };
  const collected = parseCollected(value);
  if (collected?.ok) return { kind: 'collected', place, collected: collected.value };
  if (collected) return { kind: 'unreadable', place, why: collected.error };
  const entry = parseQuarantined(value.quarantined);
  if (entry) return { kind: 'quarantined', place, entry };
  const record = parseRecord(value);
  if (!record.ok) return { kind: 'unreadable', place, why: record.error };
  return { kind: 'game', place, record: record.value, unread: unreadFields(value) };
}
