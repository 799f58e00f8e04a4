import { expect, test } from 'vitest';
import { err } from '../../../src/engine/result';
import { writeBackup } from '../../../src/persistence/backup';
import type { QuarantineEntry } from '../../../src/persistence/quarantineEntries';
import { type BackupEntry, openBackup } from '../../../src/persistence/readBackup';
import { formatRecord, type GameRecord } from '../../../src/persistence/record';
import { ENCODINGS, inEncoding } from '../../support/encodings';
import { backupOf, gameRecords, portionsOf } from '../../support/records';

const GAMES = gameRecords(25);
const ENTRY: QuarantineEntry = {
  key: 'patience/golf/1',
  why: 'damaged',
  at: 7,
  text: '{\n"rub',
};

const written = (games: readonly unknown[] = GAMES, entries = [ENTRY]): Promise<string> =>
  backupOf(games, entries);

/** The entries of a text or its bytes that come in pieces of some length, or the sentence that refuses it. */
async function read(
  text: string | Uint8Array,
  piece = 1000,
): Promise<readonly BackupEntry[] | string> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  let isClosed = false;
  async function* pieces() {
    try {
      for (let from = 0; from < bytes.length; from += piece) yield bytes.slice(from, from + piece);
    } finally {
      isClosed = true;
    }
  }
  const opened = await openBackup(pieces());
  if (!opened.ok) {
    expect(isClosed).toBe(true);
    return opened.error;
  }
  const entries: BackupEntry[] = [];
  for await (const entry of opened.value) entries.push(entry);
  return entries;
}

const gameEntry = (record: GameRecord, line: number): BackupEntry => ({
  kind: 'game',
  place: line,
  record,
  unread: [],
});

test('a backup has one record or text a line, and at its end how many lines there are', async () => {
  const lines = (await written()).split('\n');
  expect(lines).toHaveLength(29);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    program: 'patience-lab',
    backup: 1,
    written: 1_764_000_000_000,
  });
  expect(lines.slice(1, 26)).toEqual(GAMES.map(formatRecord));
  expect(lines[26]).toBe(JSON.stringify({ quarantined: ENTRY }));
  expect(lines.slice(27)).toEqual(['{"end":27}', '']);
  expect((await written([], [])).split('\n').slice(1)).toEqual(['{"end":1}', '']);
});

test('rows are written as they are stored', async () => {
  expect(await written(GAMES.map(formatRecord))).toBe(await written());
});

test.each([1, 7, 1000, 1_000_000])(
  'a backup is read back in pieces of %i characters',
  async (piece) => {
    expect(await read(await written(), piece)).toEqual([
      ...GAMES.map((record, n) => gameEntry(record, n + 2)),
      { kind: 'quarantined', place: GAMES.length + 2, entry: ENTRY },
    ]);
  },
);

test('a damaged line is named, and the others are read', async () => {
  const lines = (await written()).split('\n');
  lines[4] = lines[4]?.slice(0, 30) ?? '';
  const entries = await read(lines.join('\r\n'));
  expect(entries).toHaveLength(GAMES.length + 1);
  expect(entries).toContainEqual({ kind: 'unreadable', place: 5, why: 'damaged' });
});

test('a damaged first line spoils nothing else', async () => {
  const entries = await read((await written()).replace('"program"', '"prog'));
  expect(entries).toHaveLength(GAMES.length + 2);
  expect(entries[0]).toMatchObject({ kind: 'unreadable', place: 1 });
});

test('a file that is cut off says so, wherever it is cut', async () => {
  const text = await written();
  const end = text.lastIndexOf('{"end"');
  for (const length of [text.indexOf('\n', 2000), end, end + 5]) {
    const entries = await read(text.slice(0, length));
    expect(entries.at(-1)).toEqual({
      kind: 'unreadable',
      place: 'end',
      why: 'restMissing',
    });
  }
  const lines = text.split('\n');
  expect((await read(lines.toSpliced(3, 2).join('\n'))).at(-1)).toEqual({
    kind: 'unreadable',
    place: 'end',
    why: 'linesMissing',
  });
});

test('a line after the end is read like any other, and the file is whole', async () => {
  const text = await written();
  const whole = await read(text);
  const [last] = GAMES.slice(-1) as [GameRecord];
  const place = text.split('\n').length;
  expect(await read(`${text}${formatRecord(last)}\n`)).toEqual([...whole, gameEntry(last, place)]);
  expect(await read(`${text}-- \nSent from my phone\n`)).toEqual([
    ...whole,
    { kind: 'unreadable', place, why: 'damaged' },
    { kind: 'unreadable', place: place + 1, why: 'damaged' },
  ]);
});

test('values that are no JSON are written as texts, and read as damaged', async () => {
  const ring: unknown[] = [];
  ring.push(ring);
  const damaged = [undefined, 7n, ring, 'rub\nbish', `${formatRecord(GAMES[0] as GameRecord)}\n`];
  const entries = await read(await written([...damaged, GAMES[0]], []));
  expect((entries as readonly BackupEntry[]).map(({ kind }) => kind)).toEqual([
    ...damaged.map(() => 'unreadable'),
    'game',
  ]);
});

const NO_BACKUP = 'This file is not a backup of Patience Lab.';
const ANOTHER =
  'This backup was written by another version of Patience Lab: the newest one can read it.';
const FORMATTED = 'This file was formatted anew: a backup has one game a line, as it was exported.';

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['blank lines', ' \n\ufeff\n', 'The file is empty.'],
  ['other JSON', '{}', NO_BACKUP],
  ['another program’s file', '{"program":"chess","backup":1,"games":[\n]}', NO_BACKUP],
  ['a file of moves', 's\nm c1, c2\n', NO_BACKUP],
  ['zeros', '\u0000'.repeat(1000), NO_BACKUP],
  ['one huge line', 'x'.repeat(40_000_000), NO_BACKUP],
  ['many brackets', '['.repeat(100_000), NO_BACKUP],
  ['a future version', '{"program":"patience-lab","backup":2}\n', ANOTHER],
  ['no version', '{"program":"patience-lab"}\n', ANOTHER],
  ['one whose lines are spread', '{\n  "program": "patience-lab",\n  "backup": 1\n}\n', FORMATTED],
])('a file that is no backup is refused with a sentence: %s', async (_name, text, sentence) => {
  expect(await read(text, 1_000_000)).toBe(sentence);
});

test('a line without an end is left out, and takes no memory', async () => {
  const lines = (await written()).split('\n');
  lines[3] = 'x'.repeat(33_000_000);
  const entries = await read(lines.join('\n'), 1_000_000);
  expect(entries).toContainEqual({ kind: 'unreadable', place: 4, why: 'tooLong' });
  expect(entries).toHaveLength(GAMES.length + 1);
});

test('a line without an end is the last, and a first one refuses the file', async () => {
  const head = (await written()).split('\n', 1)[0];
  const endless = async function* (start: string) {
    yield new TextEncoder().encode(start);
    for (;;) yield new Uint8Array(1_000_000);
  };
  expect(await openBackup(endless(''))).toEqual(err(NO_BACKUP));
  const opened = await openBackup(endless(`${head}\n`));
  const entries: BackupEntry[] = [];
  if (opened.ok) for await (const entry of opened.value) entries.push(entry);
  expect(entries).toEqual([
    { kind: 'unreadable', place: 2, why: 'tooLong' },
    { kind: 'unreadable', place: 'end', why: 'restMissing' },
  ]);
});

test.each(ENCODINGS)('a backup in %s is read', async (encoding) => {
  const text = await written();
  expect(await read(inEncoding(text, encoding), 999)).toEqual(await read(text));
});

test('a line that is no text is damaged, and the others are read', async () => {
  const bytes = new TextEncoder().encode(await written());
  const second = bytes.indexOf(0x0a) + 1;
  bytes[second + 3] = 0xff;
  const entries = await read(bytes);
  expect(entries[0]).toEqual({ kind: 'unreadable', place: 2, why: 'damaged' });
  expect(entries.slice(1)).toEqual((await read(await written())).slice(1));
});

test('a backup is written in portions, so that it needs little memory', async () => {
  const games = portionsOf(GAMES.map(formatRecord), 5);
  const portions: string[] = [];
  for await (const text of writeBackup({ written: 5, games, quarantined: [] })) portions.push(text);
  expect(portions.map((text) => text.split('\n').length - 1)).toEqual([1, 5, 5, 5, 5, 5, 0, 1]);
});
