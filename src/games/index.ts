import { ANY_DEALS, type DealKinds } from '../engine/deck';
import type { AnyGame } from '../engine/game';
import { deviations, type GameOption, type OptionValues, valueInWords } from '../engine/options';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { loadWriting } from './layouts/writing';
import { type GameId, type GameMaker, OWN, REGISTRY } from './registry';
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

export { loadWriting } from './layouts/writing';
export type { GameId, MenuGroup } from './registry';
export {
  baseOf,
  FIRST_GAMES,
  GAME_IDS,
  isGameId,
  isOwn,
  menuEntry,
  optionsOf,
  type VariantId,
  valuesOf,
  variantOf,
} from './variants';

/**
 * Parses the name of a variant, and returns its canonical id. The error is a sentence. A description is read once `loadGame` has
 * loaded what reads it; until then any text passes for one.
 */
export function parseVariant(text: string): Result<VariantId, string> {
  const [game = ''] = text.split(';', 1);
  const own = text.slice(OWN.length + 1);
  if (game === OWN) return described ? described.parseOwn(own) : ok(ownId(own));
  if (!isGameId(game)) return err(`There is no game called ${quote(game)}.`);
  const values = valuesIn(game, text);
  return values.ok ? ok(variantOf(game, values.value)) : values;
}

/** What makes the games whose rules are loaded. */
const makers = new Map<GameId, GameMaker>();

for (const [id, registration] of Object.entries(REGISTRY)) {
  if ('maker' in registration) makers.set(id as GameId, registration.maker);
}

/** What reads descriptions, once it is loaded. */
let described: typeof import('./described') | undefined;

/** The variants made so far. */
const games = new Map<VariantId, AnyGame>();

/** Loads the rules of a variant, if they are not loaded yet. Fails if they cannot be loaded. */
export async function loadGame(id: VariantId): Promise<void> {
  const base = baseOf(id);
  if (isLoaded(base)) return;
  if (isOwn(base)) described = await import('./described');
  else {
    const registration = REGISTRY[base];
    if ('load' in registration) addGame(base, await registration.load());
  }
}

/** Loads the rules of every game, and what they print. */
export async function loadAllGames(): Promise<void> {
  await Promise.all([...[...GAME_IDS, ownId('')].map(loadGame), loadWriting()]);
}

/** Gives a game its rules. */
export function addGame(id: GameId, maker: GameMaker): void {
  makers.set(id, maker);
}

/** True if `gameOf` has the game. */
export const isLoaded = (id: VariantId): boolean =>
  isOwn(id) ? described !== undefined : makers.has(baseOf(id));

/** The kinds of deals that a game has; any while its rules are not loaded. */
export const dealsOf = (id: VariantId): DealKinds => (isLoaded(id) ? gameOf(id) : ANY_DEALS);

/** The game of a variant, the same object each time. Throws if its rules are not loaded. */
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
      .map((option) => valueInWords(option, values)),
  ].join(' · ');
