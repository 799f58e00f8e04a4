import type { Card } from '../../engine/card';
import type { PileId } from '../../engine/view';
import type { FreeCellState } from './state';

/** A pile of the rules; each kind counts from 1. */
export interface FreeCellPile {
  readonly kind: 'cell' | 'foundation' | 'tableau';
  readonly index: number;
}

/** `cell-1`, `foundation-4`, `tableau-8`. */
export const formatPileId = ({ kind, index }: FreeCellPile): PileId => `${kind}-${index}`;

/** The pile of such an id, whether or not it is on the table; nothing for other texts. */
export function parsePileId(id: PileId): FreeCellPile | undefined {
  const [, kind, index] = /^(cell|foundation|tableau)-(\d+)$/.exec(id) ?? [];
  return kind ? { kind: kind as FreeCellPile['kind'], index: Number(index) } : undefined;
}

/** True for two names of one pile. */
export const isSamePile = (a: FreeCellPile, b: FreeCellPile): boolean =>
  a.kind === b.kind && a.index === b.index;

const PILES = { cell: 'cells', foundation: 'foundations', tableau: 'columns' } as const;

/** All piles of a kind, in order. */
export const pilesOf = (
  state: FreeCellState,
  kind: FreeCellPile['kind'],
): readonly (readonly Card[])[] => state[PILES[kind]];

/** The cards of a pile, bottom first; nothing if there is no such pile. */
export const cardsOf = (
  state: FreeCellState,
  { kind, index }: FreeCellPile,
): readonly Card[] | undefined => pilesOf(state, kind)[index - 1];

/** The state with the cards of one pile replaced. */
export const withCards = (
  state: FreeCellState,
  { kind, index }: FreeCellPile,
  cards: readonly Card[],
): FreeCellState => ({ ...state, [PILES[kind]]: pilesOf(state, kind).with(index - 1, cards) });

/** The empty piles of a kind, in order. */
export const emptyPiles = (
  state: FreeCellState,
  kind: FreeCellPile['kind'],
): readonly FreeCellPile[] =>
  pilesOf(state, kind).flatMap((cards, i) => (cards.length === 0 ? [{ kind, index: i + 1 }] : []));
