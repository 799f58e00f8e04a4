import { cardAt, cardsLeft, coversOf } from '../peeling/layout';
import { isNextTo, type PeelRules, peelRules } from '../peeling/peelRules';
import { PEAKS, type TriPeaksState } from './state';

/** The card of a place is played once no other lies on it. */
export const RULES: PeelRules<TriPeaksState> = {
  kind: 'place',
  count: PEAKS.length,
  fitsRank: isNextTo,
  cardAt: ({ places }, place) => cardAt(places, place),
  coversOf: ({ places }, place) => coversOf(PEAKS, places, place),
  without: (state, place) => ({ ...state, places: state.places.with(place - 1, null) }),
  cardsLeft: ({ places }) => cardsLeft(places),
};

export const { isWon, playable, legalMoves, apply, status } = peelRules(RULES);
