import type { Card } from '../../engine/card';
import type { Pile } from '../../engine/pile';
import type { FreeCellState } from './state';

const PILES = { cell: 'cells', foundation: 'foundations', tableau: 'columns' } as const;

/** A kind of pile that FreeCell has. */
export type Kind = keyof typeof PILES;

/** All piles of a kind, in order. */
export const pilesOf = (state: FreeCellState, kind: Kind): readonly (readonly Card[])[] =>
  state[PILES[kind]];

/** The cards of a pile, bottom first; nothing if there is no such pile. */
export const cardsOf = (
  state: FreeCellState,
  { kind, index }: Pile,
): readonly Card[] | undefined =>
  kind in PILES ? pilesOf(state, kind as Kind)[index - 1] : undefined;

/** The state with the cards of one pile replaced. */
export const withCards = (
  state: FreeCellState,
  { kind, index }: Pile,
  cards: readonly Card[],
): FreeCellState => {
  const piles = pilesOf(state, kind as Kind).with(index - 1, cards);
  return { ...state, [PILES[kind as Kind]]: piles };
};

/** The empty piles of a kind, in order. */
export const emptyPiles = (state: FreeCellState, kind: Kind): readonly Pile[] =>
  pilesOf(state, kind).flatMap((cards, i) => (cards.length === 0 ? [{ kind, index: i + 1 }] : []));
