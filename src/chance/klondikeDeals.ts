import type { FullLayout } from '../games/layouts/layout';
import {
  DECISION,
  DECISIONS_AT,
  NODE,
  NODES_AT,
  PILE_STRIDE,
  PILES_AT,
  SAVED,
  START_AT,
  STOCK_AT,
  UNKNOWN_AT,
  UNKNOWN_CARDS_AT,
  UNKNOWN_PLACES_AT,
} from '../solver/klondike/core/places';
import { playSearchMove } from '../solver/klondike/gameMoves';
import { newCore, scriptCore, writeProblem } from '../solver/klondike/loadCore';
import { type Problem, problemOf, searchCard } from '../solver/klondike/problem';
import type { Knowledge } from './knowledge';
import type { Decision, ForeseenDeals, KnownPosition, Pace, Place } from './possibleDeals';

/**
 * A position of Klondike as a player knows it. Cards have the numbers of the search, as in a `Problem`. What lies at the unknown
 * places of the problem says nothing: the unknown cards in their order.
 */
export interface KlondikePosition extends KnownPosition {
  /** The deal as it is known, or where the player began. */
  readonly problem: Problem;
  /** Where the unknown cards may lie. */
  readonly unknownPlaces: readonly Place[];
  /** The position as the core saves it, once a decision has led on from the problem. */
  readonly saved?: Int32Array;
}

/** The position as the search sees it; undefined if the search cannot hold it. */
export function klondikePosition(
  setup: FullLayout,
  { state, unknown }: Knowledge,
): KlondikePosition | undefined {
  const problem = problemOf(setup, state);
  if (!problem) return undefined;
  const unknownCards = unknown.map(searchCard).sort((a, b) => a - b);
  const isUnknown = new Set(unknownCards);
  const covered = state.tableau.map(({ hidden }) => hidden);
  const unknownPlaces: Place[] = [
    ...problem.stock.flatMap((card, index) => (isUnknown.has(card) ? [{ pile: -1, index }] : [])),
    ...problem.piles.flatMap((cards, pile) =>
      cards.flatMap((card, index) =>
        index < (covered[pile] ?? 0) && isUnknown.has(card) ? [{ pile, index }] : [],
      ),
    ),
  ];
  return { problem, unknownCards, unknownPlaces };
}

/** The cards in some order at the unknown places: a problem that may lie on the table. */
function withCards(
  { problem, unknownPlaces }: Pick<KlondikePosition, 'problem' | 'unknownPlaces'>,
  cards: readonly number[],
): Problem {
  const piles = problem.piles.map((pile) => [...pile]);
  const stock = [...problem.stock];
  for (const [i, { pile, index }] of unknownPlaces.entries()) {
    (piles[pile] ?? stock)[index] = cards[i] as number;
  }
  return { ...problem, piles, stock };
}

/** The position after a card at an unknown place was seen. */
function withSeen(position: KlondikePosition, place: Place, card: number): KlondikePosition {
  const unknownCards = position.unknownCards.filter((each) => each !== card);
  const problem = withCards({ ...position, unknownPlaces: [place] }, [card]);
  const unknownPlaces = position.unknownPlaces.filter(
    ({ pile, index }) => pile !== place.pile || index !== place.index,
  );
  return {
    ...position,
    problem: withCards({ problem, unknownPlaces }, unknownCards),
    unknownCards,
    unknownPlaces,
  };
}

/** Positions that a search of a possible deal visits at most, by the largest number of unknown cards to which that applies. */
const VISITS: readonly (readonly [unknown: number, visits: number])[] = [
  [6, 8000],
  [10, 1500],
  [52, 500],
];

/** Where few cards are unknown most searches end soon, so that the few others may take longer. */
const pace = ({ unknownCards }: KlondikePosition): Pace => ({
  block: 32,
  first: 640,
  max: 640,
  telling: 128,
  effort: VISITS.find(([unknown]) => unknownCards.length <= unknown)?.[1] ?? 0,
  effortIfNoneWin: 4000,
  effortAtEnd: 200_000,
});

/** Visits in a step: one or two milliseconds. */
const VISITS_PER_STEP = 8192;

const addressOf = ({ pile, index }: Place): number =>
  pile < 0 ? STOCK_AT + index : PILES_AT + pile * PILE_STRIDE + index;

/** Opens the possible deals of Klondike. For tests, `inScript` searches in the script even where WebAssembly is available. */
export function openKlondikeDeals(
  setup: FullLayout,
  inScript = false,
): ForeseenDeals<KlondikePosition> {
  const core = inScript ? scriptCore : newCore();
  core.prepare();
  let listed: { position: KlondikePosition; decisions: readonly Decision[] } | undefined;

  /** Writes a position to the core and lists its decisions there. */
  function load(position: KlondikePosition): readonly Decision[] {
    // The script is shared with every search, which may have used it since.
    if (listed?.position === position && core !== scriptCore) return listed.decisions;
    const { problem, saved, unknownCards, unknownPlaces } = position;
    const memory = core.words();
    writeProblem(memory, problem);
    memory[UNKNOWN_AT] = unknownCards.length;
    memory.set(unknownCards, UNKNOWN_CARDS_AT);
    memory.set(unknownPlaces.map(addressOf), UNKNOWN_PLACES_AT);
    core.setUp();
    if (saved) memory.set(saved, START_AT);
    else core.saveStart();
    const count = core.listDecisions();
    const decisions = Array.from({ length: count }, (_, index) =>
      readDecision(core.words(), position, index),
    );
    listed = { position, decisions };
    return decisions;
  }

  return {
    positionOf: (knowledge) => klondikePosition(setup, knowledge),
    pace,
    decisions: load,
    trial: function* (position, decision, first, deals, visits) {
      load(position);
      core.beginDeals(decision?.index ?? -1, first, deals, visits);
      let wins = core.continueDeals(VISITS_PER_STEP);
      while (wins < 0) {
        if (!(yield)) return undefined;
        wins = core.continueDeals(VISITS_PER_STEP);
      }
      return { wins, won: core.wonDeals(), undecided: core.undecidedDeals() };
    },
    after: (position, decision, card) => {
      const seen =
        decision.turns && card !== undefined ? withSeen(position, decision.turns, card) : position;
      load(position);
      if (decision.turns && card !== undefined) core.words()[addressOf(decision.turns)] = card;
      core.enter(decision.index);
      listed = undefined;
      return { ...seen, saved: core.words().slice(START_AT, START_AT + SAVED) };
    },
    play: (game, { problem }, { moves }) => {
      for (const move of moves) playSearchMove(setup, game, problem.stock, move);
    },
  };
}

function readDecision(words: Int32Array, position: KlondikePosition, index: number): Decision {
  const at = DECISIONS_AT + DECISION * index;
  const word = (address: number): number => words[address] as number;
  const moves = [word(at + 1)];
  for (let node = NODES_AT + NODE * word(at); word(node + SAVED + 1) >= 0; ) {
    moves.unshift(word(node + SAVED + 2));
    node = NODES_AT + NODE * word(node + SAVED + 1);
  }
  const turns = position.unknownPlaces.find((place) => addressOf(place) === word(at + 6));
  return { index, moves, turns };
}
