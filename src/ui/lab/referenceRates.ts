import { t } from '@lingui/core/macro';
import type { VariantId } from '../../games/index';
import type { WinCount } from '../../lab/simulate';
import type { Reference } from '../charts/LineChart';

/**
 * Win rates that are known exactly. Perditio Tempus is won if the last card turned is an ace: each of the thirteen ranks
 * is as likely.
 */
const exactRates = (game: VariantId): readonly Reference[] =>
  game === 'perditio-tempus' ? [{ share: 1 / 13, label: t`exactly 1/13` }] : [];

/** The exact win rate of a game, if it is known, and the player’s own, once a deal is finished. */
export function referenceRates(game: VariantId, own: WinCount): readonly Reference[] {
  const exact = exactRates(game);
  if (own.games === 0) return exact;
  const label = t({ message: 'you', comment: 'at a line in a chart: your own win rate' });
  return [...exact, { share: own.won / own.games, label }];
}
