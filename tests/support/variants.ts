import { SHARE_GAMES } from '../../src/chance/registry';
import {
  GAME_IDS,
  optionsOf,
  parseVariant,
  type VariantId,
  valuesOf,
  variantOf,
} from '../../src/games/index';

/** The variant that a text names. Throws if there is none. */
export function variant(text: string): VariantId {
  const parsed = parseVariant(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** Every registered game, and for each value of each of its options the variant where only that is changed. */
export const VARIANTS: readonly VariantId[] = [
  ...new Set(
    GAME_IDS.flatMap((id) => [
      id,
      ...optionsOf(id).flatMap(({ name, values }) =>
        values.map(({ value }) => variantOf(id, { ...valuesOf(id), [name]: value })),
      ),
    ]),
  ),
];

/** The games of which shares can be said, and Klondike with options that leave no chances to compute. */
export const SHARE_VARIANTS: readonly VariantId[] = [
  ...SHARE_GAMES,
  ...['klondike-3;redeals=2', 'klondike-1;redeals=0', 'klondike-3;empty=any'].map(variant),
];
