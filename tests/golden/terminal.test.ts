import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { execute, openSession, tableText } from '../../src/console/session';
import { type Card, cardCode } from '../../src/engine/card';
import { FULL_DECK, formatCards } from '../../src/engine/deck';
import { formatTally } from '../../src/lab/tally';
import { marginOfError } from '../support/margin';
import { proofSize } from '../support/proofSize';
import { patience, patienceProcess, programFile, shell } from '../support/terminal';
import explicit from '../vectors/explicit_decks.json';
import won from '../vectors/klondike_won.json';
import picturesTables from '../vectors/pictures_simulate.json';
import pictures from '../vectors/pictures_transcripts.json';
import sessions from '../vectors/stacks_sessions.json';
import stacksTables from '../vectors/stacks_simulate.json';
import stacks from '../vectors/stacks_transcripts.json';

const PROMPT = 'Please enter an integer to feed the seed() function: ';

test.each(pictures)('play and transcript print Twelve Pictures, seed $seed', ({ seed, text }) => {
  expect(patience(['play', 'pictures'], `${seed}\n`).out).toBe(PROMPT + text);
  expect(patience(['transcript', 'pictures', seed]).out).toBe(text);
});

test.each(stacks)(
  'transcript and outcome print Eight Stacks, seed $seed',
  ({ seed, collected, outcome }) => {
    expect(patience(['transcript', 'eight-stacks', seed]).out).toBe(collected);
    expect(patience(['outcome', 'eight-stacks', seed]).out).toBe(outcome);
  },
);

test.each(sessions)('the dialogue of Eight Stacks, seed $seed, answers $answers', (session) => {
  const { seed, answers, text } = session;
  // The texts show what a person typed; a pipe shows nothing.
  let expected = PROMPT;
  let rest = text;
  for (const answer of answers) {
    const at = rest.indexOf(`\n       ${answer}\n`) + 8;
    expect(at).toBeGreaterThan(7);
    expected += rest.slice(0, at);
    rest = rest.slice(at + answer.length + 1);
  }
  expect(rest).toBe('');
  const ran = patience(['play', 'eight-stacks'], [seed, ...answers, ''].join('\n'));
  expect(ran).toEqual({ out: expected, err: '', status: 0 });
});

test('transcript plays a deck that is given', () => {
  const codes = (deck: readonly number[]) => deck.map((card) => cardCode(card as Card)).join(' ');
  for (const { decks, text } of explicit.pictures) {
    const deck = codes(decks[0] ?? []);
    expect(patience(['transcript', 'pictures', '--deck', deck]).out).toBe(text);
  }
  for (const { deck, collected } of explicit.stacks) {
    expect(patience(['transcript', 'eight-stacks', '--deck', codes(deck)]).out).toBe(collected);
  }
});

const tables = [
  ...picturesTables.map((table) => ({ ...table, game: 'pictures' })),
  ...stacksTables.map((table) => ({ ...table, game: 'eight-stacks' })),
];

test.each(['--version', '-V'])('%s prints the version of the package', (option) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(patience([option])).toEqual({ out: `${version}\n`, err: '', status: 0 });
});

test.each(tables)('simulate prints the table of $game, n = $n, i = $i', ({ game, n, i, text }) => {
  const args = ['simulate', game, '--games', String(n), '--first', i];
  expect(patience(args).out).toBe(text);
});

test('four shards as processes of their own merge to the very same tally as one run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallies-'));
  const args = (first: number, games: number) =>
    `simulate eight-stacks --first ${first} --games ${games} --json`.split(' ');
  const files = [0, 1, 2, 3].map((shard) => {
    const file = join(folder, `${shard}.json`);
    writeFileSync(file, patienceProcess(args(-200 + shard * 100, 100)).out);
    return file;
  });
  const whole = patience([...args(-200, 400), '--workers', '1']).out;
  expect(patience(['merge', ...files.reverse()]).out).toBe(whole);
  const ranges = [{ first: '-200', games: 400 }];
  expect(JSON.parse(whole)).toMatchObject({ game: 'eight-stacks', ranges, games: 400 });
});

test('workers give the very same tally, in any number', () => {
  const run = (workers: number) =>
    patienceProcess(`simulate tens --first 5 --games 12000 --json --workers ${workers}`.split(' '))
      .out;
  expect(run(3)).toBe(run(1));
});

test('games with other rules are dealt, played and simulated', () => {
  expect(patience(['deal', 'elevens;places=5', '1']).out).toMatch(/^1:\S+ {2}2:.* {2}5:\S+\n47 /);
  expect(patience(['deal', 'klondike-3;draw=1', '1']).out).toBe(
    patience(['deal', 'klondike-1', '1']).out,
  );
  expect(patience(['play', 'eight-stacks;drawn=1'], '1\nq\n').out).toContain('lines of output');
  expect(patience(['transcript', 'eight-stacks;drawn=1', '1']).out).toContain(
    'Starting to draw 1 card (if possible) again and again for the first time...',
  );
  const run = 'simulate pictures;rounds=8 --first 0 --games 300 --json'.split(' ');
  const [many, usual] = [run, run.map((word) => word.replace(';rounds=8', ''))].map((args) =>
    JSON.parse(patience(args).out),
  );
  expect(many.game).toBe('pictures;rounds=8');
  expect(many.won).toBeGreaterThan(usual.won);
});

describe('a usage error gets one sentence, the usage, and status 2', () => {
  test.each([
    [[], 'A command is needed.'],
    [['dance'], 'There is no command “dance”.'],
    [['play'], 'The name of a game is needed.'],
    [['play', 'chess'], /^There is no game called “chess”; “patience list” names them all\./],
    [
      ['transcript', 'pictures', '1.5'],
      '“1.5” is not a deal number; a deal number is any integer, such as 275.',
    ],
    [['transcript', 'pictures', '1', '2'], 'One deal at a time, not also “2”.'],
    [
      ['transcript', 'pictures', '--deck', 'AH'],
      'The 2 of Hearts and 50 more are missing from the deck.',
    ],
    [['transcript', 'pictures', '--deck', 'AH AH'], 'The Ace of Hearts is in the deck twice.'],
    [
      ['simulate', 'pictures', '--first', '1'],
      /^The number of games \(--games\) must be a whole number from 1/,
    ],
    [['simulate', 'pictures', '--games', '-3', '--first', '1'], /^The number of games/],
    [['simulate', 'pictures', '--games', '2', '--first', 'x'], /^“x” is not a deal number/],
    [
      ['simulate', 'pictures', '--games', '2', '--first', '1', '--fast'],
      'There is no option “--fast” here.',
    ],
    [['simulate', 'pictures', '--games'], '--games needs a value.'],
    [
      ['simulate', 'pictures', '--games', '2', '--first', '1', '--player', 'nobody'],
      /^“nobody” does not play pictures/,
    ],
    [['merge'], 'The files of the tallies are needed.'],
    [['merge', 'file', '--deals', '9..0'], /^A range holds 1 to .* deals, in increasing order\.$/],
    [['deal', 'elevens;draw=1', '1'], 'elevens has no option “draw”; its only option is places.'],
    [
      ['simulate', 'elevens;places=99', '--games', '2', '--first', '1'],
      /^“99” is no value of places, which can be 5, /,
    ],
    [['solve', 'elevens;places=8', '--deal', '1'], 'There is no solver for this game.'],
    [
      ['simulate', 'elevens;places=8', '--games', '2', '--first', '1', '--player', 'solver'],
      /^“solver” does not play elevens;places=8/,
    ],
    [['outcome', 'pictures', '1'], 'Only eight-stacks has an outcome of its own.'],
  ] as const)('%j', (args, sentence) => {
    const { out, err, status } = patience(args);
    const [first] = err.split('\n');
    if (typeof sentence === 'string') expect(first).toBe(sentence);
    else expect(first).toMatch(sentence);
    expect(err).toMatch(/^.+\n“patience .+” has the (options|commands)\.\n$/);
    expect({ out, status }).toEqual({ out: '', status: 2 });
  });

  test('so does a seed that is no number', () => {
    const { err, status } = patience(['play', 'pictures'], 'seven\n');
    expect(err).toMatch(/^“seven” is not a deal number/);
    expect(status).toBe(2);
  });
});

test('the end of the input and a closed pipe end quietly', () => {
  expect(patienceProcess(['play', 'pictures'])).toEqual({ out: PROMPT, err: '', status: 0 });
  expect(patienceProcess(['play', 'eight-stacks'], '9\n')).toMatchObject({ err: '', status: 0 });
  expect(shell('patience transcript eight-stacks 9 | head -n 1', '.')).toEqual({
    out: 'Deck shuffled, ready to start!\n',
    err: '',
    status: 0,
  });
});

describe('Klondike by text in the terminal', () => {
  test.each(['klondike-3', 'klondike-1'] as const)(
    '%s typed line by line is won, with the table after every line',
    (id) => {
      const { deal, moves } = won[id];
      const { out, err, status } = patience(
        ['play', id, '--deal', deal],
        `${moves.join('\n')}\nm c1, c2\nq\n`,
      );
      let session = openSession(id, deal);
      const expected = [tableText(session)];
      for (const line of moves) {
        session = execute(session, line, () => '0').session;
        expected.push(tableText(session));
      }
      expected.push(`Won in ${moves.length} moves.`, 'You have won this game.', '');
      expect(out).toBe(expected.join('\n'));
      expect({ err, status }).toEqual({ err: '', status: 0 });
    },
  );

  test('a file of moves is replayed, and its first wrong line named', () => {
    const { deal, moves } = won['klondike-3'];
    const played = patience(['replay', 'klondike-3', deal, '-'], moves.join('\n'));
    expect(played.out).toMatch(/\n97 moves\.\nWon in 97 moves\.\n$/);
    expect(patience(['replay', 'klondike-3', deal, '-'], 's\nm c1, c9\n')).toEqual({
      out: '',
      err: 'Line 2: There is no column “9”; columns are c1 to c7.\n',
      status: 2,
    });
  });

  test('a file that names its deal is replayed and solved only there', () => {
    const file = 'Patience Lab, klondike-3, deal 275\ns\n';
    const replayed = (deal: string) => patience(['replay', 'klondike-3', deal, '-'], file);
    expect(replayed('275').out).toMatch(/\n1 move\.\n$/);
    const refused = {
      out: '',
      err: 'Line 1: These moves belong to “klondike-3”, deal 275.\n',
      status: 2,
    };
    expect(replayed('5')).toEqual(refused);
    expect(patience(['replay', 'klondike-1', '275', '-'], file)).toEqual(refused);
    expect(patience(['solve', 'klondike-3', '--deal', '5', '--moves', '-'], file)).toEqual(refused);
    const deck = formatCards(FULL_DECK);
    const byHand = `Patience Lab, golf, deal ${deck.replaceAll(' ', '')}\ns\n`;
    const solved = patience(['solve', 'golf', '--deck', deck, '--moves', '-'], byHand);
    expect(solved).toMatchObject({ out: expect.stringMatching(/winnable/), status: 0 });
  });

  test('Elevens is played by place numbers', () => {
    const { out, status } = patience(['play', 'elevens', '--deal', '0'], '1 4\n2 3\nz\n');
    expect(out).toContain('Queen + 3; only two cards that add to 11');
    expect(out).toContain('43 undealt cards remain.\n');
    expect(out).toContain('41 undealt cards remain.\n');
    expect(status).toBe(0);
  });

  test('solve prints a verdict and a line that wins', () => {
    const json = JSON.parse(patience(['solve', 'klondike-1', '--deal', '273', '--json']).out);
    expect(json.verdict).toBe('winnable');
    const replayed = patience(['replay', 'klondike-1', '273', '-'], json.line.join('\n'));
    expect(replayed.out).toContain(`Won in ${json.line.length} moves.`);
    expect(patience(['solve', 'klondike-3', '--deals', '0..2']).out).toMatch(
      /3 winnable, 0 unwinnable, 0 unknown\n$/,
    );
    expect(patience(['solve', 'tens', '--deal', '1']).status).toBe(2);
  });

  test('solve grades a deal that can be won, or those of a range, with --grade', () => {
    expect(patience(['solve', 'golf', '--deal', '7', '--grade']).out).toMatch(
      /^winnable in 46 moves; .* ms\. Easy: in the easiest third of winnable deals\n/,
    );
    const json = JSON.parse(patience(['solve', 'golf', '--deal', '7', '--json', '--grade']).out);
    expect(json.difficulty).toEqual({ grade: 'easy', games: 60, won: 2, score: 340 / 60 });
    const { out } = patience(['solve', 'golf', '--deals', '7..8', '--grade']);
    expect(out).toMatch(
      /^ +deal .* ms +grade\n +7 +winnable +46 .* easy\n +8 +unwinnable +\d+ +\d+\n/,
    );
    expect(patience(['solve', 'golf', '--deal', '7']).out).not.toContain('Easy');
    expect(patience(['solve', 'golf', '--deal', '7', '--grade', '--moves', '-']).status).toBe(2);
  });
});

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'patience-'));

describe('an input without end gets one sentence and status 2', () => {
  const DEVICES = ['/dev/zero', '/dev/full'].filter((device) => existsSync(device));

  describe.each(DEVICES)('%s', (device) => {
    test.each(['merge', 'replay klondike-3 1', 'solve klondike-3 --deal 1 --moves'])(
      '%s',
      (command) => {
        for (const [input, name] of [
          [device, `The file “${device}”`],
          [`- < ${device}`, 'The standard input'],
        ]) {
          expect(shell(`patience ${command} ${input}`, '.')).toEqual({
            out: '',
            err: `${name} has more than 16 MB.\n`,
            status: 2,
          });
        }
      },
    );

    test.each(['pictures', 'eight-stacks', 'klondike-3 --deal 1', 'tens --deal 1'])(
      'play %s',
      (game) => {
        expect(shell(`patience play ${game} < ${device}`, '.')).toMatchObject({
          err: 'A line of the standard input has more than 1 MB.\n',
          status: 2,
        });
      },
    );
  });

  test('a file and a line may be as long as the limit', () => {
    const file = join(temporaryFolder(), 'moves');
    writeFileSync(file, `s\n#${' '.repeat(16_000_000 - 3)}`);
    expect(patience(['replay', 'klondike-3', '1', file]).out).toMatch(/\n1 move\.\n$/);
    writeFileSync(file, ' ', { flag: 'a' });
    expect(patience(['replay', 'klondike-3', '1', file])).toMatchObject({ out: '', status: 2 });
    const play = (line: string) => patience(['play', 'tens', '--deal', '1'], `${line}\nq\n`);
    expect(play('x'.repeat(1_000_000)).out).toMatch(/ is not a command; \? lists them\.\n$/);
    expect(play('x'.repeat(1_000_001)).status).toBe(2);
  });

  test('a wrong answer ends the program, though the input goes on', () => {
    const folder = temporaryFolder();
    const { err, status } = shell(
      'mkfifo input; exec 3<>input; echo seven >&3; patience play eight-stacks < input',
      folder,
    );
    expect(err).toMatch(/^“seven” is not a deal number/);
    expect(status).toBe(2);
  });
});

test('lines may end as on any system, and the last one with the input', () => {
  const { out, status } = patience(['play', 'klondike-3', '--deal', '1'], 's\r\nz\r\ny\nz');
  const table = tableText(openSession('klondike-3', '1'));
  expect(out.split(table)).toHaveLength(4);
  expect(out.endsWith(`${table}\n`)).toBe(true);
  expect(status).toBe(0);
});

describe('an output that cannot be written', () => {
  /** A file without room, what makes it one, and the system's reason. */
  const [target, limit, reason] = existsSync('/dev/full')
    ? ['/dev/full', '', 'no space left on device']
    : ['file', 'ulimit -f 0;', 'file too large'];

  test.each([
    'help',
    'list',
    'deal tens 1',
    'transcript pictures 1',
    'outcome eight-stacks 1',
    'play pictures',
    'play eight-stacks',
    'play perditio-tempus --deal 1',
    'play klondike-3 --deal 1',
    'replay klondike-3 1 -',
    'simulate tens --games 12000 --first 1 --workers 2',
    'merge tally',
    'solve klondike-3 --deal 275',
    'solve klondike-3 --deals 0..2',
  ])('%s: one sentence and status 1', (command) => {
    const folder = temporaryFolder();
    const none = { first: '1', games: 0, won: 0, scores: {} } as const;
    const tally = formatTally({ game: 'tens', player: 'automatic', ...none });
    writeFileSync(join(folder, 'tally'), tally);
    expect(shell(`${limit} patience ${command} > ${target}`, folder, 's\n')).toEqual({
      out: '',
      err: `The output cannot be written: ${reason}.\n`,
      status: 1,
    });
  });

  test('without room for the sentence too the status still tells', () => {
    const run = (command: string) => shell(`${limit} patience ${command}`, temporaryFolder());
    expect(run(`list > ${target} 2>&1`)).toEqual({ out: '', err: '', status: 1 });
    expect(run(`dance 2> ${target}`)).toEqual({ out: '', err: '', status: 2 });
    expect(run(`replay tens 1 no-such-file 2> ${target}`).status).toBe(2);
    const chosen = run(`play perditio-tempus 2> ${target}`);
    expect(chosen.out).toMatch(/^Got /);
    expect(chosen.status).toBe(1);
  });

  test('a file that holds a part of the output is no success', () => {
    const folder = temporaryFolder();
    const command = 'ulimit -f 1; patience transcript eight-stacks 9 > file';
    expect(shell(command, folder)).toMatchObject({
      err: expect.stringMatching(/too large/),
      status: 1,
    });
    expect(shell('test -s file', folder).status).toBe(0);
  });

  /** Pipes the output of a command to a reader who has gone. The result prints its status; 4 is the result's output. */
  const afterReader = (command: string) =>
    shell(
      `exec 4>&1; mkfifo gate
      { read line < gate; ${command}; echo "status $?" >&4; } | { exec <&-; echo > gate; }`,
      temporaryFolder(),
    );

  test('a reader of the output who has gone is no failure', () => {
    for (const command of [
      'list',
      'play klondike-3 --deal 1',
      'solve klondike-3 --deals 0..999999',
      'simulate tens --games 12000 --first 1 --workers 2',
    ]) {
      const { out, err } = afterReader(`patience ${command}`);
      expect({ out, err }, command).toEqual({ out: 'status 0\n', err: '' });
    }
    const wrong = afterReader('patience dance');
    expect(wrong).toMatchObject({ out: 'status 2\n', err: expect.stringMatching(/^There is no/) });
  });

  test('a reader of the errors who has gone loses the sentence, not the status', () => {
    const run = (command: string): string => afterReader(`patience ${command} 2>&1 >&4`).out;
    expect(run('dance')).toBe('status 2\n');
    expect(run('merge no-such-file')).toBe('status 2\n');
    expect(run('list')).toMatch(/^klondike-3 [\s\S]*\nstatus 0\n$/);
    expect(run('play perditio-tempus')).toMatch(/^Got [\s\S]*\nstatus 1\n$/);
  });

  test('closed streams are no reason for a stack trace', () => {
    const run = (command: string) => shell(`patience ${command}`, '.');
    expect(run('dance 2>&-')).toEqual({ out: '', err: '', status: 2 });
    expect(run('dance <&- >&- 2>&-')).toEqual({ out: '', err: '', status: 2 });
    expect(run('dance >&-')).toMatchObject({
      err: expect.stringMatching(/^There is no/),
      status: 2,
    });
    expect(run('list 2>&-')).toMatchObject({
      out: expect.stringMatching(/^klondike-3/),
      status: 0,
    });
    expect(run('play tens --deal 1 <&-')).toMatchObject({ err: '', status: 0 });
  });

  test('a slow reader of a pipe that does not block gets everything', () => {
    const tables = 2_000;
    // Node sets a pipe that it prints to not to block, and the program inherits it.
    const outer = `process.stdout.write("");
      require("node:child_process").spawnSync(process.execPath, process.argv.slice(1), { stdio: "inherit" });`;
    const { out, err } = shell(
      `"${process.execPath}" -e '${outer}' "${programFile()}" play klondike-3 --deal 1 | { sleep 0.2; cat; }`,
      '.',
      'p\n'.repeat(tables - 1),
    );
    expect(err).toBe('');
    expect(out).toBe(`${tableText(openSession('klondike-3', '1'))}\n`.repeat(tables));
  });
});

test('the program says what is missing before it is built', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  copyFileSync('bin/patience.mjs', join(folder, 'bin/patience.mjs'));
  const run = (rest: string) =>
    shell(`ulimit -f 0; "${process.execPath}" bin/patience.mjs ${rest}`, folder);
  expect(run('list')).toEqual({
    out: '',
    err: 'The terminal program is not built yet: run “npm ci && npm run build” first.\n',
    status: 2,
  });
  expect(run('list 2> file')).toEqual({ out: '', err: '', status: 2 });
});

const GAMES = proofSize(50, 1_000);

/**
 * The published shares of deals that can be won by a player who knows every card. For draw three: C. Blake and I. P. Gent,
 * “The Winnability of Klondike Solitaire and Many Other Patience Games”, arXiv:1906.12314.
 */
test.each([
  ['klondike-1', 0.9048],
  ['klondike-3', 0.81945],
] as const)(
  `%s: the share of winnable deals is as published, %f, over ${GAMES} deals`,
  (game, share) => {
    const run = `simulate ${game} --player solver --games ${GAMES} --first 5000 --json`;
    const { won, scores } = JSON.parse(patience(run.split(' ')).out);
    const unknown = scores['1'] ?? 0;
    const margin = marginOfError(share, GAMES);
    expect(won / GAMES).toBeLessThan(share + margin);
    expect((won + unknown) / GAMES).toBeGreaterThan(share - margin);
    expect(unknown / GAMES).toBeLessThan(0.05);
  },
);
