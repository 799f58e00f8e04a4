import { ACE, type Card, KING, rankOf, SUITS, suitOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { dealCards, deckOfDeal } from '../../engine/deck';
import type { Status } from '../../engine/game';

/** All piles are bottom first. `up` and `down` hold a stack for each suit, in the order of `SUITS`. */
export interface EightStacksState {
  readonly round: number;
  readonly deck: readonly Card[];
  readonly uncovered: readonly Card[];
  /** Stacks that increase from the ace. */
  readonly up: readonly (readonly Card[])[];
  /** Stacks that decrease from the king. */
  readonly down: readonly (readonly Card[])[];
  /** True once a card has been placed in this round. */
  readonly placed: boolean;
}

const noStacks = (): readonly (readonly Card[])[] => SUITS.map(() => []);

/** The deal before its first draw. */
export const deal = (id: DealId, byHand?: readonly Card[]): EightStacksState => ({
  round: 1,
  deck: deckOfDeal(id, byHand),
  uncovered: [],
  up: noStacks(),
  down: noStacks(),
  placed: false,
});

/** The ways to place a card; the first that is possible is taken. Source: COMP9021 solitaire_2. */
export type Placing = 'base' | 'increasing' | 'decreasing';

function placingOf({ up, down }: EightStacksState, card: Card): Placing | undefined {
  const rank = rankOf(card);
  if (rank === ACE || rank === KING) return 'base';
  const [upTop, downTop] = [up[suitOf(card)]?.at(-1), down[suitOf(card)]?.at(-1)];
  if (upTop !== undefined && rankOf(upTop) === rank - 1) return 'increasing';
  if (downTop !== undefined && rankOf(downTop) === rank + 1) return 'decreasing';
  return undefined;
}

/** What the next step does. */
type Phase =
  | { readonly kind: 'place'; readonly card: Card; readonly as: Placing }
  | { readonly kind: 'draw' | 'turn over' };

/** Only the uppermost uncovered card can be placed. Undefined once the game is over. */
export function phaseOf(state: EightStacksState): Phase | undefined {
  const card = state.uncovered.at(-1);
  const as = card === undefined ? undefined : placingOf(state, card);
  if (card !== undefined && as) return { kind: 'place', card, as };
  if (state.deck.length > 0) return { kind: 'draw' };
  return card !== undefined && state.placed ? { kind: 'turn over' } : undefined;
}

export function step(drawn: number, state: EightStacksState): EightStacksState {
  const phase = phaseOf(state);
  switch (phase?.kind) {
    case 'place': {
      const { card, as } = phase;
      const isUp = as === 'increasing' || (as === 'base' && rankOf(card) === ACE);
      const way = isUp ? 'up' : 'down';
      const stacks = state[way].map((stack, suit) =>
        suit === suitOf(card) ? [...stack, card] : stack,
      );
      return { ...state, uncovered: state.uncovered.slice(0, -1), [way]: stacks, placed: true };
    }
    case 'draw': {
      const { dealt, deck } = dealCards(state.deck, drawn);
      return { ...state, deck, uncovered: [...state.uncovered, ...dealt] };
    }
    case 'turn over':
      return {
        ...state,
        round: state.round + 1,
        deck: state.uncovered.toReversed(),
        uncovered: [],
        placed: false,
      };
    case undefined:
      return state;
  }
}

/** Lost when a round has placed no card. */
export function status(state: EightStacksState): Status {
  if (phaseOf(state)) return 'playing';
  return cardsLeft(state) === 0 ? 'won' : 'stuck';
}

/** Number of cards not placed yet. */
export const cardsLeft = ({ deck, uncovered }: EightStacksState): number =>
  deck.length + uncovered.length;
