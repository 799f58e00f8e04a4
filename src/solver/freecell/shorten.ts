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

/** Positions expanded, of all reached with equally many moves. */
const BEAM_WIDTH = 100;
const WEIGHTS: Weights = { card: 2, cell: 2, breach: 1, blocker: 2, cover: 1 };

interface Node {
  readonly position: Position;
  readonly parent: Node | undefined;
  readonly step: Step | undefined;
  readonly distance: number;
}

/**
 * A line that wins in fewer moves than the known one, or that one: of the positions reached with equally many moves those
 * nearest to a win are expanded, and always the known line's own. When told to stop it returns the known line.
 */
export function* shorten(start: Position, known: readonly Step[]): Resumable<readonly Step[]> {
  const seen = new Set([keyOf(start)]);
  const first: Node = { position: start, parent: undefined, step: undefined, distance: 0 };
  let nodes: readonly Node[] = [first];
  let own = first;
  for (const ownStep of known) {
    if (!(yield)) return known;
    const next: Node[] = [];
    for (const node of nodes) {
      for (const { step, position } of stepsOf(node.position)) {
        const key = keyOf(position);
        const isOwn = node === own && isSameStep(step, ownStep);
        if (seen.has(key) && !isOwn) continue;
        seen.add(key);
        const distance = isOwn ? Number.NEGATIVE_INFINITY : estimate(position, WEIGHTS);
        const child: Node = { position, parent: node, step, distance };
        if (isEmpty(position)) return stepsTo(child);
        next.push(child);
      }
    }
    nodes = next.sort((a, b) => a.distance - b.distance).slice(0, BEAM_WIDTH);
    own = nodes[0] as Node;
  }
  return known;
}

const isSameStep = (a: Step, b: Step): boolean =>
  a.from === b.from && a.to === b.to && a.count === b.count && a.card === b.card;

function stepsTo(last: Node): readonly Step[] {
  const steps: Step[] = [];
  for (let node: Node | undefined = last; node?.step; node = node.parent) steps.unshift(node.step);
  return steps;
}
