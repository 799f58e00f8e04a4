import { foldForSearch } from '../engine/searchText';
import { allFamilies } from '../games/families';
import { titleOf, type VariantId } from '../games/index';
import { i18n } from '../locales/i18n';

/** The games by their names and other names, without spaces and accents, in English and in this language. */
let names: ReadonlyMap<string, VariantId> | undefined;

i18n.on('change', () => {
  names = undefined;
});

function readNames(): ReadonlyMap<string, VariantId> {
  const found = new Map<string, VariantId>();
  for (const { games } of allFamilies()) {
    for (const { id, name, aliases } of games) {
      for (const each of [id, name, titleOf(id), ...aliases]) {
        const folded = foldForSearch(each);
        if (!found.has(folded)) found.set(folded, id);
      }
    }
  }
  return found;
}

const MAX_WORDS = 4;
/** The first words of a text, among which the name is looked for: a long text takes no longer. */
const READ_WORDS = 60;

/** The game whose name stands in a text; the longest name counts. */
export function gameInWords(text: string): VariantId | undefined {
  names ??= readNames();
  const words = text.split(/[\s,:]+/, READ_WORDS).map(foldForSearch);
  for (let length = MAX_WORDS; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const game = names.get(words.slice(from, from + length).join(''));
      if (game) return game;
    }
  }
  return undefined;
}
