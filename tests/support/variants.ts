import { GAME_IDS, optionsOf, type VariantId, valuesOf, variantOf } from '../../src/games/index';

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
