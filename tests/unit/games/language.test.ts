import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, expect, test } from 'vitest';
import { playOut } from '../../../src/engine/autoplay';
import { present } from '../../../src/engine/history';
import { endSentence, transcriptOf } from '../../../src/engine/lines';
import { allFamilies } from '../../../src/games/families';
import { GAME_IDS, optionsOf } from '../../../src/games/index';
import { consoleGameOf } from '../../../src/games/lines';
import { i18n } from '../../../src/locales/i18n';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('a game is named in the language that is spoken, once its name is translated', () => {
  const english = consoleGameOf('yukon');
  expect(consoleGameOf('yukon')).toBe(english);
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  expect(consoleGameOf('yukon').name).toBe('Yukon');
  i18n.load('fr', { [generateMessageId('Yukon')]: 'Le Yukon' });
  expect(consoleGameOf('yukon').name).toBe('Le Yukon');
  expect(allFamilies().map(({ name }) => name)).toContain('Le Yukon');
});

test('so are the options of a game', () => {
  i18n.loadAndActivate({ locale: 'de', messages: { [generateMessageId('Free cells')]: 'Zellen' } });
  expect(optionsOf('freecell').map(({ label }) => label())).toEqual(['Zellen']);
});

const PRINTING = GAME_IDS.filter((id) => consoleGameOf(id).lines.printing);

test.each(PRINTING)('%s prints in English what its exercise prints', (id) => {
  i18n.loadAndActivate({ locale: 'fr', messages: {} });
  const game = consoleGameOf(id);
  const history = playOut(game, game.rules.deal('0'));
  const said: string[] = [];
  const stop = i18n.on('missing', (message) => said.push(message.id));
  expect(transcriptOf(game, history).flat()).not.toHaveLength(0);
  expect(endSentence(game, present(history), history.cursor)).not.toBe('');
  expect(said).toEqual([]);
  game.text.ended(present(history), history.cursor);
  expect(said).not.toEqual([]);
  stop();
});
