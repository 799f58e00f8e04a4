import type { KlondikePosition } from '../../src/chance/klondikeDeals';
import type { Decision, ForeseenDeals } from '../../src/chance/possibleDeals';
import { runToEnd } from '../../src/solver/gameSolver';

// The best play of Klondike without peeking, found by trying every decision and every card that may turn up.

/** Visits that decide every position of so few unknown cards. */
const ENOUGH = 200_000;

/** How often the best player wins from a position whose stock is known. */
interface BestPlay {
  readonly valueAt: (position: KlondikePosition) => number;
  /** The same after a decision. */
  readonly valueAfter: (position: KlondikePosition, decision: Decision) => number;
}

/** Cards in every order. */
function ordersOf(cards: readonly number[]): readonly (readonly number[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) =>
    ordersOf(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]),
  );
}

/** The position with its unknown cards in an order that only the search sees. */
function withOrder(position: KlondikePosition, cards: readonly number[]): KlondikePosition {
  const piles = position.problem.piles.map((pile) => [...pile]);
  for (const [i, { pile, index }] of position.unknownPlaces.entries()) {
    (piles[pile] as number[])[index] = cards[i] as number;
  }
  return {
    ...position,
    problem: { ...position.problem, piles },
    unknownCards: [],
    unknownPlaces: [],
  };
}

/** In which share of all orders of the unknown cards somebody who sees them wins after a decision, or from the position. */
export function shareOfOrders(
  deals: ForeseenDeals<KlondikePosition>,
  position: KlondikePosition,
  decision?: Decision,
): number {
  const orders = ordersOf(position.unknownCards);
  const wins = orders.filter((cards) => {
    const at = withOrder(position, cards);
    const key = decision && JSON.stringify(decision.moves);
    const same = decision && deals.decisions(at).find(({ moves }) => JSON.stringify(moves) === key);
    if (decision && !same) throw new Error('a decision depends on a hidden card');
    return runToEnd(deals.trial(at, same, 0, 1, ENOUGH))?.wins === 1;
  });
  return wins.length / orders.length;
}

/** Opens the best play of one deal, which remembers the positions it has met. */
export function openBestPlay(deals: ForeseenDeals<KlondikePosition>): BestPlay {
  const known = new Map<string, number>();

  function valueAt(position: KlondikePosition): number {
    const { problem, saved, unknownCards } = position;
    const key = JSON.stringify([saved && [...saved], problem.piles, unknownCards]);
    const value = known.get(key) ?? compute(position);
    known.set(key, value);
    return value;
  }

  function compute(position: KlondikePosition): number {
    if (position.unknownCards.length === 0)
      return runToEnd(deals.trial(position, undefined, 0, 1, ENOUGH))?.wins ?? 0;
    // Nobody wins more than somebody who sees the cards.
    const bounded = deals
      .decisions(position)
      .map((decision) => ({ decision, bound: shareOfOrders(deals, position, decision) }))
      .sort((a, b) => b.bound - a.bound);
    let best = 0;
    for (const { decision, bound } of bounded) {
      if (bound <= best) break;
      best = Math.max(best, valueAfter(position, decision, best));
    }
    return best;
  }

  /** Stops with a lower value once it cannot be above `least`. */
  function valueAfter(position: KlondikePosition, decision: Decision, least = -1): number {
    if (!decision.turns) return valueAt(deals.after(position, decision));
    const cards = position.unknownCards;
    let sum = 0;
    for (const [n, card] of cards.entries()) {
      if ((sum + cards.length - n) / cards.length <= least) break;
      sum += valueAt(deals.after(position, decision, card));
    }
    return sum / cards.length;
  }

  return { valueAt, valueAfter: (position, decision) => valueAfter(position, decision) };
}
