import { foldForSearch } from '../../engine/searchText';
import {
  beginsIn,
  endsOf,
  foldedWords,
  isSaid,
  type Meaning,
  MISSING,
  meaningOfWords,
  type NamedGame,
  namesOf,
  spellingsOf,
  tellingWords,
  wantedWords,
  wordsRank,
} from './searchWords';

interface NamedFamily {
  readonly name: string;
  readonly games: readonly NamedGame[];
}

/** What a search finds. */
interface Found<Family> {
  readonly families: readonly Family[];
  /** The games that were typed; or, if there are none, those of similar names; or else those with some of the words. */
  readonly kind: 'typed' | 'similar' | 'closest';
}

/** The most games that are shown for some of the words. */
const MAX_CLOSEST = 12;

/**
 * The games with a text in a name of theirs, and their families, the best first: at its beginning, at that of a word, anywhere, or its
 * words in any order, in names and then in options. Those come last that are said to be so. If no name has the text, it may begin a
 * family’s name, or else its words are looked for in names, in what is said of games, and in their rules; or else a letter of each word
 * may be wrong; or else some words are enough. Small words, “Solitaire”, “Patience” and the maker of a program count for nothing.
 */
export function searchGames<Family extends NamedFamily>(
  families: readonly Family[],
  typed: string,
): Found<Family> {
  const words = wantedWords(typed);
  const meaning = meaningOfWords();
  const text = foldForSearch(words.join(' '));
  const folded = words.map(foldForSearch);
  const telling = tellingWords(folded);
  const namePlace = (game: NamedGame): number => {
    const place = matchPlace(game, text);
    return place === NO_MATCH ? wordsPlace(game, telling, meaning) : place;
  };
  const isNamed = families.some(({ games }) => games.some((game) => namePlace(game) < NO_MATCH));
  if (isNamed) {
    const named = bestFirst(families, (game) => {
      const place = namePlace(game);
      return place === NO_MATCH && isSaid(game, telling, meaning) ? AS_SAID : place;
    });
    return { families: named, kind: 'typed' };
  }
  const inFamily = families.filter(({ name }) => foldForSearch(name).startsWith(text));
  if (inFamily.length > 0) return { families: inFamily, kind: 'typed' };
  const games = families.flatMap((family) => family.games);
  const ranks = new Map(games.map((game) => [game, wordsRank(game, telling, meaning)]));
  const rankOf = (game: NamedGame): number => ranks.get(game) ?? NO_MATCH;
  const complete = bestFirst(families, (game) =>
    rankOf(game) < MISSING ? rankOf(game) : NO_MATCH,
  );
  if (complete.length > 0) return { families: complete, kind: 'typed' };
  const similar = bestFirst(families, (game) => (isAlmostCalled(game, folded) ? 0 : NO_MATCH));
  if (similar.length > 0) return { families: similar, kind: 'similar' };
  const closest = games
    .filter((game) => rankOf(game) < telling.length * MISSING)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .slice(0, MAX_CLOSEST);
  return {
    families: bestFirst(families, (game) => (closest.includes(game) ? rankOf(game) : NO_MATCH)),
    kind: 'closest',
  };
}

/** Another name of a game in which a text is, or its words, if its own name is without it. */
export function aliasFor(
  { name, aliases }: Pick<NamedGame, 'name' | 'aliases'>,
  typed: string,
): string | undefined {
  const words = wantedWords(typed);
  const text = foldForSearch(words.join(' '));
  const has = (each: string): boolean =>
    spellingsOf(each).some((spelling) => foldForSearch(spelling).includes(text));
  if (has(name)) return undefined;
  const alias = aliases.find(has);
  if (alias) return alias;
  const telling = tellingWords(words.map(foldForSearch));
  const meaning = meaningOfWords();
  const hasWords = (each: string): boolean => telling.every(beginsIn(foldedWords(each), meaning));
  return hasWords(name) ? undefined : aliases.find(hasWords);
}

/**
 * 3 if every word begins one of a game’s names, or its whole name is among them and the others are of options; 4 if some words, or one
 * whole value, are of options; else `NO_MATCH`. Words of one meaning are the same.
 */
function wordsPlace(game: NamedGame, words: readonly string[], meaning: Meaning): number {
  const options = game.options.map(foldedWords);
  const inNames = beginsIn(namesOf(game).words, meaning);
  const inOptions = beginsIn(options.flat(), meaning);
  const rest = words.filter((word) => !inNames(word));
  const isValue = (option: readonly string[]): boolean =>
    option.length === words.length && words.every(beginsIn(option, meaning));
  if (!rest.every(inOptions)) return NO_MATCH;
  if (rest.length === words.length && !options.some(isValue)) return NO_MATCH;
  if (rest.length === 0) return 3;
  return tellingWords(foldedWords(game.name)).every((word) => words.includes(word)) ? 3 : 4;
}

/** Those games that have a place, by their places, and their families. */
function bestFirst<Family extends NamedFamily>(
  families: readonly Family[],
  placeOf: (game: NamedGame) => number,
): readonly Family[] {
  return families
    .map((family) => ({
      family,
      found: family.games
        .map((game) => ({ game, place: placeOf(game) }))
        .filter(({ place }) => place < NO_MATCH)
        .sort((a, b) => a.place - b.place),
    }))
    .filter(({ found }) => found.length > 0)
    .sort(({ found: [a] }, { found: [b] }) => (a && b ? a.place - b.place : 0))
    .map(({ family, found }) => ({ ...family, games: found.map(({ game }) => game) }));
}

const AS_SAID = 5;
const NO_MATCH = Number.POSITIVE_INFINITY;

/** 0, 1 or 2, the best match first; `NO_MATCH` for none. */
function matchPlace(game: NamedGame, text: string): number {
  const { own, ends, all } = namesOf(game);
  if (own.some((each) => each.startsWith(text))) return 0;
  if (ends.some((each) => each.startsWith(text))) return 1;
  return all.some((each) => each.includes(text)) ? 2 : NO_MATCH;
}

/** True if every word begins one of a name, or almost does. */
function isAlmostCalled({ name, aliases }: NamedGame, words: readonly string[]): boolean {
  return [name, ...aliases].flatMap(spellingsOf).some((spelling) => {
    const ends = endsOf(spelling);
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
