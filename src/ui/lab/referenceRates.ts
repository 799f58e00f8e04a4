import type { VariantId } from '../../games/index';
import type { WinCount } from '../../lab/simulate';
import type { Reference } from '../charts/LineChart';

/**
 * Win rates that are known exactly. Perditio Tempus is won if the last card turned is an ace: each of the thirteen ranks
 * is as likely.
 */
const EXACT: Partial<Record<VariantId, Reference>> = {
  'perditio-tempus': { share: 1 / 13, label: 'exactly 1/13' },
};

/** The exact win rate of a game, if it is known, and the player’s own, once a deal is finished. */
export const referenceRates = (game: VariantId, own: WinCount): readonly Reference[] => [
  ...(EXACT[game] ? [EXACT[game]] : []),
  ...(own.games > 0 ? [{ share: own.won / own.games, label: 'you' }] : []),
];
