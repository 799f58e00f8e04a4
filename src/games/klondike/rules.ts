import type { Card } from '../../engine/card';
import type { Refusal, Status } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { err, ok, type Result } from '../../engine/result';
import type { PileId } from '../../engine/view';
import {
  cardsOnFoundations,
  FOUNDATIONS,
  faceUpCount,
  fitsFoundation,
  fitsTableau,
  isWon,
  type KlondikeState,
  TABLEAU_PILES,
} from './state';

/**
 * The moves are the events of KlondikeEventsHandler (seed 001, appendix) that change the cards. Tableau
 * piles count from 1 to 7 and foundations from 1 to 4, as in TABLEAU_1 and FOUNDATION_1.
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

export type KlondikeReason =
  | 'game won'
  | 'no such pile'
  | 'nothing to draw'
  | 'empty pile'
  | 'not a count'
  | 'too few face up'
  | 'same pile'
  | 'does not fit';

/** A move of cards as where from, how many, where to. */
export interface Transfer {
  readonly from: PileId;
  readonly count: number;
  readonly to: PileId;
}

const tableauId = (number: number): PileId => `tableau-${number}`;
const foundationId = (number: number): PileId => `foundation-${number}`;

/** The piles that a move takes cards from and puts them on; nothing for a click on the stock. */
export function transferOf(move: KlondikeMove): Transfer | undefined {
  switch (move.type) {
    case 'clickStock':
      return undefined;
    case 'moveWasteToTableau':
      return { from: 'waste', count: 1, to: tableauId(move.tableau) };
    case 'moveWasteToFoundation':
      return { from: 'waste', count: 1, to: foundationId(move.foundation) };
    case 'moveTableauToFoundation':
      return { from: tableauId(move.tableau), count: 1, to: foundationId(move.foundation) };
    case 'moveTableauToTableau':
      return {
        from: tableauId(move.tableauSrc),
        count: move.numCards,
        to: tableauId(move.tableauDst),
      };
    case 'moveFoundationToTableau':
      return { from: foundationId(move.foundation), count: 1, to: tableauId(move.tableau) };
  }
}

/** The event that carries cards between two kinds of pile; nothing where there is none, as waste to stock. */
export function moveOf({ from, count, to }: Transfer): KlondikeMove | undefined {
  const [fromKind, fromNumber] = splitPile(from);
  const [toKind, toNumber] = splitPile(to);
  if (toKind === 'tableau') {
    if (fromKind === 'waste' && count === 1) {
      return { type: 'moveWasteToTableau', tableau: toNumber };
    }
    if (fromKind === 'tableau') {
      return {
        type: 'moveTableauToTableau',
        tableauSrc: fromNumber,
        numCards: count,
        tableauDst: toNumber,
      };
    }
    if (fromKind === 'foundation' && count === 1) {
      return { type: 'moveFoundationToTableau', foundation: fromNumber, tableau: toNumber };
    }
  }
  if (toKind === 'foundation' && count === 1) {
    if (fromKind === 'waste') return { type: 'moveWasteToFoundation', foundation: toNumber };
    if (fromKind === 'tableau') {
      return { type: 'moveTableauToFoundation', tableau: fromNumber, foundation: toNumber };
    }
  }
  return undefined;
}

/** `tableau-4` → tableau, 4; `waste` → waste, 0. */
export function splitPile(pile: PileId): readonly [kind: string, number: number] {
  const [kind = '', number = '0'] = pile.split('-');
  return [kind, Number(number)];
}

const refuse = (
  reason: KlondikeReason,
  piles: readonly PileId[] = [],
  cards: readonly Card[] = [],
): Result<never, Refusal> => err({ reason, cards, piles });

/** The state after a move, or why the rules of games.md §2 refuse it. */
export function apply(state: KlondikeState, move: KlondikeMove): Result<KlondikeState, Refusal> {
  if (isWon(state)) return refuse('game won');
  const transfer = transferOf(move);
  return transfer ? carry(state, transfer) : clickStock(state);
}

/**
 * Turns the top `draw` cards of the stock to the waste one after another, all of them where fewer are
 * left; turns the waste over where the stock is empty. With both empty it is no move.
 */
function clickStock(state: KlondikeState): Result<KlondikeState, Refusal> {
  const { stock, waste, draw } = state;
  if (stock.length > 0) {
    const left = Math.max(0, stock.length - draw);
    const turned = stock.slice(left).reverse();
    return ok({ ...state, stock: stock.slice(0, left), waste: [...waste, ...turned] });
  }
  if (waste.length > 0) return ok({ ...state, stock: waste.slice().reverse(), waste: [] });
  return refuse('nothing to draw', ['stock', 'waste']);
}

/** Takes cards from one pile and puts them on another, turning up a card that lay under them. */
function carry(state: KlondikeState, transfer: Transfer): Result<KlondikeState, Refusal> {
  const { from, count, to } = transfer;
  const source = cardsOf(state, from);
  const target = cardsOf(state, to);
  if (!source || !target) return refuse('no such pile', [source ? to : from]);
  if (from === to) return refuse('same pile', [from]);
  if (!Number.isInteger(count) || count < 1) return refuse('not a count', [from, to]);
  if (source.length === 0) return refuse('empty pile', [from, to]);
  const available = movableCount(state, from);
  if (count > available) return refuse('too few face up', [from, to], source.slice(-available));
  const lifted = source.slice(-count);
  const head = lifted[0] as Card;
  if (!fits(state, head, to))
    return refuse('does not fit', [from, to], [head, ...target.slice(-1)]);
  return ok(put(take(state, from, count), to, lifted));
}

function cardsOf(state: KlondikeState, pile: PileId): readonly Card[] | undefined {
  const [kind, number] = splitPile(pile);
  switch (kind) {
    case 'waste':
      return state.waste;
    case 'foundation':
      return state.foundations[number - 1];
    case 'tableau':
      return state.tableau[number - 1]?.cards;
    default:
      return undefined;
  }
}

/** How many cards can be taken from a pile at once: one, or the face-up cards of a tableau pile. */
function movableCount(state: KlondikeState, pile: PileId): number {
  const [kind, number] = splitPile(pile);
  const tableau = kind === 'tableau' ? state.tableau[number - 1] : undefined;
  return tableau ? faceUpCount(tableau) : 1;
}

function fits(state: KlondikeState, card: Card, to: PileId): boolean {
  const [kind, number] = splitPile(to);
  const tableau = kind === 'tableau' ? state.tableau[number - 1] : undefined;
  if (tableau) return fitsTableau(card, tableau);
  const foundation = kind === 'foundation' ? state.foundations[number - 1] : undefined;
  return foundation !== undefined && fitsFoundation(card, foundation);
}

function take(state: KlondikeState, pile: PileId, count: number): KlondikeState {
  return change(state, pile, (cards, hidden) => {
    const left = cards.slice(0, -count);
    return { cards: left, hidden: Math.min(hidden, Math.max(0, left.length - 1)) };
  });
}

function put(state: KlondikeState, pile: PileId, cards: readonly Card[]): KlondikeState {
  return change(state, pile, (below, hidden) => ({ cards: [...below, ...cards], hidden }));
}

/** The state with one pile replaced; only a tableau pile has hidden cards. */
function change(
  state: KlondikeState,
  pile: PileId,
  next: (cards: readonly Card[], hidden: number) => { cards: readonly Card[]; hidden: number },
): KlondikeState {
  const [kind, number] = splitPile(pile);
  if (kind === 'waste') return { ...state, waste: next(state.waste, 0).cards };
  if (kind === 'foundation') {
    const foundation = state.foundations[number - 1] ?? [];
    return {
      ...state,
      foundations: state.foundations.with(number - 1, next(foundation, 0).cards),
    };
  }
  const { cards, hidden } = state.tableau[number - 1] ?? { cards: [], hidden: 0 };
  return { ...state, tableau: state.tableau.with(number - 1, next(cards, hidden)) };
}

/** Every legal move: the stock, then from the waste, the tableau and the foundations, by pile numbers. */
export function legalMoves(state: KlondikeState): readonly KlondikeMove[] {
  if (isWon(state)) return [];
  const moves: KlondikeMove[] = [];
  if (state.stock.length > 0 || state.waste.length > 0) moves.push({ type: 'clickStock' });
  moves.push(...cardMoves(state));
  return moves;
}

/** Every legal move of a card. */
function* cardMoves(state: KlondikeState): Generator<KlondikeMove> {
  const wasteTop = state.waste.at(-1);
  if (wasteTop !== undefined) yield* wasteMoves(state, wasteTop);
  yield* boardMoves(state);
}

function* wasteMoves(state: KlondikeState, card: Card): Generator<KlondikeMove> {
  for (const foundation of foundationsFor(state, card)) {
    yield { type: 'moveWasteToFoundation', foundation };
  }
  for (const tableau of tableausFor(state, card)) yield { type: 'moveWasteToTableau', tableau };
}

/** The legal moves that take their cards from the tableau and the foundations. */
function* boardMoves(state: KlondikeState): Generator<KlondikeMove> {
  for (let tableau = 1; tableau <= TABLEAU_PILES; tableau++) {
    const top = state.tableau[tableau - 1]?.cards.at(-1);
    if (top === undefined) continue;
    for (const foundation of foundationsFor(state, top)) {
      yield { type: 'moveTableauToFoundation', tableau, foundation };
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
  for (let foundation = 1; foundation <= FOUNDATIONS; foundation++) {
    const top = state.foundations[foundation - 1]?.at(-1);
    if (top === undefined) continue;
    for (const tableau of tableausFor(state, top)) {
      yield { type: 'moveFoundationToTableau', foundation, tableau };
    }
  }
}

/** The numbers of the tableau piles that would take a card. */
export const tableausFor = (state: KlondikeState, card: Card): readonly number[] =>
  state.tableau.flatMap((pile, i) => (fitsTableau(card, pile) ? [i + 1] : []));

/** The numbers of the foundations that would take a card. */
export const foundationsFor = (state: KlondikeState, card: Card): readonly number[] =>
  state.foundations.flatMap((pile, i) => (fitsFoundation(card, pile) ? [i + 1] : []));

/**
 * `stuck` where no position that clicks on the stock lead to has a legal move but the click (seed 004:
 * "no more moves can be made"). Only the waste's top card changes by clicking, so its tops are enough.
 */
export const status = memoize((state: KlondikeState): Status => {
  if (isWon(state)) return 'won';
  if (!boardMoves(state).next().done) return 'playing';
  const playable = wasteTops(state).some((card) => !wasteMoves(state, card).next().done);
  return playable ? 'playing' : 'stuck';
});

/** Every card that is or becomes the waste's top one by clicks alone: this pass, then a fresh one. */
function wasteTops(state: KlondikeState): readonly Card[] {
  const { draw, stock, waste } = state;
  const fresh = [...waste, ...stock.slice().reverse()];
  const tops = new Set<Card>(waste.slice(-1));
  for (const start of [waste.length, 0]) {
    for (let turned = start; turned < fresh.length; ) {
      turned = Math.min(turned + draw, fresh.length);
      tops.add(fresh[turned - 1] as Card);
    }
  }
  return [...tops];
}

export const score = cardsOnFoundations;
