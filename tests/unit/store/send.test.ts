import { expect, test } from 'vitest';
import { listSteps } from '../../../src/engine/steps';
import { gameOf } from '../../../src/games/all';
import type { PlayedGame } from '../../../src/store/savedGame';
import { send } from '../../../src/store/send';
import { tap } from '../../../src/store/tap';
import { klondikeState } from '../../support/klondike';
import { gameAt, playedGame } from '../../support/playedGame';

const sendFrom = (pile: string) => ({ kind: 'send' as const, pile, count: 1 });
const lines = ({ id, history }: PlayedGame) =>
  listSteps(history.steps).map(({ move }) => gameOf(id).text.formatMove(move));

function tapped(current: PlayedGame, pile: string) {
  const first = tap(current, { kind: 'tap', pile, count: 1 }, undefined, false);
  if (!first?.ok) throw new Error('the tap moved nothing');
  return first.value;
}

test('a card goes to its foundation, or is refused in words', () => {
  const deal = playedGame('klondike-3', '275');
  const sent = send(deal, sendFrom('tableau-6'), undefined, false);
  expect(sent?.ok && lines(sent.value.game)).toEqual(['m c6, f1, 1']);
  expect(send(deal, sendFrom('tableau-1'), undefined, false)).toMatchObject({
    ok: false,
    error: { text: expect.stringContaining('nowhere to go') },
  });
});

test('the tap of the first click is taken back when the card fits a foundation', () => {
  const start = gameAt(
    'klondike-3',
    klondikeState({ foundations: ['AH 2H'], tableau: ['3H', '4S', '9C'] }),
  );
  const { game, lastTap } = tapped(start, 'tableau-1');
  expect(lines(game)).toEqual(['m c1, c2, 1']);
  const sent = send(game, sendFrom('tableau-2'), lastTap, false);
  expect(sent?.ok && lines(sent.value.game)).toEqual(['m c1, f1, 1']);
});

test('the tap of the first click stays, without a word, when the card fits none', () => {
  const { game, lastTap } = tapped(playedGame('klondike-3', '275'), 'tableau-4');
  expect(send(game, sendFrom('tableau-4'), lastTap, false)).toBeUndefined();
});
