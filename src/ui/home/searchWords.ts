import { t } from '@lingui/core/macro';
import { memoize } from '../../engine/memoize';
import { range } from '../../engine/numbers';
import { foldForSearch } from '../../engine/searchText';
import type { GameOfList } from '../../games/families';
import { howToPlay } from '../../games/howToPlay';
import { inEnglish } from '../../locales/i18n';
import { numberWord } from '../../locales/numberWords';

// The words of a search, and where a game has them.

/** What a search reads of a game. */
export type NamedGame = Pick<GameOfList, 'name' | 'aliases' | 'options'> &
  Partial<Pick<GameOfList, 'id' | 'about'>>;

/** What a word means: another word, or itself. */
export type Meaning = (word: string) => string;

/** The words that are searched for. */
export function wantedWords(typed: string): readonly string[] {
  const idle = [...foldedIn(() => [t`Solitaire`, t`Patience`]), 'ms', 'microsoft'];
  return wordsOf(typed).filter((word) => !idle.includes(foldForSearch(word)));
}

/** Words that tell something; all of them if none does. */
export function tellingWords(folded: readonly string[]): readonly string[] {
  const small = foldedIn(() =>
    wordsOf(
      t({
        message: 'a an and at by for from in into is of on or that the to where with',
        comment:
          'small words that the search for games ignores, with spaces between; in your language: articles, prepositions, “and” …',
      }),
    ),
  );
  const telling = folded.filter((word) => !small.includes(word));
  return telling.length > 0 ? telling : folded;
}

/** True if a word is about programming or teaching: there is a page for that, and no game. */
export function asksForCourses(typed: string): boolean {
  const beginnings = foldedIn(() =>
    wordsOf(
      t({
        message: 'course exercise program python student teacher',
        comment:
          'beginnings of words about teaching and programming, with spaces between; the search for games shows a link to the page for courses if it is given one',
      }),
    ),
  );
  return foldedWords(typed).some((word) => beginnings.some((each) => word.startsWith(each)));
}

/** Texts in the language of the page and in English, as searches compare them. */
const foldedIn = (make: () => readonly string[]): readonly string[] =>
  [...make(), ...inEnglish(make)].map(foldForSearch);

/** Other words for words in the names of games: `saint` for `st`, and the figures of numbers, `4` for `four`. */
export function meaningOfWords(): Meaning {
  const synonyms: ReadonlyMap<string, string> = new Map([
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
  return (word) => synonyms.get(word) ?? word;
}

/** Tells whether a word begins one of others, or means the same. */
export const beginsIn =
  (others: readonly string[], meaning: Meaning) =>
  (word: string): boolean =>
    others.some((other) => other.startsWith(word) || meaning(other) === meaning(word));

/** The words of a text, as searches compare them. */
export const foldedWords = (text: string): readonly string[] => wordsOf(text).map(foldForSearch);

/** The names of a game as searches compare them. */
export const namesOf = memoize(({ name, aliases }: Pick<NamedGame, 'name' | 'aliases'>) => {
  const own = spellingsOf(name);
  const all = [...own, ...aliases.flatMap(spellingsOf)];
  return {
    own: own.map(foldForSearch),
    /** Its own name from each of its words on. */
    ends: own.flatMap(endsOf),
    all: all.map(foldForSearch),
    words: all.flatMap(foldedWords),
  };
});

/** What a word adds to a rank that is neither in a game’s names, nor said of it, nor in its rules: more than all others together. */
export const MISSING = 1e6;

/** The less, the more of the words a game has, and the more of these in its names, or else in what is said of it. */
export function wordsRank(game: NamedGame, words: readonly string[], meaning: Meaning): number {
  const inNames = beginsIn(namesOf(game).words, meaning);
  const ranks = words.map((word): number => {
    if (inNames(word)) return 0;
    if (says(saidOf(game), word, meaning)) return 1;
    return says(rulesOf(game), word, meaning) ? 2 : MISSING;
  });
  return ranks.reduce((a, b) => a + b, 0);
}

/** True if the line about a game has every word. */
export const isSaid = (game: NamedGame, words: readonly string[], meaning: Meaning): boolean =>
  words.every((word) => says(saidOf(game), word, meaning));

interface Said {
  readonly words: readonly string[];
  /** All of it without spaces, in which Chinese and Japanese words are. */
  readonly line: string;
}

const read = (texts: readonly string[]): Said => ({
  words: texts.flatMap((text) => text.match(/\p{N}+|[\p{L}\p{M}'’]+/gu) ?? []).map(foldForSearch),
  line: foldForSearch(texts.join('')),
});

const saidOf = memoize(({ about = '' }: NamedGame): Said => read([about]));
const rulesOf = memoize(
  ({ id, options }: NamedGame): Said => read([...options, ...(id ? howToPlay(id) : [])]),
);

/** The fewest letters that are looked for within a word; one Chinese or Japanese word is as short as it gets. */
const MIN_WITHIN = 4;

/** True if a word is said, or a number in words or in figures. */
const says = ({ words, line }: Said, word: string, meaning: Meaning): boolean =>
  words.some(
    (each) => meaning(each) === meaning(word) || (word.length >= MIN_WITHIN && each.includes(word)),
  ) ||
  (!/^[a-z0-9]*$/.test(word) && line.includes(word));

/** A name as it is, and with its umlauts as keyboards without them write them: `Koenig`. */
export const spellingsOf = (name: string): readonly string[] => [
  name,
  name.normalize('NFC').replace(/[äöü]/gi, (umlaut) => `${umlaut.normalize('NFD').charAt(0)}e`),
];

/** The words of a text. An apostrophe is within a word. */
const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => word !== '');

/** The name from each of its words on. */
export function endsOf(name: string): readonly string[] {
  const words = foldedWords(name);
  return words.map((_, i) => words.slice(i).join(''));
}
