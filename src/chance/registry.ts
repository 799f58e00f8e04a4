import { type GameId, presetOf, setupOfVariant, type VariantId } from '../games/index';

/** True for a variant whose chances are computed: Klondike with unlimited redeals, where only kings go on empty columns. */
export function hasChances(id: VariantId): boolean {
  if (presetOf(id) !== 'klondike') return false;
  const { empty, redeals } = setupOfVariant(id);
  return empty === 'king' && redeals === -1;
}

/**
 * The games of which it can be said how many possible deals could still be won after each move (docs/chance.md). Games with a reserve
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
  'double-klondike',
  'number-ten',
  'rank-and-file',
  'limited',
  'gargantua',
];

/** A variant of which about half of the possible deals stay undecided where a game begins. */
const RARELY_DECIDED = 'klondike-1;redeals=0';

/** True where it can be said in how many possible deals it could be won: those games by their usual rules, Klondike without chances. */
const hasShares = (id: VariantId): boolean =>
  SHARE_GAMES.some((game) => game === id) || (presetOf(id) === 'klondike' && !hasChances(id));

/** True for a variant of which a player who does not peek can be told something: its chance, or how often it could be won. */
export const hasOutlooks = (id: VariantId): boolean => hasChances(id) || hasShares(id);

/** True for a variant in which the page compares moves without peeking. */
export const hasFairHints = (id: VariantId): boolean =>
  hasChances(id) || (hasShares(id) && id !== RARELY_DECIDED);
