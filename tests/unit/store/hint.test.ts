import { expect, test } from 'vitest';
import { cardName } from '../../../src/engine/card';
import { play, present } from '../../../src/engine/history';
import { listed } from '../../../src/engine/words';
import { GAME_IDS, gameOf } from '../../../src/games/all';
import { highlightMove, hint, hintedMove, loadSolution } from '../../../src/store/hint';
import { boardOf } from '../../support/board';
import { cards, klondikeState } from '../../support/klondike';
import { gameAt, playedGame } from '../../support/playedGame';

test('a move is highlighted: its cards, its target, and its sentence after a word', () => {
  const game = playedGame('klondike-3', '275');
  const move = { type: 'moveTableauToTableau', tableauSrc: 4, numCards: 1, tableauDst: 1 };
  expect(highlightMove(game, move)).toEqual({
    ok: true,
    value: {
      highlight: { cards: cards('9D'), piles: ['tableau-1'], move },
      text: 'Hint: 9 of Diamonds to column 1.',
    },
  });
  expect(highlightMove(game, move, 'Best')).toMatchObject({
    ok: true,
    value: { text: 'Best: 9 of Diamonds to column 1.' },
  });
});

test('where cards are selected they alone are highlighted, and named', () => {
  const found = hint(playedGame('elevens', '0'));
  if (!found.ok) throw new Error(found.error.text);
  const { highlight, text } = found.value;
  expect(highlight?.piles).toEqual([]);
  expect(text).toBe(`Hint: ${listed(highlight?.cards.map(cardName) ?? [], 'and')}.`);
});

test('a deal to several piles marks the stock alone', () => {
  expect(highlightMove(playedGame('spider', '7'), { type: 'deal' })).toMatchObject({
    value: { highlight: { cards: [], piles: ['stock'] } },
  });
});

test('where the game has no hint, a possible move is shown as such', () => {
  const shifting = gameAt('yukon', boardOf(['KS', '', '5H']));
  expect(gameOf('yukon').advice?.hint?.(present(shifting.history))).toBeUndefined();
  const text = 'King of Spades to column 2.';
  expect(hint(shifting)).toMatchObject({ value: { text: `Possible move: ${text}` } });
  expect(hint(shifting, 'Lost. Possible move')).toMatchObject({
    value: { text: `Lost. Possible move: ${text}` },
  });
});

test('without a legal move the end is announced', () => {
  const stuck = gameAt('klondike-3', klondikeState({ tableau: ['5C', '9C'] }));
  expect(hint(stuck)).toEqual({
    ok: false,
    error: { text: 'No more moves: no card can be played, not even from the stock.', cards: [] },
  });
  const illegal = { type: 'moveWasteToTableau', tableau: 1 };
  expect(highlightMove(playedGame('klondike-3', '275'), illegal)).toMatchObject({ ok: false });
});

test('a solution stands after the present, and marks the game as helped', () => {
  const game = playedGame('klondike-3', '275', ['s']);
  const click = { type: 'clickStock' };
  expect(loadSolution(game, [click, click])).toMatchObject({
    ok: true,
    value: {
      game: { helped: true, history: { cursor: 1, steps: { length: 3 } } },
      text: 'Solution found: 2 moves.',
    },
  });
});

test('a tap on a card of the hint makes the hinted move, any other tap does not', () => {
  const game = playedGame('klondike-3', '275');
  const move = { type: 'moveTableauToTableau', tableauSrc: 4, numCards: 1, tableauDst: 3 };
  const found = highlightMove(game, move);
  if (!found.ok) throw new Error(found.error.text);
  const { highlight } = found.value;
  const tap = (pile: string) => ({ kind: 'tap', pile, count: 1 }) as const;
  expect(hintedMove(game, tap('tableau-4'), highlight)).toBe(move);
  expect(hintedMove(game, tap('tableau-6'), highlight)).toBeUndefined();
  expect(hintedMove(game, tap('tableau-4'), undefined)).toBeUndefined();
  expect(hintedMove(game, { kind: 'press', pile: 'tableau-4' }, highlight)).toBeUndefined();
});

test.each(GAME_IDS)('a hint of %s names no card that is not in view', (id) => {
  const game = gameOf(id);
  for (const deal of ['0', '7', '275']) {
    let { history } = playedGame(id, deal);
    for (let n = 0; n < 80 && game.rules.status(present(history)) === 'playing'; n++) {
      const state = present(history);
      const shown = game.table
        .view(state)
        .piles.flatMap((pile) => pile.cards.filter(({ faceUp }) => faceUp))
        .map(({ card }) => cardName(card));
      for (const move of game.rules.legalMoves(state)) {
        const named = game.text.suggest(state, move).match(CARD_NAME) ?? [];
        expect(named.filter((name) => !shown.includes(name))).toEqual([]);
      }
      const next = play(
        game,
        history,
        game.advice?.hint?.(state) ?? game.rules.legalMoves(state)[0],
      );
      if (!next.ok) break;
      history = next.value;
    }
  }
});

const CARD_NAME = /(?:Ace|[2-9]|10|Jack|Queen|King) of (?:Hearts|Diamonds|Clubs|Spades)/g;
