import { type Card, rankOf } from '../../engine/card';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { WASTE } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { cardAt, coversOf, isUncovered, openPlaces } from '../peeling/layout';
import { placePile } from '../peeling/piles';
import { isNextTo } from '../peeling/ranks';
import { draw, type WasteReason, wasteCard } from '../peeling/waste';
import { isWon, PEAKS, type TriPeaksState } from './state';

/** Turns the top card of the stock to the waste, or plays the card of a place on it; places count from 1. */
export type TriPeaksMove =
  | { readonly type: 'draw' }
  | { readonly type: 'play'; readonly place: number };

export type TriPeaksReason = WasteReason | 'no such place' | 'empty place' | 'covered';

export const DRAW: TriPeaksMove = { type: 'draw' };

/** True if a card goes on the waste now. */
const fits = (state: TriPeaksState, card: Card): boolean =>
  isNextTo(rankOf(card), rankOf(wasteCard(state)), state.wrap);

/** The places whose card goes on the waste, in order. */
export const playablePlaces = (state: TriPeaksState): readonly number[] =>
  openPlaces(PEAKS, state.places).filter((place) =>
    fits(state, cardAt(state.places, place) as Card),
  );

/** The draw, then the places in order. */
export function legalMoves(state: TriPeaksState): readonly TriPeaksMove[] {
  if (isWon(state)) return [];
  const plays = playablePlaces(state).map((place): TriPeaksMove => ({ type: 'play', place }));
  return state.stock.length > 0 ? [DRAW, ...plays] : plays;
}

/** The state after a move, or why it is refused. Source: docs/rules.md, TriPeaks. */
export function apply(
  state: TriPeaksState,
  move: TriPeaksMove,
): Result<TriPeaksState, Refusal<TriPeaksReason>> {
  if (isWon(state)) return err(refusal('game won'));
  return move.type === 'draw' ? draw(state) : play(state, move.place);
}

function play(state: TriPeaksState, place: number): Result<TriPeaksState, Refusal<TriPeaksReason>> {
  const { places, waste } = state;
  const card = cardAt(places, place);
  if (PEAKS[place - 1] === undefined) return err(refusal('no such place'));
  if (card === undefined) return err(refusal('empty place', [placePile(place)]));
  const covers = coversOf(PEAKS, places, place);
  if (covers.length > 0) {
    const seen = covers.filter((each) => isUncovered(PEAKS, places, each));
    const covering = seen.map((each) => cardAt(places, each) as Card);
    return err(refusal('covered', [place, ...covers].map(placePile), covering));
  }
  if (!fits(state, card))
    return err(refusal('does not fit', [placePile(place), WASTE], [card, wasteCard(state)]));
  return ok({ ...state, waste: [...waste, card], places: places.with(place - 1, null) });
}

/** Won once the peaks are gone; stuck without a card in the stock and one that fits. */
export function status(state: TriPeaksState): Status {
  if (isWon(state)) return 'won';
  return legalMoves(state).length > 0 ? 'playing' : 'stuck';
}
