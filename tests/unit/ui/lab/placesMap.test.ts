import { expect, test } from 'vitest';
import { COLOUR_COUNTS } from '../../../../src/ui/charts/HeatMap';
import { formatDeviation, heatColour } from '../../../../src/ui/lab/PlacesMap';

test('the expected count has the middle colour, and 30% less or more the first and the last', () => {
  expect(heatColour(1000, 1000)).toBe(5);
  expect(heatColour(700, 1000)).toBe(0);
  expect(heatColour(1300, 1000)).toBe(COLOUR_COUNTS.diverging - 1);
  expect(heatColour(0, 1000)).toBe(0);
  expect(heatColour(50_000, 1000)).toBe(10);
});

test('equal deviations to both sides have colours equally far from the middle', () => {
  for (const deviation of [10, 40, 70, 100, 130, 200, 280]) {
    expect(heatColour(1000 + deviation, 1000) + heatColour(1000 - deviation, 1000)).toBe(10);
  }
});

test('a deviation in words', () => {
  expect(formatDeviation(1045, 1000)).toBe('4.5% more');
  expect(formatDeviation(880, 1000)).toBe('12.0% less');
});
