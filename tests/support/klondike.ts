import type { Card } from '../../src/engine/card';
import { parseCards } from '../../src/engine/deck';
import type { Draw, KlondikeState } from '../../src/games/klondike/state';

interface ShortState {
  readonly draw?: Draw;
  /** Bottom first, as everywhere. */
  readonly stock?: string;
  readonly waste?: string;
  /** Up to four; the rest are empty. */
  readonly foundations?: readonly string[];
  /** Up to seven; face-down cards stand before a `|`: `7C 5D | QH JS`. */
  readonly tableau?: readonly string[];
}

export function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** A state of Klondike from short text. It need not have all 52 cards. */
export function klondikeState(short: ShortState): KlondikeState {
  const pile = (text = '') => {
    const [hidden = '', faceUp] = text.includes('|') ? text.split('|') : ['', text];
    const below = cards(hidden);
    return { cards: [...below, ...cards(faceUp ?? '')], hidden: below.length };
  };
  return {
    draw: short.draw ?? 3,
    stock: cards(short.stock ?? ''),
    waste: cards(short.waste ?? ''),
    foundations: [0, 1, 2, 3].map((i) => cards(short.foundations?.[i] ?? '')),
    tableau: [0, 1, 2, 3, 4, 5, 6].map((i) => pile(short.tableau?.[i])),
  };
}

/** The first cards of a suit, from the ace: `upTo('H', 3)` is `AH 2H 3H`. */
export const upTo = (suit: string, count: number): string =>
  [...'A23456789TJQK'.slice(0, count)].map((rank) => rank + suit).join(' ');
