import type { Card } from '../../engine/card';
import { dealCards, deckOf, undealtCards } from '../../engine/deck';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { STOCK, WASTE } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { transfer } from '../building/board';
import { isWon } from '../building/rules';
import type { TransferReason } from '../building/transfer';
import { boardMoves, boardRules, type KlondikeMove, transferOf, wasteMoves } from './moves';
import { canRedeal, type KlondikeState } from './state';

export type KlondikeReason = TransferReason | 'nothing to draw' | 'no redeal';

/** Source: docs/rules.md, Klondike. */
export function apply(
  state: KlondikeState,
  move: KlondikeMove,
): Result<KlondikeState, Refusal<KlondikeReason>> {
  if (isWon(state)) return err(refusal('game won'));
  const cards = transferOf(move);
  return cards ? transfer(state, cards, boardRules(state)) : clickStock(state);
}

/**
 * Turns up to `draw` cards of the stock to the waste, one after another; turns the waste over if the stock is empty and a
 * redeal is left. If both are empty, it is no move.
 */
function clickStock(state: KlondikeState): Result<KlondikeState, Refusal<KlondikeReason>> {
  const { stock, waste, draw, redealsLeft } = state;
  if (stock.length > 0) {
    const { dealt, deck } = dealCards(deckOf(stock), draw);
    return ok({ ...state, stock: undealtCards(deck), waste: [...waste, ...dealt] });
  }
  if (waste.length === 0) return err(refusal('nothing to draw', [STOCK, WASTE]));
  if (!canRedeal(state)) return err(refusal('no redeal', [STOCK, WASTE]));
  const left = redealsLeft === undefined ? {} : { redealsLeft: redealsLeft - 1 };
  return ok({ ...state, ...left, stock: waste.toReversed(), waste: [] });
}

/**
 * `stuck` if clicks on the stock are the only legal moves from now on. Clicks change only which card is on top of the
 * waste, so looking at all such cards is enough. Source: linked-list assignment.
 */
export const status = memoize((state: KlondikeState): Status => {
  if (isWon(state)) return 'won';
  if (!boardMoves(state).next().done) return 'playing';
  const playable = wasteTops(state).some((card) => wasteMoves(state, card).length > 0);
  return playable ? 'playing' : 'stuck';
});

/** Every card that is on top of the waste now or after clicks alone, in this pass and, if a redeal is left, in the next. */
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
