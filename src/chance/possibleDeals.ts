import type { Resumable } from '../solver/gameSolver';
import { MOVE_CARD, MOVE_KIND, REVEAL, TO_FOUNDATION } from '../solver/klondike/core/cards';
import {
  DECISION,
  DECISIONS_AT,
  MAX_DEALS,
  NODE,
  NODES_AT,
  PILE_STRIDE,
  PILES_AT,
  START_AT,
  STOCK_AT,
  UNDECIDED_AT,
  UNKNOWN_AT,
  UNKNOWN_CARDS_AT,
  UNKNOWN_PLACES_AT,
  WINS_AT,
} from '../solver/klondike/core/places';
import { newCore, scriptCore, writeProblem } from '../solver/klondike/loadCore';
import type { Problem } from '../solver/klondike/problem';

/** A place of the deal: a card of a pile by its index from 0, or of the stock, where `pile` is −1. */
export interface Place {
  readonly pile: number;
  readonly index: number;
}

/**
 * A position of Klondike as a player knows it. Cards have the numbers of the search, as in a `Problem`. What lies at the unknown
 * places of the problem says nothing: the unknown cards in their order.
 */
export interface KnownPosition {
  /** The deal as it is known, or where the player began. */
  readonly problem: Problem;
  /** The unknown cards in increasing order, and where they may lie. */
  readonly unknownCards: readonly number[];
  readonly unknownPlaces: readonly Place[];
  /** The position as the core saves it, once a decision has led on from the problem. */
  readonly saved?: Int32Array;
}

/** The cards in some order at the unknown places: a problem that may lie on the table. */
function withCards(
  { problem, unknownPlaces }: Pick<KnownPosition, 'problem' | 'unknownPlaces'>,
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
function withSeen(position: KnownPosition, place: Place, card: number): KnownPosition {
  const unknownCards = position.unknownCards.filter((each) => each !== card);
  const problem = withCards({ ...position, unknownPlaces: [place] }, [card]);
  const unknownPlaces = position.unknownPlaces.filter((each) => !isSame(each, place));
  return {
    ...position,
    problem: withCards({ problem, unknownPlaces }, unknownCards),
    unknownCards,
    unknownPlaces,
  };
}

const isSame = (a: Place, b: Place): boolean => a.pile === b.pile && a.index === b.index;

/** A choice of a player who does not see all cards: it turns a card up, or cannot be taken back. */
export interface Decision {
  /** Its number in the position. */
  readonly index: number;
  /** Moves of the search: those before the last one can be taken back, or are forced. */
  readonly moves: readonly number[];
  /** The unknown place whose card it turns up. */
  readonly turns: Place | undefined;
}

/** Results of possible deals, by their seeds, as bits: 32 to a word. */
interface Trial {
  readonly wins: number;
  readonly won: Int32Array;
  /** Searches that were cut short. They do not count as won. */
  readonly undecided: Int32Array;
}

/** The possible deals of positions of Klondike: what a player can decide, and how often it could be won. */
export interface PossibleDeals {
  readonly decisions: (position: KnownPosition) => readonly Decision[];
  /**
   * Searches the possible deals of `deals` seeds from `first` on, after a decision, or from the position if there is none. Each
   * search visits at most `visits` positions. The result holds until the next call; it is undefined if it is told to stop.
   */
  readonly trial: (
    position: KnownPosition,
    decision: Decision | undefined,
    first: number,
    deals: number,
    visits: number,
  ) => Resumable<Trial | undefined>;
  /** The position after a decision; `card` is the one that it turns up. */
  readonly after: (position: KnownPosition, decision: Decision, card?: number) => KnownPosition;
}

/** Visits in a step: one or two milliseconds. */
const VISITS_PER_STEP = 8192;
/** Words of a saved position. */
const SAVED = 15;
/** The word with the number of unmoved cards of each pile. */
const UNMOVED = 8;

const addressOf = ({ pile, index }: Place): number =>
  pile < 0 ? STOCK_AT + index : PILES_AT + pile * PILE_STRIDE + index;

/** Opens a core for possible deals. With `inScript` it is the script even where WebAssembly is available. */
export function openPossibleDeals(inScript = false): PossibleDeals {
  const core = inScript ? scriptCore : newCore();
  core.prepare();
  let listed: { position: KnownPosition; decisions: readonly Decision[] } | undefined;

  /** Writes a position to the core and lists its decisions there. */
  function load(position: KnownPosition): readonly Decision[] {
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
    decisions: load,
    trial: function* (position, decision, first, deals, visits) {
      if (deals > MAX_DEALS) throw new Error('too many deals at a time');
      load(position);
      core.beginDeals(decision?.index ?? -1, first, deals, visits);
      let wins = core.continueDeals(VISITS_PER_STEP);
      while (wins < 0) {
        if (!(yield)) return undefined;
        wins = core.continueDeals(VISITS_PER_STEP);
      }
      const memory = core.words();
      const length = Math.ceil(deals / 32);
      return {
        wins,
        won: memory.subarray(WINS_AT, WINS_AT + length),
        undecided: memory.subarray(UNDECIDED_AT, UNDECIDED_AT + length),
      };
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
  };
}

/** Reads one of the decisions that the core has listed. */
function readDecision(words: Int32Array, position: KnownPosition, index: number): Decision {
  const at = DECISIONS_AT + DECISION * index;
  const word = (address: number): number => words[address] as number;
  const last = word(at + 1);
  const moves = [last];
  const node = NODES_AT + NODE * word(at);
  for (let each = node; word(each + SAVED + 1) >= 0; ) {
    moves.unshift(word(each + SAVED + 2));
    each = NODES_AT + NODE * word(each + SAVED + 1);
  }
  return { index, moves, turns: turnedBy(position, last, word(node + UNMOVED)) };
}

/** The unknown place whose card a move turns up, given the numbers of unmoved cards before it. */
function turnedBy(
  { problem, unknownPlaces }: KnownPosition,
  move: number,
  unmoved: number,
): Place | undefined {
  const unmovedIn = (pile: number): number => (unmoved >>> (4 * pile)) & 15;
  const kind = move & MOVE_KIND;
  const card = move & MOVE_CARD;
  const pile =
    kind === REVEAL
      ? card
      : kind === TO_FOUNDATION
        ? problem.piles.findIndex(
            (cards, p) => unmovedIn(p) > 0 && cards[unmovedIn(p) - 1] === card,
          )
        : -1;
  if (pile < 0) return undefined;
  return unknownPlaces.find((each) => isSame(each, { pile, index: unmovedIn(pile) - 2 }));
}
