import { CARDS_IN_SUIT, type Card, suitOf } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal, type Pack } from '../../engine/deck';
import type { Board } from '../building/board';
import { type Column, withoutTop } from '../building/column';
import { descends, runLength } from '../building/rules';

export const DECKS = 2;
export const COLUMNS = 10;
/** One for each complete run. */
export const FOUNDATIONS = 8;
/** Cards dealt to the columns at first. */
const DEALT = 54;

/** The stock is bottom first, as all piles are. */
export interface SpiderState extends Board {
  readonly stock: readonly Card[];
  /** True if cards are dealt from the stock even while a column is empty. */
  readonly dealsToEmpty?: boolean;
}

/** The rules that the options decide. */
export interface SpiderRules {
  readonly pack: Pack;
  readonly dealsToEmpty: boolean;
}

/** Deals 54 cards in rows over ten columns, six to the first four and five to the others, the last of each face up. */
export function dealSpider(
  { pack, dealsToEmpty }: SpiderRules,
  deal: DealId,
  byHand?: readonly Card[],
): SpiderState {
  const { cards } = deckOfDeal(deal, byHand, pack);
  const dealt = cards.toReversed().slice(0, DEALT);
  return {
    ...(dealsToEmpty && { dealsToEmpty }),
    stock: cards.slice(0, -DEALT),
    foundations: Array.from({ length: FOUNDATIONS }, () => []),
    tableau: Array.from({ length: COLUMNS }, (_, column) => {
      const own = dealt.filter((_card, i) => i % COLUMNS === column);
      return { cards: own, hidden: own.length - 1 };
    }),
  };
}

/** True if two cards belong to one run: down in suit. */
export const continuesRun = (card: Card, onto: Card): boolean =>
  descends(card, onto) && suitOf(card) === suitOf(onto);

/** How many cards at the end of a column are a run, which moves together. */
export const runOf = ({ cards, hidden }: Column): number =>
  runLength(cards.slice(hidden), continuesRun);

/** The state once every complete run has left its column for the next foundation, where the ace lies lowest. */
export function withoutCompleteRuns(state: SpiderState): SpiderState {
  const index = state.tableau.findIndex((column) => runOf(column) === CARDS_IN_SUIT);
  const column = state.tableau[index];
  if (!column) return state;
  const run = column.cards.slice(-CARDS_IN_SUIT).reverse();
  return withoutCompleteRuns({
    ...state,
    foundations: state.foundations.with(completeRuns(state), run),
    tableau: state.tableau.with(index, withoutTop(column, CARDS_IN_SUIT)),
  });
}

/** Number of runs that have left. */
export const completeRuns = ({ foundations }: Board): number =>
  foundations.filter((cards) => cards.length > 0).length;

/** True once all eight runs have left. */
export const isWon = (state: Board): boolean => completeRuns(state) === FOUNDATIONS;
