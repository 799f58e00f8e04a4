import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { simulate } from '../../src/lab/simulate';
import { jobsOf, parseSweep } from '../../src/lab/sweep';
import { tallyFile } from '../../src/lab/tally';
import { patience } from '../support/terminal';

const SWEEP = 'sweep elevens --places 8..10 --games 600'.split(' ');

/** The tallies of a sweep, played here. */
function tallies(text: string, games: number) {
  const sweep = parseSweep(text);
  if (!sweep.ok) throw new Error(sweep.error);
  return jobsOf(sweep.value, '0', games).map((job) => tallyFile(simulate(job).tally));
}

const fileIn = (name: string): string => join(mkdtempSync(join(tmpdir(), 'sweep-')), name);

test('a sweep prints the win rate for each value', () => {
  const { out, err, status } = patience(SWEEP);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const [head, line, ...rows] = out.trimEnd().split('\n');
  expect(head).toBe('Places | Games | Won | Win rate | 95% from | 95% to');
  expect(line).toBe('-'.repeat(head?.length ?? 0));
  expect(rows).toHaveLength(3);
  for (const [i, { games, won }] of tallies('elevens;places=8..10', 600).entries()) {
    const [value, printed, wins, rate] = (rows[i] ?? '').split('|').map((cell) => cell.trim());
    expect([value, printed, wins]).toEqual([String(8 + i), String(games), String(won)]);
    expect(rate).toBe(`${((100 * won) / games).toFixed(2)}%`);
  }
});

test('players are swept as well, and other options stay as they are', () => {
  const args = 'sweep golf --player first,random --wrap yes --games 5 --json'.split(' ');
  const found = JSON.parse(patience(args).out) as readonly { game: string; player: string }[];
  expect(found.map(({ game, player }) => `${game} ${player}`)).toEqual([
    'golf;wrap=yes first',
    'golf;wrap=yes random',
  ]);
});

test('the tallies of two parts of a sweep merge to those of the whole', () => {
  const files = ['0', '600'].map((first) => {
    const file = fileIn(`${first}.json`);
    writeFileSync(file, patience([...SWEEP, '--first', first, '--json']).out);
    return file;
  });
  const whole = patience('sweep elevens --places 8..10 --games 1200 --json'.split(' '));
  expect(patience(['merge', ...files]).out).toBe(whole.out);
});

describe('a run that is kept in a file', () => {
  test('goes on from there, and gives the very same result', () => {
    const file = fileIn('kept.json');
    const args = [...SWEEP, '--resume', file];
    const whole = patience(SWEEP).out;
    // The whole first value, and a part of the second, as after an interruption.
    const [first, second] = tallies('elevens;places=8..10', 600);
    const part = tallies('elevens;places=8..10', 250)[1];
    writeFileSync(file, JSON.stringify([first, part]));
    expect(patience(args).out).toBe(whole);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([first, second, { games: 600 }]);
    expect(existsSync(`${file}.new`)).toBe(false);
    // Nothing is left to play.
    expect(patience(args).out).toBe(whole);
    expect(patience(['merge', file]).status).toBe(0);
  });

  test('begins where there is no file yet', () => {
    const file = fileIn('new.json');
    const args = 'simulate tens --games 300 --first -5 --json'.split(' ');
    expect(patience([...args, '--resume', file]).out).toBe(patience(args).out);
    expect(existsSync(file)).toBe(true);
  });

  test.each([
    ['[{"game":"tens"}]', /^The file “.*” holds no run\. /],
    ['', /^The file “.*” holds no run\. It is empty\.$/],
    [
      JSON.stringify([{ ...tallies('elevens;places=8..9', 10)[0], program: '0.0.1' }]),
      /^The file “.*” is of another version of the program; give another file to begin again\.$/,
    ],
    [
      JSON.stringify([
        {
          ...tallies('elevens;places=8..9', 10)[0],
          ranges: [
            { first: '0', games: 5 },
            { first: '9', games: 5 },
          ],
        },
      ]),
      /^The file “.*” is of other runs; give the same command as before, or another file\.$/,
    ],
    [
      JSON.stringify(tallies('elevens;places=11..12', 10)),
      /^The file “.*” is of other runs; give the same command as before, or another file\.$/,
    ],
    [
      JSON.stringify(tallies('elevens;places=8..9', 601)),
      /^The file “.*” is of other runs; give the same command as before, or another file\.$/,
    ],
  ])('that holds %s changes nothing', (text, sentence) => {
    const file = fileIn('other.json');
    writeFileSync(file, text);
    const { out, err, status } = patience([...SWEEP, '--resume', file]);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err.trimEnd()).toMatch(sentence);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('that cannot be written is one sentence', () => {
    const { err, status } = patience([...SWEEP, '--resume', '/no-such-folder/kept.json']);
    expect(err).toMatch(/^The output cannot be written: .*\.\n$/);
    expect(status).toBe(1);
  });
});

describe('a bad sweep is one sentence, and where its options stand', () => {
  test.each([
    ['elevens --games 5', 'A sweep has one option with several values, as in places=5..12.'],
    ['elevens --places 1..99 --games 5', 'A sweep has at most 64 values.'],
    ['elevens --places 4..6 --games 5', /^“4” is no value of places/],
    ['elevens --draw 1..3 --games 5', /^elevens has no option “draw”/],
    ['chess --places 5..6 --games 5', 'There is no game called “chess”.'],
    ['--places 5..6 --games 5', 'The name of a game is needed.'],
    ['elevens tens --places 5..6 --games 5', 'One game at a time, not also “tens”.'],
    ['elevens --places 5..6', /^The number of games \(--games\) must be/],
    ['elevens --places 5..6 --games 5 --first x', /^“x” is not a deal number/],
    ['elevens --places 5..6 --games 5 --player me', /^“me” does not play elevens/],
  ])('%s', (args, sentence) => {
    const { out, err, status } = patience(['sweep', ...args.split(' ')]);
    const [first = ''] = err.split('\n');
    expect(first).toMatch(sentence);
    expect(err.slice(first.length)).toBe('\n“patience sweep --help” has the options.\n');
    expect({ out, status }).toEqual({ out: '', status: 2 });
  });
});
