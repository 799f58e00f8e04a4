import type { Card } from '../../engine/card';
import { isSafe } from './advice';
import {
  type Column,
  cardsOf,
  countCards,
  faceUpCount,
  type LayoutState,
  type Transfer,
} from './board';
import { fits, isInRun, movable, runOf } from './building';
import type { FullLayout } from './layout';
import {
  afterClicks,
  apply,
  canDraw,
  DRAW,
  isDraw,
  type LayoutMove,
  legalMoves,
  targetsOf,
  wasteMoves,
} from './rules';
import type { Gain } from './text';

/** The rating of each kind of move. */
export const WORTH = {
  /** A whole suit that leaves. */
  completes: 2000,
  /** A card that is safe on its foundation. */
  safe: 1000,
  /** Two parts of a suit put together, where whole suits leave. */
  joins: 900,
  /** A card turned up. */
  turns: 600,
  /** Any other card to a foundation. */
  foundation: 500,
  /** A move that makes one of those above possible, where whole suits leave. */
  leads: 300,
  /** Cards put on others in order. */
  builds: 200,
  /** A card to an empty column; less for each card on the one that a foundation takes next. */
  opens: 100,
  /** A move that uncovers a card for a foundation. */
  frees: 70,
  /** A move that uncovers a card for a foundation but breaks a run; or a card to a free cell. */
  keeps: 60,
  /** A row dealt from the stock. */
  deals: 50,
  /** A card to an empty column, so that a row can be dealt. */
  fills: 20,
} as const;

interface Effect {
  /** The column that they leave, if they leave one. */
  readonly column: Column | undefined;
  /** The column that they come to, if they come to one. */
  readonly target: Column | undefined;
  /** The lowest of them, and the face-up card under it. */
  readonly head: Card;
  readonly below: Card | undefined;
  /** True if they are all cards of their column. */
  readonly isWhole: boolean;
  readonly isTurned: boolean;
  /** True if cards in order are parted, or put together. */
  readonly breaks: boolean;
  readonly joins: boolean;
}

function effectOf(setup: FullLayout, state: LayoutState, { from, to, count }: Transfer): Effect {
  const cards = cardsOf(state, from) ?? [];
  const head = cards.at(-count) as Card;
  const column = from.kind === 'tableau' ? state.tableau[from.index - 1] : undefined;
  const target = to.kind === 'tableau' ? state.tableau[to.index - 1] : undefined;
  const isTurned = column !== undefined && column.hidden > 0 && faceUpCount(column) === count;
  const below = isTurned ? undefined : cards.at(-count - 1);
  const top = target?.cards.at(-1);
  return {
    column,
    target,
    head,
    below,
    isWhole: cards.length === count,
    isTurned,
    breaks: column !== undefined && below !== undefined && isInRun(setup, state, head, below),
    joins: top !== undefined && isInRun(setup, state, head, top),
  };
}

/** True if a row can be dealt later, and only to columns that all have cards. */
const needsFull = ({ full }: FullLayout, { stock = [] }: LayoutState): boolean =>
  full && stock.length > 0;

/** True if all face-up cards of a column can move to an empty one, and turn a card up. */
const canTurn = (setup: FullLayout, state: LayoutState): boolean =>
  state.tableau.some(
    (column) => column.hidden > 0 && movable(setup, state, column) === faceUpCount(column),
  );

const completesSuit = (setup: FullLayout, state: LayoutState, move: Transfer): boolean => {
  const next = apply(setup, state, move);
  return next.ok && countCards(next.value, 'foundation') > countCards(state, 'foundation');
};

/** What a transfer gains at once: a card on a foundation, turned up or in order; 0 if none of these. */
function gain(setup: FullLayout, state: LayoutState, move: Transfer, effect: Effect): number {
  const { to, count } = move;
  const { column, target, head, isTurned, isWhole, breaks, joins } = effect;
  if (to.kind === 'foundation') return isSafe(setup, state, head) ? WORTH.safe : WORTH.foundation;
  if (breaks) return 0;
  const run = target ? runOf(setup, state, target) : 0;
  const hidden = column?.hidden ?? 0;
  const mustStay = isWhole && column !== undefined && needsFull(setup, state);
  if (setup.goal === 'runs') {
    if (joins && run + count >= setup.ranks && completesSuit(setup, state, move))
      return WORTH.completes;
    if (joins && !(mustStay && !canTurn(setup, state)))
      return WORTH.joins + run + count + (isTurned ? 100 : 0);
    return isTurned && !joins ? WORTH.turns - hidden - (run === 0 ? 100 : 0) : 0;
  }
  if (isTurned) return WORTH.turns + hidden;
  if (!joins || mustStay) return 0;
  return WORTH.builds + run + (column === undefined ? 100 : isWhole ? 50 : 0);
}

const goesUp = (setup: FullLayout, state: LayoutState, card: Card): boolean =>
  targetsOf(setup, state, card, 'foundation').length > 0;

/** Stands for the depth of a card that does not exist. */
const NO_NEEDED = 50;

/** How many cards will lie on the first card that a foundation takes; `NO_NEEDED` if there is none. */
function depthOfNeeded(setup: FullLayout, state: LayoutState, { from, count }: Transfer): number {
  const cards = (cardsOf(state, from) ?? []).slice(0, -count);
  const at = cards.findLastIndex((card) => goesUp(setup, state, card));
  return at < 0 ? NO_NEEDED : cards.length - 1 - at;
}

/** True if a move makes another possible that gains something, if only by turning a card up. */
function leadsToGain(setup: FullLayout, state: LayoutState, move: Transfer, turnsOnly: boolean) {
  const next = apply(setup, state, move);
  if (!next.ok) return false;
  for (const each of legalMoves(setup, next.value)) {
    if (isDraw(each)) continue;
    const effect = effectOf(setup, next.value, each);
    if ((!turnsOnly || effect.isTurned) && gain(setup, next.value, each, effect) > 0) return true;
  }
  return false;
}

/**
 * Rates a move; 0 if it only shifts cards, so that a later hint might undo it. A rated move raises one of these and lowers none
 * before it: the cards on foundations, the rows dealt, the cards turned up, the columns filled for the next row, the cards in
 * order, those out of the waste and the reserve, those in free cells, the columns with cards. A move that raises none is rated
 * only if the next one makes up for it. So hints never lead back.
 */
function rate(setup: FullLayout, state: LayoutState, move: LayoutMove): number {
  if (isDraw(move)) return setup.stock === 'rows' ? WORTH.deals : 0;
  const { from, to, count } = move;
  if (from.kind === 'foundation') return 0;
  const effect = effectOf(setup, state, move);
  const gained = gain(setup, state, move, effect);
  if (gained > 0) return gained;
  const { column, target, head, below, isWhole, breaks } = effect;
  const isEmptied = isWhole && column !== undefined;
  const isToEmpty = target?.cards.length === 0;
  const isRowNear = needsFull(setup, state);
  if (setup.goal === 'runs' && !breaks && leadsToGain(setup, state, move, isEmptied && isRowNear))
    return WORTH.leads - (isToEmpty ? 100 : 0) - count;
  if (isToEmpty && isEmptied) return 0;
  if (isToEmpty && isRowNear) {
    const isOrdered = below !== undefined && fits(setup, state, head, [below], 'tableau');
    return (breaks ? 1 : isOrdered ? 10 : WORTH.fills) + 1 / (1 + (column?.hidden ?? 0));
  }
  const isFreed = column !== undefined && below !== undefined && goesUp(setup, state, below);
  if (breaks) return isFreed ? WORTH.keeps : 0;
  if (from.kind === 'cell') return 0;
  const isKept = to.kind === 'cell';
  if (!column) return isKept ? WORTH.keeps : WORTH.opens;
  if (isKept) return Math.max(WORTH.keeps - depthOfNeeded(setup, state, move), 1);
  if (isToEmpty) return WORTH.opens - depthOfNeeded(setup, state, move);
  return isFreed ? WORTH.frees : 0;
}

/** The best of what a move gains; undefined if it gains none of these. */
export function gainOf(setup: FullLayout, state: LayoutState, move: LayoutMove): Gain | undefined {
  if (isDraw(move) || move.from.kind === 'foundation') return undefined;
  const { column, target, head, below, isWhole, isTurned, breaks, joins } = effectOf(
    setup,
    state,
    move,
  );
  if (move.to.kind === 'foundation' && isSafe(setup, state, head)) return 'safe';
  const isRuns = setup.goal === 'runs';
  if (isRuns && completesSuit(setup, state, move)) return 'completes';
  if (isTurned) return 'turns';
  if (isRuns && joins && !breaks) return 'joins';
  if (column && isWhole && target?.cards.length !== 0 && setup.empty !== 'reserve')
    return 'empties';
  if (!column) return move.to.kind === 'cell' ? undefined : (move.from.kind as Gain);
  if (below !== undefined && goesUp(setup, state, below)) return 'frees';
  const isAside = move.to.kind === 'cell' || target?.cards.length === 0;
  if (isAside && depthOfNeeded(setup, state, move) < NO_NEEDED) return 'digs';
  if (move.to.kind === 'foundation') return 'raises';
  if (joins && !breaks) return 'orders';
  return below === undefined ? undefined : 'uncovers';
}

/** True if no move gains anything but the one of the stock. */
export const onlyStockGains = (setup: FullLayout, state: LayoutState): boolean => {
  const best = bestMove(setup, state);
  return best === undefined || isDraw(best);
};

/** Moves that are safe, complete a suit or turn a card up, the best first; see `beforeDraw` in engine/game.ts. */
export function movesBeforeDraw(setup: FullLayout, state: LayoutState): readonly LayoutMove[] {
  const rated = [...legalMoves(setup, state)].flatMap((move) => {
    const gained = gainOf(setup, state, move);
    const isEarly = gained === 'safe' || gained === 'completes' || gained === 'turns';
    const rating = isEarly ? rate(setup, state, move) : 0;
    return rating > 0 ? [{ move, rating }] : [];
  });
  return rated.sort((a, b) => b.rating - a.rating).map(({ move }) => move);
}

/** The first move with the highest rating; undefined if none is rated above 0. */
function bestMove(setup: FullLayout, state: LayoutState): LayoutMove | undefined {
  let best: LayoutMove | undefined;
  let bestRating = 0;
  for (const move of legalMoves(setup, state)) {
    const rating = rate(setup, state, move);
    if (rating > bestRating) [best, bestRating] = [move, rating];
  }
  return best;
}

/** The move with the highest rating; without one a draw, provided that clicks on the stock bring up a card that can be played. */
export function hint(setup: FullLayout, state: LayoutState): LayoutMove | undefined {
  const best = bestMove(setup, state);
  if (best || !state.waste || !canDraw(setup, state)) return best;
  for (const each of afterClicks(setup, state))
    for (const move of wasteMoves(setup, each)) if (rate(setup, each, move) > 0) return DRAW;
  return undefined;
}
