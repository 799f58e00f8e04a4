import { type Card, colourOf, rankOf, suitOf } from '../../engine/card';
import type { Pile } from '../../engine/pile';
import { type Column, emptyPiles, faceUpCount, type LayoutState } from './board';
import type { FullLayout } from './layout';

/** The rank that foundations begin with. */
export const baseRank = ({ base }: FullLayout, state: LayoutState): number =>
  state.base ?? Number(base);

/** A card’s rank counted from the base: 0 begins a foundation, the last is called a king. */
export const rankFromBase = (setup: FullLayout, state: LayoutState, card: Card): number =>
  (rankOf(card) - baseRank(setup, state) + setup.ranks) % setup.ranks;

const alternatesColour = (card: Card, onto: Card): boolean => colourOf(card) !== colourOf(onto);

const BUILDS: Readonly<Record<FullLayout['build'], (card: Card, onto: Card) => boolean>> = {
  alternate: alternatesColour,
  suit: (card, onto) => suitOf(card) === suitOf(onto),
  any: () => true,
  colour: (card, onto) => !alternatesColour(card, onto),
  other: (card, onto) => suitOf(card) !== suitOf(onto),
};

/** True if the suits of two cards allow one to be built on the other. */
export const suitsFit = ({ build }: FullLayout, card: Card, onto: Card): boolean =>
  BUILDS[build](card, onto);

/** True if a card goes on another in a column. */
export function isBuiltOn(setup: FullLayout, state: LayoutState, card: Card, onto: Card): boolean {
  const steps = rankFromBase(setup, state, onto) - rankFromBase(setup, state, card);
  return (steps === 1 || (setup.upToo && steps === -1)) && suitsFit(setup, card, onto);
}

/** True if two cards of a column are in an order worth keeping: that of a run, in one suit where runs move or leave only so. */
export const isInRun = (setup: FullLayout, state: LayoutState, card: Card, onto: Card): boolean =>
  isBuiltOn(setup, state, card, onto) &&
  ((setup.move !== 'suit' && setup.goal !== 'runs') || suitOf(card) === suitOf(onto));

/** How many face-up cards at the end of a column are in order. */
export function runLength(
  { cards, hidden }: Column,
  continues: (card: Card, onto: Card) => boolean,
): number {
  let start = Math.max(cards.length - 1, 0);
  while (start > hidden && continues(cards[start] as Card, cards[start - 1] as Card)) start--;
  return cards.length - start;
}

/** How many cards at the end of a column are in order: a run that may move. */
export const runOf = (setup: FullLayout, state: LayoutState, column: Column): number => {
  const isRun = setup.move === 'suit' ? isInRun : isBuiltOn;
  return runLength(column, (card, onto) => isRun(setup, state, card, onto));
};

/** How many of a column’s topmost cards may move together, without regard to free places. */
export function movable(setup: FullLayout, state: LayoutState, column: Column): number {
  if (setup.move === 'one') return Math.min(1, column.cards.length);
  return setup.move === 'all' ? faceUpCount(column) : runOf(setup, state, column);
}

/** True if an empty column takes any card, now or once the reserve is empty. */
export const takesAny = ({ empty }: FullLayout): boolean => empty === 'any' || empty === 'reserve';

/**
 * How many cards can go to a column at once: as many as could go one by one over the free cells, doubled for each empty column
 * other than the target, if those take any card; any number where runs move without help.
 */
export function capacity(setup: FullLayout, state: LayoutState, target: Pile): number {
  if (setup.move !== 'helped') return Number.POSITIVE_INFINITY;
  const columns = takesAny(setup)
    ? emptyPiles(state, 'tableau').filter(({ index }) => index !== target.index)
    : [];
  return (emptyPiles(state, 'cell').length + 1) * 2 ** columns.length;
}

/** True if a pile takes a card, which may have others on it. */
export function fits(
  setup: FullLayout,
  state: LayoutState,
  card: Card,
  pile: readonly Card[],
  kind: Pile['kind'],
): boolean {
  const top = pile.at(-1);
  if (kind === 'cell') return top === undefined;
  const rank = rankFromBase(setup, state, card);
  if (kind === 'foundation') {
    if (setup.goal === 'runs') return false;
    if (top === undefined) return rank === 0;
    return suitOf(card) === suitOf(top) && rank === rankFromBase(setup, state, top) + 1;
  }
  if (top !== undefined) return isBuiltOn(setup, state, card, top);
  return takesAny(setup) || (setup.empty === 'king' && rank === setup.ranks - 1);
}
