import type { DealId } from '../engine/dealId';
import type { OptionValues } from '../engine/options';
import { baseOf, type GameId, type VariantId, valuesOf } from '.';
import { compactPlayer, type PlayedDeal } from './klondike/compactPlayer';

/** The lab’s players that choose moves. */
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
 * A game’s player on typed arrays; undefined if there is none. It makes the same moves as the player of this name makes by the
 * rules; a contract test compares them.
 */
export function fastPlayerOf(id: VariantId, player: string): FastPlayer | undefined {
  const name = CHOOSING.find((each) => each === player);
  return name && MAKERS[baseOf(id)]?.(valuesOf(id), name);
}
