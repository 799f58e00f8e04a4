import { describe, expect, test } from 'vitest';
import { cardName } from '../../../src/engine/card';
import { present } from '../../../src/engine/history';
import { gameOf } from '../../../src/games/all';
import { toggleCard } from '../../../src/store/select';
import { cardAt } from '../../../src/store/tap';
import { cardOf } from '../../support/peeling';
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
    isComplete: false,
  });
});

test('a complete group is legal', () => {
  const { advice, table } = gameOf('elevens');
  const state = present(current.history);
  const move = advice?.hint?.(state) as { readonly places: readonly number[] };
  const piles = move.places.map((place) => `place-${place}`);
  const last = piles.at(-1) ?? '';
  const others = piles.slice(0, -1).map(cardOn);
  expect(toggleCard(current, others, tapOn(last))).toMatchObject({
    legal: true,
    isComplete: false,
  });
  expect(table.view(state).piles.map(({ id }) => id)).toContain(last);
});

test('nothing is selected where there is no card, nor in a game played by dragging', () => {
  expect(toggleCard(current, [], tapOn('nowhere'))).toBeUndefined();
  expect(toggleCard(playedGame('klondike-3', '275'), [], tapOn('tableau-1'))).toBeUndefined();
});

describe('where cards go at once', () => {
  // Its places 22 to 28 are 2H TC 6D TS 8H KS JS.
  const pyramid = playedGame('pyramid', '7');
  const select = (selected: readonly string[], place: number) =>
    toggleCard(pyramid, selected.map(cardOf), tapOn(`place-${place}`));

  test('a pair is complete, and so is a card that goes alone', () => {
    expect(select(['2H'], 28)).toMatchObject({ legal: true, isComplete: true });
    expect(select([], 27)).toMatchObject({ legal: true, isComplete: true });
    expect(select([], 22)).toMatchObject({ selection: [cardOf('2H')], isComplete: false });
  });

  test('a card that does not go with the selected one is selected in its place', () => {
    expect(select(['2H'], 23)).toEqual({
      selection: [cardOf('TC')],
      text: '10 of Clubs selected. 2 + 10 = 12, not 13.',
      legal: false,
      isComplete: false,
    });
  });
});
