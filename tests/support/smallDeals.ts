import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { cardOf, type Problem } from '../../src/solver/problem';
import { createSearch } from '../../src/solver/search';
import { type PlainPosition, plainCanBeWon, plainDealFrom } from './plainKlondike';

/** A small deal, for the solver’s search and for the plain rules. */
export interface SmallDeal {
  readonly problem: Problem;
  readonly plain: PlainPosition;
  readonly name: string;
}

const SUITS: readonly (readonly number[])[] = [
  [0, 2],
  [0, 1, 2],
  [0, 1, 2, 3],
];

/** Small deal number n: 3 to 6 ranks, two to four suits, 3 to 5 tableau piles, draw one or three. */
export function smallDeal(n: number): SmallDeal {
  const { randomBelow } = pythonRandom(String(n));
  const suits = SUITS[randomBelow(3)] ?? [0, 2];
  const maxRanks = suits.length === 2 ? 6 : suits.length === 3 ? 5 : 4;
  const ranks = 3 + randomBelow(maxRanks - 2);
  const cards = suits.flatMap((suit) =>
    Array.from({ length: ranks }, (_, rank) => suit * 13 + rank),
  );
  const fitting = [3, 4, 5].filter((piles) => (piles * (piles + 1)) / 2 <= cards.length);
  const piles = fitting[randomBelow(fitting.length)] ?? 3;
  const draw = randomBelow(2) === 0 ? 1 : 3;
  const deck = selectionShuffle(cards, randomBelow);
  const plain = plainDealFrom(draw, deck, piles, ranks - 1);
  const searchCard = (card: number): number => cardOf(card % 13, Math.floor(card / 13));
  const problem: Problem = {
    ranks,
    suits,
    draw,
    foundations: [0, 0, 0, 0],
    piles: plain.piles.slice(6).map((pile) => pile.map(searchCard)),
    attached: [],
    stock: (plain.piles[0] ?? []).toReversed().map(searchCard),
    waste: 0,
  };
  return {
    problem,
    plain,
    name: `deal ${n}: ${ranks} ranks, ${suits.length} suits, ${piles} piles, draw ${draw}`,
  };
}

/** Solves a small deal both ways: whether they agree, and whether the plain rules find a win. */
export function compareSmall(n: number): {
  readonly agree: boolean;
  readonly won: boolean;
  readonly name: string;
} {
  const { problem, plain, name } = smallDeal(n);
  const verdict = createSearch(problem).run(Number.POSITIVE_INFINITY);
  const won = plainCanBeWon(plain);
  return { agree: verdict === (won ? 'won' : 'lost'), won, name };
}
