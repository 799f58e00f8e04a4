import { cardsSeenIn } from '../../src/chance/knowledge';
import type { Card } from '../../src/engine/card';
import type { AnyGame } from '../../src/engine/game';
import { statesOf } from '../../src/engine/history';
import { pythonRandom } from '../../src/engine/pythonRandom';
import type { LayoutState } from '../../src/games/layouts/board';
import { type Draw, klondikeOf } from './klondike';
import { playAtRandom } from './random';

/** The states of a game of random moves. */
export const randomGame = (draw: Draw, deal: string, moves: number): readonly LayoutState[] =>
  statesOf(playAtRandom(klondikeOf(draw) as AnyGame, deal, moves, deal)) as readonly LayoutState[];

/** The state with the cards that were not seen in another order. */
export function exchanged(
  state: LayoutState,
  seen: ReadonlySet<Card>,
  randomBelow: (n: number) => number,
): LayoutState {
  const { tableau, stock = [] } = state;
  const hidden = [...stock, ...tableau.flatMap(({ cards, hidden }) => cards.slice(0, hidden))];
  const cards = hidden.filter((card) => !seen.has(card));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1);
    [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
  }
  const next = cards.values();
  const other = (card: Card): Card => (seen.has(card) ? card : (next.next().value as Card));
  return {
    ...state,
    stock: stock.map(other),
    tableau: tableau.map(({ cards, hidden }) => ({
      cards: cards.map((card, i) => (i < hidden ? other(card) : card)),
      hidden,
    })),
  };
}

/** The states of a game with the cards that none of them shows in another order, the same in all: they keep their places. */
export function exchangedInAll(
  states: readonly LayoutState[],
  seed: string,
): readonly LayoutState[] {
  const seen = cardsSeenIn(states);
  return states.map((state) => exchanged(state, seen, pythonRandom(seed).randomBelow));
}
