import { expect, test } from 'vitest';
import { gameOf, type VariantId } from '../../../src/games/index';
import { GAMES, gradeOf, resumableDifficulty } from '../../../src/solver/difficulty';
import { runToEnd } from '../../../src/solver/gameSolver';
import { type CarelessGames, describeDifficulty } from '../../../src/solver/grade';
import { solve } from '../../../src/solver/solve';
import { proofSize } from '../../support/proofSize';
import { golfState } from '../../support/removals';
import { variant } from '../../support/variants';

const difficultyOf = (id: VariantId, deal: string): CarelessGames =>
  runToEnd(resumableDifficulty(id, gameOf(id).rules.deal(deal)), () => true) as CarelessGames;

test.each<VariantId>(['klondike-3', 'golf', variant('golf;wrap=yes')])(
  '%s: a deal has the same grade whenever it is asked for, and deals differ',
  (id) => {
    const deals = ['1', '2', '3', '4', '5'].slice(0, proofSize(2, 5));
    const difficulties = deals.map((deal) => difficultyOf(id, deal));
    const again = deals.slice(0, proofSize(1, 5));
    expect(again.map((deal) => difficultyOf(id, deal))).toEqual(
      difficulties.slice(0, again.length),
    );
    expect(new Set(difficulties.map(({ score }) => score)).size).toBeGreaterThan(1);
    for (const { games, won, grade, score } of difficulties) {
      expect(games).toBe(GAMES);
      expect(won).toBeLessThanOrEqual(games);
      expect(grade).toBe(gradeOf(id, Math.abs(gameOf(id).rules.bestScore - score)));
    }
  },
);

test.each([
  ['klondike-3', '2', 'easy', 33, 2009],
  ['klondike-1', '1', 'hard', 5, 416],
  ['golf', '7', 'easy', 2, 340],
  ['freecell', '617', 'medium', 4, 396],
] as const)(
  '%s: the grade of deal %s is the same on every machine',
  (id, deal, grade, won, sum) => {
    expect(difficultyOf(id, deal)).toEqual({ grade, games: GAMES, won, score: sum / GAMES });
  },
);

test('the grade follows the distance from the best score, by the limits of the game', () => {
  expect(
    [0, 35.6, 35.7, 45.7, 45.8, 52].map((distance) => gradeOf('klondike-3', distance)),
  ).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard']);
  expect(gradeOf('golf', 8)).toBe('easy');
  expect(gradeOf(variant('golf;wrap=yes'), 8)).toBe('hard');
});

test('other rules without limits of their own have those of their game', () => {
  expect(gradeOf(variant('klondike-3;redeals=2'), 45.7)).toBe('medium');
  expect(gradeOf(variant('klondike-3;redeals=2'), 45.8)).toBe('hard');
});

test('where every way wins all games are won; where none does, none is', () => {
  const won = runToEnd(
    resumableDifficulty('golf', golfState({ waste: '5H', columns: ['6C'] })),
    () => true,
  );
  expect(won).toEqual({ grade: 'easy', games: GAMES, won: GAMES, score: 0 });
  const lost = runToEnd(
    resumableDifficulty('golf', golfState({ waste: '5H', columns: ['7C'] })),
    () => true,
  );
  expect(lost).toMatchObject({ won: 0, score: 1 });
});

test('a random move may be worse than the hint: some games on a deal are won, and some lost', () => {
  const { games, won } = difficultyOf('klondike-1', '1');
  expect(won).toBeGreaterThan(0);
  expect(won).toBeLessThan(games);
});

test.each([
  ['eight-off', '0', 'easy'],
  ['canfield', '3', 'medium'],
  ['bakers-game', '3', 'hard'],
  ['la-belle-lucie', '0', 'hard'],
  ['american-toad', '0', 'easy'],
  ['forty-thieves', '3', 'hard'],
] as const)('%s: the grade of deal %s is by the search that goes to a win', (id, deal, grade) => {
  const dealt = gameOf(id).rules.deal(deal);
  const { effort } = solve(id, dealt, undefined, { isForDaily: true });
  const found = runToEnd(resumableDifficulty(id, dealt), () => true);
  expect(found).toEqual({ grade, effort });
  expect(grade).toBe(gradeOf(id, effort ?? Number.POSITIVE_INFINITY));
});

test('the limits of effort are the same for all other games, one’s own included', () => {
  for (const id of ['canfield', 'simple-simon', 'layout;columns=7x4.6x4;cells=3'])
    expect([1, 2, 2.1, 10, 10.1].map((effort) => gradeOf(variant(id), effort))).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
    ]);
});

test('the grade in words: among the deals of the game, or by the way of the solver', () => {
  const careless = { games: 60, won: 12, score: 23.36 } as const;
  const inWords = (measured: typeof careless | { readonly effort: number }): readonly string[] =>
    (['easy', 'medium', 'hard'] as const).map((grade) =>
      describeDifficulty({ grade, ...measured }),
    );
  expect(inWords(careless)).toEqual([
    'Easy: in the easiest third of winnable deals',
    'Medium: in the middle third of winnable deals',
    'Hard: in the hardest third of winnable deals',
  ]);
  expect(inWords({ effort: 1 })).toEqual([
    'Easy: the solver goes almost straight to a win',
    'Medium: the solver takes some detours to a win',
    'Hard: the solver takes many detours to a win',
  ]);
});
