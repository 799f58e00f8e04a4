import { expect, test } from 'vitest';
import type { AsideText } from '../../../src/archive/archive';
import { writeBackup } from '../../../src/archive/backup';
import { type BackupEntry, openBackup } from '../../../src/archive/readBackup';
import { archivedGames } from '../../support/archivedGames';

const GAMES = archivedGames(25);
const ASIDE: AsideText = { key: 'patience/golf/1', why: 'it is damaged', at: 7, text: '{\n"rub' };
const RECORD = { game: 'golf', started: 3, won: 1, lost: 1, fewest: 20, helped: 0 };

/** A backup of these games, in portions of ten. */
async function written(
  games: readonly unknown[] = GAMES,
  records: readonly object[] = [RECORD],
  aside: readonly AsideText[] = [ASIDE],
): Promise<string> {
  async function* portions() {
    for (let n = 0; n < games.length; n += 10) yield games.slice(n, n + 10);
  }
  let text = '';
  const source = { written: 5, games: portions(), records, aside };
  for await (const chunk of writeBackup(source)) text += chunk;
  return text;
}

/** The entries of a text that comes in pieces of some length, or the sentence that refuses it. */
async function read(text: string, piece = 1000): Promise<readonly BackupEntry[] | string> {
  let isClosed = false;
  async function* pieces() {
    try {
      for (let from = 0; from < text.length; from += piece) yield text.slice(from, from + piece);
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

test('a backup is one JSON value, with one game a line', async () => {
  const text = await written();
  const value = JSON.parse(text);
  expect(value).toMatchObject({ program: 'patience-lab', backup: 1, written: 5 });
  expect(value.games).toEqual(GAMES);
  expect(value.records).toEqual([RECORD]);
  expect(value.aside).toEqual([ASIDE]);
  expect(text.split('\n')[3]).toBe(`${JSON.stringify(GAMES[2])},`);
  expect(JSON.parse(await written([], [], []))).toMatchObject({
    games: [],
    records: [],
    aside: [],
  });
});

test.each([1, 7, 1000, 1_000_000])(
  'a backup is read back in pieces of %i characters',
  async (piece) => {
    const entries = await read(await written(), piece);
    expect(entries).toEqual([
      ...GAMES.map((value, n) => ({ kind: 'game', place: `line ${n + 2}`, value })),
      { kind: 'record', place: `line ${GAMES.length + 3}`, value: RECORD },
      { kind: 'aside', place: `line ${GAMES.length + 5}`, value: ASIDE },
    ]);
  },
);

test('a damaged line is named, and the others are read', async () => {
  const lines = (await written()).split('\n');
  lines[4] = lines[4]?.slice(0, 30) ?? '';
  const entries = await read(lines.join('\r\n'));
  expect(entries).toHaveLength(GAMES.length + 2);
  expect(entries).toContainEqual({ kind: 'unreadable', place: 'line 5', why: 'it is damaged' });
});

test('a damaged first line spoils nothing else', async () => {
  const entries = await read((await written()).replace('"program"', '"prog'));
  expect(entries).toHaveLength(GAMES.length + 3);
  expect(entries[0]).toMatchObject({ kind: 'unreadable', place: 'line 1' });
});

test('a file that is cut off says so', async () => {
  const text = await written();
  const entries = await read(text.slice(0, text.indexOf('\n', 2000)));
  expect(entries.at(-1)).toEqual({
    kind: 'unreadable',
    place: 'the end',
    why: 'the rest of the file is missing',
  });
});

test('values that are no JSON are written as texts, and read as damaged', async () => {
  const ring: unknown[] = [];
  ring.push(ring);
  const entries = await read(await written([undefined, 7n, ring, GAMES[0]], [], []));
  expect((entries as readonly BackupEntry[]).map(({ kind }) => kind)).toEqual([
    'unreadable',
    'unreadable',
    'unreadable',
    'game',
  ]);
});

const NO_BACKUP = 'This file is not a backup of Patience Lab.';

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['blank lines', ' \n\ufeff\n', 'The file is empty.'],
  ['other JSON', '{}', NO_BACKUP],
  ['another program’s file', '{"program":"chess","backup":1,"games":[\n]}', NO_BACKUP],
  ['a file of moves', 's\nm c1, c2\n', NO_BACKUP],
  ['zeros', '\u0000'.repeat(1000), NO_BACKUP],
  ['one huge line', 'x'.repeat(40_000_000), NO_BACKUP],
  ['many brackets', '['.repeat(100_000), NO_BACKUP],
  [
    'another version',
    '{"program":"patience-lab","backup":2,"games":[\n]}',
    'This backup was written by another version of Patience Lab: the newest one can read it.',
  ],
])('a file that is no backup is refused with a sentence: %s', async (_name, text, sentence) => {
  expect(await read(text, 1_000_000)).toBe(sentence);
});

test.each([undefined, 2, '\t'])(
  'a backup that is written anew, indented by %j, is told so',
  async (indent) => {
    const text = JSON.stringify(JSON.parse(await written()), null, indent);
    const reformatted = 'This backup has been reformatted: one game a line is expected.';
    expect(await read(text)).toBe(reformatted);
    expect(await read(`${text.replaceAll('\n', '\r\n')}\r\n`)).toBe(reformatted);
  },
);

test('a line without an end is left out, and takes no memory', async () => {
  const lines = (await written()).split('\n');
  lines[3] = 'x'.repeat(33_000_000);
  const entries = await read(lines.join('\n'), 1_000_000);
  expect(entries).toContainEqual({ kind: 'unreadable', place: 'line 4', why: 'it is too long' });
  expect(entries).toHaveLength(GAMES.length + 2);
});
