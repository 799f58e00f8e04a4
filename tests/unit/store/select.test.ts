import { expect, test } from 'vitest';
import { cardName } from '../../../src/engine/card';
import { present } from '../../../src/engine/history';
import { gameOf } from '../../../src/games/all';
import { toggleCard } from '../../../src/store/select';
import { cardAt } from '../../../src/store/tap';
import { playedGame } from '../../support/playedGame';

const current = playedGame('elevens', '0');
const tapOn = (pile: string) => ({ kind: 'tap' as const, pile, count: 1 });
const cardOn = (pile: string) => {
  const card = cardAt(gameOf('elevens'), present(current.history), tapOn(pile));
  if (card === undefined) throw new Error(`no card on ${pile}`);
  return card;
};

test('a tap selects a card, the next one deselects it', () => {
  const [a, b] = [cardOn('place-5'), cardOn('place-2')];
  const one = toggleCard(current, [], tapOn('place-5'));
  expect(one).toMatchObject({ selection: [a], legal: false });
  expect(one?.text).toMatch(new RegExp(`^${cardName(a)} selected\\. .+\\.$`));
  expect(toggleCard(current, [a], tapOn('place-2'))?.selection).toEqual([a, b]);
  expect(toggleCard(current, [a, b], tapOn('place-5'))?.selection).toEqual([b]);
  expect(toggleCard(current, [a], tapOn('place-5'))).toEqual({
    selection: [],
    text: `${cardName(a)} put back.`,
    legal: false,
  });
});

test('a complete group is legal', () => {
  const { advice, table } = gameOf('elevens');
  const state = present(current.history);
  const move = advice?.hint?.(state) as { readonly places: readonly number[] };
  const piles = move.places.map((place) => `place-${place}`);
  const last = piles.at(-1) ?? '';
  const others = piles.slice(0, -1).map(cardOn);
  expect(toggleCard(current, others, tapOn(last))?.legal).toBe(true);
  expect(table.view(state).piles.map(({ id }) => id)).toContain(last);
});

test('nothing is selected where there is no card, nor in a game played by dragging', () => {
  expect(toggleCard(current, [], tapOn('nowhere'))).toBeUndefined();
  expect(toggleCard(playedGame('klondike-3', '275'), [], tapOn('tableau-1'))).toBeUndefined();
});
