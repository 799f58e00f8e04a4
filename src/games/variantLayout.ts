import { baseOf, type VariantId, valuesOf } from './index';
import { type Setup, setupOf } from './layouts/layout';
import { type PresetId, presetLayout } from './layouts/presets';
import { REGISTRY, type Registration } from './registry';

/** The description of a variant of a described game, with every member. */
export function setupOfVariant(id: VariantId): Setup {
  const base = baseOf(id);
  const { changes }: Registration = REGISTRY[base];
  return setupOf(presetLayout(base as PresetId, changes?.(valuesOf(id))));
}
