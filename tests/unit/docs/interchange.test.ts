import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { patience } from '../../support/terminal';

const TEXT = readFileSync('docs/interchange.md', 'utf8');

/** The examples below a heading, or below a paragraph that begins with bold words. */
function examplesOf(name: string): readonly string[] {
  const [, part = ''] =
    new RegExp(`\\n(?:## ${name}\\n|\\*\\*${name}\\.\\*\\*)(.*?)\\n(?:## |\\*\\*)`, 's').exec(
      TEXT,
    ) ?? [];
  return [...part.matchAll(/```(?:json)?\n(.*?)```/gs)].map(([, example = '']) => example);
}

test.each([
  ['Piles', ['Klondike, draw three (klondike-3), in the form piles']],
  [
    'Boards',
    [
      'Klondike, draw three (klondike-3), in the form board',
      'FreeCell (freecell), in the form board',
    ],
  ],
  ['Solvitaire', ['Klondike, draw three (klondike-3), in the form solvitaire']],
])('the examples of %s are positions, and convert says of which game', (name, games) => {
  const found = examplesOf(name).map((example) => patience(['convert', '-'], example));
  expect(found).toEqual(
    games.map((game) => ({ out: expect.anything(), err: `Read as ${game}.\n`, status: 0 })),
  );
});

test('the moves win the deal that is named', () => {
  const [moves = ''] = examplesOf('Moves');
  expect(patience(['replay', 'freecell', 'ms24', '-'], moves).out).toMatch(
    /\nWon in \d+ moves\.\n$/,
  );
});

test('the rules are those of a game', () => {
  const [rules = ''] = examplesOf('Rules of Solvitaire');
  expect(patience(['solve', '--rules', '-', '--deal', '1'], rules).out).toMatch(/^winnable in /);
});
