import { expect, test } from 'vitest';
import { gameOf, type VariantId } from '../../../../src/games';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { boardOf } from '../../../support/board';
import { freeCellState } from '../../../support/freecell';
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
  [
    'That uses a card of the waste.',
    'klondike-1',
    'm w, c1, 1',
    klondikeState({ waste: '9H', tableau: ['TS'] }),
  ],
  ['That brings up a card you can use.', 'klondike-1', 's', klondikeState({ stock: 'AH' })],
  ['A card you can use comes in 3 draws.', 'klondike-1', 's', klondikeState({ stock: 'AH 9C 8C' })],
  // The click that turns the waste over counts, too.
  ['A card you can use comes in 2 draws.', 'klondike-1', 's', klondikeState({ waste: 'AH 9C' })],
  [
    'That brings up a card you can use.',
    'klondike-3',
    's',
    klondikeState({ stock: '9C AH 8C 7C' }),
  ],
  ['No move on the table helps now.', 'klondike-1', 's', klondikeState({ stock: '9C' })],
  [
    'That clears a free cell.',
    'freecell',
    'm a1, c1, 1',
    freeCellState(['TS'], ['9H', '', '', '']),
  ],
  [
    'That digs for a card a foundation needs.',
    'freecell',
    'm c1, a, 1',
    freeCellState(['AS 9H 5D']),
  ],
  [undefined, 'freecell', 'm c1, a, 1', freeCellState(['9H 5D'])],
  ['No move on the table helps now.', 'spider', 's', spiderOf()],
  ['That completes a suit.', 'spider', 'm c1, c2, 1', spiderOf('9H AS', RUN)],
  ['That joins cards of one suit.', 'spider', 'm c1, c2, 1', spiderOf('9H 4S', 'KD 5S')],
])('%s %s %s', (sentence, id, line, state) => {
  const { text } = gameOf(id);
  const move = text.parseMove(line, state);
  if (!move.ok) throw new Error(move.error);
  expect(text.gain?.(state, move.value)).toBe(sentence);
});
