import { describe, expect, test } from 'vitest';
import { type Draw, klondikeOf } from '../support/klondike';
import { perft } from '../support/perft';
import { countLines, plainDeal } from '../support/plainKlondike';
import perftRows from '../vectors/klondike_perft.json';

describe.each(perftRows.rows)('$name', ({ draw, deal, lines }) => {
  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    const { rules } = klondikeOf(draw as Draw);
    expect(perft(rules, rules.deal(deal), depth)).toBe(count);
    // The rules of tests/support/plainKlondike.ts, which share nothing with src/games, count the same.
    expect(countLines(plainDeal(draw as Draw, deal), depth)).toBe(count);
  });
});
