import { FULL_DECK } from '../../src/engine/deck';
import { pythonShuffle } from '../../src/engine/pythonRandom';

/*
 * A second, plain implementation of Klondike: mutable arrays, every pair of piles tried, every position copied.
 * It shares no rule with src/games, so that the two are unlikely to have the same error.
 */

/** A position. A card is 13 times its suit plus its rank, from 0; the last card of a pile is its top. */
export interface PlainPosition {
  draw: number;
  /** How often the waste may still be turned over; −1 for any number of times. */
  redeals: number;
  /** True if cards return from the foundations. */
  returns: boolean;
  /** The highest rank, that of the cards for an empty tableau pile: 12, or less for a small deck. */
  king: number;
  /** 0 stock, 1 waste, 2–5 foundations, then the tableau. */
  piles: number[][];
  /** Face-down cards of each tableau pile. */
  down: number[];
}

const STOCK = 0;
const WASTE = 1;
const isFoundation = (pile: number) => pile >= 2 && pile < 6;
const isTableau = (pile: number) => pile >= 6;

/** Klondike’s deal with this number. */
export const plainDeal = (draw: number, deal: string): PlainPosition =>
  plainDealFrom(draw, pythonShuffle(FULL_DECK, deal), 7, 12);

/** Deals a deck of any size, top card last, to any number of tableau piles. */
export function plainDealFrom(
  draw: number,
  cards: readonly number[],
  tableau: number,
  king: number,
): PlainPosition {
  const deck = [...cards];
  const piles: number[][] = Array.from({ length: 6 + tableau }, () => []);
  for (let pile = 0; pile < tableau; pile++) {
    for (let n = 0; n <= pile; n++) piles[6 + pile]?.push(deck.pop() ?? -1);
  }
  piles[STOCK] = deck;
  return {
    draw,
    redeals: -1,
    returns: true,
    king,
    piles,
    down: Array.from({ length: tableau }, (_, i) => i),
  };
}

const copy = ({ piles, down, ...rest }: PlainPosition): PlainPosition => ({
  ...rest,
  piles: piles.map((pile) => [...pile]),
  down: [...down],
});

function accepts(position: PlainPosition, to: number, card: number): boolean {
  const pile = position.piles[to] ?? [];
  const rank = card % 13;
  const suit = Math.floor(card / 13);
  if (pile.length === 0) return isFoundation(to) ? rank === 0 : rank === position.king;
  const top = pile[pile.length - 1] ?? -1;
  const topSuit = Math.floor(top / 13);
  if (isFoundation(to)) return suit === topSuit && rank === (top % 13) + 1;
  return suit < 2 !== topSuit < 2 && rank + 1 === top % 13;
}

/** Every position after one legal move. */
function successors(position: PlainPosition): PlainPosition[] {
  const found: PlainPosition[] = [];
  const stock = position.piles[STOCK] ?? [];
  const waste = position.piles[WASTE] ?? [];
  if (stock.length > 0 || (waste.length > 0 && position.redeals !== 0)) {
    const next = copy(position);
    const [nextStock = [], nextWaste = []] = next.piles;
    if (stock.length === 0) {
      if (next.redeals > 0) next.redeals--;
      while (nextWaste.length > 0) nextStock.push(nextWaste.pop() ?? -1);
    } else {
      for (let n = 0; n < position.draw && nextStock.length > 0; n++) {
        nextWaste.push(nextStock.pop() ?? -1);
      }
    }
    found.push(next);
  }
  const last = position.piles.length - 1;
  for (let from = WASTE; from <= last; from++) {
    for (let to = 2; to <= last; to++) {
      if (from === to || (isFoundation(from) && isFoundation(to))) continue;
      if (isFoundation(from) && !position.returns) continue;
      const length = position.piles[from]?.length ?? 0;
      const faceUp = isTableau(from)
        ? length - (position.down[from - 6] ?? 0)
        : Math.min(1, length);
      const maxCount = isTableau(from) && isTableau(to) ? faceUp : Math.min(1, faceUp);
      for (let count = 1; count <= maxCount; count++) {
        const head = position.piles[from]?.[length - count] ?? -1;
        if (!accepts(position, to, head)) continue;
        const next = copy(position);
        const moved = next.piles[from]?.splice(length - count) ?? [];
        next.piles[to]?.push(...moved);
        if (isTableau(from) && length - count > 0) {
          next.down[from - 6] = Math.min(next.down[from - 6] ?? 0, length - count - 1);
        }
        found.push(next);
      }
    }
  }
  return found;
}

/** Perft: the number of lines of `depth` legal moves. */
export function countLines(position: PlainPosition, depth: number): number {
  if (depth === 0) return 1;
  return successors(position).reduce((lines, next) => lines + countLines(next, depth - 1), 0);
}

/** True if a position can be won; every line is tried. */
export function plainCanBeWon(start: PlainPosition): boolean {
  const key = ({ redeals, piles, down }: PlainPosition): string => {
    const tableau = piles.slice(6).map((pile, i) => `${pile.join()}/${down[i]}`);
    // Positions that differ only in the order of tableau piles or of foundations count as one.
    return [
      redeals,
      piles.slice(0, 2).join(' '),
      piles.slice(2, 6).map(String).sort().join(' '),
      tableau.sort().join(' '),
    ].join('|');
  };
  const isWon = ({ piles }: PlainPosition): boolean =>
    piles.every((pile, i) => isFoundation(i) || pile.length === 0);
  const seen = new Set([key(start)]);
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    if (isWon(position)) return true;
    for (const next of successors(position)) {
      const nextKey = key(next);
      if (seen.has(nextKey)) continue;
      seen.add(nextKey);
      open.push(next);
    }
  }
  return false;
}
