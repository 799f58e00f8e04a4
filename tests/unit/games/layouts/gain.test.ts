import { expect, test } from 'vitest';
import type { VariantId } from '../../../../src/games/index';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { consoleGameOf } from '../../../../src/games/lines';
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
  [
    'That builds up a foundation.',
    'klondike-1',
    'm c1, f1, 1',
    klondikeState({ foundations: [upTo('S', 9)], tableau: ['KD TS'] }),
  ],
  // From an empty column to another, or down from a foundation: nothing that needs a word.
  [undefined, 'klondike-1', 'm c1, c2, 1', klondikeState({ tableau: ['KH'] })],
  [
    'That uses a card of the waste.',
    'klondike-1',
    'm w, c1, 1',
    klondikeState({ waste: '9H', tableau: ['TS'] }),
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
  ['That uncovers the 9 of Hearts.', 'freecell', 'm c1, a, 1', freeCellState(['9H 5D'])],
  ['That puts cards in order.', 'freecell', 'm c1, c2, 1', freeCellState(['9H 5D', 'KS 6C'])],
  [undefined, 'freecell', 'm c1, c2, 1', freeCellState(['9H'])],
  ['No move on the table helps now.', 'spider', 's', spiderOf()],
  ['That completes a suit.', 'spider', 'm c1, c2, 1', spiderOf('9H AS', RUN)],
  ['That joins cards of one suit.', 'spider', 'm c1, c2, 1', spiderOf('9H 4S', 'KD 5S')],
])('%s %s %s', (sentence, id, line, state) => {
  const { text, lines } = consoleGameOf(id);
  const move = lines.parseMove(line, state);
  if (!move.ok) throw new Error(move.error);
  expect(text.gain?.(state, move.value)).toBe(sentence);
});

test.each([
  ['That brings up a card you can use.', ['s', 'm w, f, 1'], klondikeState({ stock: 'AH' })],
  [
    'A card you can use comes in 3 draws.',
    ['s', 's', 's', 'm w, f, 1'],
    klondikeState({ stock: 'AH 9C 8C' }),
  ],
  // The click that turns the waste over counts, too.
  [
    'A card you can use comes in 2 draws.',
    ['s', 's', 'm w, f, 1'],
    klondikeState({ waste: 'AH 9C' }),
  ],
  // A card that could be used, but is not, is no reason.
  [
    'A card you can use comes in 2 draws.',
    ['s', 's', 'm w, f, 1'],
    klondikeState({ stock: 'AH 9C', tableau: ['TH'] }),
  ],
  [
    'Another card can go on it there.',
    ['m f1, c1, 1', 'm c2, c1, 1'],
    klondikeState({ foundations: [upTo('H', 9)], tableau: ['TS', '8S'] }),
  ],
  // The line does not use it.
  [
    undefined,
    ['m f1, c1, 1', 's'],
    klondikeState({ foundations: [upTo('H', 9)], tableau: ['TS', '8S'], stock: '2C' }),
  ],
])('%s says a line %j', (sentence, lines, start) => {
  const game = consoleGameOf('klondike-1');
  const { rules, text } = game;
  let state: unknown = start;
  const [first, ...rest] = lines.map((line) => {
    const move = game.lines.parseMove(line, state);
    if (!move.ok) throw new Error(move.error);
    const next = rules.apply(state, move.value);
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value;
    return move.value;
  });
  expect(text.gain?.(start, first, rest)).toBe(sentence);
});
