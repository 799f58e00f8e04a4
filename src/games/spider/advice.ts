import type { Card } from '../../engine/card';
import { bestMove } from '../building/advice';
import { type Column, faceUpCount } from '../building/column';
import { descends } from '../building/rules';
import type { Transfer } from '../building/transfer';
import { apply, columnsToFill, isDeal, legalMoves, type SpiderMove } from './rules';
import { completeRuns, continuesRun, runOf, type SpiderState } from './state';

/**
 * The best-looking move: one that completes a run, else one that joins two parts of a suit, else one that turns a card up,
 * else one that makes such a move possible, else the deal, before which empty columns are filled; nothing if every move only
 * shifts cards. Following the hints never leads back: none breaks up a run, and each adds to the complete runs, the deals,
 * the face-up cards or the joins within suits, or is followed by one that does, or fills a column.
 */
export const hint = (state: SpiderState): SpiderMove | undefined =>
  bestMove(legalMoves(state), (move) => (isDeal(move) ? 50 : rate(state, move)));

const columnOf = ({ tableau }: SpiderState, index: number): Column => tableau[index - 1] as Column;

/** The parts of a transfer that its rating depends on. */
function partsOf(state: SpiderState, { from, to, count }: Transfer) {
  const source = columnOf(state, from.index);
  const target = columnOf(state, to.index);
  const head = source.cards.at(-count) as Card;
  const below = source.cards.at(-count - 1);
  const isTurned = source.hidden > 0 && faceUpCount(source) === count;
  const rests = below !== undefined && !isTurned;
  return {
    source,
    target,
    top: target.cards.at(-1),
    head,
    isTurned,
    /** Whether the cards leave one of their suit, or one that they may lie on. */
    breaksRun: rests && continuesRun(head, below),
    breaksOrder: rests && descends(head, below),
  };
}

/** How much better a move that gains something is than one that does not; 0 if it gains nothing. */
function gain(state: SpiderState, move: Transfer): number {
  const { source, target, top, head, isTurned, breaksRun } = partsOf(state, move);
  if (breaksRun) return 0;
  if (top !== undefined && continuesRun(head, top)) {
    const next = apply(state, move);
    const completes = next.ok && completeRuns(next.value) > completeRuns(state);
    return (completes ? 2000 : 1000) + (isTurned ? 100 : 0) + runOf(target) + move.count;
  }
  if (isTurned) return (top === undefined ? 400 : 500) - source.hidden;
  return 0;
}

/** How good a move looks; 0 for one that only shifts cards, and might be taken back by the next. */
function rate(state: SpiderState, move: Transfer): number {
  const gained = gain(state, move);
  if (gained > 0) return gained;
  const { source, top, breaksRun, breaksOrder } = partsOf(state, move);
  if (breaksRun) return 0;
  if (leadsToGain(state, move)) return (top === undefined ? 200 : 300) - move.count;
  const isWhole = source.cards.length === move.count;
  const isNeeded = state.stock.length > 0 && columnsToFill(state).length > 0;
  const fills = isNeeded && top === undefined && !isWhole;
  return fills ? (breaksOrder ? 10 : 20) - source.hidden / 10 : 0;
}

/** True if a move makes another possible that gains something. */
function leadsToGain(state: SpiderState, move: Transfer): boolean {
  const next = apply(state, move);
  return (
    next.ok && legalMoves(next.value).some((each) => !isDeal(each) && gain(next.value, each) > 0)
  );
}
