import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { foldForSearch } from '../../../src/engine/searchText';
import { allFamilies, type GameOfList } from '../../../src/games/families';
import { i18n } from '../../../src/locales/i18n';
import { LANGUAGES, speak } from '../../../src/locales/languages';
import { searchGames } from '../../../src/ui/home/searchGames';
import { proofSize } from '../../support/proofSize';

afterEach(() => i18n.activate('en'));

const gamesOf = (families: ReturnType<typeof allFamilies>): readonly GameOfList[] =>
  families.flatMap(({ games }) => games);

test.each([
  ['en', "baker's", 'Baker’s Dozen'],
  ['en', 'bakers game', 'Baker’s Game'],
  ['en', "will o' the wisp", 'Will o’ the Wisp'],
  ['en', "idiot's delight", 'King Albert'],
  ['en', 'free cell', 'FreeCell'],
  ['en', 'free-cell', 'FreeCell'],
  ['en', 'tri peaks', 'TriPeaks'],
  ['en', 'mrs mop', 'Mrs. Mop'],
  ['fr', 'chateau', 'Château assiégé'],
  ['es', 'escorpion', 'Escorpión'],
  ['es', 'bastion', 'Bastión'],
  ['pt-BR', 'escorpiao', 'Escorpião'],
  ['pt-BR', 'paciencia', 'Paciência russa'],
  ['de', 'konig', 'König Albert'],
  ['de', 'koenig', 'König Albert'],
  ['de', 'raeuber', 'Vierzig Räuber'],
  ['de', 'strassen', 'Straßen'],
  ['de', 'STRASSEN', 'Straßen'],
  ['de', 'paare', 'Pyramide'],
  ['de', 'spinne', 'Spider'],
  ['de', 'schwarz rot', 'Klondike, 3 Karten ziehen'],
  ['de', 'Harfe', 'Klondike, 3 Karten ziehen'],
  ['de', '13', 'Pyramide'],
  ['fr', 'éventails de trois', 'Fan'],
  ['zh-Hans', '红黑', '双副克朗代克'],
  ['de', 'forty thieves', 'Vierzig Räuber'],
  ['de', 'twelve pictures', 'Zwölf Bilder'],
  ['ja', 'forty thieves', '40人の盗賊'],
  ['ja', 'klondike', 'クロンダイク、3枚めくり'],
  ['ja', 'くろんだいく', 'クロンダイク、3枚めくり'],
  ['ja', 'ｸﾛﾝﾀﾞｲｸ', 'クロンダイク、3枚めくり'],
  ['zh-Hans', 'ＦＯＲＴＹ　ＴＨＩＥＶＥＳ', '四十大盗'],
])('in %s, what a keyboard types finds the game: %s', async (language, typed, name) => {
  await speak(language);
  const found = gamesOf(searchGames(allFamilies(), typed).families).map((game) => game.name);
  expect(found).toContain(name);
});

test('the best match of what is typed without its marks comes first', async () => {
  await speak('fr');
  const [first] = gamesOf(searchGames(allFamilies(), 'chateaux').families);
  expect(first?.name).toMatch(/^Châteaux/);
});

/** Of how many games one is looked for in the suite, in each way another one; as they are all are. */
const EVERY = proofSize(4, 1);

/** The ways in which a name may be typed. */
const WAYS: Readonly<Record<string, (name: string) => string>> = {
  'as it is': (name) => name,
  'without marks': (name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
  'without spaces': (name) => name.replace(/\s/g, ''),
  'with more spaces': (name) => ` ${name.replace(/\s/g, '  ')} `,
  'with ASCII apostrophes': (name) => name.replace(/[‘’]/g, "'"),
  'without apostrophes': (name) => name.replace(/[‘’]/g, ''),
  'without full stops': (name) => name.replace(/\./g, ''),
  'in capitals': (name) => name.toUpperCase(),
  'in small letters': (name) => name.toLowerCase(),
  'full width': (name) =>
    name.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  'in hiragana': (name) =>
    name.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
  'with marks as characters of their own': (name) => name.normalize('NFD'),
};

describe.each(LANGUAGES)('every name of every game finds it: in %s', (language) => {
  let english: ReadonlyMap<string, GameOfList>;
  let games: readonly GameOfList[];
  beforeAll(async () => {
    await speak('en');
    i18n.activate('en');
    english = new Map(gamesOf(allFamilies()).map((game) => [game.id, game]));
    await speak(language);
    games = gamesOf(allFamilies());
  });

  test.each(Object.entries(WAYS).map(([way, typedFrom], n) => [way, n, typedFrom] as const))(
    '%s',
    async (way, n, typedFrom) => {
      await speak(language);
      for (const [i, game] of games.entries()) {
        if (way !== 'as it is' && (i + n) % EVERY !== 0) continue;
        const { id, name, aliases } = game;
        const inEnglish = english.get(id);
        const names = new Set([name, ...aliases, ...(inEnglish?.aliases ?? [])]);
        if (inEnglish) names.add(inEnglish.name);
        const families = [{ name: '', about: '', games: [game] }];
        const missed = [...names].filter(
          (each) => !searchGames(families, typedFrom(each)).families[0],
        );
        expect(missed, id).toEqual([]);
      }
    },
  );
});

test('a text of signs alone is no text', () => {
  expect(foldForSearch(" ’'.-・ ")).toBe('');
});
