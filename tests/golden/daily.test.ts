import { expect, test } from 'vitest';
import { gameOf } from '../../src/games/index';
import type { RegisteredId } from '../../src/games/registry';
import { seedOf } from '../../src/persistence/daily';
import { dailyCandidate, resumableDaily, resumableProof } from '../../src/solver/daily';
import { runToEnd } from '../../src/solver/gameSolver';
import { solve } from '../../src/solver/solve';
import { proofSize } from '../support/proofSize';
import { patience } from '../support/terminal';

type Found = readonly [k: number, par: number];

/** The number of each day’s deal among those of the day, and its par. They must never change: people compare their results. */
const DEALS: readonly (readonly [
  day: string,
  found: Readonly<Partial<Record<RegisteredId, Found>>>,
])[] = [
  [
    '2026-11-23',
    {
      'klondike-3': [0, 94],
      'klondike-1': [0, 109],
      freecell: [0, 81],
      spider: [0, 114],
      yukon: [0, 91],
      golf: [4, 50],
    },
  ],
  [
    '2026-11-24',
    {
      'klondike-3': [0, 96],
      'klondike-1': [0, 102],
      freecell: [0, 83],
      spider: [0, 105],
      yukon: [0, 78],
      golf: [2, 51],
    },
  ],
  [
    '2026-12-24',
    {
      'klondike-3': [1, 94],
      'klondike-1': [1, 113],
      freecell: [0, 86],
      spider: [0, 104],
      yukon: [0, 83],
      golf: [3, 47],
    },
  ],
  [
    '2026-12-31',
    {
      'klondike-3': [0, 104],
      'klondike-1': [0, 113],
      freecell: [0, 78],
      spider: [0, 110],
      yukon: [0, 89],
      golf: [16, 49],
    },
  ],
  [
    '2027-01-01',
    {
      'klondike-3': [0, 126],
      'klondike-1': [0, 126],
      freecell: [0, 98],
      spider: [0, 103],
      yukon: [0, 84],
      golf: [2, 47],
    },
  ],
  [
    '2027-02-28',
    {
      'klondike-3': [0, 117],
      'klondike-1': [0, 126],
      freecell: [0, 82],
      spider: [0, 110],
      yukon: [0, 81],
      golf: [4, 51],
    },
  ],
  [
    '2027-06-15',
    {
      'klondike-3': [0, 121],
      'klondike-1': [0, 116],
      freecell: [0, 99],
      spider: [0, 109],
      yukon: [0, 83],
      golf: [3, 50],
    },
  ],
  [
    '2028-02-29',
    {
      'klondike-3': [1, 107],
      'klondike-1': [0, 188],
      freecell: [0, 85],
      spider: [0, 105],
      yukon: [2, 77],
      golf: [1, 51],
    },
  ],
  [
    '2029-08-08',
    {
      'klondike-3': [0, 105],
      'klondike-1': [0, 113],
      freecell: [0, 80],
      spider: [0, 105],
      yukon: [0, 85],
      golf: [0, 48],
    },
  ],
  [
    '2030-10-10',
    {
      'klondike-3': [0, 121],
      'klondike-1': [0, 117],
      freecell: [0, 84],
      spider: [0, 109],
      yukon: [0, 91],
      golf: [0, 50],
    },
  ],
  [
    '2035-05-05',
    {
      'klondike-3': [1, 91],
      'klondike-1': [0, 110],
      freecell: [0, 74],
      spider: [0, 116],
      yukon: [1, 84],
      golf: [8, 49],
    },
  ],
  [
    '2099-12-31',
    {
      'klondike-3': [0, 103],
      'klondike-1': [0, 114],
      freecell: [0, 89],
      spider: [0, 104],
      yukon: [0, 85],
      golf: [1, 48],
    },
  ],
  ['2026-11-23', { tripeaks: [0, 44], pyramid: [0, 46] }],
  ['2028-02-29', { tripeaks: [0, 38], pyramid: [0, 35] }],
  ['2099-12-31', { tripeaks: [0, 36], pyramid: [0, 49] }],
];

/** Days that the suite looks at; the proof looks at all. */
const LOOKED_AT = DEALS.filter((_, n) => n % proofSize(15, 1) === 0);

const CASES = LOOKED_AT.flatMap(([day, found]) =>
  Object.entries(found).map(([game, [k, par]]) => ({ day, game: game as RegisteredId, k, par })),
);

test.each(CASES)('$game of $day is deal $k of the day', ({ day, game, k }) => {
  const seed = seedOf(day);
  const deal = `${seed}${String(k).padStart(3, '0')}`;
  expect(runToEnd(resumableDaily(game, seed), () => true)).toBe(deal);
  // A clock has no part in it: whoever runs it cannot cut it short.
  expect(runToEnd(resumableDaily(game, seed), () => false)).toBe(deal);
  for (let before = 0; before < k; before++) {
    const verdict = runToEnd(resumableProof(game, dailyCandidate(seed, before)), () => true);
    expect(verdict).not.toBe('winnable');
  }
});

/** Days whose first deal can be won, which the search that chooses daily deals does not find. */
const PASSED_OVER = [
  ['klondike-3', '2027-05-07'],
  ['klondike-3', '2027-07-03'],
  ['yukon', '2035-05-05'],
] as const;

const isPassedOver = ({ game, day }: { readonly game: string; readonly day: string }): boolean =>
  PASSED_OVER.some(([name, when]) => name === game && when === day);

test.each(CASES.filter((found) => !isPassedOver(found)))(
  'patience solve agrees that $game of $day is deal $k',
  ({ day, game, k }) => {
    const [first, last] = [dailyCandidate(seedOf(day), 0), dailyCandidate(seedOf(day), k)];
    const { out } = patience([
      'solve',
      game,
      '--deals',
      `${first}..${last}`,
      ...'--verdicts --limit 100000'.split(' '),
    ]);
    const verdicts = out.split('\n').flatMap((line) => /^ *\d+ +([a-z]+)/.exec(line)?.[1] ?? []);
    expect(verdicts).toHaveLength(k + 2);
    expect(verdicts.slice(0, k)).not.toContain('winnable');
    expect(verdicts[k]).toBe('winnable');
  },
);

test.each(PASSED_OVER)(
  '%s: the first deal of %s can be won, but the search that chooses daily deals does not find it',
  (game, day) => {
    const first = dailyCandidate(seedOf(day), 0);
    expect(runToEnd(resumableProof(game, first), () => true)).toBe('unknown');
    expect(solve(game, gameOf(game).rules.deal(first)).verdict).toBe('winnable');
  },
);

test.each(LOOKED_AT)('patience daily prints the deals of %s, and their par', (day, found) => {
  const lines = Object.entries(found).map(
    ([game, [k, par]]) =>
      `${game} ${day}: deal ${dailyCandidate(seedOf(day), k)}, par ${par} moves\n`,
  );
  const printed = patience(['daily', day]).out.split(/(?<=\n)/);
  expect(printed.filter((line) => (line.split(' ')[0] ?? '') in found)).toEqual(lines);
});

test('patience daily takes a game, a day, both or neither, and refuses the rest with a sentence', () => {
  expect(patience(['daily', 'golf', '2026-11-23']).out).toBe(
    'golf 2026-11-23: deal 20261123004, par 50 moves\n',
  );
  expect(patience(['daily', 'forty-thieves', '2026-12-02']).out).toBe(
    'forty-thieves 2026-12-02: deal 20261202002, par 215 moves\n',
  );
  expect(patience(['daily', 'golf']).out).toMatch(
    /^golf \d{4}-\d\d-\d\d: deal \d{11}, par \d+ moves\n$/,
  );
  for (const [args, sentence] of [
    [
      ['golf', '2026-02-29'],
      '“2026-02-29” is not a day of the years 1000 to 9998, such as 2026-11-23.',
    ],
    [['elevens', '2026-11-23'], 'There is no solver for this game, so it has no daily deal.'],
    [['layout;columns=13x4'], 'An invented game has no daily deal.'],
    [['golf', '2026-11-23', 'x'], 'One day at a time, not also “x”.'],
    [['whist'], 'There is no game called “whist”'],
  ] as const) {
    const { err, status } = patience(['daily', ...args]);
    expect(err).toContain(sentence);
    expect(status).toBe(2);
  }
});
