import type { LayoutState } from '../../games/layouts/board';
import { MAX_LEGAL_MOVES, movesOf } from './moves';
import { countIn, DEAL, FOUNDATION, fromIn, moveOf, Position, toIn, WASTE } from './position';
import { type Problem, unpruned } from './problem';
import { isSafe } from './safe';

// The decisions of a player who does not see all cards: the moves that turn a card up or cannot be taken back, each once, after the
// fewest moves that can. What the search leaves out (docs/solver.md) is left out here, too.

/** Positions in which decisions are looked for. */
const MAX_NODES = 150;

/** Moves of the search. The last one turns a card up or cannot be taken back; those before it can, or are safe. */
interface SearchDecision {
  readonly moves: readonly number[];
  /** The column whose face-down card it turns up. */
  readonly turned: number | undefined;
}

/** A position that can be left and come back to. */
interface Node {
  readonly packed: Uint8Array;
  readonly moves: readonly number[];
}

/**
 * The decisions in a position; those that lead to the same one count once. They do not depend on what lies face down, nor on the
 * `unseen` last cards of the stock. To turn the stock is a decision if it shows one of these, and it can be gone through only so often.
 */
export function decisionsIn(
  problem: Problem,
  state: LayoutState,
  unseen: number,
): readonly SearchDecision[] {
  const position = new Position(unpruned(problem), state);
  position.unseen = unseen;
  const draws = unseen > 0 && position.redeals >= 0 ? drawsToUnseen(position) : 0;
  const covered = state.tableau.map(({ hidden }) => hidden);
  const legal = new Int32Array(MAX_LEGAL_MOVES);
  const nodes: Node[] = [];
  const found = { nodes: new Set<string>(), ends: new Set<string>(), moves: new Set<string>() };
  const decisions: SearchDecision[] = [];

  function addNode(moves: readonly number[]): void {
    const key = position.signature();
    if (found.nodes.has(key) || nodes.length === MAX_NODES) return;
    found.nodes.add(key);
    const packed = new Uint8Array(position.packedSize);
    position.pack(packed, 0);
    nodes.push({ packed, moves });
  }

  /** The column in which the move that was just made turned a card up. */
  function turnedColumn(): number | undefined {
    const column = covered.findIndex((hidden, at) => hidden > 0 && position.heights[at] <= hidden);
    return column < 0 ? undefined : column;
  }

  addNode([]);
  for (const { packed, moves } of nodes) {
    position.unpack(packed, 0);
    const before = position.signature();
    const count = movesOf(position, legal, false);
    const isSettled = !(count === 1 && isForced(position, legal[0]));
    if (draws > 0 && isSettled && !found.moves.has('draw')) {
      found.moves.add('draw');
      decisions.push({ moves: [...moves, moveOf(WASTE, WASTE, draws)], turned: undefined });
    }
    for (let i = 0; i < count; i++) {
      const move = legal[i];
      const name = nameOf(position, move);
      position.make(move);
      const turned = turnedColumn();
      const isFinal = turned !== undefined || isFromStock(move);
      if (!isFinal && (!isSettled || isReversible(position, move, before))) {
        addNode([...moves, move]);
      } else if (!found.moves.has(name)) {
        found.moves.add(name);
        const key = position.signature();
        if (!found.ends.has(key)) decisions.push({ moves: [...moves, move], turned });
        found.ends.add(key);
      }
      position.undo();
    }
  }
  return decisions;
}

/** The turns of the stock that show the first unseen card. */
const drawsToUnseen = ({ deckLeft, turned, unseen, problem }: Position): number =>
  1 + Math.floor((deckLeft - turned - unseen) / problem.step);

const isFromStock = (move: number): boolean => fromIn(move) === DEAL || fromIn(move) === WASTE;

/** True for a card of a pile that is safe on its foundation. */
const isForced = (position: Position, move: number): boolean =>
  toIn(move) === FOUNDATION && !isFromStock(move) && isSafe(position, position.topOf(fromIn(move)));

const answers = new Int32Array(MAX_LEGAL_MOVES);

/** True if another move takes back the one that was just made. */
function isReversible(position: Position, move: number, before: string): boolean {
  const count = movesOf(position, answers, false);
  for (let i = 0; i < count; i++) {
    const answer = answers[i];
    if (fromIn(answer) !== toIn(move)) continue;
    position.make(answer);
    const key = position.signature();
    position.undo();
    if (key === before) return true;
  }
  return false;
}

/** A move by the cards that it moves and that it goes on, so that it is known again after others. */
function nameOf(position: Position, move: number): string {
  const [from, to, count] = [fromIn(move), toIn(move), countIn(move)];
  const { problem, cards, heights } = position;
  const isPile = from < WASTE;
  const lowest = isPile ? cards[from * problem.stride + heights[from] - count] : 0;
  const onto = to < WASTE ? (heights[to] === 0 ? 'empty' : `${to} ${position.topOf(to)}`) : to;
  return `${from} ${count} ${lowest} ${onto}`;
}
