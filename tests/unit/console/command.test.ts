import { describe, expect, test } from 'vitest';
import { helpLines, isMoveLike, parseCommand } from '../../../src/console/command';
import { GAME_IDS } from '../../../src/games/index';
import { consoleGameOf } from '../../../src/games/lines';

const klondike = consoleGameOf('klondike-3');

test.each([
  ['', 'nothing'],
  ['   ', 'nothing'],
  ['z', 'undo'],
  ['Y', 'redo'],
  ['h', 'hint'],
  ['r', 'restart'],
  ['p', 'print'],
  ['?', 'help'],
  [' q ', 'quit'],
  ['ｚ', 'undo'],
  ['？', 'help'],
  ['　ｈｉｎｔ　', 'hint'],
  ['undo', 'undo'],
  ['Redo', 'redo'],
  ['hint', 'hint'],
  ['restart', 'restart'],
  ['print', 'print'],
  ['help', 'help'],
  ['quit', 'quit'],
])('%j is %s in every game', (line, kind) => {
  for (const id of GAME_IDS) {
    expect(parseCommand(consoleGameOf(id), line)).toEqual({ ok: true, value: { kind } });
  }
});

describe('a new game', () => {
  test('with and without a deal number', () => {
    expect(parseCommand(klondike, 'n')).toEqual({ ok: true, value: { kind: 'new' } });
    expect(parseCommand(klondike, 'new')).toEqual({ ok: true, value: { kind: 'new' } });
    expect(parseCommand(klondike, 'undo 2').ok).toBe(false);
    const numbered = { ok: true, value: { kind: 'new', deal: '-7' } };
    expect(parseCommand(klondike, 'N -007')).toEqual(numbered);
    expect(parseCommand(klondike, 'n 1 2').ok).toBe(false);
  });
});

test('full-width letters, digits and commas are read', () => {
  for (const line of ['ｎ　２７６', 'n ２７６', 'ｎ　２７６\u200b']) {
    expect(parseCommand(klondike, line)).toEqual({ ok: true, value: { kind: 'new', deal: '276' } });
  }
  const move = parseCommand(klondike, 'm c2,c5');
  expect(move.ok).toBe(true);
  for (const line of ['ｍ　ｃ２，ｃ５', 'm c2，c5', 'm c2、c5', 'Ｍ Ｃ２、 Ｃ５']) {
    expect(parseCommand(klondike, line)).toEqual(move);
  }
});

test.each([
  ['klondike-3', 's'],
  ['elevens', '1 4'],
  ['perditio-tempus', 'step'],
] as const)('%s knows the move %j, and the other games do not', (game, line) => {
  expect(parseCommand(consoleGameOf(game), line)).toMatchObject({
    ok: true,
    value: { kind: 'move' },
  });
  const others = GAME_IDS.filter((id) => !isMoveLike(consoleGameOf(id), line));
  expect(others.length).toBeGreaterThan(4);
  for (const id of others) {
    expect(parseCommand(consoleGameOf(id), line)).toMatchObject({
      error: expect.stringMatching(/is not a command; \? lists them\.$/),
    });
  }
});

test('what is meant as a move is refused by the game', () => {
  expect(parseCommand(klondike, 'm,c9')).toMatchObject({
    error: expect.not.stringContaining('is not a command'),
  });
});

test('names of objects are no commands', () => {
  for (const word of ['constructor', '__proto__', 'toString']) {
    expect(parseCommand(klondike, word).ok).toBe(false);
  }
});

test('the help has a line for each command', () => {
  for (const id of GAME_IDS) {
    const words = helpLines(consoleGameOf(id)).map((line) => line.split(' ')[0]);
    expect(words).toEqual(expect.arrayContaining(['z', 'h', 'n', 'r', 'p', '?', 'q']));
  }
});
