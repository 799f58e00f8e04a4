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
  /** True for the games that are offered first where not all are, as on the page of daily deals. */
  readonly isMain?: boolean;
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

/** A game of columns and foundations. */
const columns = (preset: PresetId): Registration => ({
  options: PRESETS[preset].options ?? [],
  make: (values) => presetGame(preset, values),
  preset,
});

/** A game of removal. */
const removal = (id: RemovalId): Registration => ({
  options: REMOVALS[id].options ?? [],
  make: (values) => removalPresetGame(id, values),
  removal: id,
});

/** A game that is offered first. */
const main = (game: Registration): Registration => ({ ...game, isMain: true });

/** Registers the games that a list of ids leaves out. */
const others = <Id extends string, First extends Id>(
  ids: readonly Id[],
  first: readonly First[],
  register: (id: Id) => Registration,
) => {
  type OtherId = Exclude<Id, First>;
  const isOther = (id: Id): id is OtherId => !first.some((each) => each === id);
  return Object.fromEntries(ids.filter(isOther).map((id) => [id, register(id)])) as Readonly<
    Record<OtherId, Registration>
  >;
};

/** Every game by its id, in the order of the list of all games. The contract tests run for each. */
export const REGISTRY = tableOf({
  'klondike-3': main(columns('klondike')),
  'klondike-1': main({ ...columns('klondike'), options: klondikeOptions('1') }),
  freecell: main(columns('freecell')),
  spider: main(columns('spider')),
  yukon: main(columns('yukon')),
  golf: main(removal('golf')),
  tripeaks: main(removal('tripeaks')),
  pyramid: main(removal('pyramid')),
  'black-hole': main(removal('black-hole')),
  elevens: main(removal('elevens')),
  thirteens: main(removal('thirteens')),
  tens: main(removal('tens')),
  'perditio-tempus': main({ make: perditioTempus }),
  pictures: main({ make: twelvePictures, options: TWELVE_PICTURES_OPTIONS }),
  'eight-stacks': main({ make: eightStacks, options: EIGHT_STACKS_OPTIONS }),
  ...others(PRESET_IDS, ['klondike', 'freecell', 'spider', 'yukon'], columns),
  ...others(
    REMOVAL_IDS,
    ['golf', 'tripeaks', 'pyramid', 'black-hole', 'elevens', 'thirteens', 'tens'],
    removal,
  ),
});

/** The id of a registered game. */
export type RegisteredId = keyof typeof REGISTRY;
