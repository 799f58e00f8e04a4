import { type GameResult, playsItself } from '../engine/game';
import { gameOf, isLoaded } from '../games/index';
import { type GameFacts, isResult } from './record';

/** How a deal ends whatever is played; undefined if it depends on choices. The rules of the variant must be loaded. */
export function fateOf({
  variant,
  deal,
}: Pick<GameFacts, 'variant' | 'deal'>): GameResult | undefined {
  const { rules, advice } = gameOf(variant);
  return advice?.fate?.(rules.deal(deal));
}

/**
 * Whether the guess was right; undefined without one, and while the end is unknown. If no choice changes the end, it is known at once,
 * except in a game that plays itself.
 */
export function guessResult(game: GameFacts): boolean | undefined {
  const { variant, bet, result } = game;
  if (!isResult(bet)) return undefined;
  if (result !== undefined) return bet === result;
  const isKnown = isLoaded(variant) && !playsItself(gameOf(variant));
  const end = isKnown ? fateOf(game) : undefined;
  return end && bet === end;
}
