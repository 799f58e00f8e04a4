import type { Card } from '../../src/engine/card';
import { parseCards } from '../../src/engine/deck';
import type { KlondikeRules, KlondikeState } from '../../src/games/klondike/state';

/** A state as text: card codes with spaces between them, bottom first. */
interface StateText extends Partial<KlondikeRules> {
  readonly stock?: string;
  readonly waste?: string;
  /** Up to four; the others are empty. */
  readonly foundations?: readonly string[];
  /** Up to seven, the hidden cards of each before a `|`: `7C 5D | QH JS`. The others are empty. */
  readonly tableau?: readonly string[];
}

/** Cards from codes; throws if one is wrong. */
export function cards(text: string): readonly Card[] {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** A state of Klondike from text; it need not have all 52 cards. */
export function klondikeState({
  stock = '',
  waste = '',
  foundations = [],
  tableau = [],
  ...rules
}: StateText): KlondikeState {
  const pile = (codes = '') => {
    const [hidden = '', faceUp] = codes.includes('|') ? codes.split('|') : ['', codes];
    const hiddenCards = cards(hidden);
    return { cards: [...hiddenCards, ...cards(faceUp ?? '')], hidden: hiddenCards.length };
  };
  return {
    draw: 3,
    ...rules,
    stock: cards(stock),
    waste: cards(waste),
    foundations: [0, 1, 2, 3].map((i) => cards(foundations[i] ?? '')),
    tableau: [0, 1, 2, 3, 4, 5, 6].map((i) => pile(tableau[i])),
  };
}

/** The codes of a suit from the ace up: `upTo('H', 3)` is `AH 2H 3H`. */
export const upTo = (suit: string, count: number): string =>
  [...'A23456789TJQK'.slice(0, count)].map((rank) => rank + suit).join(' ');
