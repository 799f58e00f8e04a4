import { describe, expect, test } from 'vitest';
import { cardName } from '../../../../src/engine/card';
import { play, present } from '../../../../src/engine/history';
import { GAME_IDS, gameOf } from '../../../../src/games/index';
import { listed } from '../../../../src/locales/format';
import { hint } from '../../../../src/store/game/hint';
import { boardOf, cardsOf as cards } from '../../../support/board';
import { freeCellState } from '../../../support/freecell';
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

const CONTEXT = contextOf();

describe('a hint', () => {
  const move = { from: { kind: 'tableau', index: 4 }, to: { kind: 'tableau', index: 1 }, count: 1 };
  const fresh = tableOf(playedGame('klondike-3', '275'));

  test('highlights a move: its cards, its target, its sentence after a word and what it gains; and is counted', () => {
    const hinted = changeOf(hint(fresh, { line: [move] }, CONTEXT));
    expect(hinted.table.highlight).toEqual({ cards: cards('9D'), piles: ['tableau-1'], move });
    expect(hinted).toMatchObject({
      sentences: [],
      news: ['Hint: 9 of Diamonds onto 10 of Spades.', 'That turns a card up.'],
      spoken: ['Hint: 9 of Diamonds onto 10 of Spades in column 1.', 'That turns a card up.'],
    });
    expect(hinted.table.current.record.hints).toBe(1);
    expect(textOf(hint(fresh, { line: [move], word: 'Possible move' }, CONTEXT))).toBe(
      'Possible move: 9 of Diamonds onto 10 of Spades. That turns a card up.',
    );
  });

  test('says of a line that wins at least that it does', () => {
    const game = tableOf(gameAt('freecell', freeCellState(['KD', '', ''])));
    const line = [
      { from: { kind: 'tableau', index: 1 }, to: { kind: 'tableau', index: 2 }, count: 1 },
    ];
    const reasonOf = (moves: readonly unknown[]) =>
      changeOf(hint(game, { line: moves }, CONTEXT)).news?.[1];
    expect(reasonOf([...line, ...line])).toBe('You can still win after that.');
    expect(reasonOf(line)).toBe('That wins the game.');
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
      'Best move, without peeking: 9 of Diamonds onto 10 of Spades. Chance of winning: 58%.',
    );
  });

  test('without peeking is only a hint where moves are not compared', () => {
    const wanted = { line: [move], word: 'Hint', fair: { chance: undefined } } as const;
    expect(textOf(hint(fresh, wanted, CONTEXT))).toBe('Hint: 9 of Diamonds onto 10 of Spades.');
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
