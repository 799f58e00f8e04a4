import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENCODINGS, inEncoding } from '../support/encodings';
import { backupOf, gameRecords } from '../support/records';
import { patience, shell } from '../support/terminal';
import won from '../vectors/klondike_won.json';

const folder = (): string => mkdtempSync(join(tmpdir(), 'files-'));

const { deal, moves } = won['klondike-3'];
const TALLY = 'simulate tens --games 300 --first -5 --json'.split(' ');
const VERDICTS = 'solve golf --deals -5..-1 --verdicts --json --workers 1'.split(' ');

describe.each(ENCODINGS)('a file in %s', (encoding) => {
  const fileOf = (text: string): string => {
    const file = join(folder(), 'file');
    writeFileSync(file, inEncoding(text, encoding));
    return file;
  };
  const expectSame = (text: string, args: (file: string) => readonly string[]): void => {
    const plain = join(folder(), 'file');
    writeFileSync(plain, text);
    const expected = patience(args(plain));
    expect(expected).toMatchObject({ err: '', status: 0 });
    expect(patience(args(fileOf(text)))).toEqual(expected);
  };

  test('is read by --piles', () => {
    const piles = patience(['deal', 'canfield', '5', '--json']).out;
    expectSame(piles, (file) => ['play', 'canfield', '--piles', file]);
  });

  test('is read as moves', () => {
    const text = `# Zug für Zug\r\n${moves.join('\r\n')}\r\n`;
    expectSame(text, (file) => ['replay', 'klondike-3', deal, file]);
    const solve = (file: string) => ['solve', 'klondike-3', '--deal', deal, '--moves', file];
    expect(patience(solve(fileOf(text))).out).toMatch(/^winnable in 0 moves; /);
  });

  test('is added up, and a run goes on from it', () => {
    const tally = patience(TALLY).out;
    expectSame(tally, (file) => ['merge', file]);
    const verdicts = patience(VERDICTS).out;
    expectSame(verdicts, (file) => ['merge', file]);
    expectSame(tally, (file) => [...TALLY, '--resume', file]);
    // All but the last verdicts, to which lines are added.
    const begun = verdicts.split('\n').slice(0, 3).join('\n');
    const file = fileOf(`${begun}\n`);
    expect(patience([...VERDICTS, '--resume', file])).toMatchObject({ out: verdicts, status: 0 });
    expect(readFileSync(file, 'utf8')).toBe(verdicts);
  });

  test('is verified, and counted', async () => {
    const backup = await backupOf(gameRecords(3), []);
    expectSame(backup, (file) => ['verify', file]);
    expectSame(backup, (file) => ['stats', file]);
  });

  test('is typed', () => {
    const file = fileOf('s\r\nz\r\nq\r\n');
    const { out, err, status } = shell(`patience play klondike-3 --deal 1 < ${file}`, '.');
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toBe(patience(['play', 'klondike-3', '--deal', '1'], 's\nz\nq\n').out);
  });
});

test('bytes that are no text are named in a sentence', () => {
  const file = join(folder(), 'file');
  writeFileSync(file, Buffer.from('s\n# caf\xe9\n', 'latin1'));
  const sentence = (name: string) =>
    `${name} is not text in UTF-8 or UTF-16: line 2 cannot be read.\n`;
  for (const args of [
    ['replay', 'klondike-3', '1'],
    ['merge'],
    ['solve', 'klondike-3', '--piles'],
    ['solve', 'klondike-3', '--deal', '1', '--moves'],
    ['simulate', 'tens', '--games', '5', '--first', '0', '--resume'],
  ])
    expect(patience([...args, file])).toEqual({
      out: '',
      err: sentence(`The file “${file}”`),
      status: 2,
    });
  const { err, status } = shell(`patience play klondike-3 --deal 1 < ${file}`, '.');
  expect({ err, status }).toEqual({ err: sentence('The standard input'), status: 2 });
});

describe('a run that is kept', () => {
  const RUNS = { tally: TALLY, verdicts: VERDICTS };

  test.each(Object.entries(RUNS))('touches no file but its own: %s', (_name, args) => {
    const run = folder();
    const file = join(run, 'kept');
    const others = ['kept.new', 'kept.tmp', 'kept~', '.kept.swp', '.patience', 'keptx'];
    for (const other of others) writeFileSync(join(run, other), other);
    const { out } = patience([...args, '--resume', file]);
    expect(out).toBe(patience(args).out);
    expect(readdirSync(run).sort()).toEqual([...others, 'kept'].sort());
    for (const other of others) expect(readFileSync(join(run, other), 'utf8')).toBe(other);
  });

  test.each(Object.entries(RUNS))('goes on through a symbolic link: %s', (_name, args) => {
    const run = folder();
    mkdirSync(join(run, 'there'));
    const [link, file] = [join(run, 'link'), join(run, 'there/kept')];
    patience([...args, '--resume', file]);
    const kept = readFileSync(file, 'utf8');
    symlinkSync(file, link);
    // As after an interruption.
    if (args === VERDICTS) writeFileSync(file, kept.slice(0, -5));
    const longer = args.map((word) => (word === '300' ? '400' : word));
    expect(patience([...longer, '--resume', link]).out).toBe(patience(longer).out);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(patience(['merge', file])).toEqual(patience(['merge', link]));
    if (args === VERDICTS) expect(readFileSync(file, 'utf8')).toBe(kept);
    else expect(patience(['merge', file]).out).toBe(patience(longer).out);
    expect(readdirSync(join(run, 'there'))).toEqual(['kept']);
  });

  test.each(Object.entries(RUNS))('must be a file: %s', (_name, args) => {
    const run = folder();
    const refused = (file: string) => patience([...args, '--resume', file]);
    const sentence = (text: string) => ({ out: '', err: expect.stringMatching(text), status: 2 });
    expect(refused(run)).toEqual(sentence('^The file “.*” is not a regular file\\.\n$'));
    expect(refused('/dev/null')).toEqual(sentence('^The file “.*” is not a regular file\\.\n$'));
    expect(refused('x'.repeat(5_000))).toEqual(sentence('^The file “x*…” cannot be read\\.\n$'));
    expect(refused('-')).toEqual(sentence('^--resume needs a file, not the standard input\\.\n'));
    expect(existsSync('-')).toBe(false);
  });
});

const DEVICES = ['/dev/zero', '/dev/full'].filter((device) => existsSync(device));

test.each(DEVICES)('verify and stats end on %s, as on any line without an end', async (device) => {
  for (const command of ['verify', 'stats']) {
    const refused = { out: '', err: 'This file is not a backup of Patience Lab.\n', status: 2 };
    expect(shell(`patience ${command} ${device}`, '.')).toEqual(refused);
    expect(shell(`patience ${command} - < ${device}`, '.')).toEqual(refused);
  }
  const start = join(folder(), 'start');
  const lines = (await backupOf(gameRecords(2), [])).split('\n').slice(0, 2);
  writeFileSync(start, `${lines.join('\n')}\n`);
  expect(shell(`cat ${start} ${device} | patience verify -`, '.')).toEqual({
    out: '1 game right, 2 faults.\n',
    err: 'Line 3: it is too long.\nThe end: the rest of the file is missing.\n',
    status: 2,
  });
});
