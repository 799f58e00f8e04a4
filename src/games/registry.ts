import { t } from '@lingui/core/macro';
import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';
import { eightStacks } from './automatic/eightStacks';
import { perditioTempus } from './automatic/perditio';
import { twelvePictures } from './automatic/twelvePictures';
import { blackHole } from './blackhole';
import { golf } from './golf';
import type { Layout } from './layouts/layout';
import { PRESET_IDS, PRESETS, type PresetId, presetGame, presetLayout } from './layouts/presets';
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
import { elevens, tens, thirteens } from './pairing';
import { pyramid } from './pyramid';
import { tripeaks } from './tripeaks';

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

/** A registered game. */
export interface Registration extends MenuEntry {
  /** Makes the game from the values of its options. */
  readonly make: (values: OptionValues) => AnyGame;
  readonly options?: readonly GameOption[];
  /** Of a game of columns and foundations: its description. */
  readonly layout?: (values: OptionValues) => Layout;
}

/** Keeps the ids of a table as a type. */
const tableOf = <Id extends string>(table: Readonly<Record<Id, Registration>>) => table;

/** Described games by their ids. */
const described = <Id extends PresetId>(ids: readonly Id[], entry: MenuEntry) =>
  Object.fromEntries(
    ids.map((id) => {
      const { options = [], changes } = PRESETS[id];
      const layout = (values: OptionValues): Layout => presetLayout(id, changes?.(values));
      const make = (values: OptionValues): AnyGame => presetGame(id, changes?.(values));
      return [id, { ...entry, make, options, layout }];
    }),
  ) as Readonly<Record<Id, Registration>>;

/** Klondike, turning this many cards of its stock by default. */
const klondike = <Id extends PresetId>(id: Id, draw: 1 | 3) =>
  described([id], {
    group: 'build',
    shared: {
      card: 'klondike',
      name: () => t`Klondike`,
      button: () => t({ message: `Draw ${draw}`, comment: 'cards of the stock, on a button' }),
      chip: String(draw),
    },
  });

/** The described games with a tile on the home page, apart from Klondike. */
const CLASSIC = ['freecell', 'spider', 'yukon'] as const;
const TILES: readonly PresetId[] = ['klondike-3', 'klondike-1', ...CLASSIC];

/** Every game by its id, in the order of the menu. The contract tests run for each. */
export const REGISTRY = tableOf({
  ...klondike('klondike-3', 3),
  ...klondike('klondike-1', 1),
  ...described(CLASSIC, { group: 'build' }),
  golf: { make: golf, options: GOLF_OPTIONS, group: 'peel' },
  tripeaks: { make: tripeaks, options: TRIPEAKS_OPTIONS, group: 'peel' },
  pyramid: { make: pyramid, options: PYRAMID_OPTIONS, group: 'peel' },
  'black-hole': { make: blackHole, group: 'peel', tile: false },
  elevens: { make: elevens, options: ELEVENS_OPTIONS, group: 'pair' },
  thirteens: { make: thirteens, options: THIRTEENS_OPTIONS, group: 'pair' },
  tens: { make: tens, options: TENS_OPTIONS, group: 'pair' },
  'perditio-tempus': { make: perditioTempus, group: 'watch' },
  pictures: { make: twelvePictures, options: TWELVE_PICTURES_OPTIONS, group: 'watch' },
  'eight-stacks': { make: eightStacks, options: EIGHT_STACKS_OPTIONS, group: 'watch' },
  ...described(
    PRESET_IDS.filter((id) => !TILES.includes(id)),
    { group: 'described' },
  ),
});

/** The first word of a description in an address. */
export const OWN = 'layout';

/** A game of the player’s own, given by its description: `layout;columns=7x4.6x4;cells=3`. */
export type OwnId = `${typeof OWN};${string}`;

/** The name of a game in addresses, saves and commands: that of a registered game, or a description. */
export type GameId = RegisteredId | OwnId;

/** The name of a game of the menu. */
export type RegisteredId = keyof typeof REGISTRY;
