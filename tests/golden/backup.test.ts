import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { merge } from '../../src/persistence/merge';
import type { GameRecord } from '../../src/persistence/record';
import { playedGame } from '../support/playedGame';
import { backupOf, gameRecords } from '../support/records';
import { patience } from '../support/terminal';
import won from '../vectors/klondike_won.json';

/** The won game of draw three. */
function wonGame(revision = 9): GameRecord {
  const { deal, moves } = won['klondike-3'];
  const times = {
    started: 1_763_000_000_000,
    updated: 1_763_000_300_000,
    ended: 1_763_000_300_000,
  };
  const facts = { id: 'won', revision, ...times, seconds: 299, result: 'won' } as const;
  return playedGame('klondike-3', deal, moves, facts).record;
}

const GAMES = [...gameRecords(80), wonGame()];

/** A file with this text. */
function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'backup-')), 'backup.json');
  writeFileSync(file, text);
  return file;
}

const STATS = `\
game                  played  won  lost  solver  win rate     95% interval  streak  best streak  fewest moves  median time
all games                 81    4    25       0     13.8%    5.5% to 30.6%       1            1            97         0:10
klondike-3                11    1     0       0    100.0%  20.7% to 100.0%       1            1            97         4:59
klondike-3;redeals=2      10    0     0       0                                  0            0
klondike-1                10    0     0       0                                  0            0
freecell                  10    0     4       0      0.0%    0.0% to 49.0%       0            0
golf                      10    0     0       0                                  0            0
elevens                   10    0     6       0      0.0%    0.0% to 39.0%       0            0
elevens;places=8          10    0     8       0      0.0%    0.0% to 32.4%       0            0
pictures                  10    3     7       0     30.0%   10.8% to 60.3%       1            1                       0:10
`;

test('stats prints the figures of all games and of each', async () => {
  const backup = await backupOf(GAMES);
  expect(patience(['stats', '-'], backup)).toEqual({ out: STATS, err: '', status: 0 });
  const { all, games } = JSON.parse(patience(['stats', fileOf(backup), '--json']).out);
  expect(all).toMatchObject({ played: 81, won: 4, lost: 25, fewest: { deal: '251', length: 97 } });
  expect(games.pictures).toMatchObject({ played: 10, won: 3, lost: 7 });
  expect(all.possible).toEqual({ winnable: 4, unwinnable: 0, unknown: 0, unjudged: 25 });
  expect(Object.keys(games)).toHaveLength(8);
});

test('a game that a backup has twice counts once, in its newest state', async () => {
  const later = { ...wonGame(10), seconds: 320 };
  const backup = await backupOf([later, wonGame(), later]);
  const { all } = JSON.parse(patience(['stats', '-', '--json'], backup).out);
  expect(all).toMatchObject({ played: 1, won: 1, medianSeconds: 320 });
});

test('of two states of one revision, stats counts the one that an import keeps', async () => {
  const [game, longer] = [wonGame(), { ...wonGame(), seconds: 320 }];
  const { result, ended, ...begun } = game;
  const shorter: GameRecord = { ...begun, moves: game.moves.slice(0, 40), cursor: 1, seconds: 20 };
  for (const [a, b] of [
    [shorter, game],
    [game, longer],
  ] as const) {
    const [kept] = merge(a, b);
    for (const order of [
      [a, b],
      [b, a],
    ]) {
      const backup = await backupOf(order);
      const { all } = JSON.parse(patience(['stats', '-', '--json'], backup).out);
      expect(all).toMatchObject({ played: 1, won: 1, medianSeconds: kept.seconds });
    }
  }
});

test('verify names the line and reason of a record whose day is none', async () => {
  const lines = (await backupOf(GAMES)).split('\n');
  const daily = lines.findIndex((line) => line.includes('"day":"2026-11-23"'));
  lines[daily] = lines[daily]?.replace('2026-11-23', '2026-02-30') ?? '';
  expect(patience(['verify', '-'], lines.join('\n'))).toEqual({
    out: '80 games right, 1 fault.\n',
    err: `Line ${daily + 1}: its day is damaged.\n`,
    status: 2,
  });
});

test('verify replays every game', async () => {
  const right = { out: '81 games right.\n', err: '', status: 0 };
  const backup = await backupOf(GAMES);
  expect(patience(['verify', '-'], backup)).toEqual(right);
  expect(patience(['verify', fileOf(backup)])).toEqual(right);
});

test('verify names the line and the reason of all that is wrong', async () => {
  const lines = (await backupOf(GAMES)).split('\n');
  lines[1] = lines[1]?.replace('"moves":"1', '"moves":"1_') ?? '';
  lines[2] = '{"version":1,';
  // Without its last move it is not won, and only its first 96 can be made.
  lines[81] =
    lines[81]?.replace(/(?<="moves":"[^"]*)."/, '"').replace('"cursor":97', '"cursor":96') ?? '';
  const ran = patience(['verify', '-'], lines.slice(0, 82).join('\n'));
  expect(ran).toEqual({
    out: '78 games right, 4 faults.\n',
    err: [
      'Line 2: move 1 of it is not legal.',
      'Line 3: it is damaged.',
      'Line 82: its moves do not end in a win.',
      'The end: the rest of the file is missing.',
      '',
    ].join('\n'),
    status: 2,
  });
  const stats = patience(['stats', '-'], lines.join('\n'));
  expect(stats.err).toBe('3 lines cannot be read; verify says which, and why.\n');
  expect(stats.status).toBe(2);
  expect(stats.out).toMatch(/^all games +78 /m);
});

test('verify names the fields that a game is read without', async () => {
  const odd = { undos: -3, seen: 'zz', bet: 'maybe', source: 'martian', helped: 'yes' };
  const [one, other] = gameRecords(2);
  const backup = await backupOf([JSON.stringify({ ...one, ...odd }), { ...other, hints: 0 }]);
  expect(patience(['verify', '-'], backup)).toEqual({
    out: '0 games right, 2 faults.\n',
    err: 'Line 2: its source, undos, helped, bet and seen cannot be read.\nLine 3: its hints cannot be read.\n',
    status: 2,
  });
  const { out, status } = patience(['stats', '-'], backup);
  expect(out).toMatch(/^all games +2 /m);
  expect(status).toBe(0);
});

test('verify names a game that has the id of a game of another deal, and stats leaves it out', async () => {
  const [one, other] = gameRecords(2);
  const backup = await backupOf([one, one, { ...other, id: one?.id }]);
  expect(patience(['verify', '-'], backup)).toEqual({
    out: '2 games right, 1 fault.\n',
    err: 'Line 4: another game has its name.\n',
    status: 2,
  });
  const { out, err, status } = patience(['stats', '-'], backup);
  expect(out).toMatch(/^all games +1 /m);
  expect({ err, status }).toEqual({
    err: '1 line cannot be read; verify says which, and why.\n',
    status: 2,
  });
});

test.each([
  ['', 'The file is empty.'],
  ['{"games":[]}', 'This file is not a backup of Patience Lab.'],
  [
    '{\n  "program": "patience-lab",\n  "backup": 1\n}\n',
    'This file was formatted anew: a backup has one game a line, as it was exported.',
  ],
  [
    '{"program":"patience-lab","backup":7}\n',
    'This backup was written by another version of Patience Lab: the newest one can read it.',
  ],
])('what is no backup gets one sentence: %s', (text, sentence) => {
  for (const command of ['stats', 'verify']) {
    const refused = { out: '', err: `${sentence}\n`, status: 2 };
    expect(patience([command, '-'], text)).toEqual(refused);
  }
});

test('a missing file gets a sentence, and no file also where the options stand', () => {
  expect(patience(['verify', '/no/such/file']).err).toBe(
    'The file “/no/such/file” cannot be read.\n',
  );
  expect(patience(['verify']).err).toBe(
    'One backup is needed.\n“patience verify --help” has the options.\n',
  );
  expect(patience(['stats', 'a', 'b']).err).toMatch(/^One backup at a time, not also “b”\.\n/);
});
