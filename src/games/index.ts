import type { AnyGame } from '../engine/game';
import { memoize } from '../engine/memoize';
import { deviations, type GameOption, type OptionValues, valueInName } from '../engine/options';
import { i18n, inEnglish } from '../locales/i18n';
import { customGame } from './customGame';
import { PRESETS } from './layouts/presets';
import { REGISTRY } from './registry';
import {
  baseOf,
  isCustom,
  optionsOf,
  presetOf,
  readVariant,
  type VariantId,
  valuesOf,
} from './variants';

export * from './variants';

const newGames = () => memoize(({ id }: { readonly id: VariantId }) => makeGame(id));

/** The games made so far, as long as their variants are remembered. */
let gameOfVariant = newGames();

// A game holds its name, so it is made again when more translations are loaded.
i18n.on('change', () => {
  gameOfVariant = newGames();
});

/** The game of a variant, the same object while it is remembered and translations stay the same. */
export const gameOf = (id: VariantId): AnyGame => gameOfVariant(readVariant(id));

/** The name of a variant in English, whatever the page speaks. */
export const englishName = (id: VariantId): string => inEnglish(() => makeGame(id).name);

function makeGame(id: VariantId): AnyGame {
  const game = baseOf(id);
  if (isCustom(game)) return customGame(game);
  const values = valuesOf(id);
  const made = REGISTRY[game].make(values);
  return { ...made, name: nameInWords(made.name, optionsOf(game), values) };
}

/** The name of a game whatever its options: `Klondike`. */
export function titleOf(id: VariantId): string {
  const preset = presetOf(id);
  return (preset && PRESETS[preset].title?.()) ?? gameOf(baseOf(id)).name;
}

/** `Klondike, draw three · 2 redeals` */
const nameInWords = (name: string, options: readonly GameOption[], values: OptionValues): string =>
  [
    name,
    ...deviations(options, values)
      .filter(({ isNamed }) => !isNamed)
      .map((option) => valueInName(option, values)),
  ].join(' · ');
