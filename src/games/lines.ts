import type { AnyGame } from '../engine/game';
import type { AnyConsoleGame } from '../engine/lines';
import { memoize } from '../engine/memoize';
import type { OptionValues } from '../engine/options';
import { eightStacksLines } from './automatic/eightStacksLines';
import { perditioLines } from './automatic/perditioLines';
import { twelvePicturesLines } from './automatic/twelvePicturesLines';
import {
  baseOf,
  gameOf,
  layoutOf,
  presetOf,
  removalSetupOf,
  setupOfVariant,
  type VariantId,
  valuesOf,
} from './index';
import { layoutLines } from './layouts/lines';
import { PRESETS } from './layouts/presets';
import { removalLines } from './removals/lines';

/** The lines of games whose rules are code and are loaded earlier. */
const LINES: Readonly<Record<string, (values: OptionValues) => AnyConsoleGame['lines']>> = {
  'perditio-tempus': perditioLines,
  pictures: twelvePicturesLines,
  'eight-stacks': eightStacksLines,
};

const withLines = memoize((game: AnyGame, id: VariantId): AnyConsoleGame => {
  const lines = game.lines ?? linesOf(id);
  if (!lines) throw new Error(`the lines of ${id} are not in src/games/lines.ts`);
  return { ...game, lines };
});

/** The game of a variant with its lines, the same object while it is remembered and translations stay the same. */
export const consoleGameOf = (id: VariantId): AnyConsoleGame => withLines(gameOf(id), id);

function linesOf(id: VariantId): AnyConsoleGame['lines'] | undefined {
  const removal = removalSetupOf(id);
  if (removal) return removalLines(removal);
  if (!layoutOf(id)) return LINES[baseOf(id)]?.(valuesOf(id));
  const preset = presetOf(id);
  return layoutLines(setupOfVariant(id), preset && PRESETS[preset].countsCards);
}
