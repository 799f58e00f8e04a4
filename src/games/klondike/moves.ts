import type { Card } from '../../engine/card';
import { type Pile, WASTE } from '../../engine/pile';
import { type BoardRules, targetsOf, transfersOf } from '../building/board';
import { faceUpCount } from '../building/column';
import { fitsBoard, isWon } from '../building/rules';
import type { Transfer } from '../building/transfer';
import { canRedeal, type KlondikeRules, type KlondikeState } from './state';

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

const foundationPile = (index: number): Pile => ({ kind: 'foundation', index });
const tableauPile = (index: number): Pile => ({ kind: 'tableau', index });

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

/** The move that makes a transfer; nothing if there is none, as from the waste to the stock. */
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

const fitsAnyOnEmpty: BoardRules['fits'] = (card, pile, kind) =>
  (kind === 'tableau' && pile.length === 0) || fitsBoard(card, pile, kind);

/** The rules of the transfers. */
export const boardRules = ({ anyOnEmpty, noReturn = false }: KlondikeRules): BoardRules => ({
  movable: faceUpCount,
  fits: anyOnEmpty ? fitsAnyOnEmpty : fitsBoard,
  mayReturn: !noReturn,
});

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
export const wasteMoves = (state: KlondikeState, card: Card): readonly KlondikeMove[] =>
  (['foundation', 'tableau'] as const).flatMap((kind) => movesTo(state, WASTE, card, kind));

/** The legal moves that take cards from the tableau or the foundations. */
export function* boardMoves(state: KlondikeState): Generator<KlondikeMove> {
  for (const transfer of transfersOf(state, boardRules(state))) {
    const move = moveOf(transfer);
    if (move) yield move;
  }
  if (state.noReturn) return;
  for (const [i, cards] of state.foundations.entries()) {
    const top = cards.at(-1);
    if (top !== undefined) yield* movesTo(state, foundationPile(i + 1), top, 'tableau');
  }
}

/** The moves of a pile’s top card to the piles of a kind that take it. */
const movesTo = (
  state: KlondikeState,
  from: Pile,
  card: Card,
  kind: 'foundation' | 'tableau',
): readonly KlondikeMove[] =>
  targetsOf(state, card, kind, boardRules(state)).flatMap(
    (to) => moveOf({ from, count: 1, to }) ?? [],
  );
