import type { Pile } from '../../engine/pile';
import { columnAt, countCards, emptyPiles, type LayoutState, moveCards, withoutTop } from './board';
import { isInRun, runLength } from './building';
import type { FullLayout } from './layout';

// What happens automatically after a move.

/** The state once whole suits have left the columns, if they do so, and the reserve has filled empty ones. */
export function settle(setup: FullLayout, state: LayoutState): LayoutState {
  return fillFromReserve(setup, withoutWholeSuits(setup, state));
}

function hasWholeSuit(setup: FullLayout, state: LayoutState, index: number): boolean {
  const column = columnAt(state, index);
  return runLength(column, (card, onto) => isInRun(setup, state, card, onto)) === setup.ranks;
}

/** Each whole suit goes to the next empty foundation, where its ace lies lowest. */
function withoutWholeSuits(setup: FullLayout, state: LayoutState): LayoutState {
  if (setup.goal !== 'runs') return state;
  const index = state.tableau.findIndex((_, i) => hasWholeSuit(setup, state, i));
  const column = state.tableau[index];
  const place = state.foundations.findIndex((cards) => cards.length === 0);
  if (!column || place < 0) return state;
  return withoutWholeSuits(setup, {
    ...state,
    foundations: state.foundations.with(place, column.cards.slice(-setup.ranks).reverse()),
    tableau: state.tableau.with(index, withoutTop(column, setup.ranks)),
  });
}

function fillFromReserve(setup: FullLayout, state: LayoutState): LayoutState {
  const [to] = setup.empty === 'reserve' ? emptyPiles(state, 'tableau') : [];
  const from: Pile = { kind: 'reserve', index: 1 };
  return to && countCards(state, 'reserve') > 0
    ? fillFromReserve(setup, moveCards(state, { from, to, count: 1 }))
    : state;
}
