import { ANY_DEALS, type DealKinds } from '../engine/deck';
import type { AnyGame } from '../engine/game';
import {
  defaultValues,
  deviations,
  formatOptions,
  type GameOption,
  type OptionValues,
  parseOptions,
  valueInWords,
} from '../engine/options';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { type GameId, type GameMaker, type MenuEntry, REGISTRY } from './registry';

export type { GameId, MenuGroup } from './registry';

/** The ids of all games, in the order of the menu. */
export const GAME_IDS = Object.keys(REGISTRY) as readonly GameId[] as readonly [
  GameId,
  ...GameId[],
];

/** The games of a newcomer: the home page begins with one of them, and the coach shows how they are played. */
export const FIRST_GAMES: readonly [GameId, ...GameId[]] = ['klondike-3', 'klondike-1'];

/** True for the id of a game. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(REGISTRY, text);

/** Where the menu shows a game. */
export const menuEntry = (id: GameId): MenuEntry => REGISTRY[id];

/**
 * A registered game, or one with other option values: `klondike-3`, `klondike-3;redeals=2`. A variant has one canonical id,
 * which `parseVariant` and `variantOf` return.
 */
export type VariantId = GameId | `${GameId};${string}`;

/** The registered game of a variant. */
export const baseOf = (id: VariantId): GameId => id.split(';', 1)[0] as GameId;

/** The options of a registered game, or of the game of a variant. */
export const optionsOf = (id: VariantId): readonly GameOption[] => REGISTRY[baseOf(id)].options;

/** The canonical id of the variant with these values. */
export function variantOf(game: GameId, values: OptionValues): VariantId {
  const { shared } = menuEntry(game);
  const kindred = shared
    ? GAME_IDS.filter((id) => menuEntry(id).shared?.name === shared.name)
    : [game];
  const names = kindred.map((id) => ({ id, text: formatOptions(optionsOf(id), values) }));
  const best = names.reduce((a, b) => (optionCount(b.text) < optionCount(a.text) ? b : a));
  return best.text === '' ? best.id : `${best.id};${best.text}`;
}

/** The number of options in a text. */
const optionCount = (text: string): number => (text === '' ? 0 : text.split(';').length);

/** The option values of a variant. Throws if its id does not parse. */
export function valuesOf(id: VariantId): OptionValues {
  const parsed = valuesIn(baseOf(id), id);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

function valuesIn(game: GameId, text: string): Result<OptionValues, string> {
  const { options } = REGISTRY[game];
  if (text === game) return ok(defaultValues(options));
  return parseOptions(text.slice(game.length + 1), options, game);
}

/** Parses the name of a variant, and returns its canonical id. The error is a sentence. */
export function parseVariant(text: string): Result<VariantId, string> {
  const [game = ''] = text.split(';', 1);
  if (!isGameId(game)) return err(`There is no game called ${quote(game)}.`);
  const values = valuesIn(game, text);
  return values.ok ? ok(variantOf(game, values.value)) : values;
}

/** What makes the games whose rules are loaded. */
const makers = new Map<GameId, GameMaker>();

for (const id of GAME_IDS) {
  const registration = REGISTRY[id];
  if ('maker' in registration) makers.set(id, registration.maker);
}

/** The variants made so far. Their number is limited. */
const games = new Map<VariantId, AnyGame>();

/** Loads the rules of a variant, if they are not loaded yet. Fails if they cannot be loaded. */
export async function loadGame(id: VariantId): Promise<void> {
  const base = baseOf(id);
  const registration = REGISTRY[base];
  if (!makers.has(base) && 'load' in registration) addGame(base, await registration.load());
}

/** Loads the rules of every game. */
export async function loadAllGames(): Promise<void> {
  await Promise.all(GAME_IDS.map(loadGame));
}

/** Gives a game its rules. */
export function addGame(id: GameId, maker: GameMaker): void {
  makers.set(id, maker);
}

/** True if `gameOf` has the game. */
export const isLoaded = (id: VariantId): boolean => makers.has(baseOf(id));

/** The kinds of deals that a game has; any while its rules are not loaded. */
export const dealsOf = (id: VariantId): DealKinds => (isLoaded(id) ? gameOf(id) : ANY_DEALS);

/** The game of a variant, the same object each time. Throws if its rules are not loaded. */
export function gameOf(id: VariantId): AnyGame {
  const made = games.get(id);
  if (made) return made;
  const maker = makers.get(baseOf(id));
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
