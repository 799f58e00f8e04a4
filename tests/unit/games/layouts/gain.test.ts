import { expect, test } from 'vitest';
import { gameOf, type VariantId } from '../../../../src/games';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { boardOf } from '../../../support/board';
import { klondikeState, upTo } from '../../../support/klondike';

const RUN = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
const spiderOf = (...columns: readonly string[]) =>
  boardOf(columns, [], { columns: 10, foundations: 8 });

test.each<readonly [string | undefined, VariantId, string, LayoutState]>([
  [
    'It is safe there: nothing needs it any more.',
    'klondike-1',
    'm w, f1, 1',
    klondikeState({ waste: 'AH' }),
  ],
  [
    'That turns a card up.',
    'klondike-1',
    'm c1, c2, 1',
    klondikeState({ tableau: ['2D | 9H', 'TS'] }),
  ],
  ['That empties a column.', 'klondike-1', 'm c1, c2, 1', klondikeState({ tableau: ['9H', 'TS'] })],
  [
    'That frees a card for a foundation.',
    'klondike-1',
    'm c1, c2, 1',
    klondikeState({ foundations: [upTo('S', 9)], tableau: ['TS 9H', 'TC'] }),
  ],
  // From an empty column to another, or down from a foundation: nothing that needs a word.
  [undefined, 'klondike-1', 'm c1, c2, 1', klondikeState({ tableau: ['KH'] })],
  [undefined, 'klondike-1', 's', klondikeState({ stock: 'AH' })],
  ['That completes a suit.', 'spider', 'm c1, c2, 1', spiderOf('9H AS', RUN)],
  ['That joins cards of one suit.', 'spider', 'm c1, c2, 1', spiderOf('9H 4S', 'KD 5S')],
])('%s %s %s', (sentence, id, line, state) => {
  const { text } = gameOf(id);
  const move = text.parseMove(line, state);
  if (!move.ok) throw new Error(move.error);
  expect(text.gain?.(state, move.value)).toBe(sentence);
});
