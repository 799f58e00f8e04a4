import type { AnyConsoleGame } from '../engine/lines';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { EIGHT_STACKS_FAULTS } from './automatic/plantedFaults/eightStacks';
import { PERDITIO_FAULTS } from './automatic/plantedFaults/perditio';
import { TWELVE_PICTURES_FAULTS } from './automatic/plantedFaults/twelvePictures';
import type { PlantedFault } from './common/plant';
import { layoutOf, removalOf, type VariantId } from './index';
import { klondikeFaults } from './layouts/plantedFaults';
import { consoleGameOf } from './lines';
import { elevensFaults } from './removals/plantedFaults';

// Only the terminal program has planted faults. A fault of a description, such as a missing column, is another matter.

type Faults = Readonly<Record<string, PlantedFault>>;

const AUTOMATIC: Readonly<Record<string, Faults>> = {
  'perditio-tempus': PERDITIO_FAULTS,
  pictures: TWELVE_PICTURES_FAULTS,
  'eight-stacks': EIGHT_STACKS_FAULTS,
};
const ELEVENS_FAMILY: readonly string[] = ['elevens', 'thirteens', 'tens'];
const KLONDIKES: readonly string[] = ['klondike-1', 'klondike-3'];

/** The planted faults of a game by their names; none for a game that is no exercise, or has other rules than the exercise. */
export function plantedFaultsOf(id: VariantId): Faults {
  const [layout, removal] = [layoutOf(id), removalOf(id)];
  if (layout && KLONDIKES.includes(id)) return klondikeFaults(layout);
  if (removal && ELEVENS_FAMILY.includes(id)) return elevensFaults(removal);
  return AUTOMATIC[id] ?? {};
}

/** The game with a planted fault, or without one if none is named. The error is a sentence. */
export function plantFault(
  id: VariantId,
  name: string | undefined,
): Result<AnyConsoleGame, string> {
  const game = consoleGameOf(id);
  if (name === undefined) return ok(game);
  const faults = plantedFaultsOf(id);
  if (Object.keys(faults).length === 0) return err(`${id} has no planted faults.`);
  const found = Object.hasOwn(faults, name) ? faults[name] : undefined;
  return found
    ? ok(found.plant(game))
    : err(`${id} has no planted fault ${quote(name)}; “patience faults ${id}” lists them.`);
}
