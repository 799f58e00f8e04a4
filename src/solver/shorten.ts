import type { Card } from '../engine/card';
import { apply, type KlondikeMove } from '../games/klondike/rules';
import { isWon, type KlondikeState } from '../games/klondike/state';
import { realCard, realise, realiseMove } from './line';
import { MOVE, MOVE_CARD, MOVE_KIND, type Problem } from './problem';
import { createSearch } from './search';

/** Searches in other orders, each of which may find a shorter line. */
const ORDERS = 30;
/** How many of them, the shortest, are made shorter. */
const BEST = 4;
const VISITS = 5_000;
const SMALL = 1 << 15;
/** After how many other moves from the stock one is tried again that is put off. */
const WAITS = [1, 2, 4];

/** The win that is made shorter. */
interface Win {
  readonly start: KlondikeState;
  readonly stock: readonly number[];
  /** Says whether there is time left; without it what has been reached is taken. */
  readonly goOn: () => boolean;
}

/** Moves of a search, and how many moves of the game they are. */
interface Order {
  readonly moves: readonly number[];
  readonly length: number;
}

/** The shortest line that some searches and three ways of shortening find. */
export function shortLine(
  start: KlondikeState,
  problem: Problem,
  moves: readonly number[],
  goOn: () => boolean,
): readonly KlondikeMove[] {
  const win: Win = { start, stock: problem.stock, goOn };
  const found = [moves];
  for (let order = 1; order < ORDERS && goOn(); order++) {
    const search = createSearch(problem, SMALL, order);
    if (search.run(VISITS) === 'won') found.push(search.moves());
  }
  const orders = found.map((each) => orderOf(win, each)).sort((a, b) => a.length - b.length);
  let best: readonly KlondikeMove[] = [];
  for (const order of orders.slice(0, BEST)) {
    const short = shortened(win, reordered(win, direct(win, order)).moves);
    if (short.length > 0 && (best.length === 0 || short.length < best.length)) best = short;
  }
  return best;
}

/** Without the moves of a card to the tableau that could have gone home from the stock just as well. */
function direct(win: Win, given: Order): Order {
  let best = given;
  for (let i = given.moves.length - 1; i >= 0 && win.goOn(); i--) {
    const move = best.moves[i] as number;
    if ((move & MOVE_KIND) !== MOVE.stockDown) continue;
    const index = move & MOVE_CARD;
    const home = MOVE.home | (win.stock[index] as number);
    const other = best.moves
      .map((each, at) => (at > i && each === home ? MOVE.stockHome | index : each))
      .filter((_, at) => at !== i);
    const order = orderOf(win, other);
    if (order.length < best.length) best = order;
  }
  return best;
}

/**
 * The moves in an order with fewer clicks: a move of a card of the stock waits until some of those after it are
 * made, with all that needs it, where the whole line is shorter so. Again and again, while there is time.
 */
function reordered({ start, stock, goOn }: Win, given: Order): Order {
  let { moves, length } = given;
  for (let better = true; better; ) {
    better = false;
    let state = start;
    let done = 0;
    for (let i = 0; i < moves.length && goOn(); i++) {
      for (const count of isFromStock(moves[i] as number) ? WAITS : []) {
        const rest = delayed(state, stock, moves.slice(i), count, length - done);
        if (!rest) continue;
        moves = [...moves.slice(0, i), ...rest.moves];
        length = done + rest.length;
        better = true;
      }
      const step = realiseMove(state, stock, moves[i] as number);
      if (!step.ok) return { moves, length };
      ({ state } = step.value);
      done += step.value.line.length;
    }
  }
  return { moves, length };
}

/** The moves with the first one put off until `count` moves from the stock are made, if they win in fewer than `most`. */
function delayed(
  start: KlondikeState,
  stock: readonly number[],
  moves: readonly number[],
  count: number,
  most: number,
): Order | undefined {
  const [first, ...rest] = moves as [number, ...number[]];
  const order: number[] = [];
  let waiting = [first];
  let state = start;
  let length = 0;
  let fromStock = 0;

  function make(move: number): boolean {
    const step = realiseMove(state, stock, move);
    if (!step.ok) return false;
    order.push(move);
    ({ state } = step.value);
    length += step.value.line.length;
    return true;
  }

  for (const move of rest) {
    if (fromStock === count) {
      if (!waiting.every(make)) return undefined;
      waiting = [];
      fromStock++;
    }
    if (!make(move)) {
      if (waiting.length === 0) return undefined;
      waiting.push(move);
    } else if (isFromStock(move)) fromStock++;
    if (length >= most) return undefined;
  }
  if (!waiting.every(make)) return undefined;
  return isWon(state) && length < most ? { moves: order, length } : undefined;
}

const isFromStock = (move: number): boolean =>
  (move & MOVE_KIND) === MOVE.stockHome || (move & MOVE_KIND) === MOVE.stockDown;

/** A length without end where the moves do not win. */
function orderOf({ start, stock }: Win, moves: readonly number[]): Order {
  const line = realise(start, stock, moves);
  return { moves, length: line.ok ? line.value.length : Number.POSITIVE_INFINITY };
}

/**
 * A shorter line for the same win: whenever a card of the stock comes up on the way to another one, and the line
 * plays it later, it is played now if the rest still wins and becomes shorter by it. Ends early, with what it
 * has, when `goOn` says so.
 */
function shortened({ start, stock, goOn }: Win, moves: readonly number[]): readonly KlondikeMove[] {
  const whole = realise(start, stock, moves);
  if (!whole.ok) return [];
  let best = whole.value;
  const done: KlondikeMove[] = [];
  let state = start;
  let rest = [...moves];
  let left = best;

  const stockCard = (move: number): Card | undefined =>
    isFromStock(move) ? realCard(stock[move & MOVE_CARD] as number) : undefined;

  while (rest.length > 0 && left.length > 0 && goOn()) {
    const top = state.waste.at(-1);
    const later = top === undefined ? -1 : rest.findIndex((move) => stockCard(move) === top);
    if (later > 0) {
      const earlier = [rest[later] as number, ...rest.slice(0, later), ...rest.slice(later + 1)];
      const line = realise(state, stock, earlier);
      if (line.ok && line.value.length < left.length) {
        rest = earlier;
        left = line.value;
      }
    }
    const [move] = left;
    const next = move && apply(state, move);
    if (!move || !next?.ok) break;
    done.push(move);
    state = next.value;
    left = left.slice(1);
    // A move of the search is done when the line no longer needs it.
    if (move.type !== 'clickStock') {
      const without = realise(state, stock, rest.slice(1));
      if (without.ok && without.value.length === left.length) rest = rest.slice(1);
    }
  }
  const line = [...done, ...left];
  if (line.length < best.length) best = line;
  return best;
}
