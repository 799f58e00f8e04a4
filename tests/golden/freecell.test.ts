import { describe, expect, test } from 'vitest';
import { cardCode } from '../../src/engine/card';
import { present, replay } from '../../src/engine/history';
import { listSteps } from '../../src/engine/steps';
import { freecell } from '../../src/games/freecell';
import { apply, legalMoves } from '../../src/games/freecell/rules';
import { dealFreeCell, type FreeCellState } from '../../src/games/freecell/state';
import { countFreeCellLines, type PlainFreeCell } from '../support/plainFreeCell';
import perftRows from '../vectors/freecell_perft.json';
import won from '../vectors/freecell_won.json';

/** Perft: the number of lines of `depth` legal moves from a state. */
function perft(state: FreeCellState, depth: number): number {
  if (depth === 0) return 1;
  return legalMoves(state).reduce((lines, move) => {
    const next = apply(state, move);
    if (!next.ok) throw new Error(`a legal move was refused: ${next.error.reason}`);
    return lines + perft(next.value, depth - 1);
  }, 0);
}

/** The state in the terms of the independent rules. */
const plain = ({ columns, cells, foundations }: FreeCellState): PlainFreeCell => ({
  columns: columns.map((column) => column.map(cardCode)),
  cells: cells.map(([card]) => (card === undefined ? undefined : cardCode(card))),
  foundations: foundations.map((pile) => pile.map(cardCode)),
});

/** The state of a row: a deal after the first moves of its won game. */
function stateOf({ cells, deal, after }: (typeof perftRows.rows)[number]): FreeCellState {
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
      expect(perft(state, depth)).toBe(count);
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

test('ms1: the table and the sentences of the first moves', () => {
  const game = freecell(4);
  let state = dealFreeCell(4, 'ms1');
  expect(game.text.formatState(state)).toBe(`a1    a2    a3    a4    |     f1    f2    f3    f4
--    --    --    --    |     --    --    --    --

c1    c2    c3    c4    c5    c6    c7    c8
JD    2D    9H    JC    5D    7H    7C    5H
KD    KC    9S    5S    AD    QC    KH    3H
2S    KS    9D    QD    JS    AS    AH    3C
4C    5C    TS    QH    4H    AC    4D    7S
3S    TD    4S    TH    8H    2C    JH    7D
6D    8S    8D    QS    6C    3D    8C    TC
6S    9C    2H    6H`);
  const told = won.games.ms1.slice(0, 12).map((line) => {
    const move = game.text.parseMove(line);
    const next = move.ok ? game.rules.apply(state, move.value) : move;
    if (!move.ok || !next.ok) throw new Error(`refused: ${line}`);
    const sentence = game.text.narrate(state, move.value, next.value).join(' ');
    state = next.value;
    return sentence;
  });
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "3 of Diamonds to free cell 1.
    2 of Clubs to free cell 2.
    Ace of Clubs to foundation 1.
    8 of Clubs to free cell 3.
    Ace of Spades to column 3.
    Jack of Hearts to column 6.
    4 of Diamonds to free cell 4.
    Ace of Hearts to foundation 2.
    2 of Clubs to foundation 1.
    Queen of Clubs and 1 more card to column 7.
    10 of Clubs to column 7.
    7 of Hearts to free cell 2."
  `);
});
