import type { DealId } from '../engine/dealId';
import type { OptionValues } from '../engine/options';
import { baseOf, type GameId, type VariantId, valuesOf } from '.';
import { compactPlayer, type PlayedDeal } from './klondike/compactPlayer';

/** Who chooses moves, as the lab’s players of these names do. */
const CHOOSING = ['random', 'hints', 'first'] as const;
type ChoosingPlayer = (typeof CHOOSING)[number];

/** Plays a deal to its end. */
export type FastPlayer = (deal: DealId) => PlayedDeal;

const MAKERS: Partial<
  Record<GameId, (values: OptionValues, player: ChoosingPlayer) => FastPlayer>
> = {
  'klondike-3': compactPlayer,
  'klondike-1': compactPlayer,
};

/**
 * A player of a game on typed arrays, for games that have one; it makes the very moves that the player of this name makes by
 * the rules, which a contract test holds. Undefined for other games and players.
 */
export function fastPlayerOf(id: VariantId, player: string): FastPlayer | undefined {
  const name = CHOOSING.find((each) => each === player);
  return name && MAKERS[baseOf(id)]?.(valuesOf(id), name);
}
