import { ACE, type Card, colourOf, KING, rankOf, suitOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { dealCards, deckOf, deckOfDeal, FULL_DECK, undealtCards } from '../../engine/deck';

export const TABLEAU_PILES = 7;
export const FOUNDATIONS = 4;

/** How many cards a click on the stock turns: three (seed 001) or one (seed 004). */
export type Draw = 1 | 3;

/** Bottom first; the lowest `hidden` cards lie face down. */
export interface TableauPile {
  readonly cards: readonly Card[];
  readonly hidden: number;
}

/** Piles are bottom first: the last card is the top one. */
export interface KlondikeState {
  readonly draw: Draw;
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  readonly foundations: readonly (readonly Card[])[];
  readonly tableau: readonly TableauPile[];
}

/**
 * The deal of seed 001: pile 1 takes the top card, pile 2 the next two, … pile 7 the next seven, the last
 * one dealt face up on top; the other 24 are the stock, in their order.
 */
export function dealKlondike(draw: Draw, number: DealId, given?: readonly Card[]): KlondikeState {
  let deck = deckOf(given ?? deckOfDeal(number));
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

/** Tableau rule: downwards in alternating colours. */
export const continuesTableau = (card: Card, onto: Card): boolean =>
  rankOf(card) === rankOf(onto) - 1 && colourOf(card) !== colourOf(onto);

/** A tableau pile takes what continues it; an empty one a king, or a run headed by a king. */
export function fitsTableau(card: Card, pile: TableauPile): boolean {
  const top = pile.cards.at(-1);
  return top === undefined ? rankOf(card) === KING : continuesTableau(card, top);
}

/** An empty foundation takes any ace; another the next card of its suit. */
export function fitsFoundation(card: Card, foundation: readonly Card[]): boolean {
  const top = foundation.at(-1);
  return top === undefined
    ? rankOf(card) === ACE
    : suitOf(card) === suitOf(top) && rankOf(card) === rankOf(top) + 1;
}

export const faceUpCount = (pile: TableauPile): number => pile.cards.length - pile.hidden;

export const cardsOnFoundations = (state: KlondikeState): number =>
  state.foundations.reduce((sum, foundation) => sum + foundation.length, 0);

export const isWon = (state: KlondikeState): boolean =>
  cardsOnFoundations(state) === FULL_DECK.length;
