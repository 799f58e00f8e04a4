import type { Card } from '../engine/card';
import { countDeck, type LayoutState } from '../games/layouts/board';
import type { Prospect } from './curves';

/** The cards that were face up in some of these states, which are all that a player has seen of a deal. */
export function cardsSeenIn(states: Iterable<LayoutState>): ReadonlySet<Card> {
  const seen = new Set<Card>();
  for (const { tableau, waste = [], foundations } of states) {
    for (const { cards, hidden } of tableau) for (const card of cards.slice(hidden)) seen.add(card);
    for (const card of [...waste, ...foundations.flat()]) seen.add(card);
  }
  return seen;
}

/** What a player knows of a position. */
export interface Knowledge {
  /** The position with the unknown cards in their order, which says nothing of where they lie. */
  readonly state: LayoutState;
  readonly unknown: readonly Card[];
  /** How many of them are in the stock. */
  readonly unseenStock: number;
}

/** What a player knows of a position who has seen some cards. */
export function knowledgeOf(state: LayoutState, seen: ReadonlySet<Card>): Knowledge {
  const { tableau, stock = [] } = state;
  const isUnknown = (card: Card): boolean => !seen.has(card);
  const unseen = stock.filter(isUnknown);
  const hidden = tableau.flatMap(({ cards, hidden }) => cards.slice(0, hidden)).filter(isUnknown);
  const unknown = [...unseen, ...hidden].sort((a, b) => a - b);
  const next = unknown.values();
  const covered = (cards: readonly Card[]): readonly Card[] =>
    cards.map((card) => (isUnknown(card) ? (next.next().value as Card) : card));
  return {
    state: {
      ...state,
      tableau: tableau.map(({ cards, hidden }) => ({
        cards: [...covered(cards.slice(0, hidden)), ...cards.slice(hidden)],
        hidden,
      })),
      ...(state.stock && { stock: covered(stock) }),
    },
    unknown,
    unseenStock: unseen.length,
  };
}

/** The state with other cards in its columns and its stock. */
export const withOthers = (state: LayoutState, other: (card: Card) => Card): LayoutState => ({
  ...state,
  tableau: state.tableau.map((column) => ({ ...column, cards: column.cards.map(other) })),
  ...(state.stock && { stock: state.stock.map(other) }),
});

/** What a curve weighs of what is known, but for the share. */
export const prospectOf = ({
  state,
  unknown,
  unseenStock,
}: Knowledge): Omit<Prospect, 'share'> => ({
  hidden: unknown.length - unseenStock,
  unseen: unseenStock,
  stock: countDeck(state),
});

/** A position, and the cards of the deal that its player has seen. */
export interface SeenState {
  readonly state: unknown;
  readonly seen: Iterable<Card>;
}

/** The last of some states, whose player has seen what was face up in any of them. */
export const seenStateOf = (states: readonly unknown[]): SeenState => ({
  state: states.at(-1),
  seen: cardsSeenIn(states as readonly LayoutState[]),
});

/** A position with the unknown cards in their order: what is said of it tells nothing of where they lie. */
export const withoutSecrets = ({ state, seen }: SeenState): LayoutState =>
  knowledgeOf(state as LayoutState, new Set(seen)).state;
