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
import * as klondikeMakers from './klondike/makers';
import * as list from './list';
import type { GameMaker, GameMakers, Registration } from './registration';

export type { MenuGroup } from './registration';

/** The name of a registered game in addresses, saves and commands. */
export type GameId = keyof typeof list;

const REGISTRY: Readonly<Record<GameId, Registration>> = { ...list };

/** The ids of all games, in the order of the menu. */
export const GAME_IDS: readonly GameId[] = (Object.keys(REGISTRY) as GameId[]).sort(
  (a, b) => REGISTRY[a].order - REGISTRY[b].order,
);

/** True for the id of a game. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(REGISTRY, text);

/** What loads the rules of a game, and of those that share its folder. */
export const loaderOf = (id: GameId): Registration['load'] => REGISTRY[id].load;

/** Where the menu has a game. */
export const menuPlaceOf = (id: GameId): Omit<Registration, 'options' | 'load'> => REGISTRY[id];

/**
 * A registered game, or one with other rules: `klondike-3`, `klondike-3;redeals=2`. A variant has one name only, the
 * one that `parseVariant` and `variantOf` give.
 */
export type VariantId = GameId | `${GameId};${string}`;

/** The registered game of a variant. */
export const baseOf = (id: VariantId): GameId => id.split(';', 1)[0] as GameId;

/** The options of a registered game, or of the game of a variant. */
export const optionsOf = (id: VariantId): readonly GameOption[] => REGISTRY[baseOf(id)].options;

/** The variant of a game that has these values, by its one name. */
export function variantOf(game: GameId, values: OptionValues): VariantId {
  const { shared } = menuPlaceOf(game);
  const kindred = shared
    ? GAME_IDS.filter((id) => menuPlaceOf(id).shared?.name === shared.name)
    : [game];
  const names = kindred.map((id) => ({ id, text: formatOptions(optionsOf(id), values) }));
  const best = names.reduce((a, b) => (count(b.text) < count(a.text) ? b : a));
  return best.text === '' ? best.id : `${best.id};${best.text}`;
}

/** How many options a text has. */
const count = (text: string): number => (text === '' ? 0 : text.split(';').length);

/** The values of a variant’s options. Throws if its name is not one that `parseVariant` gives. */
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

/** The variant that a person, an address or a file names, by its one name; or a sentence saying what is wrong. */
export function parseVariant(text: string): Result<VariantId, string> {
  const [game = ''] = text.split(';', 1);
  if (!isGameId(game)) return err(`There is no game called ${quote(game)}.`);
  const values = valuesIn(game, text);
  return values.ok ? ok(variantOf(game, values.value)) : values;
}

/** The games whose rules are loaded: Klondike at once, the others by `load.ts`. */
const makers = new Map<string, GameMaker>(Object.entries(klondikeMakers));

/** Games that have been asked for. There is a limited number of variants. */
const games = new Map<VariantId, AnyGame>();

/** True if `gameOf` has the game. */
export const isLoaded = (id: VariantId): boolean => makers.has(baseOf(id));

/** Which deals a game has: any, as far as is known, while its rules are not loaded. */
export const dealsOf = (id: VariantId): DealKinds => (isLoaded(id) ? gameOf(id) : ANY_DEALS);

/** Adds games whose rules are loaded later. */
export function addGames(more: GameMakers): void {
  for (const [id, make] of Object.entries(more)) makers.set(id, make);
}

/** The game of a variant, the same object each time. Throws if its rules are not loaded. */
export function gameOf(id: VariantId): AnyGame {
  const made = games.get(id);
  if (made) return made;
  const make = makers.get(baseOf(id));
  if (!make) throw new Error(`the rules of ${id} are not loaded`);
  const values = valuesOf(id);
  const game = make(values);
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

/** The games whose rules are Klondike’s. */
export type KlondikeId = 'klondike-3' | 'klondike-1';

/** True for a game whose rules are Klondike’s. */
export const isKlondike = <Id extends VariantId>(
  id: Id,
): id is Id & (KlondikeId | `${KlondikeId};${string}`) => baseOf(id).startsWith('klondike-');
