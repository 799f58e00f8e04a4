import type { VariantId } from '../../games/index';
import { type DealSource, type ListedGame, newestFirst, playedAt } from '../../persistence/record';
import { countedResult, isClean } from '../../persistence/statistics';

/** Which results are listed. `helped` ended with the solver’s help; `unfinished` have no result yet. */
export type ResultFilter = 'any' | 'won' | 'clean' | 'lost' | 'helped' | 'unfinished';
/** The order of the list. */
export type GameOrder = 'newest' | 'oldest' | 'fewest' | 'fastest';

/** Which games are listed, and in which order. */
export interface GameFilter {
  readonly game: VariantId | 'any';
  readonly result: ResultFilter;
  readonly source: DealSource | 'any';
  /** Part of a deal number or of a deck; any deal if it is empty. */
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

/** The moves of a game as far as it has come: those that led to its result, else those made. */
export const movesOf = ({ result, length, cursor }: ListedGame): number =>
  result ? length : cursor;

/** The games that are listed, in their order. Wins come first where few moves or a short time do. */
export function listGames(games: readonly ListedGame[], filter: GameFilter): readonly ListedGame[] {
  const deal = filter.deal.trim().toUpperCase();
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
  switch (result) {
    case 'any':
      return true;
    case 'clean':
      return isClean(facts);
    case 'unfinished':
      return facts.result === undefined;
    default:
      return countedResult(facts) === result;
  }
}

type Order = (a: ListedGame, b: ListedGame) => number;

/** Wins by a figure, the least first; after them the other games, the newest first. */
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
  fewest: winsBy(movesOf),
  fastest: winsBy(({ seconds }) => seconds),
};
