import type { GameSolver, Resumable } from './gameSolver';
import { type SearchedGame, toGameMoves } from './toGameMoves';

/** A position that a step leads to. */
export interface Next<Position, Step> {
  readonly step: Step;
  readonly position: Position;
}

/** What a search walks through. Steps are plain data. */
export interface SearchSpace<Position, Step> {
  /** A text that is equal only for equal positions. */
  readonly keyOf: (position: Position) => string;
  readonly isWon: (position: Position) => boolean;
  /** The steps that may be needed to win. If every line runs out of steps, the position is lost. */
  readonly stepsOf: (position: Position) => readonly Next<Position, Step>[];
}

/** Roughly how far a position is from a win, a whole number from 0. */
type Estimate<Position> = (position: Position) => number;

/** One search for a win: it expands the lowest estimate first, and keeps at most `positions`. */
export interface Pass<Position> {
  readonly estimate: Estimate<Position>;
  readonly positions: number;
}

/** How a search ended. `lost`: it visited every position that can be reached. `full`: it kept as many as it may. */
export type Found<Step> = { readonly positions: number } & (
  | { readonly end: 'won'; readonly steps: readonly Step[] }
  | { readonly end: 'lost' | 'full' | 'stopped' }
);

const POSITIONS_PER_STEP = 64;

interface Node<Position, Step> {
  readonly position: Position;
  readonly parent: Node<Position, Step> | undefined;
  readonly step: Step | undefined;
}

/** Searches pass after pass, until one finds a win or that there is none. */
function* searchInPasses<Position, Step>(
  space: SearchSpace<Position, Step>,
  start: Position,
  passes: readonly Pass<Position>[],
): Resumable<Found<Step>> {
  let positions = 0;
  for (const pass of passes) {
    const found = yield* bestFirst(space, start, pass);
    positions += found.positions;
    if (found.end !== 'full') return { ...found, positions };
  }
  return { end: 'full', positions };
}

/** Expands the position with the lowest estimate first. */
export function* bestFirst<Position, Step>(
  { keyOf, isWon, stepsOf }: SearchSpace<Position, Step>,
  start: Position,
  pass: Pass<Position>,
): Resumable<Found<Step>> {
  const known = new Set<string>();
  const open: Node<Position, Step>[][] = [];
  let lowest = 0;

  function add(node: Node<Position, Step>): void {
    const key = keyOf(node.position);
    if (known.has(key)) return;
    known.add(key);
    const at = pass.estimate(node.position);
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
    if (isWon(node.position)) return { end: 'won', steps: stepsTo(node), positions: known.size };
    if (known.size > pass.positions) return { end: 'full', positions: known.size };
    for (const { step, position } of stepsOf(node.position)) add({ position, parent: node, step });
    if (n % POSITIONS_PER_STEP === 0 && !(yield)) return { end: 'stopped', positions: known.size };
  }
}

function stepsTo<Position, Step>(last: Node<Position, Step>): readonly Step[] {
  const steps: Step[] = [];
  let node: Node<Position, Step> | undefined = last;
  for (; node?.step !== undefined; node = node.parent) steps.unshift(node.step);
  return steps;
}

/** How many of the positions reached in the same number of steps are expanded. */
const BEAM_WIDTH = 100;

/**
 * A beam search for a line that wins in fewer moves than the known one; if it finds none, or is told to stop, it returns the
 * known line. The positions of the known line always stay in the beam.
 */
function* shorten<Position, Step>(
  { keyOf, isWon, stepsOf }: SearchSpace<Position, Step>,
  start: Position,
  known: readonly Step[],
  estimate: Estimate<Position>,
): Resumable<readonly Step[]> {
  const seen = new Set([keyOf(start)]);
  const first = { position: start, parent: undefined, step: undefined, distance: 0 };
  type Ranked = Node<Position, Step> & { readonly distance: number };
  let nodes: readonly Ranked[] = [first];
  let own: Ranked = first;
  for (const ownStep of known) {
    if (!(yield)) return known;
    const ownText = JSON.stringify(ownStep);
    const next: Ranked[] = [];
    for (const node of nodes) {
      for (const { step, position } of stepsOf(node.position)) {
        const key = keyOf(position);
        const isOwn = node === own && JSON.stringify(step) === ownText;
        if (seen.has(key) && !isOwn) continue;
        seen.add(key);
        const distance = isOwn ? Number.NEGATIVE_INFINITY : estimate(position);
        const child: Ranked = { position, parent: node, step, distance };
        if (isWon(position)) return stepsTo(child);
        next.push(child);
      }
    }
    nodes = next.sort((a, b) => a.distance - b.distance).slice(0, BEAM_WIDTH);
    own = nodes[0] ?? first;
  }
  return known;
}

/** A game, and how it is searched. */
interface PassSearch<State, Move, Position, Step, Weights> {
  readonly game: SearchedGame<State, Move>;
  readonly space: SearchSpace<Position, Step>;
  readonly positionOf: (state: State) => Position;
  readonly moveOf: (state: State, step: Step) => Move;
  /** An estimate by weights. */
  readonly estimate: (position: Position, weights: Weights) => number;
  /** The weights of the short passes. A position that looks far from a win by some weights often looks near by others. */
  readonly shortPasses: readonly Weights[];
  /** The weights of the wide pass, which is the last. */
  readonly widePass: Weights;
  /** The weights of the search that shortens a line; those of the wide pass if left out. */
  readonly shortening?: Weights;
  /** False if the search leaves out moves that may be needed, so that it cannot prove a loss. True by default. */
  readonly provesLosses?: boolean;
}

/** The positions of a short pass and of a wide one. A position takes 300 to 500 bytes. */
const SHORT_POSITIONS = 20_000;
export const WIDE_POSITIONS = 120_000;

/** Makes a solver that runs one pass after another, and shortens its lines on request. */
export function solverInPasses<State, Move, Position, Step, Weights>({
  game,
  space,
  positionOf,
  moveOf,
  estimate,
  shortPasses,
  widePass,
  shortening = widePass,
  provesLosses = true,
}: PassSearch<State, Move, Position, Step, Weights>): GameSolver<State, Move> {
  const estimateBy =
    (weights: Weights): Estimate<Position> =>
    (position) =>
      estimate(position, weights);
  const passes = [
    ...shortPasses.map((weights) => ({
      estimate: estimateBy(weights),
      positions: SHORT_POSITIONS,
    })),
    { estimate: estimateBy(widePass), positions: WIDE_POSITIONS },
  ];
  return function* (state, { wantsShortLine = false }) {
    const start = positionOf(state);
    const found = yield* searchInPasses(space, start, passes);
    const { positions } = found;
    if (found.end !== 'won') {
      const verdict = found.end === 'lost' && provesLosses ? 'unwinnable' : 'unknown';
      return { verdict, line: [], positions };
    }
    const steps = wantsShortLine
      ? yield* shorten(space, start, found.steps, estimateBy(shortening))
      : found.steps;
    return { verdict: 'winnable', line: toGameMoves(game, state, steps, moveOf), positions };
  };
}
