import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { compileTranslation } from '../../../build/compiledMessage';
import config from '../../../lingui.config';
import { messagesOf } from '../../support/languages';

/** What the page makes of a translation, whose values are in the order in which English names them. */
function made(translation: string, english: string, values: readonly unknown[]): string {
  const messages = { id: compileTranslation(translation, english) as never };
  const i18n = setupI18n({ locale: 'de', messages: { de: messages } });
  return i18n._('id', values as never);
}

test('a value is the same one in every language, wherever it stands in the sentence', () => {
  const english = '{card} to {pile}';
  expect(made(english, english, ['5♣', 'column 3'])).toBe('5♣ to column 3');
  expect(made('auf {pile}: {card}, {card}', english, ['5♣', 'Spalte 3'])).toBe(
    'auf Spalte 3: 5♣, 5♣',
  );
});

test('values within the cases of another count, too', () => {
  const english = '{n, plural, one {# card of {suit}} other {# cards of {suit}}} in {pile}';
  const german = 'In {pile}: {n, plural, one {# Karte} other {# Karten}} {suit}';
  expect(made(english, english, [1, 'hearts', 'column 3'])).toBe('1 card of hearts in column 3');
  expect(made(german, english, [2, 'Herz', 'Spalte 3'])).toBe('In Spalte 3: 2 Karten Herz');
});

test.each(config.locales.filter((language) => language !== config.sourceLocale))(
  'every translation of %s finds its values',
  async (language) => {
    for (const { message = '', translation } of Object.values(await messagesOf(language))) {
      if (!translation) continue;
      expect(JSON.stringify(compileTranslation(translation, message)), translation).not.toContain(
        '"-1"',
      );
    }
  },
);
