import type { Card } from '../../src/engine/card';
import { boardWith, positionOf } from '../../src/solver/removals/board';

/** The board of some stacks of values; `covers` has, for each, the stacks, counted from 0, that lie on its last card. */
export function boardOfStacks(
  stacks: readonly (readonly number[])[],
  covers: readonly (readonly number[])[] = [],
) {
  const places = stacks.map((cards, i) => ({
    pile: { kind: 'place', index: i + 1 } as const,
    cards: cards.length,
    column: i,
    row: 0,
    coveredBy: (covers[i] ?? []).map((stack) => stack + 1),
  }));
  const board = boardWith(
    { places },
    stacks.map(({ length }) => length),
  );
  const state = {
    places: stacks as readonly (readonly Card[])[],
    stock: [],
    waste: [],
    discard: [],
  };
  return { board, position: positionOf(board, state, (card) => card) };
}
