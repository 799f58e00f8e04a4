import { type DealId, displayDeal } from '../engine/dealId';
import { jump, newHistory } from '../engine/history';
import { decodeMoves } from '../engine/moveCode';
import { plural } from '../engine/words';
import { baseOf, gameOf, type VariantId } from '../games';
import type { OpenedDaily } from './gameState';
import { narrateEnd } from './narration';
import type { PlayedGame } from './savedGame';
import type { Change } from './transition';

/** A deal nobody has played. */
export const freshGame = (id: VariantId, deal: DealId): PlayedGame => ({
  id,
  deal,
  history: newHistory(gameOf(id).rules.deal(deal)),
  seconds: 0,
});

/**
 * A game as the daily deal of its day. It is late if it is begun after its day; what was decided then stays, whatever the
 * clock or the time zone do.
 */
export function asDaily(game: PlayedGame, { day, today, now }: OpenedDaily): PlayedGame {
  if (game.source === 'daily' && game.day !== undefined) return game;
  const late = day < today && { late: true as const };
  return { ...game, source: 'daily', day, started: game.started ?? now, ...late };
}

/** The game of a link, at its start; a link with an illegal move is shown at the move before. */
export function linkedReplay(id: VariantId, deal: DealId, code: string): Change {
  const { history: decoded, trouble } = decodeMoves(gameOf(id), gameOf(id).rules.deal(deal), code);
  const history = jump(decoded, trouble ? decoded.cursor : 0);
  return {
    game: { id, deal, history, seconds: 0, replay: true },
    text:
      trouble ??
      `A shared game of ${plural(history.steps.length, 'move')}: replay it, or take over at any point.`,
  };
}

/** The sentences that announce a game put on the table, with its name if its rules are not the standard ones. */
export function narrateOpening({ id, deal, history }: PlayedGame): string {
  const resumed = history.cursor > 0 ? ` resumed at move ${history.cursor}` : '';
  const game = gameOf(id);
  const rules = id === baseOf(id) ? '' : `${game.name}. `;
  const opened = `${rules}Deal ${displayDeal(deal)}${resumed}.`;
  const end = narrateEnd(game, history);
  return end ? `${opened} ${end}` : opened;
}
