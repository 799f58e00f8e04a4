import { expect, test } from 'vitest';
import { parseCardSet } from '../../../../src/engine/cardSet';
import { jump, stateAt } from '../../../../src/engine/history';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { formatRecord, parseRow, replayRecord } from '../../../../src/persistence/record';
import { seenCards } from '../../../../src/store/game/changedGame';
import { loadSolution, playMove, restart, undo } from '../../../../src/store/game/commands';
import type { TableGame } from '../../../../src/store/game/table';
import { changeOf, contextOf, playedGame, tableOf } from '../../../support/playedGame';

const CONTEXT = contextOf();
const SEVEN_TOP_CARDS = 7;
/** The Ace of Clubs of deal 275, at the end of column 6: what lies below it is turned up. */
const aceUp = {
  from: { kind: 'tableau', index: 6 },
  to: { kind: 'foundation', index: 1 },
  count: 1,
};

const drawn = playedGame('klondike-3', '275', ['s', 's']);
const firstThree = (stateAt(drawn.history, 1) as LayoutState).waste;

/** The game after its moves were taken back to a cursor, and another was made there. */
const branched = (game: TableGame, cursor: number, move: unknown): TableGame =>
  changeOf(playMove(tableOf({ ...game, history: jump(game.history, cursor) }), move, CONTEXT)).table
    .current;

test('all that is face up on the line is seen, also what can be redone', () => {
  expect(seenCards(drawn).size).toBe(SEVEN_TOP_CARDS + 6);
  const undone = changeOf(undo(tableOf(drawn), CONTEXT)).table.current;
  expect(undone.record).not.toHaveProperty('seen');
  expect(seenCards(undone)).toEqual(seenCards(drawn));
});

test('what was seen on a line that was taken back stays seen, and is kept with the game', () => {
  const { record, history } = branched(drawn, 0, aceUp);
  expect(parseCardSet(record.seen ?? '').length).toBe(6);
  for (const card of firstThree ?? []) expect(seenCards({ record, history })).toContain(card);
  const read = parseRow('game', formatRecord({ ...record, revision: 1 }));
  const replayed = read.ok ? replayRecord(read.value) : undefined;
  const again = replayed?.ok ? replayed.value : undefined;
  expect(again && seenCards(again)).toEqual(seenCards({ record, history }));
});

test('what several lines showed adds up, and a line that shows nothing new adds nothing', () => {
  const one = branched(drawn, 0, aceUp);
  const two = branched(one, 0, { type: 'draw' });
  const revealed = (stateAt(one.history, 1) as LayoutState).tableau[5]?.cards.at(-1);
  expect(parseCardSet(two.record.seen ?? '')).toContain(revealed);
  expect(seenCards(two).size).toBe(SEVEN_TOP_CARDS + 6 + 1);
  const open = playedGame('freecell', '5', ['m c1, a1, 1']);
  const toCell = {
    from: { kind: 'tableau', index: 2 },
    to: { kind: 'cell', index: 1 },
    count: 1,
  };
  expect(branched(open, 0, toCell).record).not.toHaveProperty('seen');
});

test('a restart forgets nothing', () => {
  const { current } = changeOf(restart(tableOf(drawn), CONTEXT)).table;
  expect(current.record).toMatchObject({ id: 'another' });
  expect(seenCards(current)).toEqual(seenCards(drawn));
});

test('moves of a link and of the solver show nothing before they are looked at', () => {
  const shared = { ...drawn, history: jump(drawn.history, 1), isPreview: true as const };
  expect(seenCards(shared).size).toBe(SEVEN_TOP_CARDS + 3);
  const fresh = playedGame('klondike-3', '275');
  const solved = changeOf(loadSolution(tableOf(fresh), [{ type: 'draw' }], CONTEXT)).table.current;
  expect(solved.history.steps.length).toBe(1);
  expect(seenCards(solved).size).toBe(SEVEN_TOP_CARDS);
});
