import { memoize } from '../engine/memoize';
import { foldForSearch } from '../engine/searchText';
import { allFamilies } from '../games/families';
import { titleOf, type VariantId } from '../games/index';
import { formatLocale } from '../locales/format';

/** The games by their names and other names, without spaces and accents, in English and in this language. */
const namesIn = memoize((_locale: { readonly locale: string }) => {
  const names = new Map<string, VariantId>();
  for (const { games } of allFamilies()) {
    for (const { id, name, aliases } of games) {
      for (const each of [id, name, titleOf(id), ...aliases]) {
        const folded = foldForSearch(each);
        if (!names.has(folded)) names.set(folded, id);
      }
    }
  }
  return names;
});

let language = { locale: '' };

/** Most words of a game’s name. */
const MAX_WORDS = 4;

/** The game whose name stands in a text; the longest name counts. */
export function gameInWords(text: string): VariantId | undefined {
  if (language.locale !== formatLocale()) language = { locale: formatLocale() };
  const names = namesIn(language);
  const words = text.split(/[\s,:]+/, 60).map(foldForSearch);
  for (let length = MAX_WORDS; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const game = names.get(words.slice(from, from + length).join(''));
      if (game) return game;
    }
  }
  return undefined;
}
