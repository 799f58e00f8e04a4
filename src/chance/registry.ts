import { type GameId, presetOf, setupOfVariant, type VariantId } from '../games/index';

/** True for a variant whose chances are computed: Klondike with unlimited redeals, where only kings go on empty columns. */
export function hasChances(id: VariantId): boolean {
  if (presetOf(id) !== 'klondike') return false;
  const { empty, redeals } = setupOfVariant(id);
  return empty === 'king' && redeals === -1;
}

/**
 * The games whose search decides more than half of a hundred possible deals in two seconds (docs/chance.md). Games with a reserve
 * are left out: what lies in it is not kept as known or unknown.
 */
export const SHARE_GAMES: readonly GameId[] = [
  'castles-in-spain',
  'russian-solitaire',
  'westcliff',
  'whitehead',
  'trigon',
  'wasp',
  'spiderette-1',
  'thumb-and-pouch',
  'easthaven',
  'lucas',
  'scorpion',
  'saratoga',
  'spider',
  'yukon',
  'alaska',
];

/** True for a game of which it can be said in how many possible deals it could be won, by its usual rules. */
export const hasShares = (id: VariantId): boolean => SHARE_GAMES.some((game) => game === id);
