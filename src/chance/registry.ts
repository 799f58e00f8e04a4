import { presetOf, setupOfVariant, type VariantId } from '../games/index';

/** True for a variant whose chances are computed: Klondike with unlimited redeals, where only kings go on empty columns. */
export function hasChances(id: VariantId): boolean {
  if (presetOf(id) !== 'klondike') return false;
  const { empty, redeals } = setupOfVariant(id);
  return empty === 'king' && redeals === -1;
}
