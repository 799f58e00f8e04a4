import { expect, test } from 'vitest';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import { selectionShuffle } from '../../../src/engine/shuffle';
import { perfectShuffle, slowSelectionShuffle } from '../../../src/lab/shuffleStudy';
import shufflers from '../../vectors/shufflers.json';

test('perfect shuffles', () => {
  for (const { values, shuffled } of shufflers.perfect) {
    expect(perfectShuffle<number>(values)).toEqual(shuffled);
  }
  let cards = Array.from({ length: 52 }, (_, n) => n);
  for (let n = 0; n < 8; n++) cards = perfectShuffle(cards);
  expect(cards).toEqual(Array.from({ length: 52 }, (_, n) => n));
});

test('selection shuffles', () => {
  for (const { values, 'r_for_k_from_n-1_down_to_1': rs, shuffled } of shufflers.selection) {
    let i = 0;
    expect(selectionShuffle<number>(values, () => rs[i++] ?? -1)).toEqual(shuffled);
  }
});

test('the slow selection shuffle draws again until a place is free', () => {
  const draws = [2, 2, 0, 2, 0, 1];
  expect(slowSelectionShuffle(['a', 'b', 'c'], () => draws.shift() ?? -1)).toEqual(['c', 'a', 'b']);
  const { randomBelow } = pythonRandom('5');
  const cards = Array.from({ length: 52 }, (_, n) => n);
  expect(slowSelectionShuffle(cards, randomBelow).sort((a, b) => a - b)).toEqual(cards);
});
