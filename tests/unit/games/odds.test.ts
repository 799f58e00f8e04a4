import { describe, expect, test } from 'vitest';
import { wilson } from '../../../src/engine/interval';
import { parseVariant } from '../../../src/games/index';
import {
  easeOf,
  isOftenWinnable,
  middleShare,
  ODDS,
  type Odds,
  oddsCommand,
  oddsInShort,
  oddsInterval,
  oddsInWords,
  oddsOf,
  oddsOfVariants,
  oddsWithRules,
  publishedShare,
} from '../../../src/games/odds';
import { hasSolver } from '../../../src/solver/registry';
import { isSentence } from '../../support/sentence';
import { variant } from '../../support/variants';

const odds = (deals: number, won: number, lost: number): Odds => ({
  game: 'golf',
  deals,
  won,
  lost,
  steps: 500,
});

test('unknown deals are lost at the lower end of the interval, and won at the upper', () => {
  expect(oddsInterval(odds(100, 60, 40))).toEqual(wilson(60, 100));
  expect(oddsInterval(odds(100, 60, 10))).toEqual({
    low: wilson(60, 100).low,
    high: wilson(90, 100).high,
  });
  expect(oddsInterval(odds(20, 0, 0))).toEqual({ low: 0, high: 1 });
  expect(middleShare(odds(100, 60, 10))).toBeCloseTo(0.75);
});

describe.each([
  [odds(1000, 820, 180), 'About 82 in 100 deals can be won.', true],
  [odds(1000, 810, 170), 'About 82 in 100 deals can be won.', true],
  [odds(1000, 500, 500), 'About 50 in 100 deals can be won.', false],
  [odds(1000, 100, 900), 'About 10 in 100 deals can be won.', false],
  [odds(1000, 1000, 0), 'Nearly every deal can be won.', true],
  [odds(1000, 998, 2), 'Nearly every deal can be won.', true],
  [odds(300, 299, 1), 'About 99 in 100 deals can be won.', true],
  [odds(20, 20, 0), 'At least 83 in 100 deals can be won.', true],
  [odds(1000, 0, 1000), 'Fewer than 1 in 100 deals can be won.', false],
  [odds(200, 1, 199), 'About 1 in 100 deals can be won.', false],
  [odds(40, 12, 20), 'Between 18 and 65 in 100 deals can be won.', false],
  [odds(20, 0, 12), 'At most 62 in 100 deals can be won.', false],
  [odds(20, 16, 0), 'At least 58 in 100 deals can be won.', false],
  [odds(100, 80, 0), 'At least 71 in 100 deals can be won.', true],
  [odds(20, 0, 0), 'It is not known how many deals can be won.', false],
] as const)('%j', (counted, words, isOften) => {
  test('in words', () => expect(oddsInWords(counted)).toBe(words));
  test('for the filter', () => expect(isOftenWinnable(counted)).toBe(isOften));
});

test.each([
  [odds(1000, 998, 2), 'two suits: nearly all'],
  [odds(1000, 956, 0), 'two suits: 98 in 100'],
  [odds(100, 60, 38), 'two suits: 50–71 in 100'],
  [odds(1000, 259, 0), 'two suits: at least 23 in 100'],
])('with other rules: %j', (counted, words) => {
  expect(oddsWithRules('two suits', counted)).toBe(words);
});

test('variants that were counted besides their game, the easiest first', () => {
  expect(oddsOfVariants('spider').map(({ game }) => game)).toEqual([
    'spider;suits=2',
    'spider;suits=4',
  ]);
  expect(oddsOfVariants('klondike-3')).toEqual([]);
});

test.each([
  [200, 40, 'easy'],
  [200, 39, undefined],
  [200, 4, undefined],
  [200, 3, 'hard'],
] as const)('of %i deals a careless player wins %i: %s', (deals, won, ease) => {
  expect(easeOf({ ...odds(200, 200, 0), careless: { deals, won } })).toBe(ease);
});

test('a game without choice ends in a win or not, and is neither easy nor hard', () => {
  const { steps: _, ...withoutChoice } = odds(200, 46, 154);
  expect(oddsInWords(withoutChoice)).toBe('About 23 in 100 deals end in a win.');
  expect(oddsInShort(withoutChoice)).toBe('23 in 100 end in a win');
  expect(easeOf(withoutChoice)).toBeUndefined();
  const { steps: __, ...nearlyAlways } = odds(1000, 1000, 0);
  expect(oddsInWords(nearlyAlways)).toBe('About 99 in 100 deals end in a win.');
  expect(oddsInShort(nearlyAlways)).toBe('99 in 100 end in a win');
  const { steps: ___, ...hardlyCounted } = odds(10, 5, 5);
  expect(oddsInShort(hardlyCounted)).toBe('');
});

test('a game that nobody counted is unknown', () => {
  expect(oddsOf(variant('layout;columns=7x4'))).toBeUndefined();
});

describe.each(ODDS.map((each) => [each.game, each] as const))('%s', (game, counted) => {
  test('is a game, once, with counts that add up', () => {
    expect(parseVariant(game)).toEqual({ ok: true, value: game });
    expect(ODDS.filter((each) => each.game === game)).toEqual([counted]);
    const { deals, won, lost, steps } = counted;
    expect(won + lost).toBeLessThanOrEqual(deals);
    // Only a solver leaves deals unknown.
    expect(steps !== undefined).toBe(hasSolver(game));
    if (steps === undefined) expect(won + lost).toBe(deals);
    expect(oddsCommand(counted)).toMatch(/^patience (solve|simulate) \S+ --(deals|first) 0/);
    expect(oddsInWords(counted)).toSatisfy(isSentence);
  });
});

const published = ODDS.flatMap((each) => {
  const share = publishedShare(each.game);
  return share ? [[each.game, each, share[0] / 100] as const] : [];
});

test.each(published)(
  '%s: the published share is not far from what was counted',
  (_, each, share) => {
    const { low, high } = oddsInterval(each);
    const slack = (high - low) / 2;
    expect(share).toBeGreaterThan(low - slack);
    expect(share).toBeLessThan(high + slack);
  },
);

test('most games and variants with a published share are counted', () => {
  expect(published.length).toBeGreaterThanOrEqual(16);
});
