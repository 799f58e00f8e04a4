import type { AnyGame } from '../../../engine/game';
import { layoutGame } from '../game';
import { parseLayout } from '../layoutText';
import { CANFIELD_KIND } from './canfield';
import { FORTY_THIEVES_KIND } from './fortyThieves';
import { FREECELL_KIND } from './freecell';
import { KLONDIKE_KIND } from './klondike';
import { OPEN_KIND } from './open';
import type { Preset } from './preset';
import { SPIDER_KIND } from './spider';
import { YUKON_KIND } from './yukon';

/** All described games by their ids, in families as books list them. */
export const FAMILIES = {
  Klondike: KLONDIKE_KIND,
  Canfield: CANFIELD_KIND,
  FreeCell: FREECELL_KIND,
  'Open tableau': OPEN_KIND,
  'Forty Thieves': FORTY_THIEVES_KIND,
  Yukon: YUKON_KIND,
  Spider: SPIDER_KIND,
} as const;

/** The game of a preset. Throws if its description has faults: that is a fault of the preset. */
export function presetGame({ layout, ...title }: Preset): AnyGame {
  const parsed = parseLayout(layout);
  if (!parsed.ok) throw new Error(`${title.name}: ${parsed.error}`);
  return layoutGame(parsed.value, title) as AnyGame;
}
