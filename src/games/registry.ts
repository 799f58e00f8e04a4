import { t } from '@lingui/core/macro';
import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';
import { layoutGame } from './layouts/game';
import { loadLater } from './layouts/later';
import type { Layout } from './layouts/layout';
import {
  FREECELL_OPTIONS,
  klondikeChanges,
  klondikeOptions,
  SPIDER_OPTIONS,
  spiderChanges,
} from './layouts/options';
import type { PresetId } from './layouts/presets';
import { klondike } from './layouts/presets/first';
import {
  EIGHT_STACKS_OPTIONS,
  ELEVENS_OPTIONS,
  GOLF_OPTIONS,
  PYRAMID_OPTIONS,
  TENS_OPTIONS,
  THIRTEENS_OPTIONS,
  TRIPEAKS_OPTIONS,
  TWELVE_PICTURES_OPTIONS,
} from './options';

/** A game, or, if it has options, a function that makes it from their values. */
export type GameMaker = AnyGame | ((values: OptionValues) => AnyGame);

/** What a player does in a game: the groups of the menu. */
export type MenuGroup = 'build' | 'pair' | 'peel' | 'watch' | 'described';

/** Where the menu shows a game. */
export interface MenuEntry {
  readonly group: MenuGroup;
  /** False for a game that has no tile on the home page: the list of all games has it. */
  readonly tile?: false;
  /**
   * For games with the same options and different defaults: the menu card that they share, and the button of this one. The id
   * of a variant starts with the game that leaves the fewest options to write, the first of several.
   */
  readonly shared?: {
    /** The same for games that share a card. */
    readonly card: string;
    readonly name: () => string;
    readonly button: () => string;
    /** The button where there is little space. */
    readonly chip: string;
  };
}

/**
 * A registered game. The table is part of the first load, so games `load` their rules later. A `maker` makes the rules part of the
 * first load, too: such a game can be played without another request, and loads only its hints and sentences later.
 */
export type Registration = MenuEntry & {
  readonly options: readonly GameOption[];
  /** For a described game: what the values of its options change in its description. */
  readonly changes?: (values: OptionValues) => Partial<Layout>;
  readonly load: () => Promise<GameMaker>;
  readonly maker?: GameMaker;
};

const makeKlondike: GameMaker = (values) => {
  const changes = klondikeChanges(values);
  const game = klondike(changes.stock);
  return layoutGame({ ...game.layout, ...changes }, game) as AnyGame;
};

/** Klondike, turning this many cards of its stock by default. */
const klondikeEntry = (draw: 1 | 3): Registration => ({
  maker: makeKlondike,
  load: async () => {
    await loadLater();
    return makeKlondike;
  },
  options: klondikeOptions(draw),
  changes: klondikeChanges,
  group: 'build',
  shared: {
    card: 'klondike',
    name: () => t`Klondike`,
    button: () => t({ message: `Draw ${draw}`, comment: 'cards of the stock, on a button' }),
    chip: String(draw),
  },
});

/** Keeps the ids of a table as a type. */
const tableOf = <Id extends string>(table: Readonly<Record<Id, Registration>>) => table;

/** The described games without a tile on the home page. `src/games/layouts/presets` has their names and rules. */
const DESCRIBED = [
  'thumb-and-pouch',
  'whitehead',
  'westcliff',
  'trigon',
  'saratoga',
  'double-klondike',
  'gargantua',
  'easthaven',
  'gypsy',
  'agnes-sorel',
  'american-canister',
  'canfield',
  'rainbow',
  'storehouse',
  'chameleon',
  'american-toad',
  'bakers-game',
  'eight-off',
  'seahaven-towers',
  'forecell',
  'penguin',
  'stronghold',
  'beleaguered-castle',
  'streets-and-alleys',
  'fortress',
  'bastion',
  'king-albert',
  'flower-garden',
  'fan',
  'la-belle-lucie',
  'trefoil',
  'bakers-dozen',
  'portuguese-solitaire',
  'good-measure',
  'spanish-patience',
  'castles-in-spain',
  'forty-thieves',
  'josephine',
  'streets',
  'rank-and-file',
  'number-ten',
  'emperor',
  'limited',
  'lucas',
  'maria',
  'russian-solitaire',
  'alaska',
  'australian-patience',
  'scorpion',
  'wasp',
  'spiderette',
  'spiderette-1',
  'spiderette-2',
  'will-o-the-wisp',
  'simple-simon',
  'mrs-mop',
] as const;

type DescribedId = (typeof DESCRIBED)[number];

/** A described game with these options, and what their values change in its description. */
const layout = (
  id: PresetId,
  options: readonly GameOption[] = [],
  changes: (values: OptionValues) => Partial<Layout> = () => ({}),
) => ({
  load: async (): Promise<GameMaker> => {
    await loadLater();
    const { presetGame } = await import('./layouts/presets');
    return (values) => presetGame(id, changes(values));
  },
  options,
  changes,
});

const described = Object.fromEntries(
  DESCRIBED.map((id): [DescribedId, Registration] => [id, { ...layout(id), group: 'described' }]),
) as Readonly<Record<DescribedId, Registration>>;

/** Every game by its id, in the order of the menu. The contract tests run for each. */
export const REGISTRY = tableOf({
  'klondike-3': klondikeEntry(3),
  'klondike-1': klondikeEntry(1),
  freecell: {
    ...layout('freecell', FREECELL_OPTIONS, ({ cells }) => ({ cells: Number(cells) })),
    group: 'build',
  },
  spider: { ...layout('spider', SPIDER_OPTIONS, spiderChanges), group: 'build' },
  yukon: { ...layout('yukon'), group: 'build' },
  golf: {
    load: async () => (await import('./golf')).golf,
    options: GOLF_OPTIONS,
    group: 'peel',
  },
  tripeaks: {
    load: async () => (await import('./tripeaks')).tripeaks,
    options: TRIPEAKS_OPTIONS,
    group: 'peel',
  },
  pyramid: {
    load: async () => (await import('./pyramid')).pyramid,
    options: PYRAMID_OPTIONS,
    group: 'peel',
  },
  'black-hole': {
    load: async () => (await import('./blackhole')).blackHole,
    options: [],
    group: 'peel',
    tile: false,
  },
  elevens: {
    load: async () => (await import('./pairing')).elevens,
    options: ELEVENS_OPTIONS,
    group: 'pair',
  },
  thirteens: {
    load: async () => (await import('./pairing')).thirteens,
    options: THIRTEENS_OPTIONS,
    group: 'pair',
  },
  tens: {
    load: async () => (await import('./pairing')).tens,
    options: TENS_OPTIONS,
    group: 'pair',
  },
  'perditio-tempus': {
    load: async () => (await import('./automatic')).perditioTempus,
    options: [],
    group: 'watch',
  },
  pictures: {
    load: async () => (await import('./automatic')).twelvePictures,
    options: TWELVE_PICTURES_OPTIONS,
    group: 'watch',
  },
  'eight-stacks': {
    load: async () => (await import('./automatic')).eightStacks,
    options: EIGHT_STACKS_OPTIONS,
    group: 'watch',
  },
  ...described,
});

/** The first word of a description in an address. */
export const OWN = 'layout';

/** A game of the player’s own, given by its description: `layout;columns=7x4.6x4;cells=3`. */
export type OwnId = `${typeof OWN};${string}`;

/** The name of a game in addresses, saves and commands: that of a registered game, or a description. */
export type GameId = RegisteredId | OwnId;

/** The name of a game of the menu. */
export type RegisteredId = keyof typeof REGISTRY;
