import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { cardOf } from '../../src/solver/klondike/core/cards';
import type { Problem } from '../../src/solver/klondike/problem';
import { createSearch } from '../../src/solver/klondike/search';
import { type PlainPosition, plainCanBeWon, plainDealFrom } from './plainKlondike';

/** A small deal, for the solver and for the plain search. */
interface SmallDeal {
  readonly problem: Problem;
  readonly plain: PlainPosition;
  readonly name: string;
}

/** Suits of the small decks; 0 and 1 are of one colour. */
const SUIT_CHOICES: readonly (readonly number[])[] = [
  [0, 2],
  [0, 1, 2],
  [0, 1, 2, 3],
];

/** Rules that small deals are played by, besides the standard ones. */
interface SmallRules {
  readonly draw: number;
  /** −1 for any number. */
  readonly redeals: number;
  readonly returns: boolean;
}

/** The rules of every number of cards drawn, with any number of redeals, or up to three, with and without returns. */
export const SMALL_RULES: readonly SmallRules[] = [1, 2, 3].flatMap((draw) =>
  [-1, 0, 1, 2, 3].flatMap((redeals) =>
    [true, false].map((returns) => ({ draw, redeals, returns })),
  ),
);

/** Small deal number n: 3 to 6 ranks, two to four suits, 3 to 5 piles; draw one or three, unless there are rules. */
function smallDeal(n: number, rules?: SmallRules): SmallDeal {
  const { randomBelow } = pythonRandom(String(n));
  const suits = SUIT_CHOICES[randomBelow(3)] ?? [0, 2];
  const maxRanks = suits.length === 2 ? 6 : suits.length === 3 ? 5 : 4;
  const ranks = 3 + randomBelow(maxRanks - 2);
  const cards = suits.flatMap((suit) =>
    Array.from({ length: ranks }, (_, rank) => suit * 13 + rank),
  );
  const pileChoices = [3, 4, 5].filter((n) => (n * (n + 1)) / 2 <= cards.length);
  const piles = pileChoices[randomBelow(pileChoices.length)] ?? 3;
  const drawn = randomBelow(2) === 0 ? 1 : 3;
  const { draw, redeals, returns } = rules ?? { draw: drawn, redeals: -1, returns: true };
  const deck = selectionShuffle(cards, randomBelow);
  const plain = { ...plainDealFrom(draw, deck, piles, ranks - 1), redeals, returns };
  const searchCard = (card: number): number => cardOf(card % 13, Math.floor(card / 13));
  const problem: Problem = {
    ranks,
    suits,
    draw,
    redealsLeft: redeals,
    noReturn: !returns,
    foundations: [0, 0, 0, 0],
    piles: plain.piles.slice(6).map((pile) => pile.map(searchCard)),
    attached: [],
    stock: (plain.piles[0] ?? []).toReversed().map(searchCard),
    waste: 0,
  };
  return {
    problem,
    plain,
    name: `deal ${n}: ${ranks} ranks, ${suits.length} suits, ${piles} piles, draw ${draw}, ${redeals} redeals, returns ${returns}`,
  };
}

/** Whether the solver’s searches and the plain one agree on a small deal, and whether the plain search won it. */
export function compareSmallDeal(
  n: number,
  rules?: SmallRules,
): {
  readonly agree: boolean;
  readonly won: boolean;
  readonly name: string;
} {
  const { problem, plain, name } = smallDeal(n, rules);
  const won = plainCanBeWon(plain);
  const expected = won ? 'won' : 'lost';
  const agree = [false, true].every(
    (isThorough) =>
      createSearch(problem, undefined, undefined, isThorough).run(Number.POSITIVE_INFINITY) ===
      expected,
  );
  return { agree, won, name };
}
