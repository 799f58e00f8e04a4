import { FULL_DECK } from '../../src/engine/deck';
import { pythonShuffle } from '../../src/engine/pythonRandom';

/** Golf on plain ranks, ace 1 to king 13: columns and stock as stacks, and the rank that the waste shows. */
export interface PlainGolf {
  readonly columns: readonly number[][];
  readonly stock: number[];
  waste: number;
}

/** A deal: five rows over seven columns, then the waste, then the stock. */
export function plainGolf(deal: string): PlainGolf {
  const ranks = pythonShuffle(FULL_DECK, deal).map((card) => (card % 13) + 1);
  const columns: number[][] = [[], [], [], [], [], [], []];
  for (let row = 0; row < 5; row++) for (const column of columns) column.push(ranks.pop() ?? 0);
  const waste = ranks.pop() ?? 0;
  return { columns, stock: ranks, waste };
}

/** The ranks that go on each rank. */
const goingOn = (onto: number, wrap: boolean): readonly number[] => {
  if (onto === 13) return wrap ? [12, 1] : [];
  if (onto === 1) return wrap ? [2, 13] : [2];
  return [onto - 1, onto + 1];
};

/** How many lines of `depth` moves there are; the game is as before afterwards. */
export function countGolfLines(game: PlainGolf, wrap: boolean, depth: number): number {
  if (depth === 0) return 1;
  const { columns, stock, waste } = game;
  if (columns.every((column) => column.length === 0)) return 0;
  let lines = 0;
  const countAfter = (pile: number[]): void => {
    const rank = pile.pop() ?? 0;
    game.waste = rank;
    lines += countGolfLines(game, wrap, depth - 1);
    game.waste = waste;
    pile.push(rank);
  };
  if (stock.length > 0) countAfter(stock);
  for (const column of columns) {
    if (goingOn(waste, wrap).includes(column.at(-1) ?? 0)) countAfter(column);
  }
  return lines;
}
