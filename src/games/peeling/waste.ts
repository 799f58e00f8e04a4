import type { Card } from '../../engine/card';
import { type Refusal, refusal } from '../../engine/game';
import { STOCK } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';

// What games share whose cards are played on a waste, each on a card next to it in rank.

/** What their states have in common; stock and waste are bottom first. */
export interface WasteState {
  /** True if ace and king follow each other. */
  readonly wrap: boolean;
  readonly stock: readonly Card[];
  /** Never empty. */
  readonly waste: readonly Card[];
}

/** Why any of their moves may be refused. */
export type WasteReason = 'game won' | 'empty stock' | 'does not fit';

/** The card that the next one must fit. */
export const wasteCard = ({ waste }: WasteState): Card => waste.at(-1) as Card;

/** The state after the top card of the stock is turned to the waste; refused without one. */
export function draw<State extends WasteState>(
  state: State,
): Result<State, Refusal<'empty stock'>> {
  const { stock, waste } = state;
  const card = stock.at(-1);
  if (card === undefined) return err(refusal('empty stock', [STOCK]));
  return ok({ ...state, stock: stock.slice(0, -1), waste: [...waste, card] });
}
