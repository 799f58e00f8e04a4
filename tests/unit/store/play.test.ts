import { expect, test } from 'vitest';
import { present } from '../../../src/engine/history';
import { playMove } from '../../../src/store/play';
import { klondikeState } from '../../support/klondike';
import { gameAt, playedGame } from '../../support/playedGame';

const twoAces = () => gameAt('klondike-3', klondikeState({ stock: '5C', tableau: ['AS', 'AH'] }));
const aceUp = { type: 'moveTableauToFoundation', tableau: 1, foundation: 1 };

test('a move is made and narrated, and what could be redone is gone', () => {
  const before = playedGame('klondike-3', '275', ['s', 's']);
  const undone = { ...before, history: { ...before.history, cursor: 1 } };
  const played = playMove(
    undone,
    { type: 'moveTableauToFoundation', tableau: 6, foundation: 1 },
    false,
  );
  expect(played).toMatchObject({
    ok: true,
    value: { text: expect.stringMatching(/^Ace of Diamonds to foundation 1\./) },
  });
  if (played.ok)
    expect(played.value.game.history).toMatchObject({ cursor: 2, steps: { length: 2 } });
});

test('an illegal move is refused in words, with the cards it is about', () => {
  const game = playedGame('klondike-3', '275');
  expect(playMove(game, { type: 'moveWasteToTableau', tableau: 1 }, false)).toEqual({
    ok: false,
    error: { text: 'The waste is empty.', cards: [] },
  });
});

test('safe cards follow with autoplay only, and are narrated too', () => {
  const alone = playMove(twoAces(), aceUp, false);
  const followed = playMove(twoAces(), aceUp, true);
  if (!alone.ok || !followed.ok) throw new Error('a legal move was refused');
  expect(alone.value.game.history.cursor).toBe(1);
  expect(followed.value.game.history.cursor).toBe(2);
  expect(followed.value.text).toContain(
    'Ace of Spades to foundation 1. Ace of Hearts to foundation',
  );
  expect(present(followed.value.game.history)).toMatchObject({
    tableau: [{ cards: [] }, { cards: [] }, {}, {}, {}, {}, {}],
  });
});
