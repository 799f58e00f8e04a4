import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';
import { EIGHT_STACKS_OPTIONS, eightStacks } from './automatic/eightStacks';
import { perditioTempus } from './automatic/perditio';
import { TWELVE_PICTURES_OPTIONS, twelvePictures } from './automatic/twelvePictures';
import { PRESET_IDS, PRESETS, type PresetId, presetGame } from './layouts/presets';
import { klondikeOptions } from './layouts/presets/klondike';
import { REMOVAL_IDS, REMOVALS, type RemovalId, removalPresetGame } from './removals/presets';

/** What a player does in a game: the groups of the home page; see families.ts. An `untiled` game has no tile there. */
export type MenuGroup = 'build' | 'pair' | 'peel' | 'watch' | 'untiled';

/** A registered game. */
export interface Registration {
  readonly group: MenuGroup;
  readonly options?: readonly GameOption[];
  /** Makes the game from the values of its options. */
  readonly make: (values: OptionValues) => AnyGame;
  /**
   * The description of a game of columns and foundations. Registrations that share a preset are one game under several names, such
   * as `klondike-1` and `klondike-3`.
   */
  readonly preset?: PresetId;
  /** The description of a game of removal. */
  readonly removal?: RemovalId;
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

/** A game of removal. */
const removal = (id: RemovalId, group: MenuGroup): Registration => ({
  group,
  options: REMOVALS[id].options ?? [],
  make: (values) => removalPresetGame(id, values),
  removal: id,
});

/** The games that a list of ids leaves out, all in the group of games without a tile. */
const others = <Id extends string, First extends Id>(
  ids: readonly Id[],
  first: readonly First[],
  register: (id: Id, group: MenuGroup) => Registration,
) => {
  type OtherId = Exclude<Id, First>;
  const isOther = (id: Id): id is OtherId => !first.some((each) => each === id);
  return Object.fromEntries(
    ids.filter(isOther).map((id) => [id, register(id, 'untiled')]),
  ) as Readonly<Record<OtherId, Registration>>;
};

/** Every game by its id, in the order of the menu. The contract tests run for each. */
export const REGISTRY = tableOf({
  'klondike-3': described('klondike', 'build'),
  'klondike-1': { ...described('klondike', 'build'), options: klondikeOptions('1') },
  freecell: described('freecell', 'build'),
  spider: described('spider', 'build'),
  yukon: described('yukon', 'build'),
  golf: removal('golf', 'peel'),
  tripeaks: removal('tripeaks', 'peel'),
  pyramid: removal('pyramid', 'peel'),
  'black-hole': removal('black-hole', 'peel'),
  elevens: removal('elevens', 'pair'),
  thirteens: removal('thirteens', 'pair'),
  tens: removal('tens', 'pair'),
  'perditio-tempus': { make: perditioTempus, group: 'watch' },
  pictures: { make: twelvePictures, options: TWELVE_PICTURES_OPTIONS, group: 'watch' },
  'eight-stacks': { make: eightStacks, options: EIGHT_STACKS_OPTIONS, group: 'watch' },
  ...others(PRESET_IDS, ['klondike', 'freecell', 'spider', 'yukon'], described),
  ...others(
    REMOVAL_IDS,
    ['golf', 'tripeaks', 'pyramid', 'black-hole', 'elevens', 'thirteens', 'tens'],
    removal,
  ),
});

/** The name of a game of the menu. */
export type RegisteredId = keyof typeof REGISTRY;
