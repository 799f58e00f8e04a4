import type { Card } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal, undealtCards } from '../../engine/deck';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { err, type Result } from '../../engine/result';
import { type Board, type BoardRules, transfer, transfersOf } from '../building/board';
import { dealStairs, faceUpCount } from '../building/column';
import { fitsBoard, isWon } from '../building/rules';
import type { Transfer, TransferReason } from '../building/transfer';

export const COLUMNS = 7;
export const FOUNDATIONS = 4;

/** Every face-up card moves, with all cards on it; columns go down in alternating colours, empty ones take kings. */
export const RULES: BoardRules = { movable: faceUpCount, fits: fitsBoard };

/** Deals as Klondike does, then the other 24 cards face up, one after another to columns 2 to 7. */
export function dealYukon(deal: DealId, byHand?: readonly Card[]): Board {
  const { tableau, deck } = dealStairs(deckOfDeal(deal, byHand), COLUMNS);
  const others = undealtCards(deck).toReversed();
  return {
    foundations: Array.from({ length: FOUNDATIONS }, () => []),
    tableau: tableau.map(({ cards, hidden }, column) => ({
      cards: [...cards, ...others.filter((_, i) => i % (COLUMNS - 1) === column - 1)],
      hidden,
    })),
  };
}

/** Source: docs/rules.md, Yukon. */
export const apply = (state: Board, move: Transfer): Result<Board, Refusal<TransferReason>> =>
  isWon(state) ? err(refusal('game won')) : transfer(state, move, RULES);

export const legalMoves = (state: Board): readonly Transfer[] => [...transfersOf(state, RULES)];

export const status = (state: Board): Status =>
  isWon(state) ? 'won' : transfersOf(state, RULES).next().done ? 'stuck' : 'playing';
