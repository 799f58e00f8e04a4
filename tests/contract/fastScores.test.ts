import { describe, expect, test } from 'vitest';
import { offsetDeal } from '../../src/engine/dealId';
import { FULL_DECK, fullDecks } from '../../src/engine/deck';
import { type FastPlay, shufflesFrom } from '../../src/engine/fastShuffles';
import { pythonShuffle } from '../../src/engine/pythonRandom';
import { fastScoreOf } from '../../src/games/fastPlay';
import type { VariantId } from '../../src/games/index';
import { formatRemoval } from '../../src/games/removals/removalText';
import { kernelShuffles } from '../../src/lab/kernel/kernelShuffles';
import { playDeal } from '../../src/lab/players';
import { proofSize } from '../support/proofSize';
import { removalsAtRandom } from '../support/randomRemovals';
import { VARIANTS, variant } from '../support/variants';

/** Descriptions of games whose places are filled from the stock. */
const REFILLED = [
  'row=10;match=sum;sum=13;refill;goal=all',
  'row=9;match=sum;sum=12;sets=kings;refill;goal=all',
  'row=12;match=sum;sum=10;sets=courts;refill;goal=all',
  'decks=2;row=9;match=rank;refill;goal=all',
  ...removalsAtRandom(proofSize(300, 2_000))
    .removals.filter(({ refill }) => refill)
    .map(formatRemoval),
].map((text) => variant(`removal;${text}`));

const GAMES = [...new Set([...VARIANTS, ...REFILLED])].filter((id) => fastScoreOf(id));

/** Deals on either side of a border. */
const BESIDE = proofSize(8, 60);

/** Ranges of deals: from which deal, and how many. */
const RANGES = [
  ['0', proofSize(20, 20_000)],
  [String(-BESIDE), 2 * BESIDE],
  [String(2 ** 32 - BESIDE), 2 * BESIDE],
  [String(-(2 ** 32) - BESIDE), 2 * BESIDE],
  ['123456789012345678901234567890', 20],
] as const;

const SMALL = proofSize(100, 1_000);

/** Ranges that the kernel shuffles: it takes seeds of up to 32 bits. */
const SMALL_RANGES = [
  ['0', proofSize(300, 1_000_000)],
  [String(-SMALL / 2), SMALL],
  [String(2 ** 31 - SMALL / 2), SMALL],
  [String(2 ** 32 - SMALL - 9), SMALL],
  [String(1 - 2 ** 32), SMALL],
] as const;

/** Seeds whose decks need more random words than the kernel makes, 104: found with CPython. */
const RARE_SEEDS = ['13656', '17197', '-17408', '28116', '59938', '81776'];

/** Decks that are compared with Python’s. */
const SHUFFLES = proofSize(30, 200);

const NEEDS: Pick<FastPlay, 'inOrder'> = { inOrder: Uint8Array.from(FULL_DECK) };

/** The shuffles by the kernel; an error where it cannot run. */
function byKernel(...args: Parameters<typeof kernelShuffles>) {
  const shuffles = kernelShuffles(...args);
  if (!shuffles) throw new Error('The kernel does not run here.');
  return shuffles;
}

const fastOf = (id: (typeof GAMES)[number]): FastPlay => fastScoreOf(id) as FastPlay;

test('every game that no choice can change has a fast score', () => {
  expect(GAMES.filter((id) => !id.includes(';')).length).toBe(7);
});

test('games of one deck whose places are filled have fast scores, and no others', () => {
  const isSingle = (id: VariantId) => !id.includes('decks=2');
  expect(REFILLED.filter((id) => fastScoreOf(id))).toEqual(REFILLED.filter(isSingle));
});

describe.each(RANGES)('deals from %s, %i of them', (first, games) => {
  test.each(GAMES)('%s: the fast score is that of playing the deal out', (id) => {
    const fast = fastOf(id);
    const shuffles = shufflesFrom(first, fast);
    for (let n = 0; n < games; n++) {
      const deal = offsetDeal(first, n);
      const { score, won } = playDeal(id, 'automatic', deal);
      expect(fast.scoreOf(shuffles), deal).toBe(score);
      expect(score === fast.winningScore, deal).toBe(won);
      shuffles.next();
    }
  });
});

describe.each(SMALL_RANGES)('deals from %s, %i of them', (first, games) => {
  test.each(GAMES)('%s: the scores by the kernel are those without it', (id) => {
    const fast = fastOf(id);
    const shuffles = shufflesFrom(first, fast);
    const kernel = byKernel(first, games, fast);
    let different = 0;
    for (let n = 0; n < games; n++) {
      if (fast.scoreOf(kernel) !== fast.scoreOf(shuffles)) different++;
      kernel.next();
      shuffles.next();
    }
    expect(different).toBe(0);
  });
});

describe.each([
  [
    'the kernel',
    (first: string) => byKernel(first, SHUFFLES, NEEDS),
    [...SMALL_RANGES.map(([first]) => first), '-3'],
  ],
  [
    'TypeScript',
    (first: string) => shufflesFrom(first, NEEDS),
    [...RANGES.map(([first]) => first), '-3'],
  ],
] as const)('by %s', (_, shufflesBy, starts) => {
  test.each(starts)('the shuffles from %s on are Python’s', (first) => {
    const shuffles = shufflesBy(first);
    for (let n = 0; n < SHUFFLES; n++) {
      const deal = offsetDeal(first, n);
      const at = shuffles.deck();
      expect([...shuffles.memory.slice(at, at + 52)]).toEqual(pythonShuffle(FULL_DECK, deal));
      for (const [by, decks, dealt] of [
        [0, 1, 51],
        [7, 1, 16],
        [1, 2, 30],
        [6, 1, 0],
        [3, 1, 99],
      ] as const) {
        const inOrder = fullDecks(decks).slice(by);
        const expected = pythonShuffle(inOrder, offsetDeal(deal, by));
        shuffles.memory.set(inOrder, shuffles.cards);
        shuffles.shuffle(inOrder.length, by, dealt);
        const cards = shuffles.memory.slice(shuffles.cards, shuffles.cards + inOrder.length);
        const final = Math.max(inOrder.length - dealt, 0);
        expect([...cards.slice(final)]).toEqual(expected.slice(final));
        expect(cards.toSorted()).toEqual(Uint8Array.from(inOrder));
      }
      shuffles.next();
    }
  });

  test.each(RARE_SEEDS)('the deck of seed %s, which needs many words, is Python’s', (seed) => {
    for (const before of [0, 5, 40]) {
      const shuffles = shufflesBy(offsetDeal(seed, -before));
      for (let n = 0; n < before; n++) shuffles.next();
      const at = shuffles.deck();
      expect([...shuffles.memory.slice(at, at + 52)]).toEqual(pythonShuffle(FULL_DECK, seed));
      shuffles.memory.set(FULL_DECK, shuffles.cards);
      shuffles.shuffle(52, 0, 52);
      const cards = shuffles.memory.slice(shuffles.cards, shuffles.cards + 52);
      expect([...cards]).toEqual(pythonShuffle(FULL_DECK, seed));
    }
  });
});

test('the kernel leaves seeds of more than 32 bits to TypeScript', () => {
  for (const first of [String(2 ** 32 - 8), String(-(2 ** 32)), '123456789012345678901234567890'])
    expect(kernelShuffles(first, 1, NEEDS)).toBeUndefined();
});
