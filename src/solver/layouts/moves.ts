import { isDeadlocked } from './deadlock';
import { DEAL, FOUNDATION, moveOf, type Position, THEN_UP, WASTE } from './position';
import { isSafe, isSafeFromWaste } from './safe';

/** Where moves are left out: of how many playable cards of the stock and the waste the moves are kept. */
const STOCK_CARDS_KEPT = 2;

/** More moves than a position has. */
export const MAX_LEGAL_MOVES = 4096;

/**
 * Writes the moves that may be needed to win, and returns how many there are. What is left out, and why nothing is lost by it,
 * is in docs/solver.md. With `isNarrow` more is left out, so that nothing can be proved.
 */
export function movesOf(position: Position, out: Int32Array, isNarrow: boolean): number {
  const { problem, heights, hidden, onFoundations, cards } = position;
  const { columns, reserveAt, piles, stride, faces, fits, runs, rankOf, hasFoundations } = problem;
  const { move: kind, back, cells } = problem.setup;
  const { hasRows, forgetsRuns } = position;
  let n = 0;
  if (problem.showsDeadlocks && isDeadlocked(position)) return 0;

  if (hasFoundations) {
    for (let pile = 0; pile < piles; pile++) {
      if (heights[pile] === 0) continue;
      const face = position.topOf(pile);
      if (!position.isNext(face)) continue;
      const move = moveOf(pile, FOUNDATION, 1);
      if (isSafe(position, face)) {
        out[0] = move;
        return 1;
      }
      out[n++] = move;
    }
  }

  let firstEmpty = -1;
  let empties = 0;
  for (let column = 0; column < columns; column++) {
    if (heights[column] !== 0) continue;
    if (empties++ === 0) firstEmpty = column;
  }
  let freeCell = -1;
  let free = 0;
  for (let cell = columns; cell < reserveAt; cell++) {
    if (heights[cell] !== 0) continue;
    if (free++ === 0) freeCell = cell;
  }

  /** Adds the moves of `count` cards, of which `face` is the lowest, to columns. */
  const toColumns = (from: number, count: number, face: number, moved: number): void => {
    const maxMoved =
      kind !== 'helped' || moved === 1 ? 255 : (free + 1) << (problem.takesAny ? empties : 0);
    // A run changes its card only to let that one go up.
    const isShift =
      forgetsRuns && from < columns && position.isInOrder(from, (heights[from] as number) - count);
    let isDone =
      isShift &&
      !position.isNext(cards[from * stride + (heights[from] as number) - count - 1] as number);
    for (let to = 0; to < columns; to++) {
      if (to === from) continue;
      const height = heights[to] as number;
      if (height === 0) {
        if (to !== firstEmpty && !hasRows) continue;
        if (!problem.takesAny && !(problem.takesKing && rankOf[face] === problem.ranks - 1))
          continue;
        // Where columns are alike, a whole column that goes to an empty one changes nothing.
        if (from < columns && !hasRows && count === heights[from]) continue;
        if (moved <= (problem.takesAny ? maxMoved >> (kind === 'helped' ? 1 : 0) : maxMoved))
          out[n++] = moveOf(from, to, count);
      } else if (moved <= maxMoved && !isDone) {
        const onto = cards[to * stride + height - 1] as number;
        if (fits[face * faces + onto] !== 1) continue;
        out[n++] = moveOf(from, to, count) | (isShift ? THEN_UP : 0);
        isDone = forgetsRuns;
      }
    }
  };

  for (let from = 0; from < columns; from++) {
    const height = heights[from] as number;
    if (height === 0) continue;
    const top = from * stride + height - 1;
    const faceUp = height - (hidden[from] as number);
    if (isNarrow && kind === 'suit') {
      n = narrowMoves(position, from, firstEmpty, out, n);
      continue;
    }
    for (let count = 1; count <= faceUp; count++) {
      const face = cards[top - count + 1] as number;
      if (count > 1) {
        if (kind === 'one') break;
        if (kind !== 'all' && runs[(cards[top - count + 2] as number) * faces + face] !== 1) break;
      }
      if (isNarrow && kind !== 'one' && count < faceUp) {
        // A card that lies in order only makes way for one that goes to its foundation.
        const below = cards[top - count] as number;
        if (fits[face * faces + below] === 1 && !position.isNext(below)) continue;
      }
      toColumns(from, count, face, count);
    }
  }
  for (let from = columns; from < piles; from++)
    if (heights[from] !== 0) toColumns(from, 1, position.topOf(from), 1);

  if (!problem.isRows && position.deckLeft > 0) {
    const { deck, placesLeft, turned, deckLeft, redeals, unseen } = position;
    const maxKept = isNarrow ? STOCK_CARDS_KEPT : deckLeft;
    // All from the last to the first; or from the top of the waste on, through the stock.
    let kept = 0;
    for (let i = 0; i < deckLeft && kept < maxKept; i++) {
      const place = isNarrow ? ((Math.max(turned, 1) - 1 + i) % deckLeft) + 1 : deckLeft - i;
      const before = n;
      if (place > deckLeft - unseen) continue;
      const again =
        redeals !== 0 && unseen === 0 && (place % problem.step === 0 || place === deckLeft);
      const isAhead = position.isAhead(place);
      if (!isAhead && !again) continue;
      const face = deck[placesLeft[place - 1] as number] as number;
      if (hasFoundations && position.isNext(face)) {
        const move = moveOf(WASTE, FOUNDATION, place);
        if (isSafe(position, face) && isSafeFromWaste(position, place)) {
          out[0] = move;
          return 1;
        }
        out[n++] = move;
      }
      toColumns(WASTE, place, face, 1);
      if (freeCell >= 0) out[n++] = moveOf(WASTE, freeCell, place);
      if (n > before) kept++;
    }
  }

  if (back) {
    for (let face = 0; face < faces; face++) {
      const isTop =
        rankOf[face] === problem.ranks - 1 ||
        (onFoundations[face + 1] as number) < (onFoundations[face] as number);
      if ((onFoundations[face] as number) > 0 && isTop && !isSafe(position, face))
        toColumns(FOUNDATION, face, face, 1);
    }
  }

  if (cells > 0 && freeCell >= 0) {
    for (let from = 0; from < piles; from++) {
      if (heights[from] === 0 || (from >= columns && from < reserveAt)) continue;
      out[n++] = moveOf(from, freeCell, 1);
    }
  }

  if (hasRows && !(problem.setup.full && empties > 0 && cardsInColumns(position) >= columns))
    out[n++] = moveOf(DEAL, 0, 0);
  return n;
}

function cardsInColumns({ heights, problem }: Position): number {
  let sum = 0;
  for (let column = 0; column < problem.columns; column++) sum += heights[column] as number;
  return sum;
}

/**
 * The moves of a column that put suits together: its whole run, and parts of it that make another run of their suit longer than
 * it was.
 */
function narrowMoves(
  position: Position,
  from: number,
  empty: number,
  out: Int32Array,
  start: number,
): number {
  const { problem, heights, cards } = position;
  const { columns, stride, faces, fits, takesAny, takesKing, rankOf, ranks } = problem;
  const height = heights[from] as number;
  const top = from * stride + height - 1;
  const whole = runOf(position, from);
  let n = start;
  for (let count = 1; count <= whole; count++) {
    const face = cards[top - count + 1] as number;
    for (let to = 0; to < columns; to++) {
      if (to === from || heights[to] === 0) continue;
      const onto = position.topOf(to);
      if (fits[face * faces + onto] !== 1) continue;
      const joins = face + 1 === onto;
      if (count === whole || (joins && runOf(position, to) + count > whole))
        out[n++] = moveOf(from, to, count);
    }
  }
  const head = cards[top - whole + 1] as number;
  const fills = takesAny || (takesKing && rankOf[head] === ranks - 1);
  if (empty >= 0 && fills && whole < height) out[n++] = moveOf(from, empty, whole);
  return n;
}

/** How many cards at the end of a column are in order in one suit. */
function runOf({ problem, heights, hidden, cards }: Position, column: number): number {
  const height = heights[column] as number;
  const faceUp = height - (hidden[column] as number);
  const top = column * problem.stride + height - 1;
  const face = cards[top] as number;
  const maxLength = Math.min(faceUp, problem.ranks - (problem.rankOf[face] as number));
  let length = 1;
  while (length < maxLength && cards[top - length] === face + length) length++;
  return length;
}
