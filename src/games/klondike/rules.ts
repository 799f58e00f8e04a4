import type { Card } from '../../engine/card';
import { dealCards, deckOf, undealtCards } from '../../engine/deck';
import type { Refusal, Status } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { err, ok, type Result } from '../../engine/result';
import { faceUpCount, withoutTop } from '../building/column';
import { fitsFoundation } from '../building/rules';
import { boardMoves, type KlondikeMove, type Transfer, transferOf, wasteMoves } from './moves';
import { cardsOf, formatPileId, isSamePile, type KlondikePile, STOCK, WASTE } from './pile';
import { canRedeal, fitsTableau, isWon, type KlondikeState } from './state';

/** Why a move is refused. */
export type KlondikeReason =
  | 'game won'
  | 'no such pile'
  | 'nothing to draw'
  | 'no redeal'
  | 'no return'
  | 'empty pile'
  | 'not a count'
  | 'too few face up'
  | 'same pile'
  | 'does not fit';

/** The state after a move, or why it is refused. Source: docs/rules.md, Klondike. */
export function apply(
  state: KlondikeState,
  move: KlondikeMove,
): Result<KlondikeState, Refusal<KlondikeReason>> {
  if (isWon(state)) return refuse('game won');
  const transfer = transferOf(move);
  return transfer ? transferCards(state, transfer) : clickStock(state);
}

const refuse = (
  reason: KlondikeReason,
  piles: readonly KlondikePile[] = [],
  cards: readonly Card[] = [],
): Result<never, Refusal<KlondikeReason>> => err({ reason, cards, piles: piles.map(formatPileId) });

/**
 * Turns the top `draw` cards of the stock to the waste one after another, or all if fewer are left; turns the
 * waste over if the stock is empty and a redeal is left. If both are empty, it is no move.
 */
function clickStock(state: KlondikeState): Result<KlondikeState, Refusal<KlondikeReason>> {
  const { stock, waste, draw, redealsLeft } = state;
  if (stock.length > 0) {
    const { dealt, deck } = dealCards(deckOf(stock), draw);
    return ok({ ...state, stock: undealtCards(deck), waste: [...waste, ...dealt] });
  }
  if (waste.length === 0) return refuse('nothing to draw', [STOCK, WASTE]);
  if (!canRedeal(state)) return refuse('no redeal', [STOCK, WASTE]);
  const left = redealsLeft === undefined ? {} : { redealsLeft: redealsLeft - 1 };
  return ok({ ...state, ...left, stock: waste.toReversed(), waste: [] });
}

/** Takes cards from one pile to another, and turns up the card that lay under them. */
function transferCards(
  state: KlondikeState,
  { from, count, to }: Transfer,
): Result<KlondikeState, Refusal<KlondikeReason>> {
  const source = cardsOf(state, from);
  const target = cardsOf(state, to);
  if (!source || !target) return refuse('no such pile', [source ? to : from]);
  if (isSamePile(from, to)) return refuse('same pile', [from]);
  if (!Number.isInteger(count) || count < 1) return refuse('not a count', [from, to]);
  if (source.length === 0) return refuse('empty pile', [from, to]);
  if (state.noReturn && from.kind === 'foundation') return refuse('no return', [from, to]);
  const available = movableCount(state, from);
  if (count > available) return refuse('too few face up', [from, to], source.slice(-available));
  const moved = source.slice(-count);
  const head = moved[0] as Card;
  if (!fits(state, head, to)) {
    return refuse('does not fit', [from, to], [head, ...target.slice(-1)]);
  }
  return ok(put(take(state, from, count), to, moved));
}

/** How many cards can be taken from a pile at once: the face-up cards of a tableau pile, else one. */
function movableCount(state: KlondikeState, { kind, index = 0 }: KlondikePile): number {
  const pile = kind === 'tableau' ? state.tableau[index - 1] : undefined;
  return pile ? faceUpCount(pile) : 1;
}

function fits(state: KlondikeState, card: Card, { kind, index = 0 }: KlondikePile): boolean {
  const pile = kind === 'tableau' ? state.tableau[index - 1] : undefined;
  if (pile) return fitsTableau(state, card, pile);
  const foundation = kind === 'foundation' ? state.foundations[index - 1] : undefined;
  return foundation !== undefined && fitsFoundation(card, foundation);
}

function take(state: KlondikeState, pile: KlondikePile, count: number): KlondikeState {
  return changePile(state, pile, (cards, hidden) => withoutTop({ cards, hidden }, count));
}

function put(state: KlondikeState, pile: KlondikePile, added: readonly Card[]): KlondikeState {
  return changePile(state, pile, (cards, hidden) => ({ cards: [...cards, ...added], hidden }));
}

/** The state with one pile replaced; only a tableau pile has hidden cards. */
function changePile(
  state: KlondikeState,
  pile: KlondikePile,
  change: (cards: readonly Card[], hidden: number) => { cards: readonly Card[]; hidden: number },
): KlondikeState {
  switch (pile.kind) {
    case 'stock':
    case 'waste':
      return { ...state, [pile.kind]: change(state[pile.kind], 0).cards };
    case 'foundation': {
      const { cards } = change(state.foundations[pile.index - 1] ?? [], 0);
      return { ...state, foundations: state.foundations.with(pile.index - 1, cards) };
    }
    case 'tableau': {
      const { cards, hidden } = state.tableau[pile.index - 1] ?? { cards: [], hidden: 0 };
      return { ...state, tableau: state.tableau.with(pile.index - 1, change(cards, hidden)) };
    }
  }
}

/**
 * `stuck` if clicks on the stock are the only legal moves from now on. Clicks change only which card is on top of the
 * waste, so looking at all such cards is enough. Source: linked-list assignment.
 */
export const status = memoize((state: KlondikeState): Status => {
  if (isWon(state)) return 'won';
  if (!boardMoves(state).next().done) return 'playing';
  const playable = wasteTops(state).some((card) => !wasteMoves(state, card).next().done);
  return playable ? 'playing' : 'stuck';
});

/** Every card that is on top of the waste now or after clicks alone: in this pass, then in a fresh one if any is left. */
function wasteTops(state: KlondikeState): readonly Card[] {
  const { draw, stock, waste } = state;
  const turnOrder = [...waste, ...stock.toReversed()];
  const tops = new Set<Card>(waste.slice(-1));
  for (const start of state.redealsLeft === 0 ? [waste.length] : [waste.length, 0]) {
    for (let turned = start; turned < turnOrder.length; ) {
      turned = Math.min(turned + draw, turnOrder.length);
      tops.add(turnOrder[turned - 1] as Card);
    }
  }
  return [...tops];
}
