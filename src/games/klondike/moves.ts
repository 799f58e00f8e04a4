import type { Card } from '../../engine/card';
import { faceUpCount } from '../building/column';
import { fitsFoundation } from '../building/rules';
import { foundationPile, type KlondikePile, tableauPile, WASTE } from './pile';
import {
  canRedeal,
  FOUNDATIONS,
  fitsTableau,
  isWon,
  type KlondikeState,
  TABLEAU_PILES,
} from './state';

/**
 * The moves are those events of KlondikeEventsHandler that change the cards (Klondike project, appendix).
 * Tableau piles count from 1 to 7 and foundations from 1 to 4, as in TABLEAU_1 and FOUNDATION_1.
 */
export type KlondikeMove =
  | { readonly type: 'clickStock' }
  | { readonly type: 'moveWasteToTableau'; readonly tableau: number }
  | { readonly type: 'moveWasteToFoundation'; readonly foundation: number }
  | {
      readonly type: 'moveTableauToFoundation';
      readonly tableau: number;
      readonly foundation: number;
    }
  | {
      readonly type: 'moveTableauToTableau';
      readonly tableauSrc: number;
      readonly numCards: number;
      readonly tableauDst: number;
    }
  | {
      readonly type: 'moveFoundationToTableau';
      readonly foundation: number;
      readonly tableau: number;
    };

/** The topmost `count` cards of one pile going to another. */
export interface Transfer {
  readonly from: KlondikePile;
  readonly count: number;
  readonly to: KlondikePile;
}

/** A move as a transfer between two piles; nothing for a click on the stock. */
export function transferOf(move: KlondikeMove): Transfer | undefined {
  switch (move.type) {
    case 'clickStock':
      return undefined;
    case 'moveWasteToTableau':
      return { from: WASTE, count: 1, to: tableauPile(move.tableau) };
    case 'moveWasteToFoundation':
      return { from: WASTE, count: 1, to: foundationPile(move.foundation) };
    case 'moveTableauToFoundation':
      return { from: tableauPile(move.tableau), count: 1, to: foundationPile(move.foundation) };
    case 'moveTableauToTableau':
      return {
        from: tableauPile(move.tableauSrc),
        count: move.numCards,
        to: tableauPile(move.tableauDst),
      };
    case 'moveFoundationToTableau':
      return { from: foundationPile(move.foundation), count: 1, to: tableauPile(move.tableau) };
  }
}

/** The move that makes a transfer; nothing if no event does, as from the waste to the stock. */
export function moveOf({ from, count, to }: Transfer): KlondikeMove | undefined {
  if (to.kind === 'tableau') {
    if (from.kind === 'tableau') {
      return {
        type: 'moveTableauToTableau',
        tableauSrc: from.index,
        numCards: count,
        tableauDst: to.index,
      };
    }
    if (count !== 1) return undefined;
    if (from.kind === 'waste') return { type: 'moveWasteToTableau', tableau: to.index };
    if (from.kind === 'foundation') {
      return { type: 'moveFoundationToTableau', foundation: from.index, tableau: to.index };
    }
  }
  if (to.kind === 'foundation' && count === 1) {
    if (from.kind === 'waste') return { type: 'moveWasteToFoundation', foundation: to.index };
    if (from.kind === 'tableau') {
      return { type: 'moveTableauToFoundation', tableau: from.index, foundation: to.index };
    }
  }
  return undefined;
}

/** Every legal move: the stock, then from the waste, the tableau and the foundations, in order of index. */
export function legalMoves(state: KlondikeState): readonly KlondikeMove[] {
  if (isWon(state)) return [];
  const { stock, waste } = state;
  const clicks: readonly KlondikeMove[] =
    stock.length > 0 || canRedeal(state) ? [{ type: 'clickStock' }] : [];
  const top = waste.at(-1);
  return [...clicks, ...(top === undefined ? [] : wasteMoves(state, top)), ...boardMoves(state)];
}

/** The legal moves of a card on top of the waste. */
export function* wasteMoves(state: KlondikeState, card: Card): Generator<KlondikeMove> {
  for (const index of foundationsFor(state, card)) {
    yield { type: 'moveWasteToFoundation', foundation: index };
  }
  for (const index of tableausFor(state, card)) {
    yield { type: 'moveWasteToTableau', tableau: index };
  }
}

/** The legal moves that take cards from the tableau or the foundations. */
export function* boardMoves(state: KlondikeState): Generator<KlondikeMove> {
  for (let source = 1; source <= TABLEAU_PILES; source++) {
    const top = state.tableau[source - 1]?.cards.at(-1);
    if (top === undefined) continue;
    for (const target of foundationsFor(state, top)) {
      yield { type: 'moveTableauToFoundation', tableau: source, foundation: target };
    }
  }
  for (let tableauSrc = 1; tableauSrc <= TABLEAU_PILES; tableauSrc++) {
    const pile = state.tableau[tableauSrc - 1];
    if (!pile) continue;
    for (let numCards = 1; numCards <= faceUpCount(pile); numCards++) {
      const head = pile.cards.at(-numCards) as Card;
      for (const tableauDst of tableausFor(state, head)) {
        if (tableauDst !== tableauSrc) {
          yield { type: 'moveTableauToTableau', tableauSrc, numCards, tableauDst };
        }
      }
    }
  }
  if (state.noReturn) return;
  for (let source = 1; source <= FOUNDATIONS; source++) {
    const top = state.foundations[source - 1]?.at(-1);
    if (top === undefined) continue;
    for (const target of tableausFor(state, top)) {
      yield { type: 'moveFoundationToTableau', foundation: source, tableau: target };
    }
  }
}

/** The indices, from 1, of the tableau piles that would take a card. */
export const tableausFor = (state: KlondikeState, card: Card): readonly number[] =>
  state.tableau.flatMap((pile, i) => (fitsTableau(state, card, pile) ? [i + 1] : []));

/** The indices, from 1, of the foundations that would take a card. */
export const foundationsFor = (state: KlondikeState, card: Card): readonly number[] =>
  state.foundations.flatMap((pile, i) => (fitsFoundation(card, pile) ? [i + 1] : []));
