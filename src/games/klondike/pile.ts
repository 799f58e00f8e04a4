import type { Card } from '../../engine/card';
import type { PileId } from '../../engine/view';
import type { KlondikeState } from './state';

/** A pile of the rules. Foundations and tableau piles count from 1, as in the moves. */
export type KlondikePile =
  | { readonly kind: 'stock' | 'waste'; readonly index?: never }
  | { readonly kind: 'foundation' | 'tableau'; readonly index: number };

export const STOCK: KlondikePile = { kind: 'stock' };
export const WASTE: KlondikePile = { kind: 'waste' };
/** Foundation 1 to 4. */
export const foundationPile = (index: number): KlondikePile => ({ kind: 'foundation', index });
/** Tableau pile 1 to 7. */
export const tableauPile = (index: number): KlondikePile => ({ kind: 'tableau', index });

/** `stock`, `waste`, `foundation-1`, `tableau-4`. */
export const formatPileId = ({ kind, index }: KlondikePile): PileId =>
  index === undefined ? kind : `${kind}-${index}`;

/** The pile of such an id, whether or not it is on the table; nothing for other texts. */
export function parsePileId(id: PileId): KlondikePile | undefined {
  if (id === 'stock' || id === 'waste') return { kind: id };
  const [, kind, index] = /^(foundation|tableau)-(.+)$/.exec(id) ?? [];
  return kind === 'foundation' || kind === 'tableau' ? { kind, index: Number(index) } : undefined;
}

/** True for two names of one pile. */
export const isSamePile = (a: KlondikePile, b: KlondikePile): boolean =>
  a.kind === b.kind && a.index === b.index;

/** The cards of a pile, bottom first; nothing if there is no such pile. */
export function cardsOf(state: KlondikeState, pile: KlondikePile): readonly Card[] | undefined {
  switch (pile.kind) {
    case 'stock':
      return state.stock;
    case 'waste':
      return state.waste;
    case 'foundation':
      return state.foundations[pile.index - 1];
    case 'tableau':
      return state.tableau[pile.index - 1]?.cards;
  }
}

/** The top card of a pile; nothing if it is empty or there is no such pile. */
export const topOf = (state: KlondikeState, pile: KlondikePile): Card | undefined =>
  cardsOf(state, pile)?.at(-1);
