import type { Card } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal, undealtCards } from '../../engine/deck';
import { type Column, dealStairs } from '../building/column';

export const TABLEAU_PILES = 7;
export const FOUNDATIONS = 4;

/** How many cards a click on the stock turns: three (Klondike project), one (linked-list assignment) or two. */
export type Draw = 1 | 2 | 3;

/** The rules that the options decide; one that is left out is the standard rule. */
export interface KlondikeRules {
  readonly draw: Draw;
  /** How often the waste may still be turned over; without limit if left out. */
  readonly redealsLeft?: number;
  /** True if an empty column takes any card, not only a king. */
  readonly anyOnEmpty?: boolean;
  /** True if a card stays on its foundation. */
  readonly noReturn?: boolean;
}

/** All piles are bottom first. */
export interface KlondikeState extends KlondikeRules {
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  readonly foundations: readonly (readonly Card[])[];
  readonly tableau: readonly Column[];
}

/**
 * Deals one card to tableau pile 1, two to pile 2, … seven to pile 7, the last of each face up. The other 24 cards are the
 * stock, in their order. Source: Klondike project.
 */
export function dealKlondike(draw: Draw, deal: DealId, byHand?: readonly Card[]): KlondikeState {
  const { tableau, deck } = dealStairs(deckOfDeal(deal, byHand), TABLEAU_PILES);
  return {
    draw,
    stock: undealtCards(deck),
    waste: [],
    foundations: Array.from({ length: FOUNDATIONS }, () => []),
    tableau,
  };
}

/** True if a click on the empty stock may turn the waste over. */
export const canRedeal = ({ waste, redealsLeft }: KlondikeState): boolean =>
  waste.length > 0 && redealsLeft !== 0;
