import {
  defaultValues,
  formatOptions,
  type GameOption,
  type OptionValues,
  parseOptions,
} from '../engine/options';
import { ok, type Result } from '../engine/result';
import {
  type GameId,
  type MenuEntry,
  OWN,
  type OwnId,
  REGISTRY,
  type Registration,
} from './registry';

/** The ids of all games, in the order of the menu. */
export const GAME_IDS = Object.keys(REGISTRY) as readonly GameId[] as readonly [
  GameId,
  ...GameId[],
];

/** The games that newcomers are offered: the home page begins with one of them, and the coach shows how they are played. */
export const FIRST_GAMES: readonly [GameId, ...GameId[]] = ['klondike-3', 'klondike-1'];

/** True for the id of a game. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(REGISTRY, text);

/** The first word in the name of a variant, as ids have it: capitals and spaces at its ends make no difference. */
export const gameWord = (name: string): string =>
  (name.split(';', 1)[0] ?? '').trim().toLowerCase();

/** True for a game that is given by its description. */
export const isOwn = (id: string): id is OwnId => id.startsWith(`${OWN};`);

/**
 * A game, or a registered one with other option values: `klondike-3`, `klondike-3;redeals=2`. A variant has one canonical id,
 * which `parseVariant` and `variantOf` return.
 */
export type VariantId = GameId | `${GameId};${string}`;

/** The game of a variant; of a description, the description itself. */
export const baseOf = (id: VariantId): GameId => (isOwn(id) ? id : (id.split(';', 1)[0] as GameId));

/** The id of the game with this description. */
export const ownId = (description: string): OwnId => `${OWN};${description}`;

/** Where the menu would show every game that is given by its description. */
const OWN_ENTRY: MenuEntry = { group: 'described' };

/** The registration of a game; undefined for a description. */
const registrationOf = (id: GameId): Registration | undefined =>
  isOwn(id) ? undefined : REGISTRY[id];

/** True for a game of columns and foundations, which follows from a description. */
export function isDescribed(id: VariantId): boolean {
  const base = baseOf(id);
  return isOwn(base) || registrationOf(base)?.layout !== undefined;
}

/** Where the menu shows a game. */
export const menuEntry = (id: GameId): MenuEntry => registrationOf(id) ?? OWN_ENTRY;

/** The options of a registered game, or of the game of a variant. */
export const optionsOf = (id: VariantId): readonly GameOption[] =>
  registrationOf(baseOf(id))?.options ?? [];

/** The games that share a tile with a game, itself among them. */
export function kindredOf(game: GameId): readonly GameId[] {
  const { shared } = menuEntry(game);
  return shared ? GAME_IDS.filter((id) => menuEntry(id).shared?.card === shared.card) : [game];
}

/** The canonical id of the variant with these values. */
export function variantOf(game: GameId, values: OptionValues): VariantId {
  const names = kindredOf(game).map((id) => ({ id, text: formatOptions(optionsOf(id), values) }));
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

/** Parses the name of a variant of a game as option values. The error is a sentence. */
export function valuesIn(game: GameId, text: string): Result<OptionValues, string> {
  const options = optionsOf(game);
  if (text === game) return ok(defaultValues(options));
  return parseOptions(text.slice(game.length + 1), options, game);
}
