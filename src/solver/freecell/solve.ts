import { rankOf, suitOf } from '../../engine/card';
import type { BuildingPile } from '../../games/building/pile';
import { apply, type FreeCellMove } from '../../games/freecell/rules';
import { type FreeCellState, isWon } from '../../games/freecell/state';
import type { SearchOptions, Solution } from '../gameSolver';
import type { Resumable } from '../resumable';
import {
  estimate,
  isEmpty,
  keyOf,
  type Position,
  type Step,
  stepsOf,
  type Weights,
} from './position';
import { shorten } from './shorten';

/** A search for a win: by which weights, and how many positions it may keep. */
interface Pass {
  readonly weights: Weights;
  readonly positions: number;
}

const FIRST_WEIGHTS: Weights = { card: 2, cell: 2, breach: 1, blocker: 2, cover: 2 };
/** What looks far from a win by some weights is often near by others. */
const SHORT_PASSES: readonly Pass[] = [
  FIRST_WEIGHTS,
  { card: 2, cell: 3, breach: 2, blocker: 1, cover: 1 },
  { card: 4, cell: 2, breach: 1, blocker: 2, cover: 1 },
  { card: 2, cell: 5, breach: 1, blocker: 1, cover: 3 },
].map((weights) => ({ weights, positions: 20_000 }));
/** The last pass. A position takes some 300 bytes. */
export const WIDE_PASS: Pass = { weights: FIRST_WEIGHTS, positions: 120_000 };
const POSITIONS_PER_STEP = 64;

interface Node {
  readonly position: Position;
  readonly parent: Node | undefined;
  readonly step: Step | undefined;
}

/** Decides a position of FreeCell by searches that expand first what looks nearest to a win. */
export function* solveFreeCell(
  state: FreeCellState,
  { wantsShortLine = false }: SearchOptions,
): Resumable<Solution<FreeCellMove>> {
  const start = positionOf(state);
  let positions = 0;
  for (const pass of [...SHORT_PASSES, WIDE_PASS]) {
    const found = yield* search(start, pass);
    positions += found.positions;
    if (found.end === 'won') {
      const steps = stepsTo(found.last);
      const shortest = wantsShortLine ? yield* shorten(start, steps) : steps;
      return { verdict: 'winnable', line: toGameMoves(state, shortest), positions };
    }
    if (found.end === 'lost') return { verdict: 'unwinnable', line: [], positions };
    if (found.end === 'stopped') break;
  }
  return { verdict: 'unknown', line: [], positions };
}

type Found = { readonly positions: number } & (
  | { readonly end: 'won'; readonly last: Node }
  | { readonly end: 'lost' | 'full' | 'stopped' }
);

/** Expands first what looks nearest to a win, and keeps at most so many positions. */
export function* search(start: Position, pass: Pass): Resumable<Found> {
  // Keys hold every card that is still in play, so equal keys are equal positions.
  const known = new Set<string>();
  const open: Node[][] = [];
  let lowest = 0;

  function add(node: Node): void {
    const key = keyOf(node.position);
    if (known.has(key)) return;
    known.add(key);
    const at = estimate(node.position, pass.weights);
    const equals = open[at];
    if (equals) equals.push(node);
    else open[at] = [node];
    lowest = Math.min(lowest, at);
  }

  add({ position: start, parent: undefined, step: undefined });
  for (let n = 1; ; n++) {
    while (lowest < open.length && !open[lowest]?.length) lowest++;
    const node = open[lowest]?.pop();
    if (!node) return { end: 'lost', positions: known.size };
    if (isEmpty(node.position)) return { end: 'won', last: node, positions: known.size };
    if (known.size > pass.positions) return { end: 'full', positions: known.size };
    for (const { step, position } of stepsOf(node.position)) add({ position, parent: node, step });
    if (n % POSITIONS_PER_STEP === 0 && !(yield)) return { end: 'stopped', positions: known.size };
  }
}

const textOf = (cards: readonly number[]): string => String.fromCharCode(...cards);

function positionOf({ cells, columns, foundations }: FreeCellState): Position {
  const heights = [0, 0, 0, 0];
  for (const cards of foundations) {
    const top = cards.at(-1);
    if (top !== undefined) heights[suitOf(top)] = cards.length;
  }
  return {
    columns: columns.map(textOf),
    cells: cells.map(textOf).join(''),
    heights,
    cellCount: cells.length,
  };
}

function stepsTo(last: Node): readonly Step[] {
  const steps: Step[] = [];
  for (let node: Node | undefined = last; node?.step; node = node.parent) steps.unshift(node.step);
  return steps;
}

/** The moves of the game for those of the search. Throws if the rules refuse one, which would be a bug of the search. */
function toGameMoves(start: FreeCellState, steps: readonly Step[]): readonly FreeCellMove[] {
  let state = start;
  const line: FreeCellMove[] = [];
  for (const step of steps) {
    const move = { from: fromOf(state, step), to: toOf(state, step), count: step.count };
    const next = apply(state, move);
    if (!next.ok) throw new Error(`the solver's line is wrong: ${next.error.reason}`);
    line.push(move);
    state = next.value;
  }
  if (!isWon(state)) throw new Error("the solver's line does not end in a win");
  return line;
}

const fromOf = ({ cells }: FreeCellState, { from, card }: Step): BuildingPile =>
  from === 'cell'
    ? { kind: 'cell', index: cells.findIndex(([held]) => held === card) + 1 }
    : { kind: 'tableau', index: from + 1 };

function toOf({ cells, foundations }: FreeCellState, { to, card }: Step): BuildingPile {
  if (to === 'cell')
    return { kind: 'cell', index: cells.findIndex((held) => held.length === 0) + 1 };
  if (to !== 'foundation') return { kind: 'tableau', index: to + 1 };
  const takes = (cards: readonly number[]): boolean =>
    rankOf(card) === 0 ? cards.length === 0 : cards.at(-1) === card - 1;
  return { kind: 'foundation', index: foundations.findIndex(takes) + 1 };
}
