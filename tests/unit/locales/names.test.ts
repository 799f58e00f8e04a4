import { t } from '@lingui/core/macro';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, expect, test } from 'vitest';
import {
  cardName,
  makeCard,
  rankName,
  rankWithArticle,
  theCard,
  withSuitSymbols,
} from '../../../src/engine/card';
import { fromPile, pileTitle, toPile } from '../../../src/engine/pile';
import { atStart, listed } from '../../../src/locales/format';
import { i18n } from '../../../src/locales/i18n';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('names in English', () => {
  expect([0, 1, 7, 9, 10, 11, 12, 13].map(rankName)).toEqual([
    'Ace',
    '2',
    '8',
    '10',
    'Jack',
    'Queen',
    'King',
    '',
  ]);
  expect([0, 1, 7, 9, 10].map(rankWithArticle)).toEqual([
    'an Ace',
    'a 2',
    'an 8',
    'a 10',
    'a Jack',
  ]);
  expect(cardName(makeCard(0, 11))).toBe('Queen of Hearts');
  expect(theCard(makeCard(3, 9))).toBe('the 10 of Spades');
  expect(withSuitSymbols('Queen of Hearts on the 10 of Spades.')).toBe('Q♥ on the 10♠.');
  expect([
    toPile({ kind: 'cell', index: 2 }),
    fromPile({ kind: 'waste', index: 1 }),
    pileTitle({ kind: 'tableau', index: 4 }),
  ]).toEqual(['to free cell 2', 'from the waste', 'Column 4']);
  expect(listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});

test('a French card loses its article with its sign', () => {
  const id = generateMessageId(
    'the {rank, select, A {Ace} J {Jack} Q {Queen} K {King} other {{rank}}} of {suit, select, H {Hearts} D {Diamonds} C {Clubs} other {Spades}}',
  );
  i18n.loadAndActivate({
    locale: 'fr',
    messages: {
      [id]: [
        ['rank', 'select', { A: 'l’Ace', Q: 'la Queen', other: ['le ', ['rank']] }],
        ' of ',
        ['suit', 'select', { other: 'Spades' }],
      ],
    },
  });
  const named = [0, 9, 11].map((rank) => theCard(makeCard(3, rank)));
  expect(named).toEqual(['l’Ace of Spades', 'le 10 of Spades', 'la Queen of Spades']);
  expect(withSuitSymbols(`Sur la défausse : ${named.join(', ')}.`)).toBe(
    'Sur la défausse : A♠, 10♠, Q♠.',
  );
});

test('a card’s name in small letters gets a capital at the start of a sentence, and its sign', () => {
  const id = generateMessageId(
    '{rank, select, A {Ace} J {Jack} Q {Queen} K {King} other {{rank}}} of {suit, select, H {Hearts} D {Diamonds} C {Clubs} other {Spades}}',
  );
  i18n.loadAndActivate({
    locale: 'es',
    messages: { [id]: [['rank', 'select', { A: 'as', other: 'carta' }], ' de ', ['suit']] },
  });
  const sentence = atStart(`${cardName(makeCard(0, 0))} a la columna 4.`);
  expect(sentence).toBe('As de H a la columna 4.');
  expect(withSuitSymbols(`${sentence} Sobre él: as de C.`)).toBe(
    'A♥ a la columna 4. Sobre él: A♣.',
  );
});

test('in Chinese a sign has a space before it, which a name of a card does not need', () => {
  const id = generateMessageId(
    '{rank, select, A {Ace} J {Jack} Q {Queen} K {King} other {{rank}}} of {suit, select, H {Hearts} D {Diamonds} C {Clubs} other {Spades}}',
  );
  const suits = { H: '红桃', D: '方块', C: '梅花', other: '黑桃' };
  i18n.loadAndActivate({
    locale: 'zh-Hans',
    messages: { [id]: [['suit', 'select', suits], '\u00a0', ['rank']] },
  });
  const [queen, ten] = [cardName(makeCard(0, 11)), cardName(makeCard(3, 9))];
  expect(withSuitSymbols(`翻开了${queen}。${queen} 移到${ten} 上。`)).toBe(
    '翻开了 Q♥。Q♥ 移到 10♠ 上。',
  );
});

test('what a player typed stays as it is', () => {
  const typed = String.raw`\x41\u0042 {0} # '`;
  expect(t`There is no game called ${typed}.`).toBe(`There is no game called ${typed}.`);
});
