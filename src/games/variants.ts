import { t } from '@lingui/core/macro';
import type { DealId } from '../engine/dealId';
import { keysOf } from '../engine/keysOf';
import { memoize } from '../engine/memoize';
import {
  defaultValues,
  deviations,
  formatOptions,
  type GameOption,
  type OptionValues,
  parseOptions,
} from '../engine/options';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { type FullLayout, type Layout, setupOf } from './layouts/layout';
import { formatLayout, parseLayout } from './layouts/layoutText';
import { type PresetId, presetLayout } from './layouts/presets';
import { MAIN_GAMES, REGISTRY, type RegisteredId, type Registration } from './registry';
import { presetRemoval } from './removals/presets';
import { type FullRemoval, type Removal, setupOf as setupOfRemoval } from './removals/removal';
import { formatRemoval, parseRemoval } from './removals/removalText';

declare const PARSED: unique symbol;

/** The first words of descriptions in addresses, for games of columns and for games of removal. */
const KINDS = ['layout', 'removal'] as const;
type Kind = (typeof KINDS)[number];

/** A custom game, given by its description: `layout;columns=7x4.6x4;cells=3`, `removal;pyramid=5`. */
type CustomId = `${Kind};${string}` & { readonly [PARSED]: true };

/** A registered game, or a description, which is a game itself. */
export type GameId = RegisteredId | CustomId;

/**
 * A game with values of its options, or a description: `klondike-3`, `klondike-3;redeals=2`. A variant has one id. That of a
 * registered game may be written in the code; any other comes from `parseVariant` or `variantOf`.
 */
export type VariantId = RegisteredId | (string & { readonly [PARSED]: true });

/** A deal of a variant. */
export interface VariantDeal {
  readonly variant: VariantId;
  readonly deal: DealId;
}

/** The name of a deal, as addresses have it: `klondike-3/275`. */
export const dealName = ({ variant, deal }: VariantDeal): string => `${variant}/${deal}`;

/** The ids of all games, in the order of the list of all games. */
export const GAME_IDS = keysOf(REGISTRY) as readonly [RegisteredId, ...RegisteredId[]];

/** The games that newcomers are offered, the easier one first: the home page begins with it, and the coach shows how they are played. */
export const FIRST_GAMES: readonly [GameId, ...GameId[]] = ['klondike-1', 'klondike-3'];

const registrationOf = (game: RegisteredId): Registration => REGISTRY[game];

const optionsOfGame = (game: RegisteredId): readonly GameOption[] =>
  registrationOf(game).options ?? [];

/** The first word in the name of a variant, as ids have it: capitals and spaces at its ends make no difference. */
export const gameWord = (name: string): string =>
  (name.split(';', 1)[0] ?? '').trim().toLowerCase();

/** The first word of a description of a game as text; undefined for any other text. */
const kindOf = (text: string): Kind | undefined => KINDS.find((word) => word === gameWord(text));

/** True for a description of a game as text. */
export const isDescription = (text: string): boolean => kindOf(text) !== undefined;

/** The game that a text names with its first word; undefined for any other word, and for a description. */
export function gameNamed(text: string): RegisteredId | undefined {
  const word = gameWord(text);
  return GAME_IDS.find((id) => id === word || registrationOf(id).preset === word);
}

/** Parses the name of a variant, and returns its id. The error is a sentence. */
export function parseVariant(text: string): Result<VariantId, string> {
  const known = remembered(text);
  if (known) return ok(known.id);
  const [word = ''] = text.split(';', 1);
  const rest = text.slice(word.length + 1);
  const kind = kindOf(text);
  if (kind) return parseDescription(kind, rest);
  const game = gameNamed(text);
  if (word === '') return err(t`The name of a game is missing.`);
  if (!game) {
    const written = quote(word);
    return err(t`There is no game called ${written}.`);
  }
  const options = optionsOfGame(game);
  const values = text === word ? ok(defaultValues(options)) : parseOptions(rest, options, game);
  return values.ok ? ok(variantOf(game, values.value)) : values;
}

/** Parses a description as a game: a registered one if one has its rules. The error is a sentence. */
function parseDescription(kind: Kind, text: string): Result<VariantId, string> {
  const parsed = kind === 'layout' ? parseLayout(text) : parseRemoval(text);
  if (!parsed.ok) return parsed;
  const described: Described = { layout: undefined, removal: undefined, [kind]: parsed.value };
  const description = describedAs(described) ?? '';
  const known = knownDescriptions().get(description);
  if (known) return ok(known);
  const id = description as CustomId;
  if (!remembered(id)) remember({ id, game: id, values: {}, ...described });
  return ok(id);
}

interface Described {
  readonly layout: Layout | undefined;
  readonly removal: Removal | undefined;
}

interface Variant extends Described {
  readonly id: VariantId;
  readonly game: GameId;
  readonly values: OptionValues;
}

/** A description as it is typed; undefined for a game without. */
const describedAs = ({ layout, removal }: Described): string | undefined =>
  layout ? `layout;${formatLayout(layout)}` : removal && `removal;${formatRemoval(removal)}`;

/** The variants of registered games met so far, by their ids. */
const variants = new Map<string, Variant>();
/** The custom games used last, by their ids, the latest at the end: each step of a drag in the workshop makes one. */
const customGames = new Map<string, Variant>();
const MAX_CUSTOM_GAMES = 500;

/** Remembers a custom game as the latest; the one that was not used for longest may be forgotten. */
function remember(custom: Variant): void {
  customGames.delete(custom.id);
  customGames.set(custom.id, custom);
  const [oldest = ''] = customGames.keys();
  if (customGames.size > MAX_CUSTOM_GAMES) customGames.delete(oldest);
}

/** What a text that may be an id stands for, if it was met before. */
function remembered(text: string): Variant | undefined {
  const custom = customGames.get(text);
  if (custom) remember(custom);
  return custom ?? variants.get(text);
}

/** What an id stands for, the same object while it is remembered: always for a registered game. */
export function readVariant(id: VariantId): Variant {
  const known = remembered(id);
  if (known) return known;
  // It may be written in the code, come from another thread, or be forgotten.
  parseVariant(id);
  const variant = remembered(id);
  if (!variant) throw new Error(`${id} is not a variant`);
  return variant;
}

/** The id of the variant of a game with these values. A game with several names has the one that leaves the fewest to write. */
export function variantOf(game: GameId, values: OptionValues): VariantId {
  if (isCustom(game)) return game;
  const changed = (name: RegisteredId) => deviations(optionsOfGame(name), values).length;
  const name = namesOf(game).reduce((a, b) => (changed(b) < changed(a) ? b : a));
  const pairs = formatOptions(optionsOfGame(name), values);
  const id = (pairs === '' ? name : `${name};${pairs}`) as VariantId;
  const { preset, removal } = registrationOf(name);
  if (!variants.has(id))
    variants.set(id, {
      id,
      game: name,
      values,
      layout: preset && presetLayout(preset, values),
      removal: removal && presetRemoval(removal, values),
    });
  return id;
}

/** The names of one game, which stand for different values of its options. */
function namesOf(game: RegisteredId): readonly RegisteredId[] {
  const { preset } = registrationOf(game);
  return preset ? GAME_IDS.filter((id) => registrationOf(id).preset === preset) : [game];
}

/** True for a game that is given by its description. */
export const isCustom = (id: VariantId): id is CustomId => isDescription(id);

/** The game of a variant; of a description, the description itself. */
export const baseOf = (id: VariantId): GameId => readVariant(id).game;

export const valuesOf = (id: VariantId): OptionValues => readVariant(id).values;

/** The description of a game of columns and foundations, the same object while it is remembered; undefined for any other game. */
export const layoutOf = (id: VariantId): Layout | undefined => readVariant(id).layout;

/** The description of a game of removal, the same object while it is remembered; undefined for any other game. */
export const removalOf = (id: VariantId): Removal | undefined => readVariant(id).removal;

/** True for a game of columns and foundations. */
export const hasLayout = (id: VariantId): boolean => layoutOf(id) !== undefined;

const setupOfLayout = memoize((layout: Layout) => setupOf(layout));

/** The description with every member, the same object while it is remembered. Throws if the game has none. */
export function setupOfVariant(id: VariantId): FullLayout {
  const layout = layoutOf(id);
  if (!layout) throw new Error(`${id} has no description`);
  return setupOfLayout(layout);
}

const fullRemoval = memoize((removal: Removal) => setupOfRemoval(removal));

/** The description of a game of removal with every member, the same object while it is remembered; undefined for any other game. */
export function removalSetupOf(id: VariantId): FullRemoval | undefined {
  const removal = removalOf(id);
  return removal && fullRemoval(removal);
}

/** The description of a game as it is typed; undefined for a game without. */
export const descriptionOf = (id: VariantId): string | undefined => describedAs(readVariant(id));

const registered = (id: VariantId): Registration | undefined => {
  const game = baseOf(id);
  return isCustom(game) ? undefined : REGISTRY[game];
};

/** The registered game of columns to which a variant belongs. */
export const presetOf = (id: VariantId): PresetId | undefined => registered(id)?.preset;

/** True for the games that are offered first where not all are. */
export const isMainGame = (id: VariantId): boolean => Object.hasOwn(MAIN_GAMES, baseOf(id));

/** The options of a game, or of the game of a variant. */
export const optionsOf = (id: VariantId): readonly GameOption[] => registered(id)?.options ?? [];

const combinations = ([option, ...rest]: readonly GameOption[]): readonly OptionValues[] =>
  option
    ? combinations(rest).flatMap((values) =>
        option.values.map(({ value }) => ({ ...values, [option.name]: value })),
      )
    : [{}];

let known: ReadonlyMap<string, VariantId> | undefined;

/** The registered games of columns and of removal, and their variants, by their descriptions. */
function knownDescriptions(): ReadonlyMap<string, VariantId> {
  known ??= new Map(
    GAME_IDS.flatMap((game) => {
      const { preset, removal } = registrationOf(game);
      return preset || removal
        ? combinations(optionsOfGame(game)).map((values) => variantOf(game, values))
        : [];
    }).map((id) => [descriptionOf(id) ?? '', id]),
  );
  return known;
}
