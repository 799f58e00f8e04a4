import { MAX_AUTOPLAY_MOVES } from '../../../engine/autoplay';
import type { DealId } from '../../../engine/dealId';
import { FULL_DECK } from '../../../engine/deck';
import { pythonRandom } from '../../../engine/pythonRandom';
import { WORTH } from '../hint';
import type { Setup } from '../layout';
import { isSafe } from './cards';
import {
  CLICK,
  countOf,
  FOUNDATION_TO_TABLEAU,
  fromOf,
  kindOf,
  TABLEAU_TO_FOUNDATION,
  toOf,
  WASTE_TO_FOUNDATION,
  WASTE_TO_TABLEAU,
} from './move';
import { type CompactTable, compactTable } from './table';

/** A deal played to its end: how many cards lie on the foundations, and whether that is a win. */
export interface PlayedDeal {
  readonly score: number;
  readonly won: boolean;
}

/** Plays deals of Klondike on a compact table; `onMove` is called with every move. */
export type CompactPlayer = (deal: DealId, onMove?: (move: number) => void) => PlayedDeal;

/** A player on a compact table. It makes the same moves as the lab’s player of this name. */
export function compactPlayer(setup: Setup, player: 'random' | 'hints' | 'first'): CompactPlayer {
  const table = compactTable(setup);
  const shuffle = compactShuffle();
  if (player === 'random') {
    return (deal, onMove) => {
      table.deal(shuffle(deal));
      return moveAtRandom(table, deal, onMove);
    };
  }
  const choose = player === 'hints' ? hint : first;
  const positions = positionSet();
  return (deal, onMove) => {
    table.deal(shuffle(deal));
    positions.clear();
    return follow(table, choose, positions, onMove);
  };
}

/** Makes the same decks as `pythonShuffle`, always in the same memory. */
function compactShuffle(): (deal: DealId) => Uint8Array {
  const cards = new Uint8Array(FULL_DECK.length);
  return (deal) => {
    cards.set(FULL_DECK);
    const { randomBelow } = pythonRandom(deal);
    for (let k = cards.length - 1; k > 0; k--) {
      const r = randomBelow(k + 1);
      const card = cards[k] as number;
      cards[k] = cards[r] as number;
      cards[r] = card;
    }
    return cards;
  };
}

/** Plays random legal moves until the game is over or 5,000 were played, as `moveAtRandom` of the lab does. */
function moveAtRandom(
  table: CompactTable,
  deal: DealId,
  onMove: ((move: number) => void) | undefined,
): PlayedDeal {
  const { randomBelow } = pythonRandom(deal);
  for (let n = 0; n < MAX_AUTOPLAY_MOVES && !table.isWon(); n++) {
    table.list();
    if (!table.canPlay()) break;
    const move = table.moves[randomBelow(table.moveCount())] as number;
    onMove?.(move);
    table.apply(move);
  }
  return { score: table.score(), won: table.isWon() };
}

/** No move. */
const NONE = -1;

/** Chooses one of the moves that the table has listed. */
type Choice = (table: CompactTable) => number;

/** Follows a choice until it has none, a position repeats, or 5,000 moves were played, as `follow` of the lab does. */
function follow(
  table: CompactTable,
  choose: Choice,
  positions: ReturnType<typeof positionSet>,
  onMove: ((move: number) => void) | undefined,
): PlayedDeal {
  let best = table.score();
  for (let n = 0; n < MAX_AUTOPLAY_MOVES && positions.add(table); n++) {
    if (table.isWon()) break;
    table.list();
    const move = choose(table);
    if (move === NONE) break;
    onMove?.(move);
    table.apply(move);
    best = Math.max(best, table.score());
  }
  return { score: best, won: table.isWon() };
}

const first: Choice = ({ moves, moveCount }) => (moveCount() > 0 ? (moves[0] as number) : NONE);

/** The move that `hint` finds: the one with the highest rating, the first of equals, or a click that leads to one. */
const hint: Choice = (table) => {
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
};

/** The same as `rate` of hint.ts, in Klondike. */
function rate(table: CompactTable, move: number): number {
  const kind = kindOf(move);
  if (kind === CLICK || kind === FOUNDATION_TO_TABLEAU) return 0;
  if (kind === WASTE_TO_FOUNDATION || kind === TABLEAU_TO_FOUNDATION)
    return isSafe(table.topOfSource(move), table.suitHeights) ? WORTH.safe : WORTH.foundation;
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

/** The most bytes of a position, rounded up. */
const POSITION_BYTES = 128;
/** Slots for the hashes of positions: a power of two above twice their number. */
const SLOTS = 16_384;

/**
 * The positions of one game, up to 5,000. Equal hashes are told apart by the bytes of the positions, so the set is exact.
 */
function positionSet() {
  const bytes = new Uint8Array((MAX_AUTOPLAY_MOVES + 1) * POSITION_BYTES);
  /** For each slot the number of a position, from 1 on. */
  const slots = new Uint16Array(SLOTS);
  /** The slots in use. */
  const used = new Uint16Array(MAX_AUTOPLAY_MOVES + 1);
  let count = 0;

  function isEqual(a: number, b: number, length: number): boolean {
    for (let i = 0; i < length; i++) if (bytes[a + i] !== bytes[b + i]) return false;
    return true;
  }

  return {
    clear: () => {
      for (let n = 0; n < count; n++) slots[used[n] as number] = 0;
      count = 0;
    },
    /** Adds the position of a table; false if it was there. */
    add: (table: CompactTable): boolean => {
      const at = count * POSITION_BYTES;
      const length = table.write(bytes, at) - at;
      let hash = length;
      for (let i = 0; i < length; i++)
        hash = Math.imul(hash ^ (bytes[at + i] as number), 0x01000193);
      let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
      for (let known = slots[slot] as number; known > 0; known = slots[slot] as number) {
        if (isEqual((known - 1) * POSITION_BYTES, at, length)) return false;
        slot = (slot + 1) & (SLOTS - 1);
      }
      used[count++] = slot;
      slots[slot] = count;
      return true;
    },
  };
}
