import { MAX_AUTOPLAY_MOVES } from '../../../engine/autoplay';
import type { DealId } from '../../../engine/dealId';
import { FULL_DECK } from '../../../engine/deck';
import type { DealScore } from '../../../engine/game';
import { pythonRandom, pythonShuffle } from '../../../engine/pythonRandom';
import { WORTH } from '../hint';
import type { FullLayout } from '../layout';
import {
  CLICK,
  countOf,
  FOUNDATION_TO_TABLEAU,
  fromOf,
  isSafe,
  kindOf,
  TABLEAU_TO_FOUNDATION,
  toOf,
  WASTE_TO_FOUNDATION,
  WASTE_TO_TABLEAU,
} from './cards';
import { type CompactTable, compactTable } from './table';

/** Plays deals of Klondike on a compact table; `onMove` is called with every move. */
type CompactPlayer = (deal: DealId, onMove?: (move: number) => void) => DealScore;

/** Chooses one of the moves that the table has listed. */
type Choice = (table: CompactTable) => number;

/** No move. */
const NONE = -1;

/** Makes the moves of the lab’s player of this name, up to 5,000. It remembers no positions, since hints never lead back. */
export function compactPlayer(setup: FullLayout, player: 'random' | 'hints'): CompactPlayer {
  const table = compactTable(setup);
  return (deal, onMove) => {
    table.deal(pythonShuffle(FULL_DECK, deal));
    const choose = player === 'random' ? randomMove(deal) : hint;
    for (let n = 0; n < MAX_AUTOPLAY_MOVES && !table.isWon(); n++) {
      table.list();
      const move = choose(table);
      if (move === NONE) break;
      onMove?.(move);
      table.apply(move);
    }
    return { score: table.score(), won: table.isWon() };
  };
}

/** Chooses a random legal move until the game is stuck. */
function randomMove(seed: DealId): Choice {
  const { randomBelow } = pythonRandom(seed);
  return ({ canPlay, moves, moveCount }) =>
    canPlay() ? (moves[randomBelow(moveCount())] as number) : NONE;
}

/** The move that `hint` finds: the one with the highest rating, the first of equals, or a click that leads to one. */
function hint(table: CompactTable): number {
  let best = NONE;
  let bestRating = 0;
  for (let i = 0; i < table.moveCount(); i++) {
    const move = table.moves[i] as number;
    const rating = rate(table, move);
    if (rating > bestRating) {
      best = move;
      bestRating = rating;
    }
  }
  return best === NONE && table.moves[0] === CLICK && table.moveCount() > 0 && table.clicksHelp()
    ? CLICK
    : best;
}

/** The same as `rate` of hint.ts, in Klondike. */
function rate(table: CompactTable, move: number): number {
  const kind = kindOf(move);
  if (kind === CLICK || kind === FOUNDATION_TO_TABLEAU) return 0;
  if (kind === WASTE_TO_FOUNDATION || kind === TABLEAU_TO_FOUNDATION)
    return isSafe(table.cardGoingUp(move), table.suitHeights) ? WORTH.safe : WORTH.foundation;
  const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
  const target = table.lengths[to] as number;
  const run = target - (table.hidden[to] as number);
  if (kind === WASTE_TO_TABLEAU) return target === 0 ? WORTH.opens : WORTH.builds + run + 100;
  const hidden = table.hidden[from] as number;
  const faceUp = (table.lengths[from] as number) - hidden;
  // All face-up cards of a column are in order.
  if (count < faceUp) return table.canGoUp(table.cardAt(from, count + 1)) ? WORTH.keeps : 0;
  if (hidden > 0) return WORTH.turns + hidden;
  return target === 0 ? 0 : WORTH.builds + run + 50;
}
