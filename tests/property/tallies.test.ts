import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreTable, twoDecimals } from '../../src/lab/scoreTable';
import { countMoves, naiveShuffle, passes } from '../../src/lab/shuffleStudy';
import { parts, simulate } from '../../src/lab/simulate';
import { chiSquare, meanAndStandardDeviation, wilson } from '../../src/lab/statistics';
import { mergeTallies, parseTally, type Tally } from '../../src/lab/tally';
import { hostileJson } from '../support/hostileJson';
import { isSentence } from '../support/sentence';

const games = ['pictures', 'eight-stacks', 'tens', 'perditio-tempus'] as const;

test('a tally does not depend on how its range is split, nor on the order of the parts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...games),
      fc.bigInt({ min: -(2n ** 33n), max: 2n ** 33n }),
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 1, max: 50 }),
      fc.infiniteStream(fc.nat()),
      (game, first, count, size, order) => {
        const job = { game, player: 'automatic', first: String(first), games: count } as const;
        const tallies = [...parts(job, size)]
          .map((part) => ({ tally: simulate(part).tally, at: order.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ tally }) => tally);
        expect(mergeTallies(tallies)).toEqual({ ok: true, value: simulate(job).tally });
      },
    ),
    { numRuns: 150 },
  );
});

const TALLY: Tally = {
  game: 'pictures',
  player: 'automatic',
  first: '0',
  games: 3,
  won: 1,
  scores: { '11': 2, '12': 1 },
};

test('scores may be any whole numbers; older files have another number for winnable, and another name', () => {
  const scores = { '-16': 1, '0': 1, '12': 1 };
  const text = JSON.stringify({ ...TALLY, scores });
  expect(parseTally(text)).toMatchObject({ ok: true, value: { scores } });
  const old = { ...TALLY, game: 'klondike-3', scores: { 0: 1, 52: 2 } };
  expect(parseTally(JSON.stringify({ ...old, player: 'solver' }))).toMatchObject({
    value: { scores: { 0: 1, 2: 2 } },
  });
  expect(parseTally(JSON.stringify({ ...old, player: 'greedy' }))).toMatchObject({
    value: { player: 'hints', scores: { 0: 1, 52: 2 } },
  });
});

describe('tallies that cannot be merged or read say why', () => {
  test.each([
    [[], 'There is no tally to merge.'],
    [[TALLY, { ...TALLY, first: '2' }], 'Deal 2 is counted twice.'],
    [[TALLY, { ...TALLY, game: 'tens', first: '9' }], 'The tallies are of pictures and of tens.'],
    [
      [
        { ...TALLY, first: '9'.repeat(1_000) },
        { ...TALLY, first: '9'.repeat(1_000) },
      ],
      'Deal 99999999…99999999 (1000 digits) is counted twice.',
    ],
    [
      [TALLY, { ...TALLY, first: '9', games: 2 ** 53 - 1, scores: { '11': 2 ** 53 - 1 } }],
      'The tallies count more games than can be added up.',
    ],
  ] as const)('%j', (tallies, error) => {
    expect(mergeTallies(tallies as readonly Tally[])).toEqual({ ok: false, error });
  });

  test.each([
    ['', 'It is not JSON.'],
    ['7', 'It is not a tally.'],
    [
      JSON.stringify({ ...TALLY, game: 'chess' }),
      'It is not a tally of a game that is known: “chess”.',
    ],
    [
      JSON.stringify({ ...TALLY, player: 'me' }),
      'It is not a tally of a player that is known: “me”.',
    ],
    ['[]', 'It is not a tally.'],
    [`${'['.repeat(5_000)}${']'.repeat(5_000)}`, 'It is not a tally.'],
    ['{"game":{"toString":1,"valueOf":1}}', 'It does not name its game.'],
    [`{"game":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'It does not name its game.'],
    [`{"game":${'['.repeat(500_000)}${']'.repeat(500_000)}}`, 'It does not name its game.'],
    [JSON.stringify({ ...TALLY, player: { toString: 1 } }), 'It does not name its player.'],
    [JSON.stringify({ ...TALLY, first: undefined }), 'Its first deal number is missing.'],
    [
      JSON.stringify({ ...TALLY, first: { toString: 1, valueOf: 1 } }),
      'Its first deal number is missing.',
    ],
    [
      JSON.stringify({ ...TALLY, first: `${'0'.repeat(1_000_000)}x` }),
      /^Its first deal number cannot be read: “0{24}…” is not a deal number;/,
    ],
    [JSON.stringify({ ...TALLY, won: { valueOf: 1 } }), 'Its counts are damaged.'],
    [
      JSON.stringify({ ...TALLY, scores: { '11': { toString: 1, valueOf: 1 } } }),
      'Its scores do not add up to its number of games.',
    ],
    [JSON.stringify({ ...TALLY, scores: [0, 3] }), 'Its scores are missing.'],
    [JSON.stringify({ ...TALLY, first: 1.5 }), /^Its first deal number cannot be read/],
    [JSON.stringify({ ...TALLY, won: 4 }), 'Its counts are damaged.'],
    [
      JSON.stringify({ ...TALLY, scores: { '11': 1 } }),
      'Its scores do not add up to its number of games.',
    ],
    [JSON.stringify({ ...TALLY, scores: null }), 'Its scores are missing.'],
  ])('%#', (text, error) => {
    const read = parseTally(text);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error).toMatch(error);
  });

  test('any JSON, and any of its fields damaged, is a tally that adds up or one sentence', () => {
    const field = fc.constantFrom('game', 'player', 'first', 'games', 'won', 'scores');
    const damaged = fc
      .tuple(field, hostileJson)
      .map(([name, value]) => JSON.stringify({ ...TALLY, [name]: value }));
    const score = hostileJson.map((value) => JSON.stringify({ ...TALLY, scores: { '11': value } }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), damaged, score), (text) => {
        const read = parseTally(text);
        if (read.ok) expect(mergeTallies([read.value])).toEqual(read);
        else expect(isSentence(read.error), read.error).toBe(true);
      }),
      { numRuns: 5_000 },
    );
    expect(parseTally(JSON.stringify(TALLY))).toEqual({ ok: true, value: TALLY });
  });
});

test('percentages are rounded as Python rounds', () => {
  const cases: readonly (readonly [number, string])[] = [
    [3.125, '3.12'],
    [9.375, '9.38'],
    [0.625, '0.62'],
    [100, '100.00'],
    [(1 / 3) * 100, '33.33'],
    [(201 / 40000) * 100, '0.50'],
    [0.005, '0.01'],
    [2.675, '2.67'],
  ];
  for (const [value, text] of cases) expect(twoDecimals(value)).toBe(text);
  expect(scoreTable({ ...TALLY, games: 32, scores: { '11': 31, '12': 1 } })).toContain('    3.12%');
});

test('intervals, means and the chi-square test give known values', () => {
  const { low, high } = wilson(10, 100);
  expect(low).toBeCloseTo(0.0552, 4);
  expect(high).toBeCloseTo(0.1744, 4);
  expect(wilson(0, 5).low).toBe(0);
  expect(meanAndStandardDeviation({ '1': 1, '3': 1 })).toEqual({ mean: 2, standardDeviation: 1 });
  expect(meanAndStandardDeviation({})).toBeUndefined();
  const even = [[10, 10], [10, 10]]; // biome-ignore format: a table
  expect(chiSquare(even, 10).value).toBe(0);
});

test('eight perfect shuffles restore 52 cards; a chi-square test finds the naive shuffle out', () => {
  const decks = passes('perfect', 52, 8);
  expect(decks[8]).toEqual(decks[0]);
  for (let n = 1; n < 8; n++) expect(decks[n]).not.toEqual(decks[0]);
  const verdict = (name: 'selection' | 'naive') =>
    chiSquare(countMoves(name, 52, 20_000), 20_000 / 52).pValue;
  expect(verdict('selection')).toBeGreaterThan(0.001);
  expect(verdict('naive')).toBeLessThan(1e-9);
  expect([...naiveShuffle([1, 2, 3], () => 0)].sort()).toEqual([1, 2, 3]);
});
