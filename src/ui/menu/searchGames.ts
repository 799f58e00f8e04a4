import { foldForSearch } from '../../engine/typedText';
import type { allFamilies } from '../../games/families';

type Family = ReturnType<typeof allFamilies>[number];
type Game = Family['games'][number];

/**
 * The games whose name, or other name, contains a text, and their families; the best matches first. A name that begins with the
 * text comes before one with a word that does; then come all others. Without a text the order stays as it is.
 */
export function searchGames(families: readonly Family[], typed: string): readonly Family[] {
  const text = foldForSearch(typed);
  const placeOf = (game: Game): number => matchPlace(game, text);
  return families
    .map(({ name, games }) => ({
      name,
      games: games
        .filter((game) => placeOf(game) < NO_MATCH)
        .sort((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter(({ games }) => games.length > 0)
    .sort(({ games: [a] }, { games: [b] }) => (a && b ? placeOf(a) - placeOf(b) : 0));
}

const NO_MATCH = 3;

/** 0, 1 or 2, the best match first; 3 for none. */
function matchPlace({ name, aliases }: Game, text: string): number {
  const own = spellingsOf(name);
  if (own.some((each) => foldForSearch(each).startsWith(text))) return 0;
  if (own.flatMap(endsOf).some((each) => foldForSearch(each).startsWith(text))) return 1;
  const all = [...own, ...aliases.flatMap(spellingsOf)];
  return all.some((each) => foldForSearch(each).includes(text)) ? 2 : NO_MATCH;
}

/** A name as it is, and with its umlauts as keyboards without them write them: `Koenig`. */
const spellingsOf = (name: string): readonly string[] => [
  name,
  name.normalize('NFC').replace(/[äöü]/gi, (umlaut) => `${umlaut.normalize('NFD').charAt(0)}e`),
];

/** The name from each of its words on. An apostrophe is within a word. */
function endsOf(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{M}\p{N}'’]+/u);
  return words.map((_, i) => words.slice(i).join(''));
}
