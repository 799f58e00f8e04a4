import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';
import { eightStacks } from './automatic/eightStacks';
import { perditioTempus } from './automatic/perditio';
import { twelvePictures } from './automatic/twelvePictures';
import { blackHole } from './blackhole';
import { golf } from './golf';
import { PRESET_IDS, PRESETS, type PresetId, presetGame } from './layouts/presets';
import { klondikeOptions } from './layouts/presets/klondike';
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

/** A registered game. */
export interface Registration {
  readonly group: MenuGroup;
  readonly options?: readonly GameOption[];
  /** Makes the game from the values of its options. */
  readonly make: (values: OptionValues) => AnyGame;
  /** The description of a game of columns and foundations. Games with one preset are one game with several names. */
  readonly preset?: PresetId;
}

/** Keeps the ids of a table as a type. */
const tableOf = <Id extends string>(table: Readonly<Record<Id, Registration>>) => table;

/** A described game. */
const described = (preset: PresetId, group: MenuGroup): Registration => ({
  group,
  options: PRESETS[preset].options ?? [],
  make: (values) => presetGame(preset, values),
  preset,
});

/** The described games that come first in the menu, and all others. */
const CLASSIC = ['klondike', 'freecell', 'spider', 'yukon'] as const;
type OtherId = Exclude<PresetId, (typeof CLASSIC)[number]>;
const isOther = (id: PresetId): id is OtherId => !CLASSIC.some((classic) => classic === id);

/** Every game by its id, in the order of the menu. The contract tests run for each. */
export const REGISTRY = tableOf({
  'klondike-3': described('klondike', 'build'),
  'klondike-1': { ...described('klondike', 'build'), options: klondikeOptions('1') },
  freecell: described('freecell', 'build'),
  spider: described('spider', 'build'),
  yukon: described('yukon', 'build'),
  golf: { make: golf, options: GOLF_OPTIONS, group: 'peel' },
  tripeaks: { make: tripeaks, options: TRIPEAKS_OPTIONS, group: 'peel' },
  pyramid: { make: pyramid, options: PYRAMID_OPTIONS, group: 'peel' },
  'black-hole': { make: blackHole, group: 'peel' },
  elevens: { make: elevens, options: ELEVENS_OPTIONS, group: 'pair' },
  thirteens: { make: thirteens, options: THIRTEENS_OPTIONS, group: 'pair' },
  tens: { make: tens, options: TENS_OPTIONS, group: 'pair' },
  'perditio-tempus': { make: perditioTempus, group: 'watch' },
  pictures: { make: twelvePictures, options: TWELVE_PICTURES_OPTIONS, group: 'watch' },
  'eight-stacks': { make: eightStacks, options: EIGHT_STACKS_OPTIONS, group: 'watch' },
  ...(Object.fromEntries(
    PRESET_IDS.filter(isOther).map((id) => [id, described(id, 'described')]),
  ) as Readonly<Record<OtherId, Registration>>),
});

/** The name of a game of the menu. */
export type RegisteredId = keyof typeof REGISTRY;
