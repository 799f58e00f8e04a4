import { t } from '@lingui/core/macro';
import { ANY_DEALS, type DealKinds } from '../engine/deck';
import type { AnyGame } from '../engine/game';
import { deviations, type GameOption, type OptionValues, valueInName } from '../engine/options';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { i18n } from '../locales/i18n';
import { loadedLater, loadLater } from './layouts/later';
import { type GameId, type GameMaker, OWN, REGISTRY, type RegisteredId } from './registry';
import {
  baseOf,
  GAME_IDS,
  isGameId,
  isOwn,
  optionsOf,
  ownId,
  type VariantId,
  valuesIn,
  valuesOf,
  variantOf,
} from './variants';

export { loadLater } from './layouts/later';
export type { GameId, MenuGroup } from './registry';
export * from './variants';

/**
 * Parses the name of a variant, and returns its canonical id. The error is a sentence. Before `loadGame` has loaded what reads
 * descriptions, any text passes for one.
 */
export function parseVariant(text: string): Result<VariantId, string> {
  const [game = ''] = text.split(';', 1);
  const own = text.slice(OWN.length + 1);
  if (game === OWN) return described ? described.parseOwn(own) : ok(ownId(own));
  if (!isGameId(game)) {
    const written = quote(game);
    return err(t`There is no game called ${written}.`);
  }
  const values = valuesIn(game, text);
  return values.ok ? ok(variantOf(game, values.value)) : values;
}

/** What makes the games whose rules are loaded. */
const makers = new Map<GameId, GameMaker>();

for (const [id, { maker }] of Object.entries(REGISTRY)) if (maker) makers.set(id as GameId, maker);

/** What reads descriptions, once it is loaded. */
let described: typeof import('./described') | undefined;

/** The variants made so far. */
const games = new Map<VariantId, AnyGame>();

// A game holds its name, so it is made again when more translations are loaded.
i18n.on('change', () => games.clear());

/** Loads all of a variant, unless it is loaded. Rejects if it cannot be loaded. */
export async function loadGame(id: VariantId): Promise<void> {
  const base = baseOf(id);
  if (isWhole(base)) return;
  if (isOwn(base)) {
    await loadLater();
    described = await import('./described');
  } else addGame(base, await REGISTRY[base].load());
}

/** Loads every game. */
export async function loadAllGames(): Promise<void> {
  await Promise.all([...GAME_IDS, ownId('')].map(loadGame));
}

/** Registers what makes a game, once its rules are loaded. */
export function addGame(id: GameId, maker: GameMaker): void {
  makers.set(id, maker);
}

/** True if `gameOf` has the game. */
export const isLoaded = (id: VariantId): boolean =>
  isOwn(id) ? described !== undefined : makers.has(baseOf(id));

/** True once a game can also give hints and say why it refuses a move. A game of the first load can be played before that. */
export const isWhole = (id: VariantId): boolean =>
  isLoaded(id) &&
  (REGISTRY[baseOf(id) as RegisteredId]?.maker === undefined || loadedLater() !== undefined);

/** The kinds of deals that a game has; any while its rules are not loaded. */
export const dealsOf = (id: VariantId): DealKinds => (isLoaded(id) ? gameOf(id) : ANY_DEALS);

/** The game of a variant, the same object each time while translations stay the same. Throws if its rules are not loaded. */
export function gameOf(id: VariantId): AnyGame {
  const made = games.get(id);
  if (made) return made;
  const maker = isOwn(id) ? described?.ownGame(id) : makers.get(baseOf(id));
  if (!maker) throw new Error(`the rules of ${id} are not loaded`);
  const values = valuesOf(id);
  const game = typeof maker === 'function' ? maker(values) : maker;
  const named = { ...game, name: nameInWords(game.name, optionsOf(id), values) };
  games.set(id, named);
  return named;
}

/** `Klondike, draw three · 2 redeals` */
const nameInWords = (name: string, options: readonly GameOption[], values: OptionValues): string =>
  [
    name,
    ...deviations(options, values)
      .filter(({ isNamed }) => !isNamed)
      .map((option) => valueInName(option, values)),
  ].join(' · ');
