import type { DealId } from '../engine/dealId';
import { jump } from '../engine/history';
import { decodeMoves } from '../engine/moveCode';
import { plural } from '../engine/words';
import { gameOf, type VariantId } from '../games';
import type { Change } from './transition';

/** The game of a link, at its start; a link with an illegal move is shown at the move before. */
export function linkedReplay(id: VariantId, deal: DealId, code: string): Change {
  const { history: decoded, trouble } = decodeMoves(gameOf(id), gameOf(id).rules.deal(deal), code);
  const history = jump(decoded, trouble ? decoded.cursor : 0);
  return {
    game: { id, deal, history, seconds: 0, replay: true, source: 'link' },
    text:
      trouble ??
      `A shared game of ${plural(history.steps.length, 'move')}: replay it, or take over at any point.`,
  };
}
