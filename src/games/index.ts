import { t } from '@lingui/core/macro';
import type { AnyGame } from '../engine/game';
import { deviations, type GameOption, type OptionValues, valueInName } from '../engine/options';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { i18n, inEnglish } from '../locales/i18n';
import { ownGame, parseOwn } from './described';
import { OWN, REGISTRY, type RegisteredId } from './registry';
import {
  baseOf,
  gameWord,
  isGameId,
  isOwn,
  optionsOf,
  type VariantId,
  valuesIn,
  valuesOf,
  variantOf,
} from './variants';

export type { GameId, MenuGroup } from './registry';
export * from './variants';

/**
 * Parses the name of a variant, and returns its canonical id. The error is a sentence.
 */
export function parseVariant(text: string): Result<VariantId, string> {
  const game = gameWord(text);
  const [word = ''] = text.split(';', 1);
  if (game === OWN) return parseOwn(text.slice(word.length + 1));
  if (!isGameId(game)) {
    const written = quote(word);
    return err(t`There is no game called ${written}.`);
  }
  const values = valuesIn(game, game + text.slice(word.length));
  return values.ok ? ok(variantOf(game, values.value)) : values;
}

/** The variants made so far. */
const games = new Map<VariantId, AnyGame>();

// A game holds its name, so it is made again when more translations are loaded.
i18n.on('change', () => games.clear());

/** The game of a variant, the same object each time while translations stay the same. */
export function gameOf(id: VariantId): AnyGame {
  const made = games.get(id);
  if (made) return made;
  const game = makeGame(id);
  games.set(id, game);
  return game;
}

/** The name of a variant in English, whatever the page speaks. */
export const englishName = (id: VariantId): string => inEnglish(() => makeGame(id).name);

const makeGame = (id: VariantId): AnyGame => (isOwn(id) ? ownGame(id) : registeredGame(id));

function registeredGame(id: VariantId): AnyGame {
  const values = valuesOf(id);
  const game = REGISTRY[baseOf(id) as RegisteredId].make(values);
  return { ...game, name: nameInWords(game.name, optionsOf(id), values) };
}

/** `Klondike, draw three · 2 redeals` */
const nameInWords = (name: string, options: readonly GameOption[], values: OptionValues): string =>
  [
    name,
    ...deviations(options, values)
      .filter(({ isNamed }) => !isNamed)
      .map((option) => valueInName(option, values)),
  ].join(' · ');
