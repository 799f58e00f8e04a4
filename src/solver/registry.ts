import { t } from '@lingui/core/macro';
import {
  baseOf,
  type GameId,
  hasLayout,
  isCustom,
  removalOf,
  type VariantId,
} from '../games/index';

// What the page must know of the solver before it loads it. It is part of the first load, so it must be small.

/** True for a game that has a solver, whatever its options: one of columns, or of removal where choices matter. */
export function hasSolver(id: VariantId): boolean {
  const removal = removalOf(id);
  return removal ? !removal.refill : hasLayout(id);
}

/** Games of which a short search wins too few deals to choose one a day within seconds. */
const RARELY_WON: readonly GameId[] = [
  'australian-patience',
  'gargantua',
  'gypsy',
  'agnes-sorel',
  'rainbow',
  'chameleon',
  'american-toad',
  'la-belle-lucie',
  'trefoil',
  'forty-thieves',
  'josephine',
  'streets',
  'scorpion',
  'rank-and-file',
  'number-ten',
  'emperor',
  'maria',
  'mrs-mop',
];

/** True for a game with a daily deal: a registered one of which the solver wins enough deals. */
export const hasDailyDeal = (id: VariantId): boolean =>
  hasSolver(id) && !isCustom(id) && !RARELY_WON.includes(baseOf(id));

/** Why a game has no daily deal, in a sentence; undefined if it has one. */
export function whyNoDailyDeal(id: VariantId): string | undefined {
  if (!hasSolver(id)) return t`There is no solver for this game, so it has no daily deal.`;
  if (isCustom(id)) return t`An invented game has no daily deal.`;
  return hasDailyDeal(id)
    ? undefined
    : t`The solver wins too few deals of this game for a daily one.`;
}

export const solverUnavailableText = (): string => t`There is no solver for this game.`;
