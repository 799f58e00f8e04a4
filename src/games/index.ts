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
import { PICTURES_OPTIONS, STACKS_OPTIONS } from './automatic/options';
import { FREECELL_OPTIONS } from './freecell/options';
import { GOLF_OPTIONS } from './golf/options';
import { klondike } from './klondike';
import { klondikeOptions, rulesOf } from './klondike/options';
import { hasStandardRules } from './klondike/state';
import { ELEVENS_OPTIONS, TENS_OPTIONS, THIRTEENS_OPTIONS } from './pairing/options';

/** Every game of the app with its options, in the order of the menu. The contract tests run for each. */
const OPTIONS = {
  'klondike-3': klondikeOptions(3),
  'klondike-1': klondikeOptions(1),
  freecell: FREECELL_OPTIONS,
  golf: GOLF_OPTIONS,
  elevens: ELEVENS_OPTIONS,
  thirteens: THIRTEENS_OPTIONS,
  tens: TENS_OPTIONS,
  'perditio-tempus': [],
  pictures: PICTURES_OPTIONS,
  'eight-stacks': STACKS_OPTIONS,
} satisfies Readonly<Record<string, readonly GameOption[]>>;

/** The name of a registered game in addresses, saves and commands. */
export type GameId = keyof typeof OPTIONS;

/**
 * A registered game, or one with other rules: `klondike-3`, `klondike-3;redeals=2`. A variant has one name only, the
 * one that `parseVariant` and `variantOf` give.
 */
export type VariantId = GameId | `${GameId};${string}`;

export const GAME_IDS = Object.keys(OPTIONS) as readonly GameId[];

/** Games whose options are the same, and which differ in the defaults alone. A variant is named after the first that fits best. */
const KINDRED: readonly (readonly GameId[])[] = [['klondike-3', 'klondike-1']];

/** True for the id of a registered game. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(OPTIONS, text);

/** The registered game of a variant. */
export const baseOf = (id: VariantId): GameId => id.split(';', 1)[0] as GameId;

/** The options of a registered game, or of the game of a variant. */
export const optionsOf = (id: VariantId): readonly GameOption[] => OPTIONS[baseOf(id)];

/** The variant of a game that has these values, by its one name. */
export function variantOf(game: GameId, values: OptionValues): VariantId {
  const kindred = KINDRED.find((games) => games.includes(game)) ?? [game];
  const names = kindred.map((id) => ({ id, text: formatOptions(OPTIONS[id], values) }));
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
  const options = OPTIONS[game];
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

/** Makes a game by the values of its options. */
type GameMaker = (values: OptionValues) => AnyGame;

const makeKlondike: GameMaker = (values) => klondike(rulesOf(values));

/** The games whose rules are loaded: Klondike at once, the others by `all.ts`. */
const makers = new Map<GameId, GameMaker>([
  ['klondike-3', makeKlondike],
  ['klondike-1', makeKlondike],
]);

/** Games that have been asked for. There is a limited number of variants. */
const games = new Map<VariantId, AnyGame>();

/** True if `gameOf` has the game. */
export const isLoaded = (id: VariantId): boolean => makers.has(baseOf(id));

/** How many decks a game uses; nothing while its rules are not loaded. */
export const decksOf = (id: VariantId): number | undefined =>
  isLoaded(id) ? (gameOf(id).decks ?? 1) : undefined;

/** Adds games whose rules are loaded later. */
export function addGames(more: Readonly<Partial<Record<GameId, GameMaker>>>): void {
  for (const [id, make] of Object.entries(more)) makers.set(id as GameId, make);
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

/** True for a game that the solver decides: Klondike with the rules that it knows. */
export const isSolvable = <Id extends VariantId>(
  id: Id,
): id is Id & (KlondikeId | `${KlondikeId};${string}`) =>
  isKlondike(id) && hasStandardRules(rulesOf(valuesOf(id)));
