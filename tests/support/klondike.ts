import type { Card } from '../../src/engine/card';
import type { ConsoleGame } from '../../src/engine/lines';
import type { LayoutState } from '../../src/games/layouts/board';
import type { LayoutReason } from '../../src/games/layouts/explain';
import { layoutGame } from '../../src/games/layouts/game';
import { type FullLayout, type Layout, setupOf } from '../../src/games/layouts/layout';
import { layoutLines } from '../../src/games/layouts/lines';
import { PRESETS, presetLayout } from '../../src/games/layouts/presets';
import type { LayoutMove } from '../../src/games/layouts/rules';
import { boardOf, cardsOf } from './board';

/** How many cards a click on the stock turns. */
export type Draw = 1 | 2 | 3;

/** The description of Klondike, draw three, with these changes. */
export const klondikeSetup = (changes: Partial<Layout> = {}): FullLayout =>
  setupOf({ ...presetLayout('klondike'), ...changes });

/** Klondike by these rules; draw three unless they say otherwise. */
export const klondikeGame = (
  changes: Partial<Layout> = {},
): ConsoleGame<LayoutState, LayoutMove, LayoutReason> => {
  const layout = { ...presetLayout('klondike'), ...changes };
  return { ...layoutGame(layout, PRESETS.klondike), lines: layoutLines(setupOf(layout), true) };
};

const GAMES = { 1: klondikeGame({ stock: 1 }), 2: klondikeGame({ stock: 2 }), 3: klondikeGame() };

/** Klondike that turns so many cards, always the same object. */
export const klondikeOf = (draw: Draw) => GAMES[draw];

/** Deals Klondike, or the cards of a deck, the last of which is dealt first. */
export const dealKlondike = (draw: Draw, deal: string, deck?: readonly Card[]): LayoutState =>
  GAMES[draw].rules.deal(deal, deck);

/** The table of Klondike, draw three. */
export const { view } = GAMES[3].table;

/** A state as text: card codes with spaces between them, bottom first. */
interface StateText {
  readonly stock?: string;
  readonly waste?: string;
  /** Up to four; the others are empty. */
  readonly foundations?: readonly string[];
  /** Up to seven, the hidden cards of each before a `|`: `7C 5D | QH JS`. The others are empty. */
  readonly tableau?: readonly string[];
  readonly redealsLeft?: number;
}

/** A state of Klondike from text; it need not have all 52 cards. */
export const klondikeState = ({
  stock = '',
  waste = '',
  foundations,
  tableau = [],
  ...rest
}: StateText): LayoutState => ({
  ...boardOf(tableau, foundations),
  stock: cardsOf(stock),
  waste: cardsOf(waste),
  ...rest,
});

/** The codes of a suit from the ace up: `upTo('H', 3)` is `AH 2H 3H`. */
export const upTo = (suit: string, count: number): string =>
  [...'A23456789TJQK'.slice(0, count)].map((rank) => rank + suit).join(' ');
