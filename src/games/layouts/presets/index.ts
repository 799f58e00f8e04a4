import type { AnyGame } from '../../../engine/game';
import { ok } from '../../../engine/result';
import { layoutGame, type Preset } from '../game';
import type { Layout } from '../layout';
import { parseLayout } from '../layoutText';
import { CANFIELD_KIND } from './canfield';
import { FORTY_THIEVES_KIND } from './fortyThieves';
import { FREECELL_KIND } from './freecell';
import { KLONDIKE_KIND } from './klondike';
import { OPEN_KIND } from './open';
import { SPIDER_KIND } from './spider';
import { YUKON_KIND } from './yukon';

/** All described games by their ids, in families as books list them. */
export const FAMILIES = {
  klondike: KLONDIKE_KIND,
  canfield: CANFIELD_KIND,
  freecell: FREECELL_KIND,
  open: OPEN_KIND,
  fortyThieves: FORTY_THIEVES_KIND,
  yukon: YUKON_KIND,
  spider: SPIDER_KIND,
} as const;

type IdsOf<Table> = Table extends unknown ? keyof Table : never;
/** The id of a described game. */
export type PresetId = IdsOf<(typeof FAMILIES)[keyof typeof FAMILIES]>;

/** All described games by their ids. */
export const PRESETS: Readonly<Record<PresetId, Preset>> = Object.assign(
  {},
  ...Object.values(FAMILIES),
);

/** The description of a game, with these changes. Throws if it has faults: that is a fault of the preset. */
export function presetLayout(id: PresetId, changes: Partial<Layout> = {}): Layout {
  const { layout } = PRESETS[id];
  const parsed = typeof layout === 'string' ? parseLayout(layout) : ok(layout);
  if (!parsed.ok) throw new Error(`${id}: ${parsed.error}`);
  return { ...parsed.value, ...changes };
}

/** A described game. */
export const presetGame = (id: PresetId, changes: Partial<Layout> = {}): AnyGame =>
  layoutGame(presetLayout(id, changes), PRESETS[id]) as AnyGame;
