import type { Resumable } from '../gameSolver';
import { turnsTo } from '../layouts/clicks';
import * as board from './core/board';
import { MOVE_CARD, MOVE_KIND, STOCK_TO_FOUNDATION, STOCK_TO_TABLEAU } from './core/cards';
import { allWords, get, popcount } from './core/memory';
import { updateMobility } from './core/mobility';
import * as moves from './core/moves';
import { NO_OBLIGATION } from './core/obligation';
import { BEST } from './core/orders';
import { MOVES_AT, PATH_AT, SAVED } from './core/places';
import { prepare } from './core/search';
import * as table from './core/table';
import { writeProblem } from './loadCore';
import type { Problem } from './problem';

/** How many of the nodes with equal cost are expanded. */
const BEAM_WIDTH = 200;
const MAX_ENTRIES = 1 << 18;

interface Node {
  /** The words of its position. */
  readonly saved: Int32Array;
  readonly parent: Node | undefined;
  /** The move, as the search numbers it, that led from the parent. */
  readonly move: number;
  /** The number of moves of the game so far, with clicks on the stock. */
  readonly cost: number;
  /** Cards in the waste. */
  readonly waste: number;
  /** Estimated distance from a win. */
  readonly estimate: number;
}

/**
 * A beam search for a line that wins in fewer moves of the game than the known one. Nodes are expanded in the order of their
 * costs, and of nodes with equal cost only those nearest to a win. The known line always stays in the beam, so the result is
 * no longer, apart from runs that must move to a twin, which are not counted. If it is told to stop, it returns the known line.
 */
export function* shorten(problem: Problem, known: readonly number[]): Resumable<readonly number[]> {
  prepare();
  writeProblem(allWords(), problem);
  board.setUp();
  moves.reset(BEST, false);
  table.reset(MAX_ENTRIES, 1);
  /** The nodes by cost. */
  const beam: (Node[] | undefined)[] = [];

  /** Adds the position on the board. */
  function addNode(data: Omit<Node, 'saved'>): Node {
    board.save(PATH_AT);
    const node = { saved: allWords().slice(PATH_AT, PATH_AT + SAVED), ...data };
    const equals = beam[node.cost];
    if (equals) equals.push(node);
    else beam[node.cost] = [node];
    return node;
  }

  /** Adds the node after a move from the node on the board. */
  function addChild(parent: Node, move: number, isKnown: boolean): Node {
    const index = move & MOVE_CARD;
    const kind = move & MOVE_KIND;
    const isFromStock = kind === STOCK_TO_FOUNDATION || kind === STOCK_TO_TABLEAU;
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
      restore(node);
      if (board.heights === board.complete) return movesTo(node);
      // Clicks count here, so the exact number of cards in the waste matters.
      const position = board.heights | (board.pileCode << 16);
      if (table.addCoded(position, board.stockMask, node.waste + 1) === table.KNOWN) continue;
      expanded++;
      updateMobility();
      moves.generate(NO_OBLIGATION, true);
      for (let i = 0; i < moves.top; i++) {
        restore(node);
        addChild(node, get(MOVES_AT + i), false);
      }
      moves.truncate(0);
    }
    delete beam[cost];
  }
  return known;
}

function restore({ saved }: Node): void {
  allWords().set(saved, PATH_AT);
  board.restore(PATH_AT);
}

function movesTo(node: Node): readonly number[] {
  return node.parent ? [...movesTo(node.parent), node.move] : [];
}

/** How many of the stock's cards come up before one of them. */
const cardsBefore = (index: number): number => popcount(board.stockMask & ((1 << index) - 1));

/** How many clicks on the stock bring one of its cards up. */
const clicksTo = (index: number, waste: number): number =>
  turnsTo(cardsBefore(index) + 1, waste, popcount(board.stockMask), board.draw);

/** A rough measure of what is left to do: cards to turn up, to draw and to take to the foundations. */
const estimateDistance = (): number =>
  digitSum(board.unmovedCounts) -
  digitSum(board.heights) +
  popcount(board.stockMask) * (0.5 + 1 / board.draw);

/** The sum of a word's hexadecimal digits. */
const digitSum = (word: number): number =>
  Math.imul((word & 0x0f0f0f0f) + ((word >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
