import type { Card } from '../../engine/card';
import { cardsOf, type LayoutState } from '../../games/layouts/board';
import { movesBeforeDraw } from '../../games/layouts/hint';
import type { Setup } from '../../games/layouts/layout';
import { apply, DRAW, isDraw, isWon, type LayoutMove, targetsOf } from '../../games/layouts/rules';
import type { Resumable, Solution } from '../gameSolver';

// The solver's own line wins and may look absurd: it may draw ten times while an ace lies on the waste.

/** The most searches for lines after moves that the line does not make. */
const MAX_SEARCHES = 6;

type Line = readonly LayoutMove[];
type Search = (state: LayoutState) => Resumable<Solution>;

/** A move of a plan, with the lowest card it takes. If that is not on the waste yet, draws come before it. */
interface Step {
  readonly move: LayoutMove;
  /** Undefined for a draw. */
  readonly card: Card | undefined;
}

type Plan = readonly Step[];

/**
 * A winning line made from another. No draw of it comes before a safe card goes to its foundation, or before a move that turns a
 * card up, unless that is not found to keep the win. `search` looks for a line from another position.
 */
export function* withoutEarlyDraws(
  setup: Setup,
  start: LayoutState,
  line: Line,
  search: Search,
): Resumable<Line> {
  const moves: LayoutMove[] = [];
  // A line that came back to one of its positions would never end.
  const seen = new Set<string>();
  const tried = new Set<string>();
  let searches = MAX_SEARCHES;
  let state = start;
  let plan = planOf(setup, start, line);

  /** A plan that begins with another move than a draw. */
  function* planBeforeDraw(mayGoOn: boolean): Resumable<Plan | undefined> {
    for (const move of movesBeforeDraw(setup, state)) {
      const name = JSON.stringify(move);
      const next = apply(setup, state, move);
      if (!next.ok || tried.has(name) || seen.has(JSON.stringify(next.value))) continue;
      tried.add(name);
      const first = { move, card: headOf(state, move) };
      const rest = without(plan, first);
      if (rest && wins(setup, next.value, rest)) return [first, ...rest];
      if (!mayGoOn || searches === 0) continue;
      searches--;
      const found = yield* search(next.value);
      if (found.verdict === 'winnable')
        return [first, ...planOf(setup, next.value, found.line as Line)];
    }
    return undefined;
  }

  for (let [step] = plan; step; [step] = plan) {
    const mayGoOn = yield;
    seen.add(JSON.stringify(state));
    if (isDraw(nextMove(setup, state, step))) plan = (yield* planBeforeDraw(mayGoOn)) ?? plan;
    const [first, ...rest] = plan as readonly [Step, ...Plan];
    const move = nextMove(setup, state, first);
    const next = apply(setup, state, move);
    if (!next.ok) throw new Error(`the line of the hints is wrong: ${next.error.reason}`);
    moves.push(move);
    state = next.value;
    if (isDraw(move) && !isDraw(first.move)) continue;
    plan = rest;
    if (!isDraw(move)) tried.clear();
  }
  return moves;
}

/** The moves of a winning line without the draws that they imply; with them if the line does not win otherwise. */
function planOf(setup: Setup, start: LayoutState, line: Line): Plan {
  const steps: Step[] = [];
  let state = start;
  for (const move of line) {
    steps.push({ move, card: headOf(state, move) });
    const next = apply(setup, state, move);
    if (!next.ok) throw new Error(`the solver's line is wrong: ${next.error.reason}`);
    state = next.value;
  }
  const moved = steps.filter(({ card }) => card !== undefined);
  return wins(setup, start, moved) ? moved : steps;
}

/** True if a plan wins, with the draws that it implies. */
function wins(setup: Setup, start: LayoutState, plan: Plan): boolean {
  let state = start;
  let draws = 0;
  for (let i = 0; i < plan.length; ) {
    const step = plan[i] as Step;
    const move = nextMove(setup, state, step);
    const next = apply(setup, state, move);
    if (!next.ok || headOf(state, move) !== (isDraw(move) ? undefined : step.card)) return false;
    const isImplied = isDraw(move) && !isDraw(step.move);
    draws = isImplied ? draws + 1 : 0;
    if (draws > 2 * countDeck(state)) return false;
    if (!isImplied) i++;
    state = next.value;
  }
  return isWon(setup, state);
}

/** How many cards are in the stock and the waste. */
const countDeck = ({ stock = [], waste = [] }: LayoutState): number => stock.length + waste.length;

/** The next move of a step: a draw while its card is not on the waste. Foundations may have been begun in another order. */
function nextMove(setup: Setup, state: LayoutState, { move, card }: Step): LayoutMove {
  if (isDraw(move) || card === undefined) return DRAW;
  if (move.from.kind === 'waste' && state.waste?.at(-1) !== card) return DRAW;
  const [to = move.to] =
    move.to.kind === 'foundation' ? targetsOf(setup, state, card, 'foundation') : [];
  if (move.from.kind !== 'foundation') return { ...move, to };
  const index = 1 + state.foundations.findIndex((cards) => cards.at(-1) === card);
  return { ...move, from: { ...move.from, index }, to };
}

/** The lowest card that a move takes; undefined for a draw. */
const headOf = (state: LayoutState, move: LayoutMove): Card | undefined =>
  isDraw(move) ? undefined : cardsOf(state, move.from)?.at(-move.count);

/** A plan without the step that another one makes sooner; undefined if it has none. */
function without(plan: Plan, { move, card }: Step): Plan | undefined {
  const at = plan.findIndex((step) => step.card === card && isAlike(step.move, move));
  return at < 0 ? undefined : plan.toSpliced(at, 1);
}

/** True if two moves take as many cards to the same column, or to a foundation. */
const isAlike = (one: LayoutMove, other: LayoutMove): boolean =>
  !isDraw(one) &&
  !isDraw(other) &&
  one.count === other.count &&
  one.to.kind === other.to.kind &&
  (one.to.kind === 'foundation' || one.to.index === other.to.index);
