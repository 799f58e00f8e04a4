import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatTally,
  mergeTallies,
  parseTallies,
  type Tally,
  type TallyFile,
  tallyFile,
} from '../../../src/lab/tally';
import { hostileJson } from '../../support/hostileJson';
import { proofSize } from '../../support/proofSize';
import { isSentence } from '../../support/sentence';
import { variant } from '../../support/variants';

const TALLY: Tally = {
  game: 'pictures',
  player: 'automatic',
  first: '0',
  games: 3,
  won: 1,
  scores: { '11': 2, '12': 1 },
};
const FILE = tallyFile(TALLY);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The same counts of other deals. */
const from = (first: string): TallyFile => tallyFile({ ...TALLY, first });

test('a file holds the program’s version, game, player, ranges and counts, and is read again', () => {
  expect(JSON.parse(formatTally(TALLY))).toEqual({
    form: 1,
    program: version,
    game: 'pictures',
    player: 'automatic',
    ranges: [{ first: '0', games: 3 }],
    games: 3,
    won: 1,
    scores: { '11': 2, '12': 1 },
  });
  expect(parseTallies(formatTally(TALLY))).toEqual({ ok: true, value: [FILE] });
  const list = [FILE, tallyFile({ ...TALLY, game: variant('pictures;rounds=8') })];
  expect(parseTallies(JSON.stringify(list))).toEqual({ ok: true, value: list });
});

test('the text does not depend on which score came up first', () => {
  const scores = { '-2': 1, '-16': 1, '3': 1 };
  const others = { '3': 1, '-16': 1, '-2': 1 };
  const text = formatTally({ ...TALLY, scores });
  expect(formatTally({ ...TALLY, scores: others })).toBe(text);
  const read = parseTallies(text.replace('"-16":1,"-2":1', '"-2":1,"-16":1'));
  expect(JSON.stringify(read.ok && read.value[0])).toBe(text.trim());
});

test('scores may be any whole numbers', () => {
  const scores = { '-16': 1, '0': 1, '12': 1 };
  const text = JSON.stringify({ ...FILE, scores });
  expect(parseTallies(text)).toMatchObject({ ok: true, value: [{ scores }] });
});

test('a sum remembers its ranges, so that a later merge finds a deal counted twice', () => {
  const sum = mergeTallies([from('10'), from('0'), from('3')]);
  expect(sum).toEqual({
    ok: true,
    value: {
      ...FILE,
      ranges: [
        { first: '0', games: 6 },
        { first: '10', games: 3 },
      ],
      games: 9,
      won: 3,
      scores: { '11': 6, '12': 3 },
    },
  });
  if (!sum.ok) return;
  expect(parseTallies(JSON.stringify(sum.value))).toEqual({ ok: true, value: [sum.value] });
  expect(mergeTallies([sum.value, from('4')])).toMatchObject({
    error: 'Deal 4 is counted twice.',
  });
  expect(mergeTallies([sum.value, from('6')])).toMatchObject({
    value: {
      ranges: [
        { first: '0', games: 9 },
        { first: '10', games: 3 },
      ],
    },
  });
});

test('tallies of different versions are added only on request, and the sum names them all', () => {
  const newest = { ...from('3'), program: '99.0.0' };
  const newer = { ...from('6'), program: '98.0.0' };
  const refused = (a: TallyFile, b: TallyFile) => {
    const merged = mergeTallies([a, b]);
    return merged.ok ? '' : merged.error;
  };
  expect(refused(FILE, newest)).toBe(
    `The tallies are of version “${version}” and of version “99.0.0” of the program, which may play the same deal differently. Run the deals of one of them again, or add --any-version.`,
  );
  expect(refused(newest, newer)).toContain('version “99.0.0” and of version “98.0.0” of');
  const both = mergeTallies([FILE, newest], true);
  expect(both).toMatchObject({ ok: true, value: { program: `${version}, 99.0.0`, games: 6 } });
  if (!both.ok) return;
  expect(parseTallies(JSON.stringify(both.value))).toEqual({ ok: true, value: [both.value] });
  expect(refused(both.value, from('6'))).toContain(`version “${version}, 99.0.0” and`);
  expect(mergeTallies([newer, both.value, { ...newest, ranges: [] }], true)).toMatchObject({
    value: { program: `${version}, 98.0.0, 99.0.0` },
  });
});

describe('tallies that cannot be merged or read say why', () => {
  const huge = 2 ** 53 - 1;
  test.each([
    [[], 'There is no tally to merge.'],
    [[FILE, from('2')], 'Deal 2 is counted twice.'],
    [[FILE, { ...from('9'), game: 'tens' }], 'The tallies are of pictures and of tens.'],
    [
      [FILE, { ...from('9'), player: 'random' }],
      'The tallies are of the players automatic and random.',
    ],
    [
      [from('9'.repeat(1_000)), from('9'.repeat(1_000))],
      'Deal 99999999…99999999 (1000 digits) is counted twice.',
    ],
    [
      [FILE, tallyFile({ ...TALLY, first: '9', games: huge, scores: { '11': huge } })],
      'The tallies count more games than can be added up.',
    ],
  ] as const)('%#: %j', (tallies, error) => {
    expect(mergeTallies(tallies as readonly TallyFile[])).toEqual({ ok: false, error });
  });

  const damaged = (change: object): string => JSON.stringify({ ...FILE, ...change });
  const nested = (depth: number): string =>
    `{"form":1,"program":"1","game":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const firstDeal = (first: unknown): string => damaged({ ranges: [{ first, games: 3 }] });

  test.each([
    ['', 'It is empty.'],
    [' \n', 'It is empty.'],
    [formatTally(TALLY).slice(0, 60), 'It is cut off or damaged.'],
    ['Segmentation fault', 'It is not JSON.'],
    ['7', 'It is not a tally.'],
    ['[]', 'It is a list without a tally.'],
    ['[[]]', 'It is not a tally.'],
    [`[${JSON.stringify(FILE)},7]`, 'It is not a tally.'],
    [damaged({ form: 2 }), `It has a form that version ${version} of the program cannot read.`],
    [damaged({ form: { toString: 1 } }), /^It has a form that version .* cannot read\.$/],
    [damaged({ program: undefined }), 'It does not name the program’s version.'],
    [damaged({ program: 'a\u001b[2Jb' }), 'It does not name the program’s version.'],
    [damaged({ game: 'chess' }), 'It is not a tally of a game that is known: “chess”.'],
    [damaged({ player: 'me' }), 'It is not a tally of a player that is known: “me”.'],
    [`${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'It is not a tally.'],
    [damaged({ game: { toString: 1, valueOf: 1 } }), 'It does not name its game.'],
    [nested(5_000), 'It does not name its game.'],
    [nested(500_000), 'It does not name its game.'],
    [damaged({ player: { toString: 1 } }), 'It does not name its player.'],
    [damaged({ ranges: undefined }), 'Its ranges of deals are missing.'],
    [damaged({ ranges: { length: 1e9 } }), 'Its ranges of deals are missing.'],
    [damaged({ ranges: [7] }), 'Its ranges of deals are damaged.'],
    [damaged({ ranges: [{ games: 3 }] }), 'Its first deal number is missing.'],
    [damaged({ ranges: [{ first: '0' }] }), 'Its counts are damaged.'],
    [damaged({ ranges: [{ first: '0', games: 2 }] }), 'Its counts are damaged.'],
    [
      damaged({ ranges: [{ first: '5', games: 2 }, { first: '6', games: 1 }] }), // biome-ignore format: one case
      'It counts deal 6 twice.',
    ],
    [firstDeal({ toString: 1, valueOf: 1 }), 'Its first deal number is missing.'],
    [
      firstDeal(`${'0'.repeat(1_000_000)}x`),
      /^Its first deal number cannot be read: “0{24}…” is not a deal number;/,
    ],
    [firstDeal(1.5), /^Its first deal number cannot be read/],
    [damaged({ won: { valueOf: 1 } }), 'Its counts are damaged.'],
    [damaged({ won: 4 }), 'Its counts are damaged.'],
    [
      damaged({ scores: { '11': { toString: 1, valueOf: 1 } } }),
      'Its scores do not add up to its number of games.',
    ],
    [damaged({ scores: { '11': 1 } }), 'Its scores do not add up to its number of games.'],
    [damaged({ scores: [0, 3] }), 'Its scores are missing.'],
    [damaged({ scores: null }), 'Its scores are missing.'],
  ])('%#', (text, error) => {
    const read = parseTallies(text);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    if (typeof error === 'string') expect(read.error).toBe(error);
    else expect(read.error).toMatch(error);
  });

  test('any JSON, and any of its fields damaged, is a tally that adds up or one sentence', () => {
    const anyField = fc
      .tuple(fc.constantFrom(...Object.keys(FILE)), hostileJson)
      .map(([name, value]) => damaged({ [name]: value }));
    const score = hostileJson.map((value) => damaged({ scores: { '11': value } }));
    const range = fc
      .tuple(fc.constantFrom('first', 'games'), hostileJson)
      .map(([name, value]) => damaged({ ranges: [{ first: '0', games: 3, [name]: value }] }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), anyField, score, range), (text) => {
        const read = parseTallies(text);
        if (read.ok) expect(mergeTallies(read.value)).toEqual({ ok: true, value: read.value[0] });
        else expect(isSentence(read.error), read.error).toBe(true);
      }),
      { numRuns: proofSize(1_000, 20_000) },
    );
  });
});
