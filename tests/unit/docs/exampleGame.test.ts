import { expect, test } from 'vitest';
import { cardsOfPack } from '../../../src/engine/deck';
import { accordion } from '../../support/exampleGame';

const { rules, text, lines } = accordion;
const row = rules.deal('', cardsOfPack({}).toReversed());

test('a move is its numbers, and a line that is none shows one', () => {
  expect(text.formatMove({ from: 5, to: 4 })).toBe('5 4');
  expect(lines.parseMove(' 5  4 ')).toEqual({ ok: true, value: { from: 5, to: 4 } });
  for (const line of ['', '5', '5 4 3', '5 x', '-5 4', '5,4', '9'.repeat(400)])
    expect(lines.parseMove(line)).toEqual({ ok: false, error: 'Moves look like “5 4”.' });
});

test('a move is narrated as it is suggested', () => {
  const next = rules.apply(row, { from: 5, to: 4 });
  const after = next.ok ? next.value : row;
  expect(text.narrate(row, { from: 5, to: 4 }, after)).toEqual(['5 of Hearts to pile 4.']);
});

test('the text of a state lists its piles', () => {
  expect(lines.formatState(row).split('\n').slice(0, 2)).toEqual(['Pile 1: AH', 'Pile 2: 2H']);
});

test('the end is won in a number of moves, or says that there are no more', () => {
  expect(text.ended([row.flat()], 51)).toBe('Won in 51 moves.');
  expect(text.ended([row[0] ?? [], row[14] ?? []], 50)).toBe('No moves left.');
});
