import type { Card } from '../../engine/card';
import { bestMove } from '../building/advice';
import { type Column, faceUpCount } from '../building/column';
import { descends } from '../building/rules';
import type { Transfer } from '../building/transfer';
import { apply, columnsToFill, isDeal, legalMoves, type SpiderMove } from './rules';
import { completeRuns, continuesRun, runOf, type SpiderState } from './state';

/**
 * The best-looking move: it completes a run, else joins two parts of a suit, else turns a card up, else makes such a move
 * possible, else deals, once empty columns are filled; nothing if every move only shifts cards. Hints never lead in a circle:
 * each adds to the complete runs, the deals, the face-up cards or the joins within suits, or is followed by one that does, or
 * fills a column for the next deal. While a deal needs full columns, one is emptied only to turn a card up, so no card that
 * fills a column is taken back.
 */
export const hint = (state: SpiderState): SpiderMove | undefined =>
  bestMove(legalMoves(state), (move) => (isDeal(move) ? 50 : rate(state, move)));

/** The parts of a transfer that its rating depends on. */
function partsOf({ tableau }: SpiderState, { from, to, count }: Transfer) {
  const source = tableau[from.index - 1] as Column;
  const target = tableau[to.index - 1] as Column;
  const head = source.cards.at(-count) as Card;
  const isTurned = source.hidden > 0 && faceUpCount(source) === count;
  const below = isTurned ? undefined : source.cards.at(-count - 1);
  return {
    source,
    target,
    head,
    isTurned,
    isWhole: source.cards.length === count,
    /** The card that the moved ones leave, and the card that they come to lie on. */
    below,
    top: target.cards.at(-1),
    breaksRun: below !== undefined && continuesRun(head, below),
  };
}

const needsFullColumns = ({ stock, dealsToEmpty }: SpiderState): boolean =>
  stock.length > 0 && !dealsToEmpty;

/** True if all face-up cards of a column can move to an empty one, and turn a card up. */
const canTurn = (column: Column): boolean =>
  column.hidden > 0 && runOf(column) === faceUpCount(column);

/** How much a move gains by itself: a complete run, a join or a card turned up; 0 if nothing. */
function gain(state: SpiderState, move: Transfer): number {
  const { source, target, head, top, isTurned, isWhole, breaksRun } = partsOf(state, move);
  if (breaksRun) return 0;
  if (top === undefined || !continuesRun(head, top)) {
    return isTurned ? (top === undefined ? 400 : 500) - source.hidden : 0;
  }
  const next = apply(state, move);
  if (next.ok && completeRuns(next.value) > completeRuns(state)) return 2000;
  const isIdle = isWhole && needsFullColumns(state) && !state.tableau.some(canTurn);
  return isIdle ? 0 : 1000 + (isTurned ? 100 : 0) + runOf(target) + move.count;
}

/** How good a move looks; 0 for one that only shifts cards, and that the next might take back. */
function rate(state: SpiderState, move: Transfer): number {
  const gained = gain(state, move);
  if (gained > 0) return gained;
  const { source, head, below, top, isWhole, breaksRun } = partsOf(state, move);
  if (!breaksRun && leadsToGain(state, move, isWhole))
    return (top === undefined ? 200 : 300) - move.count;
  const isNeeded = needsFullColumns(state) && columnsToFill(state).length > 0;
  if (!isNeeded || top !== undefined || isWhole) return 0;
  const inOrder = below !== undefined && descends(head, below);
  return (breaksRun ? 1 : inOrder ? 10 : 20) + 1 / (1 + source.hidden);
}

/** True if a move makes another possible that gains something, if only by turning a card up. */
function leadsToGain(state: SpiderState, move: Transfer, isWhole: boolean): boolean {
  const next = apply(state, move);
  if (!next.ok) return false;
  const after = next.value;
  const turnsOnly = isWhole && needsFullColumns(state);
  return legalMoves(after).some(
    (each) =>
      !isDeal(each) && gain(after, each) > 0 && (!turnsOnly || partsOf(after, each).isTurned),
  );
}
