import { SUITS } from '../../engine/card';
import { takesAny } from '../../games/layouts/building';
import { type FullLayout, stockSize } from '../../games/layouts/layout';
import type { Weights } from './estimate';
import type { Pass } from './pass';
import { streamlinesRuns } from './problem';
import type { Shortening } from './shorten';

const QUICK = 1_000;
const SHORT = 20_000;
const LONG = 200_000;
/** Positions that depth first remembers in a megabyte. */
const IN_MEGABYTE = 49_000;

/**
 * The widths of beams. The first `NARROW` ones come before all other searches, since they take few steps and win many deals; the
 * first `DAILY` ones choose daily deals.
 */
const WIDTHS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048];
const NARROW = 5;
const DAILY = 7;

/** The most positions that a beam keeps: for each position of its width, and in all. */
const IN_BEAM_FOR_EACH = 2_000;
const MAX_IN_BEAM = 2_000_000;

/** The searches that choose daily deals and find their par. Never change them, or the deals of past days change. */
export const dailyPassesOf = (setup: FullLayout): readonly Pass[] =>
  shortPassesOf(setup).slice(0, 4);

/** The same for games of which those win too few deals: the narrow beams. Never change them either. */
export const dailyBeamsOf = (setup: FullLayout): readonly Pass[] => ladderOf(setup).slice(0, DAILY);

/** Short searches, which decide most deals. */
const shortPassesOf = (setup: FullLayout): readonly Pass[] =>
  weightsOf(setup).map((weights) => ({
    weights,
    positions: SHORT,
    isNarrow: movesNarrowly(setup),
  }));

/** The searches of a game, one after another. */
export function passesOf(setup: FullLayout, megabytes: number): readonly Pass[] {
  const weights = weightsOf(setup);
  const [first, second] = weights;
  const isNarrow = movesNarrowly(setup);
  const daily = dailyPassesOf(setup);
  const beams = beamsOf(setup);
  const hasWideFirst = hasWideBeamsFirst(setup);
  // In Spider with fewer suits the short passes win more in as many steps.
  const firstBeams = hasWideFirst ? beams.length : isNarrow ? 0 : NARROW;
  return [
    ...beams.slice(0, firstBeams),
    ...firstPassesOf(setup),
    ...(isNarrow ? [] : streamlinedOf(setup, SHORT)),
    ...daily,
    ...streamlinedOf(setup, LONG),
    ...shortPassesOf(setup).slice(daily.length),
    ...(isNarrow && beams.length === 0
      ? [...weights.slice(1), first].map(
          (each): Pass => ({ weights: each, positions: LONG, isNarrow }),
        )
      : []),
    ...beams.slice(firstBeams),
    { weights: isNarrow ? second : first, positions: LONG },
    { weights: first, positions: megabytes * IN_MEGABYTE, isDepthFirst: true },
  ];
}

/** Searches before all others, by weights that win most deals without a stock in the fewest positions. */
function firstPassesOf(setup: FullLayout): readonly Pass[] {
  if (setup.decks > 1 || stockSize(setup) > 0) return [];
  const isNarrow = movesNarrowly(setup);
  const { cells, build, upToo } = setup;
  const isInSuit = weightsOf(setup) === CELLS && cells > 0 && build === 'suit' && !upToo;
  if (isInSuit) return [{ weights: FIRST_IN_SUIT, positions: SHORT, eager: 4 }];
  return isNarrow ? FIRST_RUNS.map((each) => ({ weights: each, positions: SHORT, isNarrow })) : [];
}

/** Searches of the streamlined problem, where suits are alike in building and no stock is turned; the last long one is depth first. */
function streamlinedOf(setup: FullLayout, positions: number): readonly Pass[] {
  const { build, move, decks } = setup;
  if (build === 'suit' || move === 'all' || decks > 1 || stockSize(setup) > 0) return [];
  const [first, second, third] = weightsOf(setup);
  // With free cells the second set finds more, and shorter lines; an empty column that takes any card is worth as much as a cell.
  const column = takesAny(setup) ? 4 : 0;
  const order = setup.cells > 0 ? [{ ...second, column }, first, third] : [first, second, third];
  const passes = order.map((weights): Pass => ({ weights, positions, isStreamlined: true }));
  if (positions < LONG) return streamlinesRuns(setup) ? [...QUICK_PASSES, ...passes] : passes;
  return [...passes, { ...passes[0], positions: 2 * LONG, isDepthFirst: true }];
}

/** Spider and its kin. */
const isSpider = (setup: FullLayout): boolean => movesNarrowly(setup) && stockSize(setup) > 0;

/** True where wide beams, too, win more deals than short searches do: with two decks, and in Spider and its kin with all suits. */
const hasWideBeamsFirst = (setup: FullLayout): boolean =>
  isSpider(setup) ? setup.suits === SUITS.length : setup.decks > 1;

/** Beams, which win most deals of games with many moves. */
function beamsOf(setup: FullLayout): readonly Pass[] {
  const { goal, move } = setup;
  const turnsRuns = move === 'run' && turnsStock(setup);
  const hasBeams =
    setup.decks > 1 || isSpider(setup) || (goal !== 'runs' && (move === 'all' || turnsRuns));
  return hasBeams ? ladderOf(setup) : [];
}

/** Beams, each twice as wide as the one before; each takes the next set of weights in turn. */
function ladderOf(setup: FullLayout): readonly Pass[] {
  const chosen = beamWeightsOf(setup);
  return WIDTHS.map((width, i) => ({
    weights: chosen[i % chosen.length],
    width,
    positions: Math.min(width * IN_BEAM_FOR_EACH, MAX_IN_BEAM),
    isNarrow: true,
  }));
}

/** True where whole suits leave and runs of one suit move: most wins need few of the moves there are. */
const movesNarrowly = ({ goal, move }: FullLayout): boolean => goal === 'runs' && move === 'suit';

/** True where cards are turned from the stock to a waste. */
const turnsStock = (setup: FullLayout): boolean => setup.stock !== 'rows' && stockSize(setup) > 0;

/** How the lines of a game are shortened. Where turns of the stock count, of its cards only the next ones are tried. */
export function shorteningOf(setup: FullLayout, countsTurns: boolean): Shortening {
  if (setup.goal === 'runs')
    return {
      weights: { card: 2, hidden: 4, stock: 6, suit: 1, breach: 2, column: 2 },
      isNarrow: movesNarrowly(setup),
    };
  return setup.move === 'all'
    ? { weights: { card: 3, hidden: 5, breach: 2, ownBlocker: 1 } }
    : {
        weights: {
          card: 4,
          cell: 2,
          breach: 1,
          blocker: 2,
          cover: 1,
          hidden: 4,
          reserve: 1,
          waste: 1,
        },
        isNarrow: countsTurns && turnsStock(setup),
      };
}

/** Weights where whole suits leave automatically. */
const RUNS: readonly Weights[] = [
  { card: 2, hidden: 6, stock: 2, suit: 1, breach: 2, column: 4 },
  { card: 3, hidden: 4, stock: 1, suit: 1, breach: 2, column: 2 },
  { card: 4, hidden: 6, stock: 2, suit: 2, breach: 3, column: 3 },
  { card: 2, hidden: 2, stock: 1, suit: 1, breach: 2, column: 2 },
  { card: 2, hidden: 6, stock: 2, suit: 2, breach: 3, column: 6 },
  { card: 3, hidden: 5, stock: 1, suit: 2, breach: 3, column: 4 },
];

/** Weights where any face-up card moves with all cards on it, as in Yukon. */
const ANY_PART: readonly Weights[] = [
  { card: 2, hidden: 8, breach: 3 },
  { card: 2, hidden: 8, breach: 4, ownBlocker: 1 },
  { card: 2, hidden: 8, breach: 2, cover: 1 },
  { card: 4, hidden: 10, breach: 2, ownBlocker: 5, cover: 1 },
];

/** Weights for all other games, with free cells or without. */
const CELLS: readonly Weights[] = [
  { card: 2, cell: 2, breach: 1, blocker: 2, cover: 2, hidden: 4, reserve: 1, waste: 1 },
  { card: 2, cell: 3, breach: 2, blocker: 1, cover: 1, hidden: 4, reserve: 1, waste: 1 },
  { card: 4, cell: 2, breach: 1, blocker: 2, cover: 1, hidden: 6, reserve: 2, waste: 2 },
  { card: 2, cell: 5, breach: 1, blocker: 1, cover: 3, hidden: 6, reserve: 3, waste: 1 },
];

/** Weights to begin with where whole suits leave. */
const FIRST_RUNS: readonly Weights[] = [
  { card: 2, suit: 2, breach: 3, column: 3, ownBlocker: 1 },
  { card: 2, suit: 1, breach: 2, column: 6, ownBlocker: 1 },
];
/** Weights to begin with where there are free cells: where columns are built in suit, and elsewhere. */
const FIRST_IN_SUIT: Weights = {
  card: 4,
  cell: 5,
  breach: 1,
  blocker: 2,
  cover: 2,
  ownBlocker: 2,
};
const FIRST_CELLS: Weights = { card: 8, cell: 19, breach: 10, blocker: 3, cover: 5, column: 13 };

/** Streamlined searches that win most deals of FreeCell in two or three hundred positions. */
const QUICK_PASSES: readonly Pass[] = [
  { weights: FIRST_CELLS, positions: QUICK, isStreamlined: true, eager: 7 },
  { weights: FIRST_IN_SUIT, positions: QUICK, isStreamlined: true },
];

/** Weights where rows are dealt: a row makes columns worse at first, so the cards left in the stock must count. */
const ROWS: readonly Weights[] = [
  { card: 2, stock: 6, hidden: 4, breach: 1, blocker: 1 },
  { card: 3, stock: 2, hidden: 6, breach: 2, column: 4 },
  { card: 5, stock: 2, hidden: 6, breach: 3, ownBlocker: 1, column: 2 },
  { card: 2, stock: 3, hidden: 4, breach: 1, blocker: 2, cover: 1 },
];

/** Weights without cells and stock: some orders win deals that others do not. */
const OPEN: readonly Weights[] = [
  { card: 5, hidden: 1, breach: 2, blocker: 4, cover: 1, column: 1 },
  { card: 4, reserve: 2, breach: 3, blocker: 2, cover: 1 },
  { card: 1, reserve: -1, hidden: 6, breach: 1, blocker: 1, cover: 1 },
  { card: 3, reserve: -1, breach: 3, blocker: 1 },
  { card: 2, reserve: -1, hidden: 6, breach: 4, blocker: 2, cover: 3, column: 2 },
  { card: 3, reserve: 2, hidden: 2, blocker: 4, ownBlocker: 1, cover: 3 },
  { card: 2, reserve: 1, hidden: 4, breach: 1, blocker: 2, cover: 2 },
];

/** Weights for beams in games where any face-up card moves. */
const PARTS: readonly Weights[] = [
  { card: 4, hidden: 14, waste: 2, breach: 3, ownBlocker: 2, cover: 1, near: 1 },
  { card: 8, hidden: 20, waste: 4, sunk: 1, breach: 2, blocker: 1, ownBlocker: 4, near: 1 },
];

/** Weights for beams in games with a waste. */
const TURNED: readonly Weights[] = [
  {
    card: 4,
    reserve: 2,
    hidden: 19,
    waste: 7,
    sunk: 3,
    blocker: 1,
    ownBlocker: 1,
    cover: 1,
    column: 2,
  },
  {
    card: 8,
    reserve: 2,
    hidden: 10,
    waste: 5,
    sunk: 1,
    breach: 1,
    blocker: 1,
    ownBlocker: 2,
    near: 1,
    column: 3,
  },
];

/** Weights for beams where rows are dealt of two decks. */
const ROWS_OF_TWO: readonly Weights[] = [
  { card: 8, stock: 5, hidden: 10, breach: 5, blocker: 1, ownBlocker: 1, near: 1 },
  { card: 5, stock: 2, hidden: 6, breach: 3, ownBlocker: 1, column: 2 },
];

/** Weights for beams where whole suits leave. */
const WHOLE_SUITS: readonly Weights[] = [
  { card: 5, stock: 1, hidden: 1, breach: 2, suit: 4, column: 4 },
  { card: 8, hidden: 4, breach: 3, suit: 5, blocker: 1, column: 2 },
];

/** The weights of the beams for a kind of game. */
function beamWeightsOf({ goal, move, stock }: FullLayout): readonly Weights[] {
  if (goal === 'runs') return WHOLE_SUITS;
  if (move === 'all') return PARTS;
  return stock === 'rows' ? ROWS_OF_TWO : TURNED;
}

/** The weights of the other searches for a kind of game, in several sets: what looks far from a win by one often looks near by another. */
function weightsOf(setup: FullLayout): readonly Weights[] {
  if (setup.goal === 'runs') return RUNS;
  if (setup.move === 'all') return ANY_PART;
  if (setup.stock === 'rows' && stockSize(setup) > 0) return ROWS;
  const isOpen = setup.cells === 0 && stockSize(setup) === 0 && setup.build !== 'suit';
  return isOpen ? OPEN : CELLS;
}
