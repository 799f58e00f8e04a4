import type { VariantId } from '../../games/index';
import type { WinCount } from '../../lab/simulate';

/** A win rate that a curve is compared with. */
export interface ReferenceRate {
  readonly rate: number;
  readonly label: string;
}

/**
 * Win rates that are known exactly. Perditio Tempus is won if the last card turned is an ace: each of the thirteen ranks
 * is as likely.
 */
const EXACT: Partial<Record<VariantId, ReferenceRate>> = {
  'perditio-tempus': { rate: 1 / 13, label: 'exactly 1/13' },
};

/** The exact win rate of a game, if it is known, and the player’s own, once a deal is finished. */
export const referenceRates = (game: VariantId, own: WinCount): readonly ReferenceRate[] => [
  ...(EXACT[game] ? [EXACT[game]] : []),
  ...(own.games > 0 ? [{ rate: own.won / own.games, label: 'you' }] : []),
];
