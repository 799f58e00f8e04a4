import type { Board } from './board';
import { clearingsOf } from './clearings';
import { has } from './sets';

/** One more than the highest value of a card. */
export const VALUES = 14;

/** What a search by pairs asks of a set of cards left on the board. It remembers its answers. */
export interface PairNeeds {
  /**
   * The least number of cards of a value that stock and waste must have so that the board can be cleared. Each card of the board
   * needs a partner of its own that does not lie over it or under it, since two such cards are never open together; as many
   * pairs as possible are taken within the board.
   */
  need(left: Int32Array, value: number): number;
  /**
   * True if the board can’t be cleared even if no card is used up: each card may leave as soon as it is open, and a partner is
   * open, was open before, or is anywhere in stock or waste, whose values are given as bits. This finds cards that wait for
   * each other in a circle.
   */
  isDeadlock(left: Int32Array, valuesInStock: number): boolean;
}

/** The needs of cards with these values; `partnerOf` has 0 for a value that leaves alone, and −1 for one that never leaves. */
export function pairNeedsOf(board: Board, values: Int8Array, partnerOf: Int8Array): PairNeeds {
  const clearings = clearingsOf(board);
  const needs: (Int8Array | undefined)[] = [];
  const deadlocks = new Map<number, boolean>();
  const open = new Int32Array(32 * board.words);

  function findNeeds(left: Int32Array): Int8Array {
    const found = new Int8Array(VALUES);
    const cardsOf = Array.from({ length: VALUES }, (): number[] => []);
    for (const [card, value] of values.entries()) if (has(left, 0, card)) cardsOf[value].push(card);
    for (const [value, cards] of cardsOf.entries()) {
      const partner = partnerOf[value];
      if (value === 0 || partner < value) continue;
      const others = cardsOf[partner];
      if (partner === value) {
        found[value] = cards.length % 2;
        continue;
      }
      const pairs = maxPairs(cards, others, board.isRelated);
      found[value] = others.length - pairs;
      found[partner] = cards.length - pairs;
    }
    return found;
  }

  function canBeCleared(left: Int32Array, valuesInStock: number): boolean {
    const rest = left.slice();
    let known = valuesInStock;
    for (let hasChanged = true; hasChanged; ) {
      hasChanged = false;
      const count = board.openCards(rest, 0, open);
      for (const card of open.subarray(0, count)) {
        const value = values[card];
        if (((known >> value) & 1) === 0) hasChanged = true;
        known |= 1 << value;
      }
      for (const card of open.subarray(0, count)) {
        const partner = partnerOf[values[card]];
        if (partner > 0 && ((known >> partner) & 1) === 0) continue;
        if (partner < 0) continue;
        rest[card >>> 5] &= ~(1 << (card & 31));
        hasChanged = true;
      }
    }
    return rest.every((word) => word === 0);
  }

  return {
    need(left, value) {
      const clearing = clearings.add(left);
      const known = needs[clearing] ?? findNeeds(left);
      needs[clearing] = known;
      return known[value];
    },
    isDeadlock(left, valuesInStock) {
      const key = clearings.add(left) * 2 ** VALUES + valuesInStock;
      const known = deadlocks.get(key) ?? !canBeCleared(left, valuesInStock);
      deadlocks.set(key, known);
      return known;
    },
  };
}

/** The size of a maximum matching: pairs of a card of one list and an unrelated card of the other, each in at most one pair. */
function maxPairs(
  cards: readonly number[],
  others: readonly number[],
  isRelated: (card: number, other: number) => boolean,
): number {
  const partners = new Map<number, number>();

  function findPartner(card: number, tried: Set<number>): boolean {
    for (const other of others) {
      if (tried.has(other) || isRelated(card, other)) continue;
      tried.add(other);
      const before = partners.get(other);
      if (before !== undefined && !findPartner(before, tried)) continue;
      partners.set(other, card);
      return true;
    }
    return false;
  }

  return cards.filter((card) => findPartner(card, new Set())).length;
}
