import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, expect, test } from 'vitest';
import { gameOf, optionsOf } from '../../../src/games/all';
import { allFamilies } from '../../../src/games/allFamilies';
import { i18n } from '../../../src/locales/i18n';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('a game is named in the language that is spoken, once its name is translated', () => {
  const english = gameOf('yukon');
  expect(gameOf('yukon')).toBe(english);
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  expect(gameOf('yukon').name).toBe('Yukon');
  i18n.load('fr', { [generateMessageId('Yukon')]: 'Le Yukon' });
  expect(gameOf('yukon').name).toBe('Le Yukon');
  expect(allFamilies().map(({ name }) => name)).toContain('Le Yukon');
});

test('so are the options of a game', () => {
  i18n.loadAndActivate({ locale: 'de', messages: { [generateMessageId('Free cells')]: 'Zellen' } });
  expect(optionsOf('freecell').map(({ label }) => label())).toEqual(['Zellen']);
});
