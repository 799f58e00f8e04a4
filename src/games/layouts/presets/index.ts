import type { AnyGame } from '../../../engine/game';
import { keysOf } from '../../../engine/keysOf';
import type { OptionValues } from '../../../engine/options';
import { type LayoutPreset, layoutGame } from '../game';
import type { Layout } from '../layout';
import { layoutOfPreset } from '../layoutText';
import { CANFIELD_KIND } from './canfield';
import { CASTLES_KIND } from './castles';
import { FORTY_THIEVES_KIND } from './fortyThieves';
import { FREECELL_KIND } from './freecell';
import { KLONDIKE_KIND } from './klondike';
import { SPIDER_KIND } from './spider';
import { YUKON_KIND } from './yukon';

/** The games of columns and foundations by their ids, in the families under which books and our lists have them. */
export const FAMILIES = {
  klondike: KLONDIKE_KIND,
  canfield: CANFIELD_KIND,
  freecell: FREECELL_KIND,
  castles: CASTLES_KIND,
  fortyThieves: FORTY_THIEVES_KIND,
  yukon: YUKON_KIND,
  spider: SPIDER_KIND,
} as const;

type IdsOf<Table> = Table extends unknown ? keyof Table : never;
/** The id of a game of columns. */
export type PresetId = IdsOf<(typeof FAMILIES)[keyof typeof FAMILIES]>;

/** All games of columns by their ids. */
export const PRESETS: Readonly<Record<PresetId, LayoutPreset>> = Object.assign(
  {},
  ...Object.values(FAMILIES),
);

/** The ids of all games of columns, in the order of the list of all games. */
export const PRESET_IDS = keysOf(PRESETS);

/** The description of a game with these values of its options; without them, as in tests, the standard ones. */
export const presetLayout = (id: PresetId, values?: OptionValues): Layout =>
  layoutOfPreset(PRESETS[id], values);

/** A game of columns with these values of its options; without them, as in tests, the standard ones. */
export const presetGame = (id: PresetId, values?: OptionValues): AnyGame =>
  layoutGame(presetLayout(id, values), PRESETS[id]);
