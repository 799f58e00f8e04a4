import { expect, test } from 'vitest';
import { howToPlay } from '../../../src/games/howToPlay';
import type { VariantId } from '../../../src/games/index';
import { variant } from '../../support/variants';

test.each<[VariantId, string]>([
  ['golf', 'only a 2 goes on an ace'],
  [variant('golf;wrap=yes'), 'an ace goes on a king'],
  ['tripeaks', 'an ace goes on a king'],
  [variant('tripeaks;wrap=no'), 'only a 2 goes on an ace'],
  [variant('pyramid;passes=unlimited'), 'as often as you like'],
])('the rules of %s, in words, follow its options', (id, words) => {
  expect(howToPlay(id).join(' ')).toContain(words);
});
