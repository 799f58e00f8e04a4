import { expect, test } from 'vitest';
import { winnableInWords } from '../../../../src/ui/workshop/OddsPanel';
import { type Count, noOdds, withCount } from '../../../../src/workshop/odds';

const inWords = (solver: Count) =>
  winnableInWords(withCount(noOdds('freecell'), 'solver', solver))?.replaceAll('\u2060', '');

test('a few deals that were all won promise no certainty', () => {
  expect(inWords({ games: 22, won: 22, unknown: 0 })).toBe('85–100% can be won');
  expect(inWords({ games: 500, won: 410, unknown: 10 })).toBe('78–87% can be won');
  expect(inWords({ games: 9, won: 9, unknown: 0 })).toBeUndefined();
});
