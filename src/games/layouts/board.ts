import type { Card } from '../../engine/card';
import type { Pile } from '../../engine/pile';

/** A column of the tableau. Its cards are bottom first; the lowest `hidden` ones lie face down. */
export interface Column {
  readonly cards: readonly Card[];
  readonly hidden: number;
}

/** The number of face-up cards. */
export const faceUpCount = ({ cards, hidden }: Column): number => cards.length - hidden;

/** The column without its topmost cards; the card that lay under them is turned up. */
export function withoutTop({ cards, hidden }: Column, count: number): Column {
  const left = cards.slice(0, cards.length - count);
  return { cards: left, hidden: Math.min(hidden, Math.max(0, left.length - 1)) };
}

/** A move of the topmost `count` cards of one pile to another. */
export interface Transfer {
  readonly from: Pile;
  readonly to: Pile;
  readonly count: number;
}

/** Every pile is bottom first. A kind of pile that the game does not have is left out. */
export interface LayoutState {
  readonly foundations: readonly (readonly Card[])[];
  readonly tableau: readonly Column[];
  readonly cells?: readonly (readonly Card[])[];
  readonly reserve?: readonly (readonly Card[])[];
  readonly stock?: readonly Card[];
  readonly waste?: readonly Card[];
  /** How often the waste may still be turned over, if that has a limit. */
  readonly redealsLeft?: number;
  /** The rank that foundations begin with, if the deal decides it. */
  readonly base?: number;
}

/** The kinds of pile that cards are taken from or put on. */
export type BoardKind = 'waste' | 'tableau' | 'cell' | 'reserve' | 'foundation';

/** The cards of all piles of a kind, in order. */
export function pilesOf(state: LayoutState, kind: Pile['kind']): readonly (readonly Card[])[] {
  switch (kind) {
    case 'tableau':
      return state.tableau.map(({ cards }) => cards);
    case 'foundation':
      return state.foundations;
    case 'cell':
      return state.cells ?? [];
    case 'reserve':
      return state.reserve ?? [];
    case 'waste':
      return state.waste ? [state.waste] : [];
    default:
      return [];
  }
}

/** The cards of a pile, bottom first; undefined if there is no such pile. */
export const cardsOf = (state: LayoutState, { kind, index }: Pile): readonly Card[] | undefined =>
  kind === 'tableau' ? state.tableau[index - 1]?.cards : pilesOf(state, kind)[index - 1];

/** The lowest of the topmost cards of a pile, which has so many. */
export const headOf = (state: LayoutState, from: Pile, count = 1): Card =>
  cardsOf(state, from)?.at(-count) as Card;

/** The column with an index, counted from 0, that the game has. */
export const columnAt = (state: LayoutState, index: number): Column =>
  state.tableau[index] as Column;

/** The piles of a kind that hold no card, in order. */
export const emptyPiles = (state: LayoutState, kind: BoardKind): readonly Pile[] =>
  pilesOf(state, kind).flatMap((cards, i) => (cards.length === 0 ? [{ kind, index: i + 1 }] : []));

/** The state after the topmost cards of one pile have gone to another, and the card under them is turned up. */
export function moveCards(state: LayoutState, { from, to, count }: Transfer): LayoutState {
  const moved = cardsOf(state, from)?.slice(-count) ?? [];
  const taken = changePile(state, from, (pile) => withoutTop(pile, count));
  return changePile(taken, to, (pile) => ({ ...pile, cards: [...pile.cards, ...moved] }));
}

/** The state with one of its piles changed; only a column has hidden cards. */
function changePile(
  state: LayoutState,
  { kind, index }: Pile,
  change: (pile: Column) => Column,
): LayoutState {
  const i = index - 1;
  if (kind === 'tableau')
    return { ...state, tableau: state.tableau.with(i, change(columnAt(state, i))) };
  const piles = pilesOf(state, kind);
  const changed = piles.with(i, change({ cards: piles[i] ?? [], hidden: 0 }).cards);
  if (kind === 'foundation') return { ...state, foundations: changed };
  if (kind === 'cell') return { ...state, cells: changed };
  return kind === 'reserve'
    ? { ...state, reserve: changed }
    : { ...state, waste: changed[0] ?? [] };
}

/** How many cards are in the stock and the waste. */
export const countDeck = ({ stock = [], waste = [] }: LayoutState): number =>
  stock.length + waste.length;

/** The number of cards on piles of a kind. */
export const countCards = (state: LayoutState, kind: BoardKind): number =>
  pilesOf(state, kind).reduce((total, cards) => total + cards.length, 0);
