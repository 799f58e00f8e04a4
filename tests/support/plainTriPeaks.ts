import { FULL_DECK } from '../../src/engine/deck';
import { pythonShuffle } from '../../src/engine/pythonRandom';
import { PLAIN_PEAKS } from './plainLayouts';

/** TriPeaks, or a smaller game of its kind, on plain ranks from 0. No rule is shared with src. */
export interface PlainTriPeaks {
  readonly covers: readonly (readonly number[])[];
  /** The rank on each place; null where the card is gone. */
  readonly places: readonly (number | null)[];
  /** In the order in which the cards come up. */
  readonly stock: readonly number[];
  readonly waste: number;
  readonly ranks: number;
  readonly wrap: boolean;
}

/** A deal: the places row by row, then the waste, then the stock. */
export function plainTriPeaks(deal: string, wrap: boolean): PlainTriPeaks {
  const ranks = pythonShuffle(FULL_DECK, deal)
    .map((card) => card % 13)
    .reverse();
  const [places, waste = 0, stock] = [ranks.slice(0, 28), ranks[28], ranks.slice(29)];
  return { covers: PLAIN_PEAKS, places, waste, stock, ranks: 13, wrap };
}

/** Whether a card can be played: one rank up or down, and with wrap also the lowest on the highest, and so on. */
export function plainFits({ ranks, wrap }: PlainTriPeaks, card: number, onto: number): boolean {
  if (wrap && ((card + 1) % ranks === onto || (onto + 1) % ranks === card)) return true;
  return card === onto + 1 || card === onto - 1;
}

/** What each move leads to. */
function plainMoves(game: PlainTriPeaks): readonly PlainTriPeaks[] {
  const { covers, places, stock, waste } = game;
  if (places.every((card) => card === null)) return [];
  const [drawn, ...rest] = stock;
  const next: PlainTriPeaks[] = drawn === undefined ? [] : [{ ...game, stock: rest, waste: drawn }];
  for (const [place, card] of places.entries()) {
    if (card === null || !plainFits(game, card, waste)) continue;
    if (covers[place]?.some((cover) => places[cover] !== null)) continue;
    next.push({ ...game, places: places.with(place, null), waste: card });
  }
  return next;
}

/** How many lines of `depth` moves there are. */
export const countTriPeaksLines = (game: PlainTriPeaks, depth: number): number =>
  depth === 0
    ? 1
    : plainMoves(game).reduce((lines, next) => lines + countTriPeaksLines(next, depth - 1), 0);

/** The fewest moves that win; undefined if none does. Every line is tried. */
export function plainFewest(start: PlainTriPeaks): number | undefined {
  let games = [start];
  const seen = new Set<string>();
  for (let moves = 0; games.length > 0; moves++) {
    const next: PlainTriPeaks[] = [];
    for (const game of games) {
      if (game.places.every((card) => card === null)) return moves;
      const name = JSON.stringify([game.places, game.stock.length, game.waste]);
      if (seen.has(name)) continue;
      seen.add(name);
      next.push(...plainMoves(game));
    }
    games = next;
  }
  return undefined;
}
