import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { patience, programFile } from '../support/terminal';

const fileIn = (name: string): string => join(mkdtempSync(join(tmpdir(), 'verdicts-')), name);

const RUN = 'solve golf --deals -5..10 --verdicts'.split(' ');

test('the verdicts are printed in the order of the deals, whatever the number of workers', () => {
  const { out, err, status } = patience(RUN);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^ +deal +verdict +moves +positions$/);
  expect(lines.slice(1, 17).map((line) => Number(line.slice(0, 10)))).toEqual(
    Array.from({ length: 16 }, (_, n) => n - 5),
  );
  expect(lines.slice(17)).toEqual([
    expect.stringMatching(/^\d+ winnable, \d+ unwinnable, 0 unknown$/),
    expect.stringMatching(/^\d+\.\d\d to \d+\.\d\d% of all deals can be won \(95% interval\)$/),
  ]);
  for (const workers of ['1', '3']) expect(patience([...RUN, '--workers', workers]).out).toBe(out);
});

test('deals by Microsoft’s numbers are solved in their order, and merge refuses their file', () => {
  const args = 'solve freecell --deals ms609..ms620 --verdicts --json'.split(' ');
  const file = fileIn('microsoft.jsonl');
  const { out } = patience([...args, '--resume', file]);
  const [, ...lines] = out.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).deal)).toEqual(
    Array.from({ length: 12 }, (_, n) => `ms${609 + n}`),
  );
  expect(patience([...args, '--resume', file]).out).toBe(out);
  expect(patience(['merge', file])).toMatchObject({
    err: expect.stringMatching(/It counts deals by Microsoft’s numbers, which no tally does\.\n/),
    status: 2,
  });
});

test('unknown deals widen the interval at both ends', () => {
  const args = 'solve golf --deals 0..9 --verdicts --limit 1'.split(' ');
  const { out } = patience(args);
  expect(out).toMatch(/\n0 winnable, 0 unwinnable, 10 unknown\n0\.00 to 100\.00% of all deals/);
});

test('the rules of a description are solved', () => {
  const { out, status } = patience([
    'solve',
    'layout;columns=4x3',
    '--deals',
    '0..2',
    '--verdicts',
  ]);
  expect(status).toBe(0);
  expect(out).toMatch(/\n +2 /);
});

describe('a run that is kept in a file', () => {
  test('goes on after it is killed, and gives the very same result', async () => {
    const file = fileIn('kept.jsonl');
    // Long enough to be killed on the way.
    const args = 'solve klondike-1 --deals 0..149 --verdicts --json --workers 2'.split(' ');
    const child = spawn(process.execPath, [programFile(), ...args, '--resume', file]);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 12) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    child.kill('SIGKILL');
    await ended;
    const kept = readFileSync(file, 'utf8');
    // As if it had been killed in the middle of a line.
    writeFileSync(file, kept.slice(0, -5));
    const whole = patience(args).out;
    expect(kept.length).toBeLessThan(whole.length);
    expect(patience([...args, '--resume', file]).out).toBe(whole);
    expect(readFileSync(file, 'utf8')).toBe(whole);
    // Nothing is left to solve, and the file is not changed.
    expect(patience([...args, '--resume', file]).out).toBe(whole);
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });

  test.each([
    ['', /^The file “.*” holds no run\. It holds no verdicts\.$/],
    ['{"verdicts":1}\n', /^The file “.*” holds no run\. .+\.$/],
    [headed('{}'), /^The file “.*” holds no run\. Its line 2 is damaged\.$/],
    [headed('').replace('"program":"', '"program":"9.'), /is of another version of the program; /],
    [headed('').replace('500', '501'), /^The file “.*” is of other runs; /],
    [headed('').replace('"-5"', '"-4"'), /^The file “.*” is of other runs; /],
    [headed('').replace('golf', 'tripeaks'), /^The file “.*” is of other runs; /],
  ])('that holds %j changes nothing', (text, sentence) => {
    const file = fileIn('other.jsonl');
    writeFileSync(file, text);
    const { out, err, status } = patience([...RUN, '--resume', file]);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err.trimEnd()).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('that cannot be written is one sentence', () => {
    const { err, status } = patience([...RUN, '--resume', '/no-such-folder/kept.jsonl']);
    expect(err).toMatch(/^The output cannot be written: .*\.\n$/);
    expect(status).toBe(1);
  });
});

/** The first line of a file of `RUN`, and another line. */
function headed(line: string): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const effort = { steps: 500, megabytes: 64 };
  const head = { verdicts: 1, program: version, game: 'golf', first: '-5', effort };
  return `${JSON.stringify(head)}\n${line && `${line}\n`}`;
}

test('merge adds files of verdicts, and says how to solve what is missing', () => {
  const solved = (deals: string, ...more: readonly string[]): string => {
    const file = fileIn(`${deals}.jsonl`);
    writeFileSync(
      file,
      patience(['solve', 'golf', '--deals', deals, '--verdicts', '--json', ...more]).out,
    );
    return file;
  };
  const parts = [solved('0..11'), solved('12..19')];
  const simulated = patience(
    'simulate golf --player solver --first 0 --games 20 --json'.split(' '),
  );
  expect(patience(['merge', ...parts])).toEqual({ ...simulated, err: '' });
  const strict = ['--limit', '9', '--memory', '32'];
  const gaps = patience(['merge', solved('0..1', ...strict), solved('4..4', ...strict)]);
  expect(gaps.err).toBe(`Missing: deals 2 to 3. To solve them:
  patience solve golf --deals 2..3 --verdicts --limit 9 --memory 32 --json
`);
  const [file = ''] = parts;
  writeFileSync(file, readFileSync(file, 'utf8').replace('"deal":"3"', '"deal":"4"'));
  expect(patience(['merge', file])).toMatchObject({
    err: expect.stringMatching(/^The file “.*” is no tally\. Its line 5 is damaged\.\n/),
    out: '',
    status: 2,
  });
});

describe('bad input is one sentence and the usage', () => {
  test.each([
    ['golf --deals 0..4 --limit 5', '--limit goes with --deals and --verdicts.'],
    ['golf --deal 4 --verdicts --resume x', '--resume goes with --deals and --verdicts.'],
    ['golf --deals 0..4 --deal 3', 'Give --deals or --deal, not both.'],
    ['golf --deals 0..4 --piles x', 'Give --deals or --piles, not both.'],
    ['golf --deals 0..4 --verdicts --moves x', 'Give --deals or --moves, not both.'],
    ['golf --deals 0..4 --workers 2', '--workers goes with --deals and --verdicts.'],
    ['golf --deals 0..4 --verdicts --grade', 'Give --grade or --verdicts, not both.'],
    [
      'golf --deals 0..4 --verdicts --seconds 5',
      'With --verdicts, give a limit in steps (--limit), not in seconds.',
    ],
    ['golf --deals 4..0 --verdicts', 'A range holds 1 to 100000 deals, in increasing order.'],
    ['golf --deals 0..100000 --verdicts', 'A range holds 1 to 100000 deals, in increasing order.'],
    ['golf --deals 0-4 --verdicts', '“0-4” is not a range of deals, such as 0..199.'],
    [
      'golf --deals 0..4 --verdicts --limit 0',
      'The limit, in steps, must be a whole number from 1 to 10000000, not “0”.',
    ],
    [
      'golf --deals 0..4 --verdicts --workers many',
      'The number of workers must be a whole number from 1 to 256, not “many”.',
    ],
    ['elevens --deals 0..4 --verdicts', 'There is no solver for this game.'],
    ['layout;columns=99x99 --deals 0..4 --verdicts', /^.+\.$/],
  ])('%s', (args, sentence) => {
    const { out, err, status } = patience(['solve', ...args.split(' ')]);
    const [first = ''] = err.split('\n');
    expect(first).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
    expect(err.slice(first.length)).toBe('\n“patience solve --help” has the options.\n');
    expect({ out, status }).toEqual({ out: '', status: 2 });
  });
});
