import { normaliseTyped } from '../../engine/typedText';
import type { VariantId } from '../../games/index';
import {
  type DealSource,
  isClean,
  isUnfinished,
  type ListedGame,
  newestFirst,
  playedAt,
} from '../../persistence/record';
import { countedResult } from '../../persistence/statistics';

/** A result to filter by. `helped` means finished with the solver’s help. */
export type ResultFilter = 'any' | 'won' | 'clean' | 'lost' | 'helped' | 'unfinished';
export type GameOrder = 'newest' | 'oldest' | 'fewest' | 'fastest';

/** Which games are listed, in which order. */
export interface GameFilter {
  readonly game: VariantId | 'any';
  readonly result: ResultFilter;
  readonly source: DealSource | 'any';
  /** Part of a deal number or of a deck; empty for any deal. */
  readonly deal: string;
  readonly order: GameOrder;
}

export const NO_FILTER: GameFilter = {
  game: 'any',
  result: 'any',
  source: 'any',
  deal: '',
  order: 'newest',
};

/** The moves that led to the result, or those made so far. */
export const movesPlayed = (game: ListedGame): number =>
  game.result && !isUnfinished(game) ? game.length : game.cursor;

/** Filters and sorts games. Sorting by moves or time puts wins first. */
export function listGames(games: readonly ListedGame[], filter: GameFilter): readonly ListedGame[] {
  // A deck is stored as its codes in one word.
  const deal = normaliseTyped(filter.deal).replace(/[\s,]/g, '').toUpperCase();
  const listed = games.filter(
    (facts) =>
      (filter.game === 'any' || facts.variant === filter.game) &&
      (filter.source === 'any' || facts.source === filter.source) &&
      hasResult(facts, filter.result) &&
      (deal === '' || facts.deal.toUpperCase().includes(deal)),
  );
  return listed.sort(ORDERS[filter.order]);
}

function hasResult(facts: ListedGame, result: ResultFilter): boolean {
  if (result === 'any') return true;
  if (result === 'clean') return isClean(facts);
  return (countedResult(facts) ?? 'unfinished') === result;
}

type Order = (a: ListedGame, b: ListedGame) => number;

/** Wins first, by a figure that grows; then other games, the newest first. */
const winsBy =
  (figureOf: (facts: ListedGame) => number): Order =>
  (a, b) => {
    const [isWin, isOtherWin] = [countedResult(a) === 'won', countedResult(b) === 'won'];
    if (isWin !== isOtherWin) return isWin ? -1 : 1;
    return (isWin ? figureOf(a) - figureOf(b) : 0) || newestFirst(a, b);
  };

const ORDERS: Readonly<Record<GameOrder, Order>> = {
  newest: newestFirst,
  oldest: (a, b) => playedAt(a) - playedAt(b),
  fewest: winsBy(movesPlayed),
  fastest: winsBy(({ seconds }) => seconds),
};
