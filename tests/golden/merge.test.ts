import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { mergeTallies, type TallyFile, tallyFile } from '../../src/lab/tally';
import { folderOfProgram, shellWith } from '../support/terminal';

const path = [folderOfProgram()];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shards-'));
});

const run = (command: string) => shellWith(command, folder, { path });

const write = (name: string, value: unknown): void =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));

/** A tally of some deals of Tens, with made-up counts. */
const tens = (first: number | string, games: number): TallyFile =>
  tallyFile({
    game: 'tens',
    player: 'automatic',
    first: String(first),
    games,
    won: 1,
    scores: { '4': games - 1, '52': 1 },
  });

const missing = (deals: string, first: string, games: number, these = 'them'): string =>
  `Missing: ${deals}. To play ${these}:\n  patience simulate tens --first ${first} --games ${games} --json\n`;

test('gaps between the tallies are named on standard error, and the sum is printed all the same', () => {
  write('a', tens(-5, 5));
  write('b', tens(3, 7));
  write('c', tens(11, 4));
  const sum = mergeTallies([tens(-5, 5), tens(3, 7), tens(11, 4)]);
  expect(run('patience merge c a b')).toEqual({
    out: `${JSON.stringify(sum.ok && sum.value)}\n`,
    err: missing('deals 0 to 2', '0', 3) + missing('deal 10', '10', 1, 'it'),
    status: 0,
  });
});

test('the command that is named plays the gap, and in stages everything adds up to one run', () => {
  const simulate = (first: number, games: number, file: string) =>
    run(
      `patience simulate 'klondike-3;redeals=2' --player random --first ${first} --games ${games} --json > ${file}`,
    );
  simulate(0, 20, 'whole');
  simulate(0, 5, 'a');
  simulate(13, 7, 'b');
  const { err } = run('patience merge a b > half');
  const [, command = ''] = err.split('\n');
  expect(command).toBe(
    "  patience simulate 'klondike-3;redeals=2' --first 5 --games 8 --player random --json",
  );
  expect(run(`${command} > c && patience merge half c`)).toEqual({
    out: readFileSync(join(folder, 'whole'), 'utf8'),
    err: '',
    status: 0,
  });
  expect(run('patience merge half a')).toEqual({
    out: '',
    err: 'Deal 0 is counted twice.\n',
    status: 2,
  });
});

test('with --deals a missing deal is a failure, and a deal beyond them a mistake', () => {
  write('a', tens(0, 10));
  write('b', tens(20, 10));
  const merge = (deals: string) => run(`patience merge a b --deals ${deals}`);
  expect(merge('-2..39')).toMatchObject({
    out: expect.stringMatching(/^\{"form":1,.*"games":20,/),
    err:
      missing('deals -2 to -1', '-2', 2) +
      missing('deals 10 to 19', '10', 10) +
      missing('deals 30 to 39', '30', 10),
    status: 1,
  });
  write('c', tens(10, 10));
  expect(run('patience merge a b c --deals 0..29')).toMatchObject({ err: '', status: 0 });
  expect(merge('0..25')).toEqual({
    out: '',
    err: 'Deal 26 is counted, but is not one of --deals.\n',
    status: 2,
  });
});

test('a gap that is too long for one run is begun', () => {
  write('a', tens(0, 1));
  write('b', tens('1000000000000000000000', 1));
  expect(run('patience merge a b').err).toBe(
    missing('deals 1 to 999999999999999999999', '1', 1_000_000_000, 'the first 1000000000 of them'),
  );
});

describe('the file of a shard that died', () => {
  const faults = [
    'The file “a-shard-with-a-name-that-is-long-1.json” is no tally. It is empty.',
    'The file “cut” is no tally. It is cut off or damaged.',
    'The file “core” is no tally. It is not JSON.',
    'The file “none” cannot be read.',
    '',
  ].join('\n');
  const FILES = 'a a-shard-with-a-name-that-is-long-1.json cut core none b';

  beforeEach(() => {
    write('a', tens(0, 10));
    write('b', tens(40, 10));
    write('a-shard-with-a-name-that-is-long-1.json', '');
    write('cut', JSON.stringify(tens(20, 10)).slice(0, 40));
    write('core', 'Killed');
  });

  test('is named with every other, and nothing is added up', () => {
    const hint =
      'Nothing is added up. Give the deals of all shards, as --deals A..B, to add the other files.\n';
    expect(run(`patience merge ${FILES}`)).toEqual({ out: '', err: faults + hint, status: 2 });
    expect(run('patience merge none').err).toBe('The file “none” cannot be read.\n');
  });

  test('is left out with --deals, which tells what is missing then', () => {
    expect(run(`patience merge ${FILES} --deals 0..49`)).toMatchObject({
      out: expect.stringContaining('"games":20,'),
      err: faults + missing('deals 10 to 39', '10', 30),
      status: 1,
    });
    expect(run('patience merge cut --deals 0..49')).toMatchObject({ out: '', status: 2 });
  });

  test('is no failure with --deals once its deals are there', () => {
    write('again', tens(10, 30));
    expect(run(`patience merge a b again cut --deals 0..49`)).toMatchObject({
      err: 'The file “cut” is no tally. It is cut off or damaged.\n',
      status: 0,
    });
  });
});

test('tallies of another version are added on request only, and those of another form never', () => {
  write('a', tens(0, 10));
  write('b', { ...tens(10, 10), program: '99.0.0' });
  expect(run('patience merge a b')).toMatchObject({
    out: '',
    err: expect.stringMatching(
      /^The tallies are of version “.*” and of version “99\.0\.0” of .* or add --any-version\.\n$/,
    ),
    status: 2,
  });
  const { out, err, status } = run('patience merge a b --any-version');
  expect({ err, status }).toEqual({ err: '', status: 0 });
  expect(JSON.parse(out).program).toMatch(/^[\d.]+, 99\.0\.0$/);
  write('b', { ...tens(10, 10), form: 2 });
  expect(run('patience merge a b').err).toMatch(
    /^The file “b” is no tally. It has a form that version .* of the program cannot read\.\nNothing/,
  );
});

test('tallies of several games, and lists of them, are added for each game and player', () => {
  const elevens = { ...tens(0, 10), game: 'elevens;places=8' };
  write('a', [tens(0, 10), elevens]);
  write('b', [{ ...elevens, ranges: [{ first: '12', games: 10 }] }, tens(10, 10)]);
  const { out, err, status } = run('patience merge a b');
  const sums: readonly TallyFile[] = JSON.parse(out);
  expect(sums.map(({ game, games }) => [game, games])).toEqual([
    ['tens', 20],
    ['elevens;places=8', 20],
  ]);
  expect(err).toBe(
    "Missing: deals 10 to 11. To play them:\n  patience simulate 'elevens;places=8' --first 10 --games 2 --json\n",
  );
  expect(status).toBe(0);
  expect(run('patience merge a a').err).toBe('Deal 0 is counted twice.\n');
  write('c', tens(20, 10));
  expect(JSON.parse(run('patience merge b c').out)).toMatchObject([
    { game: 'elevens;places=8', games: 10 },
    { game: 'tens', ranges: [{ first: '10', games: 20 }] },
  ]);
});

test('a thousand shards are one tally, and of many gaps the first are named', () => {
  for (let n = 0; n < 1_000; n++) write(`${n}.json`, tens(n * 100, 100));
  const { out, err, status } = run('patience merge *.json --deals 0..99999');
  const { ranges, games, won } = JSON.parse(out);
  expect({ ranges, games, won }).toEqual({
    ranges: [{ first: '0', games: 100_000 }],
    games: 100_000,
    won: 1_000,
  });
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const few = run('patience merge *1.json');
  expect(few.err.match(/^Missing/gm)).toHaveLength(50);
  expect(few.err).toMatch(/--json\n49 more gaps are not listed\.\n$/);
});
