import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { patience, shell } from '../support/terminal';

/** Deals whose right output lies in a file of the folder; a right program prints it. */
const DEALS = 14;
const folder = mkdtempSync(join(tmpdir(), 'check-'));
const rightProgram = ['cat', join(folder, '{deal}.txt')];
const transcript = (deal: number): string =>
  patience(['transcript', 'perditio-tempus', String(deal)]).out;

/** Sleeps as no other process does, so that it can be found. */
const SECONDS = `${70_000 + (process.pid % 10_000)}`;

/** What a program does on each deal. On any other deal it is right. */
const MISDEEDS = [
  `echo partial; echo "Traceback:" >&2; echo "NameError: name 'x' is not defined" >&2; exit 3`,
  `echo partial; sleep ${SECONDS}`,
  'exec yes',
  'true',
  String.raw`printf 'Got \200\201\n'`,
  'kill -SEGV $$',
  `sleep ${SECONDS} & cat "$1/6.txt"`,
  'read a; read b || { echo "EOFError: EOF when reading a line" >&2; exit 1; }',
  `exec tail -f /dev/null`,
  `cat "$1/9.txt"; (trap '' TERM HUP; sleep ${SECONDS}) & exit 0`,
  `head -c 20 "$1/10.txt"`,
  String.raw`printf 'IllegalStateException: no deck\n\tat Main.main(Main.java:7)\n' >&2; exit 1`,
];

/** A program with a misdeed on every deal of the list. */
const misbehaving = ['sh', join(folder, 'misbehave.sh'), folder, '{deal}'];

beforeAll(() => {
  for (let deal = 0; deal < DEALS; deal++)
    writeFileSync(join(folder, `${deal}.txt`), transcript(deal));
  const cases = MISDEEDS.map((misdeed, deal) => `${deal}) ${misdeed} ;;\n`).join('');
  writeFileSync(join(folder, 'misbehave.sh'), `case $2 in\n${cases}*) cat "$1/$2.txt" ;;\nesac\n`);
});

/** The processes that still sleep. */
const sleeping = (): readonly string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(SECONDS);
      } catch {
        return false;
      }
    });

const check = (...args: readonly string[]) => patience(['check', 'perditio-tempus', ...args]);
const ALL = ['--deals', `0..${DEALS - 1}`, '--seconds', '1'];

test('a right program is right', () => {
  expect(check('--deals', '0..9', '--', ...rightProgram)).toEqual({
    out: '10 of 10 deals right.\n',
    err: '',
    status: 0,
  });
});

describe('programs that misbehave', () => {
  test('get a clear sentence each; the other deals are judged, and no process is left', () => {
    const { out, err, status } = check(...ALL, '--', ...misbehaving);
    expect({ err, status }).toEqual({ err: '', status: 1 });
    expect(out.split('\n').filter((line) => /^Deal|right\.$|^In /.test(line))).toEqual([
      "Deal 0: the program ended with exit code 3 after 1 line of output: NameError: name 'x' is not defined",
      'Deal 1: the program was ended after 1 second. Its output is wrong from line 1 on.',
      'Deal 2: the program printed more than 16 MB and was ended.',
      'Deal 3: the program printed nothing.',
      'Deal 4, line 1: the output is not text in UTF-8.',
      'Deal 5: the program died by SIGSEGV (a segmentation fault) before it printed anything.',
      'Deal 7: the program wanted more input than the exercise gives, 1 line, and crashed before it printed anything.',
      'Deal 8: the program was ended after 1 second. It had printed nothing: it waits for other input, or runs forever.',
      expect.stringMatching(/^Deal 10, line 1: the line ends, where the exercise goes on with “/),
      'Deal 11: the program ended with exit code 1 before it printed anything: IllegalStateException: no deck',
      'In 2 deals the program left processes behind, which were ended.',
      '4 of 14 deals right.',
    ]);
    if (process.platform === 'linux') expect(sleeping()).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('cannot hide a process in another group', () => {
    const hiding = `setsid sleep ${SECONDS} & cat ${folder}/{deal}.txt`;
    const { out } = check('--deals', '0..2', '--', 'sh', '-c', hiding);
    expect(out).toContain('3 of 3 deals right.');
    expect(sleeping()).toEqual([]);
  });

  test('need not read their input, however long it is', () => {
    const { out } = patience(['check', 'klondike-1', '--deals', '0..3', '--', 'true']);
    expect(out).toContain('Deal 3: the program printed nothing.');
  });
});

test('what was shown of a deal is not shown again', () => {
  const { out } = check('--deals', '0..2', '--', 'sh', '-c', 'echo no >&2; exit 4');
  expect(out).toBe(
    [
      'Deal 0: the program ended with exit code 4 before it printed anything: no',
      '  no',
      '',
      'Deal 1: the program ended with exit code 4 before it printed anything: no',
      'Deal 2: the program ended with exit code 4 before it printed anything: no',
      '0 of 3 deals right.',
      '',
    ].join('\n'),
  );
});

test('a character in two portions of the standard error is one', () => {
  const split = String.raw`printf 'caf\303' >&2; sleep 0.3; printf '\251\n' >&2; exit 4`;
  expect(check('--deals', '0', '--', 'sh', '-c', split).out).toContain('printed anything: café\n');
});

describe('a program that cannot be started', () => {
  test.each([
    [
      'python99',
      'There is no “python99” on this machine: install Python 3, or give the command that runs it here.',
    ],
    ['./missing', 'There is no program “./missing” on this machine.'],
    ['', '“” could not be started (ERR_INVALID_ARG_VALUE).'],
    ['/dev/null/program', '“/dev/null/program” could not be started (ENOTDIR).'],
  ])('%s', (program, sentence) => {
    expect(check('--deals', '0..9', '--', program)).toEqual({
      out: `${sentence}\n\nNo deal was checked.\n`,
      err: '',
      status: 2,
    });
  });

  test('a file that may not be run', () => {
    const file = join(folder, 'solution.py');
    writeFileSync(file, 'print()\n');
    chmodSync(file, 0o644);
    expect(check('--deals', '0', '--', file).out).toContain('may not be run: make it executable');
  });
});

describe('reports', () => {
  const run = (...options: readonly string[]) => check(...ALL, ...options, '--', ...misbehaving);
  const RIGHT = [6, 9, 12, 13];

  test('TAP', () => {
    const lines = run('--tap').out.split('\n');
    expect(lines.slice(0, 2)).toEqual(['TAP version 13', `1..${DEALS}`]);
    const points = lines.filter((line) => /^(not )?ok /.test(line));
    expect(points.map((line) => Number(/ok (\d+) /.exec(line)?.[1]))).toEqual(
      Array.from({ length: DEALS }, (_, i) => i + 1),
    );
    expect(points.flatMap((line, deal) => (line.startsWith('ok') ? [deal] : []))).toEqual(RIGHT);
    expect(lines.every((line) => /^(TAP|1\.\.|ok|not ok| {2}|$)/.test(line))).toBe(true);
  });

  test('JSON, and for JUnit and Gradescope into files', () => {
    const [junit, gradescope] = [join(folder, 'report.xml'), join(folder, 'results.json')];
    const report = JSON.parse(run('--json', '--junit', junit, '--gradescope', gradescope).out);
    expect(report).toMatchObject({ game: 'perditio-tempus', deals: DEALS, right: RIGHT.length });
    expect(report.verdicts.map(({ kind }: { kind: string }) => kind)).toEqual([
      'crashed',
      'too slow',
      'too much output',
      'no output',
      'not text',
      'crashed',
      'right',
      'crashed',
      'too slow',
      'right',
      'different',
      'crashed',
      'right',
      'right',
    ]);

    const xml = readFileSync(junit, 'utf8');
    expect(xml).toContain('tests="14" failures="1" errors="9"');
    expect(xml).toMatch(/name="deal 5" [^>]*>\s*<error [^>]*message="Deal 5: [^"]*SIGSEGV/);

    const { tests, output } = JSON.parse(readFileSync(gradescope, 'utf8'));
    expect(output).toContain('4 of 14 deals right.');
    expect(tests[6]).toMatchObject({ name: 'Deal 6', score: 1, max_score: 1, status: 'passed' });
    expect(tests[3]).toEqual({
      name: 'Deal 3',
      score: 0,
      max_score: 1,
      status: 'failed',
      output: 'Deal 3: the program printed nothing.',
      output_format: 'text',
      visibility: 'visible',
    });
  });
});

test('a reader who leaves a pipe early changes neither the reports nor the exit code', () => {
  const command = `patience check perditio-tempus --deals 0..99 --gradescope left.json -- echo no`;
  const { out, err } = shell(`{ ${command}; echo "exit $?" >&2; } | head -n 1`, folder);
  expect({ out, err }).toEqual({
    out: expect.stringMatching(/^Deal 0, line 1: .*\n$/),
    err: 'exit 1\n',
  });
  const { output, tests } = JSON.parse(readFileSync(join(folder, 'left.json'), 'utf8'));
  expect({ output, tests: tests.length }).toEqual({ output: '0 of 100 deals right.', tests: 100 });
});

describe('lenient', () => {
  const spaced = ['sed', 's/$/  /', join(folder, '{deal}.txt')];

  test('white space counts', () => {
    expect(check('--deals', '0..0', '--', ...spaced).out).toContain(
      'Deal 0, line 1: “··” at the end of the line, where the exercise has nothing: → is a tab, · a space.',
    );
  });

  test('white space is forgiven, and how often is said', () => {
    const lines = transcript(0).split('\n').length - 1;
    expect(check('--deals', '0..0', '--lenient', '--', ...spaced)).toMatchObject({
      out: `White space was forgiven in ${lines} lines of 1 deal.\n1 of 1 deal right.\n`,
      status: 0,
    });
  });
});

describe('moves', () => {
  const moves = join(folder, 'moves');
  const program = (deal: string) => ['cat', join(folder, `console-${deal}.txt`)];

  beforeAll(() => {
    mkdirSync(moves);
    writeFileSync(join(moves, '7.txt'), 'Patience Lab, elevens, deal 7\n# a pair\n1 2\n');
    const { out } = patience(['play', 'elevens', '--deal', '7'], '1 2\nq\n');
    writeFileSync(join(folder, 'console-7.txt'), out);
  });

  test.each([moves, join(moves, '7.txt')])('are those of %s', (path) => {
    const args = ['check', 'elevens', '--deals', '7..7', '--moves', path, '--', ...program('7')];
    expect(patience(args)).toMatchObject({ out: '1 of 1 deal right.\n', status: 0 });
  });

  test('a deal without a file ends the check before anything runs', () => {
    const args = ['check', 'elevens', '--deals', '7..8', '--moves', moves, '--', ...program('7')];
    expect(patience(args)).toMatchObject({
      out: '',
      err: expect.stringMatching(/8\.txt” cannot be read\.\n$/),
      status: 2,
    });
  });

  test.each([join(moves, '7.txt', 'more'), join(folder, 'x'.repeat(300))])(
    '%#: a path that no file can have',
    (path) => {
      expect(patience(['check', 'elevens', '--moves', path, '--', 'true'])).toMatchObject({
        out: '',
        err: expect.stringMatching(/” cannot be read\.\n$/),
        status: 2,
      });
    },
  );

  test('a file that asks for a hint is refused', () => {
    const file = join(folder, 'hint.txt');
    writeFileSync(file, 'h\n');
    expect(patience(['check', 'elevens', '--moves', file, '--', 'true']).err).toMatch(
      /may hold moves, z and q, not “h”\.\n$/,
    );
  });
});

test.each([
  [['check'], 'The name of an exercise is needed.'],
  [
    ['check', 'pictures'],
    'The command that runs your program is needed, after --: as in “-- python3 solitaire_1.py”.',
  ],
  [
    ['check', 'pictures', 'python3', '-c', 'print()'],
    'There is no option “-c” here. Put -- before the command that runs your program.',
  ],
  [
    ['check', 'golf', '--', 'true'],
    'golf is no exercise; the exercises are klondike-3, klondike-1, elevens, thirteens, tens, perditio-tempus, pictures and eight-stacks.',
  ],
  [
    ['check', 'nothing', '--', 'true'],
    'There is no game called “nothing”; “patience list” names them all.',
  ],
  [['check', 'pictures', '--json', '--tap', '--', 'true'], 'Give --json or --tap, not both.'],
  [
    ['check', 'pictures', '--deals', '9..0', '--', 'true'],
    'A range holds 1 to 100000 deals, in increasing order.',
  ],
  [
    ['check', 'pictures', '--seconds', '0', '--', 'true'],
    'The time limit (--seconds) must be a whole number from 1 to 3600, not “0”.',
  ],
  [['check', 'pictures', '--moves', 'x', '--', 'true'], 'A program of pictures reads no moves.'],
  [
    ['check', 'elevens', '--games', '5', '--', 'true'],
    'The exercise elevens asks for no table of games.',
  ],
  [
    ['check', 'pictures', '--junit', '/no/such/folder/x', '--', 'true'],
    'The output cannot be written',
  ],
])('%j', (args, sentence) => {
  const { out, err, status } = patience(args);
  expect({ out, sentence: err.split('\n')[0] }).toEqual({
    out: '',
    sentence: expect.stringContaining(sentence),
  });
  expect(status).toBeGreaterThan(0);
});
