import { describe, expect, test } from 'vitest';
import { freecell } from '../../src/games/freecell';
import { apply, legalMoves } from '../../src/games/freecell/rules';
import type { FreeCellState } from '../../src/games/freecell/state';
import { fromLine } from '../support/freecell';
import {
  countFreeCellLines,
  plainFreeCell,
  plainScore,
  playPlainly,
} from '../support/plainFreeCell';
import perftRows from '../vectors/freecell_perft.json';
import transcript from '../vectors/freecell_transcript.json';
import won from '../vectors/freecell_won.json';

const GAMES: Readonly<Record<string, readonly string[]>> = won.games;

/** Perft: the number of lines of `depth` legal moves from a state. */
function perft(state: FreeCellState, depth: number): number {
  if (depth === 0) return 1;
  return legalMoves(state).reduce((lines, move) => {
    const next = apply(state, move);
    if (!next.ok) throw new Error(`a legal move was refused: ${next.error.reason}`);
    return lines + perft(next.value, depth - 1);
  }, 0);
}

describe.each(perftRows.rows)('$name', ({ cells, deal, moves, lines }) => {
  const played = (GAMES[deal] ?? []).slice(0, moves);

  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    expect(perft(played.reduce(fromLine, freecell(cells).rules.deal(deal)), depth)).toBe(count);
    const plain = plainFreeCell(cells, deal);
    for (const line of played) playPlainly(plain, line);
    expect(countFreeCellLines(plain, depth)).toBe(count);
  });
});

test.each(Object.entries(GAMES))('%s is won by the recorded moves', (deal, lines) => {
  const { rules, text } = freecell(4);
  const plain = plainFreeCell(4, deal);
  let state = rules.deal(deal);
  for (const line of lines) {
    expect(rules.status(state)).toBe('playing');
    state = fromLine(state, line);
    playPlainly(plain, line);
  }
  expect(plainScore(plain)).toBe(52);
  expect(rules.score(state)).toBe(52);
  expect(rules.status(state)).toBe('won');
  expect(text.ended(state, lines.length)).toBe(`Won in ${lines.length} moves.`);
});

test('deal ms1: the table, every line and every sentence of a whole game', () => {
  const { rules, text } = freecell(4);
  let state = rules.deal('ms1');
  expect(text.formatState(state)).toBe(transcript.start.join('\n'));
  const lines = (GAMES.ms1 ?? []).map((line, i) => {
    const move = text.parseMove(line);
    if (!move.ok) throw new Error(move.error);
    const next = fromLine(state, line);
    const told = text.narrate(state, move.value, next).join(' ');
    state = next;
    if (i === 39) expect(text.formatState(state)).toBe(transcript.after40.join('\n'));
    return `${text.formatMove(move.value)}  ${told}`;
  });
  expect(lines).toEqual(transcript.lines);
});
