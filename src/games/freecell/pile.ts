import type { Card } from '../../engine/card';
import type { BuildingPile } from '../building/pile';
import type { FreeCellState } from './state';

const PILES = { cell: 'cells', foundation: 'foundations', tableau: 'columns' } as const;

/** All piles of a kind, in order. */
export const pilesOf = (
  state: FreeCellState,
  kind: BuildingPile['kind'],
): readonly (readonly Card[])[] => state[PILES[kind]];

/** The cards of a pile, bottom first; nothing if there is no such pile. */
export const cardsOf = (
  state: FreeCellState,
  { kind, index }: BuildingPile,
): readonly Card[] | undefined => pilesOf(state, kind)[index - 1];

/** The state with the cards of one pile replaced. */
export const withCards = (
  state: FreeCellState,
  { kind, index }: BuildingPile,
  cards: readonly Card[],
): FreeCellState => ({ ...state, [PILES[kind]]: pilesOf(state, kind).with(index - 1, cards) });

/** The empty piles of a kind, in order. */
export const emptyPiles = (
  state: FreeCellState,
  kind: BuildingPile['kind'],
): readonly BuildingPile[] =>
  pilesOf(state, kind).flatMap((cards, i) => (cards.length === 0 ? [{ kind, index: i + 1 }] : []));
