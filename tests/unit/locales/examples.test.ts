import { afterEach, expect, test } from 'vitest';
import config from '../../../lingui.config';
import {
  cardName,
  makeCard,
  RANKS,
  rankLetter,
  rankWithArticle,
  theCard,
  withSuitSymbols,
} from '../../../src/engine/card';
import { cardCount } from '../../../src/games/common/words';
import { formatCount, formatPercent, joinSentences, listed } from '../../../src/locales/format';
import { i18n } from '../../../src/locales/i18n';
import { RANK_SIGNS } from '../../../src/ui/parts/cardPaths';
import { messagesOf } from '../../support/languages';

/** Loads a language as the page does. */
async function speakLanguage(locale: string): Promise<void> {
  const messages = Object.entries(await messagesOf(locale)).map(([id, { translation = '' }]) => [
    id,
    translation,
  ]);
  i18n.loadAndActivate({ locale, messages: Object.fromEntries(messages) });
}

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** What each language makes of the same cards, counts, lists and numbers: gender, plural forms, signs and spaces. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Herz-Dame',
    'ein Ass',
    'eine Dame',
    '0 Karten',
    '1 Karte',
    '2 Karten',
    '7, 8 oder 9',
    '1.234.567',
    '25,0\u00a0%',
    'A. B.',
  ],
  es: [
    'reina de corazones',
    'un as',
    'una reina',
    '0 cartas',
    '1 carta',
    '2 cartas',
    '7, 8 o 9',
    '1.234.567',
    '25,0\u00a0%',
    'A. B.',
  ],
  fr: [
    'dame de cœur',
    'un as',
    'une dame',
    '0 carte',
    '1 carte',
    '2 cartes',
    '7, 8 ou 9',
    '1\u202f234\u202f567',
    '25,0\u00a0%',
    'A. B.',
  ],
  ja: ['ハートのQ', 'A', 'Q', '0枚', '1枚', '2枚', '7、8、または9', '1,234,567', '25.0%', 'A.B.'],
  'pt-BR': [
    'dama de copas',
    'um ás',
    'uma dama',
    '0 cartas',
    '1 carta',
    '2 cartas',
    '7, 8 ou 9',
    '1.234.567',
    '25,0%',
    'A. B.',
  ],
  'zh-Hans': [
    '红桃\u00a0Q',
    '一张 A',
    '一张 Q',
    '0 张牌',
    '1 张牌',
    '2 张牌',
    '7、8 或 9',
    '1,234,567',
    '25.0%',
    'A.B.',
  ],
};

test('every language has examples', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual([...config.locales].sort());
});

test.each(Object.entries(EXAMPLES))('%s', async (locale, expected) => {
  await speakLanguage(locale);
  const said = [
    cardName(makeCard(0, 11)),
    ...[0, 11].map(rankWithArticle),
    ...[0, 1, 2].map(cardCount),
    listed(['7', '8', '9'], 'or'),
    formatCount(1_234_567),
    formatPercent(0.25),
    joinSentences(['A.', 'B.']),
  ];
  expect(said).toEqual(expected);
});

test.each(config.locales)(
  '%s: each rank has a letter of its own, and a sign that is drawn',
  async (locale) => {
    await speakLanguage(locale);
    const letters = [...RANKS.keys()].map(rankLetter);
    expect(Object.keys(RANK_SIGNS)).toEqual(expect.arrayContaining(letters));
    expect(new Set(letters).size).toBe(RANKS.length);
  },
);

test.each([
  ['de', 'Die D♥ auf den B♠, dann K♣'],
  ['fr', 'D♥ sur V♠, puis R♣'],
])('%s: a sentence has the letters that are on the cards', async (locale, signed) => {
  await speakLanguage(locale);
  const [queen, jack, king] = [makeCard(0, 11), makeCard(3, 10), makeCard(2, 12)];
  const sentence =
    locale === 'de'
      ? `Die ${cardName(queen)} auf den ${cardName(jack)}, dann ${cardName(king)}`
      : `${theCard(queen)} sur ${theCard(jack)}, puis ${theCard(king)}`;
  expect(withSuitSymbols(sentence)).toBe(signed);
});
