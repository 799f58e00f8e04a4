import type { Setup } from '../../games/layouts/layout';
import type { Weights } from './estimate';
import type { Pass } from './search';

const SHORT = 20_000;
const LONG = 200_000;
/** Positions that depth first remembers in a megabyte. */
const IN_MEGABYTE = 49_000;

/** The searches of a game, one after another. */
export function passesOf(setup: Setup, megabytes: number): readonly Pass[] {
  const weights = weightsOf(setup);
  const [first] = weights as [Weights];
  const isNarrow = setup.goal === 'runs' && setup.move === 'suit';
  const narrow = isNarrow
    ? weights.map((each): Pass => ({ weights: each, positions: SHORT, isNarrow: true }))
    : [];
  return [
    ...narrow,
    ...weights.map((each) => ({ weights: each, positions: SHORT })),
    ...(isNarrow
      ? [{ weights: weights[1] as Weights, positions: LONG, isNarrow: true } as const]
      : []),
    { weights: first, positions: LONG },
    { weights: first, positions: megabytes * IN_MEGABYTE, isDepthFirst: true },
  ];
}

/** The weights by which lines are shortened. */
export const shorteningOf = (setup: Setup): Weights => weightsOf(setup)[0] as Weights;

function weightsOf({ goal, move }: Setup): readonly Weights[] {
  if (goal === 'runs')
    return [
      { card: 2, hidden: 6, stock: 4, suit: 1, breach: 2, column: 4 },
      { card: 3, hidden: 4, stock: 4, suit: 1, breach: 2, column: 2 },
      { card: 4, hidden: 6, stock: 6, suit: 2, breach: 3, column: 3 },
      { card: 2, hidden: 2, stock: 3, suit: 1, breach: 2, column: 2 },
    ];
  if (move === 'all')
    return [
      { card: 2, hidden: 8, breach: 3 },
      { card: 2, hidden: 8, breach: 4, ownBlocker: 1 },
      { card: 2, hidden: 8, breach: 2, cover: 1 },
      { card: 4, hidden: 10, breach: 2, ownBlocker: 5, cover: 1 },
    ];
  return [
    { card: 2, cell: 2, breach: 1, blocker: 2, cover: 2, hidden: 4, reserve: 1, waste: 1 },
    { card: 2, cell: 3, breach: 2, blocker: 1, cover: 1, hidden: 4, reserve: 1, waste: 1 },
    { card: 4, cell: 2, breach: 1, blocker: 2, cover: 1, hidden: 6, reserve: 2, waste: 2 },
    { card: 2, cell: 5, breach: 1, blocker: 1, cover: 3, hidden: 6, reserve: 3, waste: 1 },
  ];
}
