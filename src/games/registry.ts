import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';
import { EIGHT_STACKS_OPTIONS, eightStacks } from './automatic/eightStacks';
import { perditioTempus } from './automatic/perditio';
import { TWELVE_PICTURES_OPTIONS, twelvePictures } from './automatic/twelvePictures';
import { PRESET_IDS, PRESETS, type PresetId, presetGame } from './layouts/presets';
import { klondikeOptions } from './layouts/presets/klondike';
import { REMOVAL_IDS, REMOVALS, type RemovalId, removalPresetGame } from './removals/presets';

/** A registered game. */
export interface Registration {
  readonly options?: readonly GameOption[];
  /** Makes the game from the values of its options. */
  readonly make: (values: OptionValues) => AnyGame;
  /** The description of a game of columns. Registrations that share one are one game by several names: `klondike-1`, `klondike-3`. */
  readonly preset?: PresetId;
  /** The description of a game of removal. */
  readonly removal?: RemovalId;
}

const columns = (preset: PresetId): Registration => ({
  options: PRESETS[preset].options ?? [],
  make: (values) => presetGame(preset, values),
  preset,
});

const removal = (id: RemovalId): Registration => ({
  options: REMOVALS[id].options ?? [],
  make: (values) => removalPresetGame(id, values),
  removal: id,
});

const registrationsOf = <Id extends string>(
  ids: readonly Id[],
  register: (id: Id) => Registration,
) => Object.fromEntries(ids.map((id) => [id, register(id)])) as Readonly<Record<Id, Registration>>;

/** The games that are offered first where not all are, as on the page of daily deals. */
export const MAIN_GAMES = {
  'klondike-3': columns('klondike'),
  'klondike-1': { ...columns('klondike'), options: klondikeOptions('1') },
  freecell: columns('freecell'),
  spider: columns('spider'),
  yukon: columns('yukon'),
  golf: removal('golf'),
  tripeaks: removal('tripeaks'),
  pyramid: removal('pyramid'),
  'black-hole': removal('black-hole'),
  elevens: removal('elevens'),
  thirteens: removal('thirteens'),
  tens: removal('tens'),
  'perditio-tempus': { make: perditioTempus },
  pictures: { make: twelvePictures, options: TWELVE_PICTURES_OPTIONS },
  'eight-stacks': { make: eightStacks, options: EIGHT_STACKS_OPTIONS },
} satisfies Readonly<Record<string, Registration>>;

/** Every game by its id, the main ones first, in the order of the list of all games. The contract tests run for each. */
export const REGISTRY = {
  ...MAIN_GAMES,
  ...registrationsOf(
    PRESET_IDS.filter((id) => id !== 'klondike'),
    columns,
  ),
  ...registrationsOf(REMOVAL_IDS, removal),
};

/** The id of a registered game. */
export type RegisteredId = keyof typeof REGISTRY;
