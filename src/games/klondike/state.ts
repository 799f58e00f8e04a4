import { CARDS_IN_DECK, type Card, KING, rankOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { dealCards, deckOfDeal, undealtCards } from '../../engine/deck';
import { continuesTableau } from '../building/rules';

export const TABLEAU_PILES = 7;
export const FOUNDATIONS = 4;

/** How many cards a click on the stock turns: three (Klondike project) or one (linked-list assignment). */
export type Draw = 1 | 3;

/** The cards are bottom first; the lowest `hidden` ones lie face down. */
export interface TableauPile {
  readonly cards: readonly Card[];
  readonly hidden: number;
}

/** All piles are bottom first. */
export interface KlondikeState {
  readonly draw: Draw;
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  readonly foundations: readonly (readonly Card[])[];
  readonly tableau: readonly TableauPile[];
}

/**
 * Deals one card to tableau pile 1, the next two to pile 2, … the next seven to pile 7, the last of each face up
 * on top. The other 24 cards are the stock, in their order. Source: Klondike project.
 */
export function dealKlondike(draw: Draw, deal: DealId, byHand?: readonly Card[]): KlondikeState {
  let deck = deckOfDeal(deal, byHand);
  const tableau: TableauPile[] = [];
  for (let hidden = 0; hidden < TABLEAU_PILES; hidden++) {
    const { dealt, deck: rest } = dealCards(deck, hidden + 1);
    tableau.push({ cards: dealt, hidden });
    deck = rest;
  }
  return {
    draw,
    stock: undealtCards(deck),
    waste: [],
    foundations: Array.from({ length: FOUNDATIONS }, () => []),
    tableau,
  };
}

/** A tableau pile is built down in alternating colours; an empty one takes a king, or a run headed by one. */
export function fitsTableau(card: Card, pile: TableauPile): boolean {
  const top = pile.cards.at(-1);
  return top === undefined ? rankOf(card) === KING : continuesTableau(card, top);
}

/** Number of face-up cards. */
export const faceUpCount = (pile: TableauPile): number => pile.cards.length - pile.hidden;

/** Number of cards on all foundations. */
export const cardsOnFoundations = (state: KlondikeState): number =>
  state.foundations.reduce((sum, foundation) => sum + foundation.length, 0);

/** True once all 52 cards are on the foundations. */
export const isWon = (state: KlondikeState): boolean => cardsOnFoundations(state) === CARDS_IN_DECK;
