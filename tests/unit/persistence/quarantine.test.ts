import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { afterEach, expect, test } from 'vitest';
import { gameOf } from '../../../src/games/index';
import { i18n } from '../../../src/locales/i18n';
import { newRecord, replayRecord } from '../../../src/persistence/record';
import { whyUnread } from '../../../src/persistence/whyUnread';
import { INHERITED } from '../../support/hostile';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test('why a game cannot be read is stored as a code and said in the language of the page', () => {
  i18n.loadAndActivate({
    locale: 'fr',
    messages: {
      [generateMessageId('its moves are damaged')]: 'ses coups sont abîmés',
      [generateMessageId('move {move} of it is not legal')]: ['le coup ', ['move'], ' est illégal'],
    },
  });
  gameOf('golf');
  const why = (moves: string) => {
    const replayed = replayRecord({ ...newRecord('a', 'golf', '1', 0), moves });
    return replayed.ok ? '' : replayed.error;
  };
  expect(why('?')).toBe('movesDamaged');
  expect(whyUnread(why('?'))).toBe('ses coups sont abîmés');
  expect(why('1_')).toBe('illegalMove 1');
  expect(whyUnread(why('1_'))).toBe('le coup 1 est illégal');
});

test.each(['a code of a later version', 'illegalMove x', ...INHERITED])(
  'a code that is not known is a clause of its own: %s',
  (code) => expect(whyUnread(code)).toBe('it could not be read'),
);
