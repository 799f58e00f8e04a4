import type { DealSource } from '../archive/playedGame';
import { type DealId, displayDeal, isHandDealt } from '../engine/dealId';
import { newHistory } from '../engine/history';
import { baseOf, gameOf, type VariantId } from '../games';
import { narrateEnd } from './narration';
import type { PlayedGame } from './savedGame';

/** A deal nobody has played. */
export const freshGame = (id: VariantId, deal: DealId, source?: DealSource): PlayedGame => ({
  id,
  deal,
  history: newHistory(gameOf(id).rules.deal(deal)),
  seconds: 0,
  ...(source && { source }),
});

/** Where a deal came from that somebody chose. */
export const chosenSource = (deal: DealId): DealSource => (isHandDealt(deal) ? 'hand' : 'number');
/** The sentences that announce a game put on the table, with its name if its rules are not the standard ones. */
export function narrateOpening({ id, deal, history }: PlayedGame): string {
  const resumed = history.cursor > 0 ? ` resumed at move ${history.cursor}` : '';
  const game = gameOf(id);
  const rules = id === baseOf(id) ? '' : `${game.name}. `;
  const opened = `${rules}Deal ${displayDeal(deal)}${resumed}.`;
  const end = narrateEnd(game, history);
  return end ? `${opened} ${end}` : opened;
}
