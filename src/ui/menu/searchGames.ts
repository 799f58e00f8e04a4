import { foldForSearch } from '../../engine/typedText';
import type { allFamilies } from '../../games/families';

type Family = ReturnType<typeof allFamilies>[number];
type Game = Family['games'][number];

/**
 * The games whose name, or other name, contains a text, and their families; the best matches first. A name that begins with the
 * text comes before one with a word that does; then come all others. If there are none, a letter of each word may be wrong. Without
 * a text the order stays as it is.
 */
export function searchGames(families: readonly Family[], typed: string): readonly Family[] {
  const text = foldForSearch(typed);
  const exact = bestFirst(families, (game) => matchPlace(game, text));
  if (exact.length > 0) return exact;
  const words = wordsOf(typed).map(foldForSearch);
  return bestFirst(families, (game) => (isAlmostCalled(game, words) ? 0 : NO_MATCH));
}

/** Those games that have a place, by their places, and their families. */
function bestFirst(
  families: readonly Family[],
  placeOf: (game: Game) => number,
): readonly Family[] {
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

/** True if every word begins one of a name, or almost does. */
function isAlmostCalled({ name, aliases }: Game, words: readonly string[]): boolean {
  return [name, ...aliases].flatMap(spellingsOf).some((spelling) => {
    const ends = endsOf(spelling).map(foldForSearch);
    return words.every((word) => ends.some((end) => almostBegins(end, word)));
  });
}

/** The shortest word in which a letter may be wrong. */
const MIN_MISSPELT = 4;

/** True if a text begins with a word in which one letter may be wrong, missing, too many, or swapped with the next. */
function almostBegins(text: string, word: string): boolean {
  const [at, rest] = afterCommonStart(text, word);
  if (rest === '') return true;
  if (word.length < MIN_MISSPELT) return false;
  const [first = '', second = ''] = rest;
  return (
    text.startsWith(rest.slice(1), at + 1) ||
    text.startsWith(rest, at + 1) ||
    text.startsWith(rest.slice(1), at) ||
    text.startsWith(second + first + rest.slice(2), at)
  );
}

/** Where two texts begin to differ, and what follows there in the second. */
function afterCommonStart(text: string, word: string): readonly [at: number, rest: string] {
  let at = 0;
  while (at < word.length && text[at] === word[at]) at++;
  return [at, word.slice(at)];
}

/** The words of a text. An apostrophe is within a word. */
const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => word !== '');

/** The name from each of its words on. */
function endsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  return words.map((_, i) => words.slice(i).join(''));
}
