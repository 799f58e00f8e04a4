import type { Card } from '../engine/card';
import { apply, type KlondikeMove } from '../games/klondike/rules';
import type { KlondikeState } from '../games/klondike/state';
import { realCard, realise } from './line';
import { MOVE, MOVE_CARD, MOVE_KIND, type Problem } from './problem';
import { createSearch } from './search';

/** Lines of other searches, each of which may turn out shorter. */
const ORDERS = [1, 2, 3];
const VISITS = 20_000;
const SMALL = 1 << 15;

/** The shortest line that a few searches and two ways of shortening find; at least as short as the given one. */
export function shortLine(
  start: KlondikeState,
  problem: Problem,
  moves: readonly number[],
  goOn: () => boolean,
): readonly KlondikeMove[] {
  let best = shortened(start, problem.stock, direct(start, problem.stock, moves, goOn), goOn);
  for (const order of ORDERS) {
    if (!goOn()) break;
    const search = createSearch(problem, SMALL, order);
    if (search.run(VISITS) !== 'won') continue;
    const other = direct(start, problem.stock, search.moves(), goOn);
    const line = shortened(start, problem.stock, other, goOn);
    if (line.length > 0 && (best.length === 0 || line.length < best.length)) best = line;
  }
  return best;
}

/** Without the moves of a card to the tableau that could have gone home from the stock just as well. */
function direct(
  start: KlondikeState,
  stock: readonly number[],
  moves: readonly number[],
  goOn: () => boolean,
): readonly number[] {
  let best = moves;
  let length = lengthOf(start, stock, moves);
  for (let i = moves.length - 1; i >= 0 && goOn(); i--) {
    const move = best[i] as number;
    if ((move & MOVE_KIND) !== MOVE.stockDown) continue;
    const index = move & MOVE_CARD;
    const home = MOVE.home | (stock[index] as number);
    const other = best
      .map((each, at) => (at > i && each === home ? MOVE.stockHome | index : each))
      .filter((_, at) => at !== i);
    const otherLength = lengthOf(start, stock, other);
    if (otherLength < length) {
      best = other;
      length = otherLength;
    }
  }
  return best;
}

function lengthOf(
  start: KlondikeState,
  stock: readonly number[],
  moves: readonly number[],
): number {
  const line = realise(start, stock, moves);
  return line.ok ? line.value.length : Number.POSITIVE_INFINITY;
}

/**
 * A shorter line for the same win: whenever a card of the stock comes up on the way to another one, and the line
 * plays it later, it is played now if the rest still wins and becomes shorter by it. Ends early, with what it
 * has, when `goOn` says so.
 */
function shortened(
  start: KlondikeState,
  stock: readonly number[],
  moves: readonly number[],
  goOn: () => boolean,
): readonly KlondikeMove[] {
  const whole = realise(start, stock, moves);
  if (!whole.ok) return [];
  let best = whole.value;
  const done: KlondikeMove[] = [];
  let state = start;
  let rest = [...moves];
  let left = best;

  const stockCard = (move: number): Card | undefined => {
    const kind = move & MOVE_KIND;
    const fromStock = kind === MOVE.stockHome || kind === MOVE.stockDown;
    return fromStock ? realCard(stock[move & MOVE_CARD] as number) : undefined;
  };

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
