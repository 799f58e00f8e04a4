import { areRelated, type Board } from './board';
import { createKeyTable, has } from './sets';

/** One more than the highest value of a card. */
export const VALUES = 14;

/**
 * Says the least number of cards of a value that stock and waste must have so that these cards of the board can be cleared. Each of
 * them needs a partner of its own that does not lie over it or under it, since two such cards are never open together; as many
 * pairs as possible are taken within the board. It remembers its answers. `partnerOf` has 0 for a value that leaves alone, and −1
 * for one that never leaves.
 */
export function pairNeedsOf(
  board: Board,
  values: Int8Array,
  partnerOf: Int8Array,
): (left: Int32Array, value: number) => number {
  const clearings = createKeyTable(board.words);
  const needs: Int8Array[] = [];

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
      const pairs = maxPairs(board, cards, others);
      found[value] = others.length - pairs;
      found[partner] = cards.length - pairs;
    }
    return found;
  }

  return (left, value) => {
    const clearing = clearings.add(left);
    if (clearing === needs.length) needs.push(findNeeds(left));
    return needs[clearing][value];
  };
}

/** The size of a maximum matching: pairs of a card of one list and an unrelated card of the other, each in at most one pair. */
function maxPairs(board: Board, cards: readonly number[], others: readonly number[]): number {
  const partners = new Map<number, number>();

  function findPartner(card: number, tried: Set<number>): boolean {
    for (const other of others) {
      if (tried.has(other) || areRelated(board, card, other)) continue;
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
