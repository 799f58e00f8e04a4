import { t } from '@lingui/core/macro';
import { range } from '../../engine/numbers';
import { foldForSearch } from '../../engine/searchText';
import type { GameOfList } from '../../games/families';
import { inEnglish } from '../../locales/i18n';
import { numberWord } from '../../locales/numberWords';

/** What a search reads of a game, and of its family. */
type NamedGame = Pick<GameOfList, 'name' | 'aliases' | 'options'> &
  Partial<Pick<GameOfList, 'about'>>;
interface NamedFamily {
  readonly name: string;
  readonly games: readonly NamedGame[];
}

/** What a search finds. */
interface Found<Family> {
  readonly families: readonly Family[];
  /** True if nothing is called as was typed, and these names are only similar. */
  readonly areSimilar: boolean;
}

/**
 * The games with a text in a name of theirs, and their families, the best first: at its beginning, at that of a word, anywhere, or its
 * words in any order, in names and then in options. Those come last that are said to be so. If no name has the text, it may begin a
 * family’s name, or else a letter of each word may be wrong. “Solitaire”, “Patience” and the maker of a program count for nothing.
 */
export function searchGames<Family extends NamedFamily>(
  families: readonly Family[],
  typed: string,
): Found<Family> {
  const words = wantedWords(typed);
  const synonyms = synonymsOfWords();
  const meaning = (word: string): string => synonyms.get(word) ?? word;
  const text = foldForSearch(words.join(' '));
  const folded = words.map(foldForSearch);
  const namePlace = (game: NamedGame): number => {
    const place = matchPlace(game, text);
    return place === NO_MATCH ? wordsPlace(game, folded, meaning) : place;
  };
  const isNamed = families.some(({ games }) => games.some((game) => namePlace(game) < NO_MATCH));
  const inFamily = families.filter(({ name }) => foldForSearch(name).startsWith(text));
  if (!isNamed && inFamily.length > 0) return { families: inFamily, areSimilar: false };
  const exact = bestFirst(families, (game) => {
    const place = namePlace(game);
    return place === NO_MATCH && isSaid(game, folded) ? AS_SAID : place;
  });
  if (exact.length > 0) return { families: exact, areSimilar: false };
  const similar = bestFirst(families, (game) => (isAlmostCalled(game, folded) ? 0 : NO_MATCH));
  return { families: similar, areSimilar: similar.length > 0 };
}

/** Another name of a game in which a text is, if its own name is without it. */
export function aliasFor(
  { name, aliases }: Pick<NamedGame, 'name' | 'aliases'>,
  typed: string,
): string | undefined {
  const text = foldForSearch(wantedWords(typed).join(' '));
  const has = (each: string): boolean =>
    spellingsOf(each).some((spelling) => foldForSearch(spelling).includes(text));
  return has(name) ? undefined : aliases.find(has);
}

/** The words that are searched for. */
function wantedWords(typed: string): readonly string[] {
  const idle = [...foldedIn(() => [t`Solitaire`, t`Patience`]), 'ms', 'microsoft'];
  return wordsOf(typed).filter((word) => !idle.includes(foldForSearch(word)));
}

/** Texts in the language of the page and in English, as searches compare them. */
const foldedIn = (make: () => readonly string[]): readonly string[] =>
  [...make(), ...inEnglish(make)].map(foldForSearch);

/** Other words for words in the names of games: `saint` for `st`, and the figures of numbers, `4` for `four`. */
const synonymsOfWords = (): ReadonlyMap<string, string> =>
  new Map([
    ['st', 'saint'],
    ['turn', 'draw'],
    ...['forty', 'vierzig', 'cuarenta', 'quarante', 'quarenta'].map((word): [string, string] => [
      word,
      '40',
    ]),
    ...range(1, 20).flatMap((n) =>
      foldedIn(() => [numberWord(n)]).map((word): [string, string] => [word, String(n)]),
    ),
  ]);

/**
 * 3 if every word begins one of a game’s names, or its whole name is among them and the others are of options; 4 if some words, or one
 * whole value, are of options; else `NO_MATCH`. Words of one meaning are the same.
 */
function wordsPlace(
  { name, aliases, options }: NamedGame,
  words: readonly string[],
  meaning: (word: string) => string,
): number {
  const beginsIn = (texts: readonly string[]): ((word: string) => boolean) => {
    const each = texts.flatMap(wordsOf).map(foldForSearch);
    return (word) =>
      each.some((other) => other.startsWith(word) || meaning(other) === meaning(word));
  };
  const [inNames, inOptions] = [
    beginsIn([name, ...aliases].flatMap(spellingsOf)),
    beginsIn(options),
  ];
  const rest = words.filter((word) => !inNames(word));
  const isNamed = wordsOf(name).every((word) => words.includes(foldForSearch(word)));
  const isValue = (option: string): boolean =>
    wordsOf(option).length === words.length && words.every(beginsIn([option]));
  if (!rest.every(inOptions)) return NO_MATCH;
  if (rest.length === words.length && !options.some(isValue)) return NO_MATCH;
  return rest.length === 0 || isNamed ? 3 : 4;
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
const NO_MATCH = 6;

/** The fewest letters of a word that is looked for in what is said of a game; one Chinese or Japanese word is as short as it gets. */
const MIN_SAID = 4;

/** True if the line about a game has every word, also within others. */
function isSaid({ about = '' }: NamedGame, words: readonly string[]): boolean {
  const line = foldForSearch(about);
  return words.every(
    (word) => (word.length >= MIN_SAID || !/^[a-z0-9]*$/.test(word)) && line.includes(word),
  );
}

/** 0, 1 or 2, the best match first; `NO_MATCH` for none. */
function matchPlace({ name, aliases }: NamedGame, text: string): number {
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
function isAlmostCalled({ name, aliases }: NamedGame, words: readonly string[]): boolean {
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
