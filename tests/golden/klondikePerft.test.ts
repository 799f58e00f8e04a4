import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/games/klondike/moves';
import { apply } from '../../src/games/klondike/rules';
import { type Draw, dealKlondike, type KlondikeState } from '../../src/games/klondike/state';
import { countLines, plainDeal } from '../support/plainKlondike';
import perftRows from '../vectors/klondike_perft.json';

/** Perft: the number of lines of `depth` legal moves from a state. */
function perft(state: KlondikeState, depth: number): number {
  if (depth === 0) return 1;
  return legalMoves(state).reduce((lines, move) => {
    const next = apply(state, move);
    if (!next.ok) throw new Error(`a legal move was refused: ${next.error.reason}`);
    return lines + perft(next.value, depth - 1);
  }, 0);
}

describe.each(perftRows.rows)('$name', ({ draw, deal, lines }) => {
  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    expect(perft(dealKlondike(draw as Draw, deal), depth)).toBe(count);
    // The rules of tests/support/plainKlondike.ts, which share nothing with src/games, count the same.
    expect(countLines(plainDeal(draw as Draw, deal), depth)).toBe(count);
  });
});
