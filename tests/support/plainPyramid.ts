import { FULL_DECK } from '../../src/engine/deck';
import { pythonShuffle } from '../../src/engine/pythonRandom';
import { plainPyramidLayout } from './plainLayouts';

/** Pyramid, or a smaller game of its kind, on plain points, king 13. No rule is shared with src. */
export interface PlainPyramid {
  readonly covers: readonly (readonly number[])[];
  /** The points on each place; null where the card is gone. */
  readonly places: readonly (number | null)[];
  /** The last card lies on top. */
  readonly stock: readonly number[];
  readonly waste: readonly number[];
  /** How often the waste may be turned over; null for any number. */
  readonly redeals: number | null;
}

/** A deal: the places row by row, then the stock. */
export function plainPyramid(deal: string, redeals: number | null): PlainPyramid {
  const points = pythonShuffle(FULL_DECK, deal).map((card) => (card % 13) + 1);
  const places = points.splice(24).reverse();
  return { covers: plainPyramidLayout(7), places, stock: points, waste: [], redeals };
}

const hasWon = ({ places }: PlainPyramid): boolean => places.every((card) => card === null);

/** The game after a click on the stock; undefined if there is nothing to draw. */
export function plainDraw(game: PlainPyramid): PlainPyramid | undefined {
  const { stock, waste, redeals } = game;
  const top = stock.at(-1);
  if (top !== undefined) return { ...game, stock: stock.slice(0, -1), waste: [...waste, top] };
  if (waste.length === 0 || redeals === 0) return undefined;
  const left = redeals === null ? null : redeals - 1;
  return { ...game, stock: waste.toReversed(), waste: [], redeals: left };
}

/** What each move leads to. */
function plainMoves(game: PlainPyramid): readonly PlainPyramid[] {
  if (hasWon(game)) return [];
  const { covers, places, stock, waste } = game;
  const drawn = plainDraw(game);
  const next = drawn ? [drawn] : [];
  /** What can be taken, with its points and the game without it. */
  const open: { points: number; take: (from: PlainPyramid) => PlainPyramid }[] = [];
  for (const [place, points] of places.entries()) {
    if (points === null || covers[place]?.some((cover) => places[cover] !== null)) continue;
    open.push({
      points,
      take: (from) => ({ ...from, places: from.places.with(place, null) }),
    });
  }
  for (const pile of ['stock', 'waste'] as const) {
    const points = (pile === 'stock' ? stock : waste).at(-1);
    if (points === undefined) continue;
    open.push({ points, take: (from) => ({ ...from, [pile]: from[pile].slice(0, -1) }) });
  }
  for (const [i, one] of open.entries()) {
    if (one.points === 13) next.push(one.take(game));
    for (const other of open.slice(i + 1)) {
      if (one.points + other.points === 13) next.push(other.take(one.take(game)));
    }
  }
  return next;
}

/** How many lines of `depth` moves there are. */
export const countPyramidLines = (game: PlainPyramid, depth: number): number =>
  depth === 0
    ? 1
    : plainMoves(game).reduce((lines, next) => lines + countPyramidLines(next, depth - 1), 0);

/** Whether the game can be won. Every line is tried. */
export function plainCanBeWon(start: PlainPyramid): boolean {
  const todo = [start];
  const seen = new Set<string>();
  for (let game = todo.pop(); game; game = todo.pop()) {
    if (hasWon(game)) return true;
    const name = JSON.stringify([game.places, game.stock, game.waste, game.redeals]);
    if (seen.has(name)) continue;
    seen.add(name);
    todo.push(...plainMoves(game));
  }
  return false;
}
