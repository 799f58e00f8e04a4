import * as board from './board';
import {
  MOVE_CARD,
  MOVE_KIND,
  STOCK_TO_FOUNDATION,
  STOCK_TO_TABLEAU,
  TO_FOUNDATION,
} from './cards';
import { get, lowestBit, set } from './memory';
import { updateMobility } from './mobility';
import * as moves from './moves';
import { NO_OBLIGATION, obligationAfter } from './obligation';
import { BEST } from './orders';
import {
  DECISION,
  DECISIONS_AT,
  MAX_DECISIONS,
  MAX_NODES,
  MOVES_AT,
  NODE,
  NODES_AT,
  PILE_STRIDE,
  PILES_AT,
  SAVED,
  START_AT,
  STOCK_AT,
  UNKNOWN_AT,
  UNKNOWN_PLACES_AT,
} from './places';

// The decisions of a player who does not see all cards: the moves that turn a card up or cannot be taken back, each after moves
// that can. What the search leaves out (docs/solver.md) is left out here, too: a move that only prepares another can wait until
// more is known.

// The words of a node, after those of its position.
/** The obligation that its moves must meet; `FORCED` if another node goes on from it. */
const OBLIGATION: i32 = SAVED;
/** The node before it, −1 for the first, and the move that led from there. */
const PARENT: i32 = SAVED + 1;
const MOVE: i32 = SAVED + 2;
/** The piles, the stock and the heights of the last node that had no obligation. */
const PILES: i32 = SAVED + 3;
const STOCK: i32 = SAVED + 4;
const HEIGHTS: i32 = SAVED + 5;
const FORCED: i32 = -1;

let nodes: i32 = 0;
let decisions: i32 = 0;
/** The cards of the stock that are known, as bits of their indices. */
let seen: i32 = 0;

function nodeAt(node: i32): i32 {
  return NODES_AT + NODE * node;
}

function decisionAt(decision: i32): i32 {
  return DECISIONS_AT + DECISION * decision;
}

/** The address of the position in which a decision’s last move is made. */
export function positionBefore(decision: i32): i32 {
  return nodeAt(get(decisionAt(decision)));
}

/** The last move of a decision. */
export function decidingMove(decision: i32): i32 {
  return get(decisionAt(decision) + 1);
}

/** Makes the position on the board the one in which a decision is due. */
export function saveStart(): void {
  board.save(START_AT);
}

/** Makes the position after a decision the one in which a decision is due. */
export function enter(decision: i32): void {
  board.restore(positionBefore(decision));
  board.make(decidingMove(decision));
  board.save(START_AT);
}

/** Lists the decisions in the position at `START_AT`, and returns their number. */
export function listDecisions(): i32 {
  nodes = decisions = 0;
  findSeen();
  moves.reset(BEST, false);
  board.restore(START_AT);
  board.readStock(board.stockMask & seen);
  addSettled(-1, 0);
  for (let node = 0; node < nodes; node++) {
    if (get(nodeAt(node) + OBLIGATION) !== FORCED) tryMoves(node);
  }
  return decisions;
}

function findSeen(): void {
  seen = -1;
  const unknown = get(UNKNOWN_AT);
  for (let i = 0; i < unknown; i++) {
    const place = get(UNKNOWN_PLACES_AT + i);
    if (place < PILES_AT) seen &= ~(1 << (place - STOCK_AT));
  }
}

/** Adds the position on the board as a node, unless there are too many. Returns its number. */
function addNode(parent: i32, move: i32, obligation: i32): i32 {
  if (nodes === MAX_NODES) return nodes - 1;
  const at = nodeAt(nodes);
  board.save(at);
  set(at + OBLIGATION, obligation);
  set(at + PARENT, parent);
  set(at + MOVE, move);
  // After an obligation it counts what was changed since the last node without one.
  const isBase = obligation === NO_OBLIGATION || parent < 0;
  set(at + PILES, isBase ? board.pileCode : get(nodeAt(parent) + PILES));
  set(at + STOCK, isBase ? board.stockMask : get(nodeAt(parent) + STOCK));
  set(at + HEIGHTS, isBase ? board.heights : get(nodeAt(parent) + HEIGHTS));
  nodes++;
  return nodes - 1;
}

/** Adds the position on the board, after the cards that go to their foundations at once and turn nothing up. */
function addSettled(parent: i32, move: i32): void {
  let last = parent;
  let made = move;
  for (;;) {
    const card = updateMobility();
    if (card < 0 || covers(card)) break;
    last = addNode(last, made, FORCED);
    made = TO_FOUNDATION | card;
    board.make(made);
  }
  if (!isNode(NO_OBLIGATION)) addNode(last, made, NO_OBLIGATION);
}

function covers(card: i32): boolean {
  return board.isLocked(card) && board.unmovedIn(board.pileOf(card)) > 1;
}

/** True if the position on the board is a node with this obligation. */
function isNode(obligation: i32): boolean {
  for (let at = NODES_AT; at < nodeAt(nodes); at += NODE) {
    if (
      get(at + 6) === board.heights &&
      get(at + 7) === board.pileCode &&
      get(at + 4) === board.stockMask &&
      get(at + OBLIGATION) === obligation
    ) {
      return true;
    }
  }
  return false;
}

/** Adds what the moves of a node lead to. A safe card goes to its foundation before anything else. */
function tryMoves(node: i32): void {
  const at = nodeAt(node);
  const obligation = get(at + OBLIGATION);
  board.restore(at);
  moves.truncate(0);
  const safe = obligation === NO_OBLIGATION ? updateMobility() : -1;
  if (safe >= 0) {
    tryMove(node, TO_FOUNDATION | safe, obligation);
    return;
  }
  moves.generate(obligation, false);
  // The best move is last.
  for (let i = moves.top - 1; i >= 0; i--) tryMove(node, get(MOVES_AT + i), obligation);
}

function tryMove(node: i32, move: i32, obligation: i32): void {
  const at = nodeAt(node);
  const kind = move & MOVE_KIND;
  const isFromStock = kind === STOCK_TO_FOUNDATION || kind === STOCK_TO_TABLEAU;
  if (isFromStock && (seen & (1 << (move & MOVE_CARD))) === 0) return;
  board.restore(at);
  const piles = board.pileCode;
  const emptied = board.emptied;
  const unmoved = board.unmovedCounts;
  board.make(move);
  const turned = placeTurned(unmoved);
  if (board.pileCode !== piles && board.emptied === emptied) {
    addDecision(node, move, turned);
    return;
  }
  const next = obligationAfter(move, obligation);
  if (next !== NO_OBLIGATION) {
    if (!isNode(next)) addNode(node, move, next);
    return;
  }
  const isFinal =
    board.pileCode !== get(at + PILES) ||
    board.stockMask !== get(at + STOCK) ||
    (!board.hasReturns && board.heights !== get(at + HEIGHTS));
  if (isFinal) addDecision(node, move, turned);
  else addSettled(node, move);
}

/** The address of the card that the last move turned up, by the unmoved cards before it; 0 if it turned up none. */
function placeTurned(unmovedBefore: i32): i32 {
  const changed = unmovedBefore ^ board.unmovedCounts;
  if (changed === 0) return 0;
  // A pile has four bits, and one card less changes the lowest of them.
  const pile = lowestBit(changed) >> 2;
  const unmoved = board.unmovedIn(pile);
  return unmoved > 0 ? PILES_AT + pile * PILE_STRIDE + unmoved - 1 : 0;
}

/** Adds a decision that leads to the position on the board, unless another one leads there. */
function addDecision(node: i32, move: i32, turned: i32): void {
  if (decisions === MAX_DECISIONS) return;
  const end = decisionAt(decisions);
  for (let at = DECISIONS_AT; at < end; at += DECISION) {
    if (
      get(at + 2) === board.heights &&
      get(at + 3) === board.pileCode &&
      get(at + 4) === board.stockMask &&
      get(at + 5) === board.wasteCount
    ) {
      return;
    }
  }
  set(end, node);
  set(end + 1, move);
  set(end + 2, board.heights);
  set(end + 3, board.pileCode);
  set(end + 4, board.stockMask);
  set(end + 5, board.wasteCount);
  set(end + 6, turned);
  decisions++;
}
