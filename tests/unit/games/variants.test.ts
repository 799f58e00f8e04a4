import { describe, expect, test } from 'vitest';
import { baseOf, gameOf, parseVariant, setupOfVariant, valuesOf } from '../../../src/games/index';
import { hasSolver } from '../../../src/solver/registry';
import { variant } from '../../support/variants';

const nameOf = (text: string) => {
  const parsed = parseVariant(text);
  return parsed.ok ? parsed.value : parsed.error;
};

describe('a variant has one name', () => {
  test.each([
    ['klondike-3', 'klondike-3'],
    ['klondike', 'klondike-3'],
    ['Klondike; draw=1', 'klondike-1'],
    ['klondike;redeals=2', 'klondike-3;redeals=2'],
    ['klondike-3;draw=3', 'klondike-3'],
    ['klondike-3;draw=1', 'klondike-1'],
    ['klondike-1;draw=3', 'klondike-3'],
    ['klondike-1;draw=2', 'klondike-3;draw=2'],
    ['klondike-3;redeals=2;draw=1', 'klondike-1;redeals=2'],
    ['klondike-3;RETURN=no;redeals=2', 'klondike-3;redeals=2;return=no'],
    ['klondike-1;redeals=unlimited', 'klondike-1'],
    ['elevens;places=9', 'elevens'],
    ['elevens;places=8', 'elevens;places=8'],
  ])('%s is %s', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });
});

test.each([
  ['solitaire', 'There is no game called “solitaire”.'],
  ['', 'The name of a game is missing.'],
  ['constructor', 'There is no game called “constructor”.'],
  [
    'klondike-3;places=8',
    'klondike-3 has no option “places”; its options are draw, redeals, empty and return.',
  ],
  ['klondike-3;redeals=4', '“4” is no value of redeals, which can be 0, 1, 2, 3 or unlimited.'],
  [
    'elevens;places=4',
    '“4” is no value of places, which can be 5, 6, 7, 8, 9, 10, 11, 12, 13 or 14.',
  ],
  ['perditio-tempus;rounds=2', 'perditio-tempus has no options.'],
  ['pictures;', '“” is not an option; an option looks like name=value.'],
])('%j is refused with one sentence', (text, sentence) => {
  expect(nameOf(text)).toBe(sentence);
});

test('a variant knows its game and its values', () => {
  expect(baseOf(variant('klondike-1;redeals=2'))).toBe('klondike-1');
  expect(valuesOf(variant('klondike-1;redeals=2'))).toEqual({
    draw: '1',
    redeals: '2',
    empty: 'king',
    return: 'yes',
  });
});

test('a custom game that is used stays the same object, and one of long ago is forgotten', () => {
  const [used, unused] = [variant('layout;columns=5x5'), variant('layout;columns=5x6')];
  const [game, setup, before] = [gameOf(used), setupOfVariant(used), gameOf(unused)];
  for (let n = 0; n < 600; n++) {
    const columns = [n % 5, Math.trunc(n / 5) % 5, Math.trunc(n / 25) % 5, Math.trunc(n / 125)];
    gameOf(variant(`layout;columns=${columns.map((cards) => cards + 1).join('.')}.7`));
    expect(gameOf(variant('layout; columns = 5x5'))).toBe(game);
  }
  expect(setupOfVariant(used)).toBe(setup);
  expect(gameOf(unused)).not.toBe(before);
  expect(gameOf(unused).name).toBe(before.name);
});

test('a variant’s name says what differs, in words', () => {
  expect(gameOf('klondike-3').name).toBe('Klondike, draw three');
  expect(gameOf(variant('klondike-3;draw=2')).name).toBe('Klondike, draw two');
  expect(gameOf(variant('klondike-1;redeals=2;return=no')).name).toBe(
    'Klondike, draw one · 2 redeals · foundation cards stay',
  );
  expect(gameOf(variant('tens;places=16')).name).toBe('Tens · 16 places');
});

test('a game is made once', () => {
  expect(gameOf(variant('elevens;places=8'))).toBe(gameOf(variant('elevens;places=8')));
});

test('the solver knows every option of Klondike', () => {
  expect(hasSolver('klondike-3')).toBe(true);
  expect(hasSolver('klondike-1')).toBe(true);
  for (const options of [
    'draw=2',
    'redeals=3',
    'return=no',
    'empty=any',
    'draw=2;redeals=0;return=no',
  ]) {
    expect(hasSolver(variant(`klondike-3;${options}`)), options).toBe(true);
  }
  expect(hasSolver('elevens')).toBe(false);
});
