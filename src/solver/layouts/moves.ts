import { isDeadlocked } from './deadlock';
import { DEAL, FOUNDATION, moveOf, type Position, THEN_UP, toIn, WASTE } from './position';
import type { Problem } from './problem';
import { isSafe, isSafeFromWaste } from './safe';

/** Where moves are left out: of how many playable cards of the stock and the waste the moves are kept. */
const STOCK_CARDS_KEPT = 2;

/** More moves than a position has. */
export const MAX_LEGAL_MOVES = 4096;

/** For each face the columns, as bits, of which it is the topmost card. */
const topped = new Int32Array(64);

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The columns, as bits, with a topmost card that this one goes on. */
function columnsFor({ liesOn }: Problem, face: number): number {
  const onto = liesOn[face];
  let columns = 0;
  for (let i = 0; i < onto.length; i++) columns |= topped[onto[i]];
  return columns;
}

const fillsSpace = ({ takesAny, takesKing, rankOf, ranks }: Problem, face: number): boolean =>
  takesAny || (takesKing && rankOf[face] === ranks - 1);

/**
 * Writes the moves that may be needed to win, and returns how many there are. What is left out, and why nothing is lost by it,
 * is in docs/solver.md. With `isNarrow` more is left out, so that nothing can be proved.
 */
export function movesOf(position: Position, out: Int32Array, isNarrow: boolean): number {
  const { problem, heights, hidden, onFoundations, cards } = position;
  const { columns, reserveAt, piles, stride, faces, fits, runs, rankOf, hasFoundations, takesAny } =
    problem;
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

  let empties = 0;
  let empty = 0;
  topped.fill(0);
  for (let column = 0; column < columns; column++) {
    const height = heights[column];
    if (height === 0) {
      empties++;
      empty |= 1 << column;
    } else {
      const face = cards[column * stride + height - 1];
      topped[face] |= 1 << column;
    }
  }
  const firstEmpty = lowestBit(empty);
  // Where columns are alike, one of the empty ones stands for all.
  const spaces = hasRows ? empty : empty & -empty;
  let freeCell = -1;
  let free = 0;
  for (let cell = columns; cell < reserveAt; cell++) {
    if (heights[cell] !== 0) continue;
    if (free++ === 0) freeCell = cell;
  }
  const maxRun = kind === 'helped' ? (free + 1) << (takesAny ? empties : 0) : 255;
  const maxToSpace = kind === 'helped' && takesAny ? maxRun >> 1 : maxRun;

  // A card that leaves its cell makes all other moves wait, but those of its column.
  const fromCell = problem.leavesCells ? moveFromCell(position) : -1;
  if (fromCell >= 0) out[n++] = fromCell;
  for (let from = 0; from < columns; from++) {
    const height = heights[from];
    if (height === 0 || (fromCell >= 0 && from !== toIn(fromCell))) continue;
    const top = from * stride + height - 1;
    const faceUp = height - hidden[from];
    if (isNarrow && kind === 'suit') {
      n = narrowMoves(position, from, firstEmpty, out, n);
      continue;
    }
    for (let count = 1; count <= faceUp; count++) {
      const face = cards[top - count + 1];
      if (count > 1) {
        if (kind === 'one') break;
        if (kind !== 'all' && runs[cards[top - count + 2] * faces + face] !== 1) break;
      }
      if (isNarrow && kind !== 'one' && count < faceUp) {
        // A card that lies in order only makes way for one that goes to its foundation.
        const below = cards[top - count];
        if (fits[face * faces + below] === 1 && !position.isNext(below)) continue;
      }
      let onto = count === 1 || count <= maxRun ? columnsFor(problem, face) & ~(1 << from) : 0;
      let thenUp = 0;
      if (forgetsRuns) {
        onto &= -onto;
        // A run changes its card only to let that one go up.
        if (position.isInOrder(from, height - count)) {
          if (position.isNext(cards[top - count])) thenUp = THEN_UP;
          else onto = 0;
        }
      }
      // Where columns are alike, a whole column that goes to an empty one changes nothing.
      const fills = (count === 1 || count <= maxToSpace) && (hasRows || count < height);
      const into = fills && fillsSpace(problem, face) && !stays(position, from, count) ? spaces : 0;
      for (let left = onto | into; left !== 0; left &= left - 1) {
        const to = lowestBit(left);
        out[n++] = moveOf(from, to, count) | ((into >> to) & 1 ? 0 : thenUp);
      }
    }
  }

  if (fromCell >= 0) {
    if (freeCell >= 0) out[n++] = moveOf(toIn(fromCell), freeCell, 1);
    return n;
  }

  /** Adds the moves of a single card that lies in no column. */
  const toColumns = (from: number, count: number, face: number): void => {
    const onto = columnsFor(problem, face);
    const into = fillsSpace(problem, face) ? spaces : 0;
    for (let left = (forgetsRuns ? onto & -onto : onto) | into; left !== 0; left &= left - 1)
      out[n++] = moveOf(from, lowestBit(left), count);
  };

  for (let from = columns; from < piles; from++)
    if (heights[from] !== 0) toColumns(from, 1, position.topOf(from));

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
      const face = deck[placesLeft[place - 1]];
      if (hasFoundations && position.isNext(face)) {
        const move = moveOf(WASTE, FOUNDATION, place);
        if (isSafe(position, face) && isSafeFromWaste(position, place)) {
          out[0] = move;
          return 1;
        }
        out[n++] = move;
      }
      toColumns(WASTE, place, face);
      if (freeCell >= 0) out[n++] = moveOf(WASTE, freeCell, place);
      if (n > before) kept++;
    }
  }

  if (back) {
    for (let face = 0; face < faces; face++) {
      const isTop =
        rankOf[face] === problem.ranks - 1 || onFoundations[face + 1] < onFoundations[face];
      if (onFoundations[face] > 0 && isTop && !isSafe(position, face))
        toColumns(FOUNDATION, face, face);
    }
  }

  if (cells > 0 && freeCell >= 0) {
    for (let from = 0; from < piles; from++) {
      if (heights[from] === 0 || (from >= columns && from < reserveAt)) continue;
      if (from < columns && stays(position, from, 1)) continue;
      out[n++] = moveOf(from, freeCell, 1);
    }
  }

  if (hasRows && !(problem.setup.full && empties > 0 && cardsInColumns(position) >= columns))
    out[n++] = moveOf(DEAL, 0, 0);
  return n;
}

/** True if the runs of a column are kept, and `count` cards from its top would break one. */
function stays(position: Position, column: number, count: number): boolean {
  const { problem, cards, heights } = position;
  const index = heights[column] - count;
  return (
    problem.keepsRuns &&
    position.isInOrder(column, index) &&
    !position.isNext(cards[column * problem.stride + index - 1])
  );
}

/** The move of the first card in a cell that a column takes; −1 if there is none. */
function moveFromCell({ problem, heights, cards }: Position): number {
  const { columns, reserveAt, stride } = problem;
  for (let cell = columns; cell < reserveAt; cell++) {
    if (heights[cell] === 0) continue;
    const onto = columnsFor(problem, cards[cell * stride]);
    if (onto !== 0) return moveOf(cell, lowestBit(onto), 1);
  }
  return -1;
}

function cardsInColumns({ heights, problem }: Position): number {
  let sum = 0;
  for (let column = 0; column < problem.columns; column++) sum += heights[column];
  return sum;
}

/** The moves of a column that put suits together: its whole run, and parts that make another run of their suit longer than it was. */
function narrowMoves(
  position: Position,
  from: number,
  empty: number,
  out: Int32Array,
  start: number,
): number {
  const { problem, heights, cards } = position;
  const { stride } = problem;
  const height = heights[from];
  const top = from * stride + height - 1;
  const whole = runOf(position, from);
  let n = start;
  for (let count = 1; count <= whole; count++) {
    const face = cards[top - count + 1];
    for (let left = columnsFor(problem, face) & ~(1 << from); left !== 0; left &= left - 1) {
      const to = lowestBit(left);
      const joins = face + 1 === position.topOf(to);
      if (count === whole || (joins && runOf(position, to) + count > whole))
        out[n++] = moveOf(from, to, count);
    }
  }
  const head = cards[top - whole + 1];
  if (empty >= 0 && fillsSpace(problem, head) && whole < height)
    out[n++] = moveOf(from, empty, whole);
  return n;
}

/** How many cards at the end of a column are in order in one suit. */
function runOf({ problem, heights, hidden, cards }: Position, column: number): number {
  const height = heights[column];
  const faceUp = height - hidden[column];
  const top = column * problem.stride + height - 1;
  const face = cards[top];
  const maxLength = Math.min(faceUp, problem.ranks - problem.rankOf[face]);
  let length = 1;
  while (length < maxLength && cards[top - length] === face + length) length++;
  return length;
}
