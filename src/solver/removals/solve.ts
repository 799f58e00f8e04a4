import { type Card, rankOf } from '../../engine/card';
import { range } from '../../engine/numbers';
import { fitsRank, isGroup, pointsOf } from '../../games/removals/groups';
import type { FullRemoval } from '../../games/removals/removal';
import { apply, DRAW as DRAW_MOVE, type RemovalMove } from '../../games/removals/rules';
import { cardFrom, isOpen, isWon, openPlaces, type RemovalState } from '../../games/removals/state';
import {
  type GameSolver,
  type Resumable,
  type SearchOptions,
  type Solution,
  solutionOf,
} from '../gameSolver';
import { replay } from '../replay';
import { type Board, boardOf, boardWith, positionOf } from './board';
import { DRAW, searchWithDraws } from './draws';
import { searchAsForDaily } from './holeDaily';
import { searchNext } from './next';
import { VALUES } from './pairNeeds';
import { type Pair, type PairsProblem, searchPairs } from './pairs';
import { flip } from './sets';

/** The search of a game of removal, in which choices matter. */
export const removalSolver =
  (setup: FullRemoval): GameSolver<RemovalState, RemovalMove> =>
  (state, options) =>
    setup.match === 'next' ? solveNext(setup, state, options) : solvePairs(setup, state, options);

const RULES = { apply, isWon };

/** The move of a card that leaves a place. */
const leave = (place: number): RemovalMove => ({ type: 'remove', from: [place] });

/** Decides a game in which the next rank matches. Its line has the fewest moves that win. */
function* solveNext(
  setup: FullRemoval,
  state: RemovalState,
  { megabytes = 64, isForDaily = false }: SearchOptions,
): Resumable<Solution<RemovalMove>> {
  const board = boardOf(setup);
  const top = state.waste.at(-1);
  const fits = (rank: number, onto: number): boolean => fitsRank(setup, rank, onto);
  const played = (moves: readonly RemovalMove[]): readonly RemovalMove[] => {
    const { play, finish } = replay(RULES, setup, state);
    moves.forEach(play);
    return finish();
  };
  if (isForDaily && setup.start === 'ace' && top !== undefined) {
    const columns = state.places.map((cards) => cards.map(rankOf));
    const found = yield* searchAsForDaily({ columns, waste: rankOf(top), fits });
    return solutionOf(found, (line) => played(line.map((column) => leave(column + 1))));
  }
  const search = state.stock.length > 0 ? searchWithDraws : searchNext;
  const found = yield* search(
    {
      board,
      position: positionOf(board, state, rankOf),
      stock: state.stock.map(rankOf).reverse(),
      waste: top === undefined ? undefined : rankOf(top),
      fits,
    },
    megabytes,
  );
  return solutionOf(found, (line) =>
    played(line.map((step) => (step === DRAW ? DRAW_MOVE : leave(board.placeOf[step])))),
  );
}

/** What a card is to the search: its points, or with one rank to a pair its rank, from 1. */
const valueIn =
  (setup: FullRemoval) =>
  (card: Card): number =>
    setup.match === 'sum' ? pointsOf(setup, card) : rankOf(card) + 1;

function partnersIn({ match, sum }: FullRemoval): Int8Array {
  return Int8Array.from({ length: VALUES }, (_, value) => {
    if (match === 'rank') return value;
    const partner = sum - value;
    return partner >= 0 && partner < VALUES ? partner : -1;
  });
}

/** The cards of waste and stock in the order in which they come up, but for those that leave alone. */
const inOrder = (setup: FullRemoval, { stock, waste }: RemovalState): readonly Card[] =>
  [...waste, ...stock.toReversed()].filter((card) => !isGroup(setup, [card]));

/** Decides a game of pairs. A short line has the fewest possible draws, or nearly so. */
function* solvePairs(
  setup: FullRemoval,
  state: RemovalState,
  { wantsShortLine = false, megabytes = 64 }: SearchOptions,
): Resumable<Solution<RemovalMove>> {
  const places = setup.stock === 'rows' ? withStock(setup, state) : state.places;
  const problem =
    setup.stock === 'rows' ? rowsProblem(setup, state, places) : wasteProblem(setup, state);
  const found = yield* searchPairs(problem, 'deep', megabytes);
  const toMoves = (line: readonly Pair[]) => toGameMoves(setup, problem.board, state, places, line);
  const solution = solutionOf(found, toMoves);
  if (solution.verdict !== 'winnable' || !wantsShortLine) return solution;
  const early = yield* searchPairs(problem, 'early', megabytes);
  const { line, positions } = solution;
  const fewer = early?.line ? toMoves(early.line) : line;
  const shorter = fewer.length < line.length ? fewer : line;
  return { verdict: 'winnable', line: shorter, positions: positions + (early?.positions ?? 0) };
}

function wasteProblem(setup: FullRemoval, state: RemovalState): PairsProblem {
  const board = boardOf(setup);
  return {
    board,
    position: positionOf(board, state, valueIn(setup)),
    partnerOf: partnersIn(setup),
    stock: inOrder(setup, state).map(valueIn(setup)),
    drawn: state.waste.filter((card) => !isGroup(setup, [card])).length,
    redeals: state.redealsLeft ?? Number.POSITIVE_INFINITY,
    isStockOpen: setup.open,
    clearsStock: setup.goal === 'all',
  };
}

type Cards = RemovalState['places'];

const columnsOf = ({ places }: FullRemoval): readonly number[] =>
  places.flatMap(({ pile }, i) => (pile.kind === 'tableau' ? [i] : []));

/** The cards of the places, and on them those of the stock as it will be dealt in rows. */
function withStock(setup: FullRemoval, state: RemovalState): Cards {
  const columns = columnsOf(setup);
  const places = state.places.map((cards) => cards.slice());
  for (const [i, card] of state.stock.toReversed().entries())
    places[columns[i % columns.length]].push(card);
  return places;
}

/** Where the stock is dealt on the columns, its cards are on the board from the start, but lie there only once they are dealt. */
function rowsProblem(setup: FullRemoval, state: RemovalState, places: Cards): PairsProblem {
  const columns = columnsOf(setup);
  const board = boardWith(
    setup,
    places.map((cards) => cards.length),
  );
  const { placeOf, depthOf, words } = board;
  const lyingAfter = (row: number): Int32Array => {
    const set = new Int32Array(words);
    for (const [card, place] of placeOf.entries())
      if (depthOf[card] < state.places[place - 1].length + row) flip(set, 0, card);
    return set;
  };
  return {
    board,
    position: positionOf(board, { ...state, places }, valueIn(setup)),
    partnerOf: partnersIn(setup),
    stock: [],
    drawn: 0,
    redeals: 0,
    isStockOpen: false,
    clearsStock: false,
    rows: range(0, Math.ceil(state.stock.length / columns.length)).map(lyingAfter),
  };
}

/** Turns a line of pairs into moves of the game, with draws and cards that leave alone, and replays them through the rules. */
function toGameMoves(
  setup: FullRemoval,
  { placeOf, depthOf }: Board,
  start: RemovalState,
  dealt: Cards,
  line: readonly Pair[],
): readonly RemovalMove[] {
  const cardOf = (i: number): Card | undefined => dealt[placeOf[i] - 1][depthOf[i]];
  const cards = inOrder(setup, start);
  const { state, play, finish } = replay(RULES, setup, start);
  const tops = ['waste', ...(setup.open ? (['stock'] as const) : [])] as const;
  const isAlone = (card: Card | undefined): boolean => card !== undefined && isGroup(setup, [card]);

  function removeAlone(): void {
    for (;;) {
      const place = openPlaces(setup, state()).find((each) => isAlone(cardFrom(state(), each)));
      if (place === undefined) return;
      play(leave(place));
    }
  }

  /** Removes a card that is in the way of these, or must leave, too; or else draws. */
  function bringUp(wanted: readonly Card[]): void {
    const isInTheWay = (from: 'waste' | 'stock'): boolean =>
      setup.goal === 'all' ||
      from === 'stock' ||
      wanted.some((card) => state().waste.includes(card));
    const blocked = tops.find((from) => isAlone(cardFrom(state(), from)) && isInTheWay(from));
    play(blocked ? { type: 'remove', from: [blocked] } : DRAW_MOVE);
    removeAlone();
  }

  for (const { board, stock } of line) {
    removeAlone();
    const places = board.map((card) => placeOf[card]);
    const wanted = stock.map((i) => cards[i]);
    const sourceOf = (card: Card) => tops.find((from) => cardFrom(state(), from) === card);
    const lies = (i: number): boolean =>
      isOpen(setup, state(), placeOf[i]) && cardFrom(state(), placeOf[i]) === cardOf(i);
    while (!wanted.every(sourceOf) || !board.every(lies)) bringUp(wanted);
    const sources = wanted.flatMap((card) => sourceOf(card) ?? []).sort();
    play({ type: 'remove', from: [...places, ...sources] });
  }
  removeAlone();
  while (!isWon(setup, state())) bringUp([]);
  return finish();
}
