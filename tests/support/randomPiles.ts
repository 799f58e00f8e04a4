import { faceCode, makeCard, SUITS } from '../../src/engine/card';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { type RandomBelow, selectionShuffle } from '../../src/engine/shuffle';
import {
  type FullLayout,
  foundationCount,
  packOf,
  stockSize,
} from '../../src/games/layouts/layout';
import type { PileTexts } from '../../src/interchange/piles';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/**
 * Random piles number `n` of a game of columns: all cards of its pack, at most `most` of them not on foundations, and these anywhere,
 * also where no game brings them. Where only whole suits leave, at least one is left.
 */
export function randomPiles(setup: FullLayout, n: number, most: number): PileTexts {
  const { randomBelow } = pythonRandom(String(n));
  const { ranks, goal } = setup;
  const base = setup.base === 'deal' ? randomBelow(ranks) : setup.base;
  const inPlay = packOf(setup).suits ?? SUITS.map((_, suit) => suit);
  const foundations = times(foundationCount(setup), (f) =>
    times(ranks, (rank) =>
      faceCode(makeCard(inPlay[f % inPlay.length] as number, (base + rank) % ranks)),
    ),
  );
  const step = goal === 'runs' ? ranks : 1;
  const left: string[] = [];
  for (let count = randomBelow(Math.max(1, Math.floor(most / step))); count >= 0; count--) {
    // The first one says the base where the deal decides it.
    const taken = foundations.filter(
      (cards, f) => cards.length > (setup.base === 'deal' && f === 0 ? 1 : 0),
    );
    const cards = taken[randomBelow(Math.max(1, taken.length))];
    if (cards) left.push(...cards.splice(-step));
  }
  return {
    foundations: foundations.map((cards) => cards.join(' ')),
    ...spread(setup, selectionShuffle(left, randomBelow), randomBelow),
  };
}

/** Cards in columns, cells, reserve, stock and waste, as many in each as chance will have it. */
function spread(
  setup: FullLayout,
  cards: readonly string[],
  randomBelow: RandomBelow,
): Omit<PileTexts, 'foundations'> {
  const { columns, cells, reserve, stock, redeals } = setup;
  const hasStock = stockSize(setup) > 0;
  const hasWaste = hasStock && stock !== 'rows';
  const piles = {
    tableau: times(columns.length, (): string[] => []),
    cells: times(cells, (): string[] => []),
    reserve: times(reserve.length, (): string[] => []),
    stock: times(hasStock ? 1 : 0, (): string[] => []),
    waste: times(hasWaste ? 1 : 0, (): string[] => []),
  };
  // Some kinds of pile are left out, so that the others have more cards.
  const others = [piles.cells, piles.reserve, piles.stock, piles.waste];
  const open = [...piles.tableau, ...others.filter(() => randomBelow(3) > 0).flat()];
  for (const card of cards) {
    const free = open.filter((pile) => !piles.cells.includes(pile) || pile.length === 0);
    free[randomBelow(free.length)]?.push(card);
  }
  const texts = (each: readonly (readonly string[])[]) => each.map((pile) => pile.join(' '));
  const hides = randomBelow(2) === 0;
  return {
    tableau: texts(piles.tableau),
    down: piles.tableau.map(({ length }) => (hides && length > 0 ? randomBelow(length) : 0)),
    cells: texts(piles.cells),
    reserve: texts(piles.reserve),
    ...(hasStock && { stock: texts(piles.stock)[0] ?? '' }),
    ...(hasWaste && { waste: texts(piles.waste)[0] ?? '' }),
    ...(hasWaste && redeals > 0 && { redeals: randomBelow(redeals + 1) }),
  };
}
