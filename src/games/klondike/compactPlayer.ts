import { MAX_AUTOPLAY_MOVES } from '../../engine/autoplay';
import type { DealId } from '../../engine/dealId';
import { FULL_DECK } from '../../engine/deck';
import type { OptionValues } from '../../engine/options';
import { pythonRandom } from '../../engine/pythonRandom';
import { isSafe } from './compactCards';
import {
  CLICK,
  countOf,
  FOUNDATION_TO_TABLEAU,
  fromOf,
  kindOf,
  TABLEAU_TO_FOUNDATION,
  TABLEAU_TO_TABLEAU,
  toOf,
  WASTE_TO_FOUNDATION,
} from './compactMove';
import { type CompactTable, compactTable } from './compactTable';
import { rulesOf } from './options';

/** A deal played to its end: how many cards lie on the foundations, and whether that is a win. */
export interface PlayedDeal {
  readonly score: number;
  readonly won: boolean;
}

/** Plays deals of Klondike on a compact table; `onMove` is called with every move. */
export type CompactPlayer = (deal: DealId, onMove?: (move: number) => void) => PlayedDeal;

/** A player on a compact table. It makes the same moves as the lab’s player of this name. */
export function compactPlayer(
  values: OptionValues,
  player: 'random' | 'hints' | 'first',
): CompactPlayer {
  const table = compactTable(rulesOf(values));
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

/** The move that `hint` finds: the one with the highest rating, the first of equals. */
const hint: Choice = (table) => {
  if (!table.canPlay()) return NONE;
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
  return best;
};

/** The same as `rate` of advice.ts. */
function rate(table: CompactTable, move: number): number {
  const kind = kindOf(move);
  if (kind === CLICK) return 2;
  const toFoundation = kind === WASTE_TO_FOUNDATION || kind === TABLEAU_TO_FOUNDATION;
  if (toFoundation && isSafe(table.topOfSource(move), table.suitHeights)) return 100;
  if (kind === TABLEAU_TO_FOUNDATION || kind === TABLEAU_TO_TABLEAU) {
    const length = table.lengths[fromOf(move)] as number;
    const hidden = table.hidden[fromOf(move)] as number;
    if (hidden > 0 && length - hidden === countOf(move)) return 50 + hidden;
    if (toFoundation) return 10;
    return length === countOf(move) && table.lengths[toOf(move)] !== 0 ? 5 : 1;
  }
  if (kind === FOUNDATION_TO_TABLEAU) return 0.1;
  return toFoundation ? 20 : 30;
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
