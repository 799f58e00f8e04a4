import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/games/klondike/moves';
import { apply } from '../../src/games/klondike/rules';
import { type Draw, dealKlondike } from '../../src/games/klondike/state';
import { perft } from '../support/perft';
import { countLines, plainDeal } from '../support/plainKlondike';
import perftRows from '../vectors/klondike_perft.json';

describe.each(perftRows.rows)('$name', ({ draw, deal, lines }) => {
  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    expect(perft({ legalMoves, apply }, dealKlondike(draw as Draw, deal), depth)).toBe(count);
    // The rules of tests/support/plainKlondike.ts, which share nothing with src/games, count the same.
    expect(countLines(plainDeal(draw as Draw, deal), depth)).toBe(count);
  });
});
