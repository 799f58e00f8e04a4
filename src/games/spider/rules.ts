import type { Card } from '../../engine/card';
import { type Refusal, refusal, type Status } from '../../engine/game';
import type { Pile } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { type BoardRules, transfer, transfersOf } from '../building/board';
import { descends } from '../building/rules';
import type { Transfer, TransferReason } from '../building/transfer';
import { COLUMNS, isWon, runOf, type SpiderState, withoutCompleteRuns } from './state';

/** Deals a card to each column. */
export const DEAL = { type: 'deal' } as const;
export type SpiderMove = typeof DEAL | Transfer;

/** True for the move that deals. */
export const isDeal = (move: SpiderMove): move is typeof DEAL => 'type' in move;

export type SpiderReason = TransferReason | 'by itself' | 'stock empty' | 'column empty';

/** Runs move onto any card one rank higher, or to an empty column. The player puts no card on a foundation. */
export const RULES: BoardRules = {
  movable: runOf,
  fits: (card, pile, kind) => {
    const top = pile.at(-1);
    return kind === 'tableau' && (top === undefined || descends(card, top));
  },
};

/** The state after a move, without the runs that it completes; or why it is refused. Source: docs/rules.md, Spider. */
export function apply(
  state: SpiderState,
  move: SpiderMove,
): Result<SpiderState, Refusal<SpiderReason>> {
  if (isWon(state)) return err(refusal('game won'));
  if (!isDeal(move) && move.to.kind === 'foundation') return err(refusal('by itself'));
  const next = isDeal(move) ? dealRow(state) : transfer(state, move, RULES);
  return next.ok ? ok(withoutCompleteRuns(next.value)) : next;
}

/** The empty columns that must be filled before a deal; none if there are too few cards to fill them all. */
export function columnsToFill({ tableau, dealsToEmpty }: SpiderState): readonly Pile[] {
  const cards = tableau.reduce((sum, column) => sum + column.cards.length, 0);
  if (dealsToEmpty || cards < COLUMNS) return [];
  return tableau.flatMap((column, i) =>
    column.cards.length === 0 ? [{ kind: 'tableau', index: i + 1 }] : [],
  );
}

function dealRow(state: SpiderState): Result<SpiderState, Refusal<SpiderReason>> {
  const { stock, tableau } = state;
  if (stock.length === 0) return err(refusal('stock empty'));
  const empty = columnsToFill(state);
  if (empty.length > 0) return err(refusal('column empty', empty));
  return ok({
    ...state,
    stock: stock.slice(0, -COLUMNS),
    tableau: tableau.map(({ cards, hidden }, i) => ({
      cards: [...cards, stock.at(-i - 1) as Card],
      hidden,
    })),
  });
}

const canDeal = (state: SpiderState): boolean =>
  state.stock.length > 0 && columnsToFill(state).length === 0;

/** Every legal move: the deal, then from column to column. */
export const legalMoves = (state: SpiderState): readonly SpiderMove[] =>
  isWon(state) ? [] : [...(canDeal(state) ? [DEAL] : []), ...transfersOf(state, RULES)];

export function status(state: SpiderState): Status {
  if (isWon(state)) return 'won';
  return canDeal(state) || !transfersOf(state, RULES).next().done ? 'playing' : 'stuck';
}
