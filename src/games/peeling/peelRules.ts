import { CARDS_IN_SUIT, type Card, rankOf } from '../../engine/card';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { type Pile, STOCK, WASTE } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';

/** What the states of these games have in common; stock and waste are bottom first. */
export interface WasteState {
  /** True if ace and king follow each other. */
  readonly wrap: boolean;
  readonly stock: readonly Card[];
  /** Never empty. */
  readonly waste: readonly Card[];
}

/** Turns the top card of the stock to the waste, or plays the card of a column or place on it; these count from 1. */
export type PeelMove = { readonly type: 'draw' } | { readonly type: 'play'; readonly from: number };

export const DRAW: PeelMove = { type: 'draw' };

export type PeelReason =
  | 'game won'
  | 'empty stock'
  | 'no such pile'
  | 'empty pile'
  | 'covered'
  | 'does not fit';

/** A game whose cards are played on a waste, each on a card next to it in rank. */
export interface PeelRules<State extends WasteState> {
  /** What cards are played from, and how many there are. */
  readonly kind: 'tableau' | 'place';
  readonly count: number;
  readonly hasStock: boolean;
  /** True if a rank goes on another. */
  readonly fitsRank: (rank: number, onto: number, wrap: boolean) => boolean;
  /** The card that is played from there; undefined if there is none. */
  readonly cardAt: (state: State, from: number) => Card | undefined;
  /** Where the cards lie that cover it; nowhere if left out. */
  readonly coversOf?: (state: State, from: number) => readonly number[];
  /** The state with that card taken away. */
  readonly without: (state: State, from: number) => State;
  readonly cardsLeft: (state: State) => number;
}

/** The card that the next one must fit. */
export const wasteCard = ({ waste }: WasteState): Card => waste.at(-1) as Card;

/** True if one rank is next to the other, up or down; with `wrap` ace and king are neighbours, too. */
export function isNextTo(rank: number, other: number, wrap: boolean): boolean {
  const distance = Math.abs(rank - other);
  return distance === 1 || (wrap && distance === CARDS_IN_SUIT - 1);
}

/** The rules of such a game’s moves. */
export function peelRules<State extends WasteState>(game: PeelRules<State>) {
  const { kind, count, fitsRank, cardAt, coversOf, without, cardsLeft } = game;
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const pileOf = (index: number): Pile => ({ kind, index });

  const isWon = (state: State): boolean => cardsLeft(state) === 0;

  const fits = (state: State, card: Card): boolean =>
    fitsRank(rankOf(card), rankOf(wasteCard(state)), state.wrap);

  const covers = (state: State, from: number): readonly number[] => coversOf?.(state, from) ?? [];

  /** The columns or places whose card goes on the waste, in order. */
  const playable = (state: State): readonly number[] =>
    numbers.filter((from) => {
      const card = cardAt(state, from);
      return card !== undefined && fits(state, card) && covers(state, from).length === 0;
    });

  /** The draw, then the plays in order. */
  function legalMoves(state: State): readonly PeelMove[] {
    if (isWon(state)) return [];
    const plays = playable(state).map((from): PeelMove => ({ type: 'play', from }));
    return state.stock.length > 0 ? [DRAW, ...plays] : plays;
  }

  /** Source: docs/rules.md, Golf and TriPeaks. */
  function apply(state: State, move: PeelMove): Result<State, Refusal<PeelReason>> {
    if (isWon(state)) return err(refusal('game won'));
    return move.type === 'draw' ? draw(state) : play(state, move.from);
  }

  function draw(state: State): Result<State, Refusal<PeelReason>> {
    const { stock, waste } = state;
    const card = stock.at(-1);
    if (card === undefined) return err(refusal('empty stock', [STOCK]));
    return ok({ ...state, stock: stock.slice(0, -1), waste: [...waste, card] });
  }

  function play(state: State, from: number): Result<State, Refusal<PeelReason>> {
    const card = cardAt(state, from);
    if (!numbers.includes(from)) return err(refusal('no such pile'));
    if (card === undefined) return err(refusal('empty pile', [pileOf(from)]));
    const covering = covers(state, from);
    if (covering.length > 0) {
      // Only cards that lie open are named.
      const open = covering.filter((each) => covers(state, each).length === 0);
      const cards = open.map((each) => cardAt(state, each) as Card);
      return err(refusal('covered', [from, ...covering].map(pileOf), cards));
    }
    if (!fits(state, card))
      return err(refusal('does not fit', [pileOf(from), WASTE], [card, wasteCard(state)]));
    return ok({ ...without(state, from), waste: [...state.waste, card] });
  }

  /** Won once all cards are played; stuck without a card in the stock and one that fits. */
  function status(state: State): Status {
    if (isWon(state)) return 'won';
    return legalMoves(state).length > 0 ? 'playing' : 'stuck';
  }

  return { isWon, legalMoves, apply, status };
}
