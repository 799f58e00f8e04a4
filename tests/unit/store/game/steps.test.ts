import { describe, expect, test } from 'vitest';
import { cardName } from '../../../../src/engine/card';
import { jump as jumpTo, play, present } from '../../../../src/engine/history';
import { GAME_IDS, gameOf } from '../../../../src/games/index';
import { listed } from '../../../../src/locales/format';
import { reduce } from '../../../../src/store/game/reduce';
import { hint, jump, loadSolution, redo, restart, undo } from '../../../../src/store/game/steps';
import type { TableState } from '../../../../src/store/game/table';
import { boardOf, cardsOf as cards } from '../../../support/board';
import { klondikeState } from '../../../support/klondike';
import {
  changeOf,
  contextOf,
  gameAt,
  playedGame,
  tableOf,
  textOf,
} from '../../../support/playedGame';
import { proofSize } from '../../../support/proofSize';
import { variant } from '../../../support/variants';

const CONTEXT = contextOf();
const game = playedGame('klondike-3', '275', ['s', 's']);
const at = (cursor: number): TableState =>
  tableOf({ ...game, history: jumpTo(game.history, cursor) });

describe('undo, redo and restart', () => {
  test('undo takes the last move back and says which; the moves stay', () => {
    const undone = undo(at(2), CONTEXT);
    expect(textOf(undone)).toMatch(/^Undone: Drew 3 cards/);
    const { history, record } = changeOf(undone).table.current;
    expect(history).toEqual(at(1).current.history);
    expect(record).toMatchObject({ cursor: 1, moves: game.record.moves });
    expect(undo(at(0), CONTEXT)).toEqual({
      ok: false,
      error: { text: 'There is nothing to undo.', cards: [] },
    });
  });

  test.each([
    ['spider', '3', 's', 'Undone: Dealt 10 cards.'],
    ['golf', '3', 's', 'Undone: Drew the 10 of Spades.'],
  ])('undo in %s leaves out what the move led to', (id, deal, line, text) => {
    expect(textOf(undo(tableOf(playedGame(variant(id), deal, [line])), CONTEXT))).toBe(text);
  });

  test('redo makes it again', () => {
    const redone = redo(at(1), CONTEXT);
    expect(textOf(redone)).toMatch(/^Drew 3 cards/);
    expect(changeOf(redone).table.current.history).toEqual(game.history);
    expect(textOf(redo(at(2), CONTEXT))).toBe('There is nothing to redo.');
  });

  test('restart starts another game of the deal, and says the way back', () => {
    const restarted = changeOf(restart(at(2), CONTEXT));
    expect(restarted).toMatchObject({
      sentences: [],
      news: ['Restarted. Undo brings it back.'],
      isRestart: true,
    });
    const { record, history } = restarted.table.current;
    expect(record).toMatchObject({ id: 'another', deal: '275', revision: 0, started: 1000 });
    expect(history).toMatchObject({ cursor: 0, steps: { length: 0 } });
    expect(textOf(restart(at(0), CONTEXT))).toBe('Already at the start.');
  });

  test.each([0, 2])('restart begins a game of one’s own from a preview at move %i', (cursor) => {
    const { table, news } = changeOf(
      restart(tableOf({ ...at(cursor).current, isPreview: true }), CONTEXT),
    );
    expect(news).toEqual(['This is your own game now.']);
    expect(table.current).not.toHaveProperty('isPreview');
    expect(table.current.history).toMatchObject({ cursor: 0, steps: { length: 0 } });
  });

  test('restart keeps what is known of the deal; a daily deal of an earlier day is late then', () => {
    const facts = { source: 'daily', day: '2026-11-23', winnable: true, helped: true } as const;
    const daily = playedGame('klondike-3', '275', ['s'], { ...facts, undos: 3, hints: 2 });
    const { record } = changeOf(restart(tableOf(daily), CONTEXT)).table.current;
    expect(record).toMatchObject({ ...facts, late: true });
    expect(record).not.toHaveProperty('undos');
    expect(record).not.toHaveProperty('hints');
    const sameDay = contextOf({ today: '2026-11-23' });
    expect(changeOf(restart(tableOf(daily), sameDay)).table.current.record).not.toHaveProperty(
      'late',
    );
  });

  test('restart goes back to the start where no choice can change the end', () => {
    const elevens = changeOf(jump(tableOf(playedGame('elevens', '0')), 2, CONTEXT)).table;
    const { current } = changeOf(restart(elevens, CONTEXT)).table;
    expect(current.record.id).toBe('game');
    expect(current.history).toMatchObject({ cursor: 0, steps: { length: 2 } });
  });
});

describe('a jump', () => {
  const cursorOf = (table: TableState, cursor: number) =>
    changeOf(jump(table, cursor, CONTEXT)).table.current.history.cursor;

  test('of one step is narrated, a longer one names its move', () => {
    const three = playedGame('klondike-3', '275', ['s', 's', 's']);
    const start = tableOf({ ...three, history: jumpTo(three.history, 0) });
    expect(textOf(jump(start, 1, CONTEXT))).toMatch(/^Drew 3 cards/);
    expect(textOf(jump(start, 3, CONTEXT))).toBe('Move 3.');
    expect(textOf(jump(tableOf(three), 0, CONTEXT))).toBe('Move 0.');
  });

  test('ends at the last move played where what is played matters', () => {
    const one = playedGame('klondike-3', '275', ['s']);
    expect(textOf(jump(tableOf(one), 2, CONTEXT))).toBe('There is no further move.');
    expect(cursorOf(tableOf({ ...one, history: jumpTo(one.history, 0) }), 9)).toBe(1);
  });

  test('elsewhere goes on to the end of the game', () => {
    const start = tableOf(playedGame('pictures', '3'));
    expect(cursorOf(start, 1)).toBe(1);
    const ended = jump(start, Number.POSITIVE_INFINITY, CONTEXT);
    expect(textOf(ended)).toMatch(/^Move \d+\. \S/);
    const beyond = jump(changeOf(ended).table, Number.POSITIVE_INFINITY, CONTEXT);
    expect(textOf(beyond)).toBe(textOf(ended));
  });
});

describe('a hint', () => {
  const move = { from: { kind: 'tableau', index: 4 }, to: { kind: 'tableau', index: 1 }, count: 1 };
  const fresh = tableOf(playedGame('klondike-3', '275'));

  test('highlights a move: its cards, its target, its sentence after a word and what it gains; and is counted', () => {
    const hinted = changeOf(hint(fresh, { line: [move] }, CONTEXT));
    expect(hinted.table.highlight).toEqual({ cards: cards('9D'), piles: ['tableau-1'], move });
    expect(hinted).toMatchObject({
      sentences: [],
      news: ['Hint: 9 of Diamonds onto 10 of Spades.', 'That turns a card up.'],
    });
    expect(hinted.table.current.record.hints).toBe(1);
    expect(textOf(hint(fresh, { line: [move], word: 'Possible move' }, CONTEXT))).toBe(
      'Possible move: 9 of Diamonds onto 10 of Spades. That turns a card up.',
    );
  });

  test('without peeking says only why that was computed without peeking, and is counted too', () => {
    const wanted = { line: [move], why: 'Because.', fair: { chance: undefined } };
    const hinted = changeOf(hint(fresh, wanted, CONTEXT));
    expect(hinted.news).toEqual([
      'Best move, without peeking: 9 of Diamonds onto 10 of Spades.',
      'Because.',
    ]);
    expect(hinted.table.current.record).toMatchObject({ hints: 1 });
    expect(hinted.table.current.record).not.toHaveProperty('helped');
    expect(changeOf(hint(fresh, { ...wanted, fair: { chance: 0.583 } }, CONTEXT)).news?.[0]).toBe(
      'Best move, without peeking: 9 of Diamonds onto 10 of Spades. Chance of winning: 58\u00a0%.',
    );
  });

  test('highlights the cards alone where cards are selected, and names them', () => {
    const hinted = changeOf(hint(tableOf(playedGame('elevens', '0')), {}, CONTEXT));
    const { highlight } = hinted.table;
    expect(highlight?.piles).toEqual([]);
    const named = listed(highlight?.cards.map(cardName) ?? [], 'and');
    expect(hinted).toMatchObject({ sentences: [], news: [`Hint: ${named}.`] });
  });

  test('of a deal to several piles marks the stock alone', () => {
    const spider = tableOf(playedGame('spider', '7'));
    expect(
      changeOf(hint(spider, { line: [{ type: 'deal' }] }, CONTEXT)).table.highlight,
    ).toMatchObject({ cards: [], piles: ['stock'] });
  });

  test('is a possible move, said as such, where the game has none', () => {
    const shifting = tableOf(gameAt('yukon', boardOf(['KS', '', '5H'])));
    expect(gameOf('yukon').advice?.hint?.(present(shifting.current.history))).toBeUndefined();
    expect(textOf(hint(shifting, {}, CONTEXT))).toBe('Possible move: King of Spades to column 2.');
  });

  test('is the end of the game where no move is legal', () => {
    const stuck = tableOf(gameAt('klondike-3', klondikeState({ tableau: ['5C', '9C'] })));
    expect(hint(stuck, {}, CONTEXT)).toEqual({
      ok: false,
      error: { text: 'No moves left. No card can be played, not even from the stock.', cards: [] },
    });
    const illegal = {
      from: { kind: 'waste', index: 1 },
      to: { kind: 'tableau', index: 1 },
      count: 1,
    };
    expect(hint(fresh, { line: [illegal] }, CONTEXT)).toMatchObject({ ok: false });
  });

  // The suite looks at one deal of each game, the proof at all three.
  test.each(GAME_IDS.map((id, n) => ({ id, n })))(
    'of $id names no card that is not in view',
    ({ id, n }) => {
      const { rules, table, text, advice } = gameOf(id);
      for (const [i, deal] of ['0', '7', '275'].entries()) {
        if ((i + n) % proofSize(3, 1) !== 0) continue;
        let { history } = playedGame(id, deal);
        for (let move = 0; move < 80 && rules.status(present(history)) === 'playing'; move++) {
          const state = present(history);
          const shown = table
            .view(state)
            .piles.flatMap((pile) => pile.cards.filter(({ faceUp }) => faceUp))
            .map(({ card }) => cardName(card));
          for (const legal of rules.legalMoves(state)) {
            const named = text.suggest(state, legal).match(CARD_NAME) ?? [];
            expect(named.filter((name) => !shown.includes(name))).toEqual([]);
          }
          const next = play(
            gameOf(id),
            history,
            advice?.hint?.(state) ?? rules.legalMoves(state)[0],
          );
          if (!next.ok) break;
          history = next.value;
        }
      }
    },
  );
});

const CARD_NAME = /(?:Ace|[2-9]|10|Jack|Queen|King) of (?:Hearts|Diamonds|Clubs|Spades)/g;

test('a solution stands after the present, and marks the game as helped', () => {
  const one = tableOf(playedGame('klondike-3', '275', ['s']));
  const click = { type: 'draw' };
  const solved = changeOf(loadSolution(one, [click, click], CONTEXT));
  expect(solved).toMatchObject({ sentences: [], news: ['Solution found: 2 moves.'] });
  expect(solved.table.current).toMatchObject({
    record: { helped: true, cursor: 1 },
    history: { cursor: 1, steps: { length: 3 } },
  });
});

test('every action is one of the reducer', () => {
  const textsOf = (...actions: readonly Parameters<typeof reduce>[1][]) =>
    actions.map((action) => textOf(reduce(at(1), action, CONTEXT)));
  expect(
    textsOf(
      { type: 'play', move: { type: 'draw' } },
      { type: 'gesture', gesture: { kind: 'press', pile: 'stock' } },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'restart' },
      { type: 'jump', cursor: 0 },
      { type: 'loadSolution', moves: [] },
      { type: 'guess', guess: 'won' },
      { type: 'hint', word: 'Possible move' },
    ).map((text) => text?.split(/[ :.]/, 1)[0]),
  ).toEqual(['Drew', 'Drew', 'Undone', 'Drew', 'Restarted', 'Move', 'Solution', 'A', 'Possible']);
});
