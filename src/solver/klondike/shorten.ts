import type { Resumable } from '../resumable';
import { popcount } from './bits';
import * as board from './board';
import * as moves from './moves';
import { NO_OBLIGATION } from './obligation';
import { MOVE, MOVE_CARD, MOVE_KIND, type Problem } from './problem';
import { createTranspositionTable, KNOWN } from './transpositionTable';

/** Nodes expanded, of all with the same cost. */
const BEAM_WIDTH = 200;
const MAX_ENTRIES = 1 << 18;

interface Node {
  /** The slot the board saved the position in. */
  readonly id: number;
  readonly parent: Node | undefined;
  /** The search's move from the parent. */
  readonly move: number;
  /** Moves of the game so far, clicks on the stock included. */
  readonly cost: number;
  /** Cards in the waste. */
  readonly waste: number;
  /** Estimated distance from a win. */
  readonly estimate: number;
}

/**
 * A line that wins in fewer moves of the game than the known one, or that one. It is a beam search: nodes are
 * expanded in the order of their costs, and of those with equal cost only the ones nearest to a win. The nodes of
 * the known line are always among them, so the result is no longer, apart from runs that must move to a twin, which
 * are not counted. When told to stop it returns the known line.
 */
export function* shorten(problem: Problem, known: readonly number[]): Resumable<readonly number[]> {
  board.setUp(problem);
  moves.reset(0);
  /** The nodes by cost. */
  const beam: Node[][] = [];
  const table = createTranspositionTable();
  table.clear(MAX_ENTRIES, board.draw);
  let count = 0;

  /** Saves the board's position as a node. */
  function addNode(data: Omit<Node, 'id'>): Node {
    const node = { id: count++, ...data };
    board.save(node.id);
    const equals = beam[node.cost];
    if (equals) equals.push(node);
    else beam[node.cost] = [node];
    return node;
  }

  /** Makes a move from the node that is on the board. */
  function addChild(parent: Node, move: number, isKnown: boolean): Node {
    const index = move & MOVE_CARD;
    const kind = move & MOVE_KIND;
    const isFromStock = kind === MOVE.stockToFoundation || kind === MOVE.stockToTableau;
    const clicks = isFromStock ? clicksTo(index, parent.waste) : 0;
    const waste = isFromStock ? cardsBefore(index) : parent.waste;
    board.make(move);
    const estimate = isKnown ? Number.NEGATIVE_INFINITY : estimateDistance();
    return addNode({ parent, move, cost: parent.cost + clicks + 1, waste, estimate });
  }

  let last = addNode({ parent: undefined, move: 0, cost: 0, waste: problem.waste, estimate: 0 });
  for (const move of known) last = addChild(last, move, true);

  for (let cost = 0; cost < beam.length; cost++) {
    if (!(yield)) return known;
    let expanded = 0;
    for (const node of beam[cost]?.sort((a, b) => a.estimate - b.estimate) ?? []) {
      if (expanded === BEAM_WIDTH) break;
      board.restore(node.id);
      if (board.heights === board.complete) return movesTo(node);
      // Clicks count, so the exact place of the waste matters; as an obligation it is compared exactly.
      const position = board.heights | (board.pileCode << 16);
      if (table.add(position, board.stockMask, 0, node.waste + 1) === KNOWN) continue;
      expanded++;
      board.updateMobility();
      moves.generate(NO_OBLIGATION, true);
      for (const move of moves.stack.subarray(0, moves.top)) {
        board.restore(node.id);
        addChild(node, move, false);
      }
      moves.truncate(0);
    }
    delete beam[cost];
  }
  return known;
}

function movesTo(node: Node): readonly number[] {
  return node.parent ? [...movesTo(node.parent), node.move] : [];
}

/** How many of the stock's cards come up before one of them. */
const cardsBefore = (index: number): number => popcount(board.stockMask & ((1 << index) - 1));

/** How many clicks on the stock bring one of its cards up. */
function clicksTo(index: number, waste: number): number {
  const draw = board.draw;
  const cards = popcount(board.stockMask);
  const target = cardsBefore(index) + 1;
  const isAhead = target >= waste && ((target - waste) % draw === 0 || target === cards);
  if (isAhead) return Math.ceil((target - waste) / draw);
  return Math.ceil((cards - waste) / draw) + 1 + Math.ceil(target / draw);
}

/** Roughly what is left to do: cards to turn up, to draw from the stock, and to send to the foundations. */
const estimateDistance = (): number =>
  digitSum(board.unmovedCounts) -
  digitSum(board.heights) +
  popcount(board.stockMask) * (0.5 + 1 / board.draw);

/** The sum of a word's hexadecimal digits. */
const digitSum = (word: number): number =>
  Math.imul((word & 0x0f0f0f0f) + ((word >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
