import { describe, expect, test } from 'vitest';
import { cardCode } from '../../src/engine/card';
import { present } from '../../src/engine/history';
import { listSteps } from '../../src/engine/steps';
import type { LayoutState } from '../../src/games/layouts/board';
import { freecell } from '../support/freecell';
import { perft } from '../support/perft';
import { countFreeCellLines, type PlainFreeCell } from '../support/plainFreeCell';
import { replay } from '../support/replay';
import perftRows from '../vectors/freecell_perft.json';
import transcript from '../vectors/freecell_transcript.json';
import won from '../vectors/freecell_won.json';

/** The state in the terms of the independent rules. */
const plain = ({ tableau, cells = [], foundations }: LayoutState): PlainFreeCell => ({
  columns: tableau.map((column) => column.cards.map(cardCode)),
  cells: cells.map(([card]) => (card === undefined ? undefined : cardCode(card))),
  foundations: foundations.map((pile) => pile.map(cardCode)),
});

/** The state of a row: a deal after the first moves of its won game. */
function stateOf({ cells, deal, after }: (typeof perftRows.rows)[number]): LayoutState {
  const game = freecell(cells);
  const lines = after === 0 ? [] : won.games[deal as keyof typeof won.games].slice(0, after);
  const history = replay(game, deal, lines);
  if (!history.ok) throw new Error(history.error.why);
  return present(history.value);
}

describe.each(perftRows.rows)('$name', (row) => {
  test.each(row.lines.map((count, i) => [i + 1, count]))(
    '%i moves: %i lines',
    (depth = 0, count) => {
      const state = stateOf(row);
      expect(perft(freecell(row.cells).rules, state, depth)).toBe(count);
      expect(countFreeCellLines(plain(state), depth)).toBe(count);
    },
  );
});

test.each(Object.entries(won.games))('%s is won by these moves', (deal, lines) => {
  const game = freecell(4);
  const history = replay(game, deal, lines);
  if (!history.ok) throw new Error(history.error.why);
  expect(game.rules.status(present(history.value))).toBe('won');
  const printed = listSteps(history.value.steps).map(({ move }) => game.text.formatMove(move));
  expect(printed).toEqual(lines);
});

test('ms1: the table, every line and every sentence of a whole game', () => {
  const game = freecell(4);
  const { rules, text } = game;
  let state = rules.deal('ms1');
  expect(game.lines.formatState(state)).toBe(transcript.start.join('\n'));
  const lines = won.games.ms1.map((line, i) => {
    const move = game.lines.parseMove(line);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!move.ok || !next.ok) throw new Error(`refused: ${line}`);
    const told = text.narrate(state, move.value, next.value).join(' ');
    state = next.value;
    if (i === 39) expect(game.lines.formatState(state)).toBe(transcript.after40.join('\n'));
    return `${text.formatMove(move.value)}  ${told}`;
  });
  expect(lines).toEqual(transcript.lines);
  expect(rules.score(state)).toBe(52);
  expect(text.ended(state, lines.length)).toBe('Won in 88 moves.');
});
