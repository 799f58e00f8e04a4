import { beforeEach, expect, test } from 'vitest';
import { DRAW } from '../../../src/games/layouts/rules';
import { chosenDeal } from '../../../src/store/findGame';
import { announcementOf, type Change, hasMoved, textOf } from '../../../src/store/game/table';
import {
  currentOf,
  type FakeGames,
  fakeGames,
  openGame,
  storeOver,
  type TestStore,
} from '../../support/fakeGames';
import { cardOf } from '../../support/removals';

let games: FakeGames;
let store: TestStore;
/** What the store has told since its game was opened. */
let changes: Change[];

beforeEach(async () => {
  games = fakeGames();
  store = storeOver(games);
  await openGame(store, chosenDeal('klondike-3', '275'));
  changes = [];
  store.onChange((change) => changes.push(change));
});

test('a move is told once, with the game before and after it, when the store has both it and its sentence', () => {
  const before = currentOf(store);
  const seen: unknown[] = [];
  store.onChange(() => seen.push(store.getState().current, store.getState().announcement?.text));
  store.actions.play(DRAW);
  const after = currentOf(store);
  expect(changes).toMatchObject([
    { action: { type: 'play', move: DRAW }, playedFrom: 0, news: [] },
  ]);
  expect(changes[0]?.before).toBe(before);
  expect(changes[0]?.after).toBe(after);
  expect(seen).toEqual([after, textOf(changes[0] as Change)]);
  expect(changes.map(hasMoved)).toEqual([true]);
});

test('a refusal is told with its reason and cards, and the game is the same object before and after', () => {
  store.actions.gesture({ kind: 'tap', pile: 'tableau-1', count: 1 });
  const [change] = changes;
  expect(change?.refusal).toMatchObject({
    text: expect.stringMatching(/\.$/),
    cards: [cardOf('TS')],
  });
  expect(change?.after).toBe(change?.before);
  expect(change && hasMoved(change)).toBe(false);
});

test('what is only spoken is told apart from what is shown, and where a jump led from both', () => {
  store.actions.play(DRAW);
  store.actions.play(DRAW);
  store.actions.jump(0);
  store.actions.restart();
  store.actions.jump(9);
  const [, , jump, refused] = changes;
  expect(jump).toMatchObject({ place: 'Move 0.', sentences: [], news: [] });
  expect(jump && announcementOf(jump)).toMatchObject({ kind: 'move', text: 'Move 0.' });
  expect(refused?.refusal?.text).toBe('Already at the start.');
  store.actions.jump(2);
  store.actions.restart();
  expect(changes.at(-1)).toMatchObject({
    action: { type: 'restart' },
    sentences: [],
    news: ['Restarted. Undo brings it back.'],
  });
});

test('a game that is opened, reloaded from another tab, or closed is told as such', async () => {
  store.actions.play(DRAW);
  await openGame(store, chosenDeal('klondike-1', '7'), 'offersBack');
  expect(changes.at(-1)).toMatchObject({
    action: { type: 'open' },
    before: { record: { deal: '275' } },
    after: { record: { deal: '7' } },
    sentences: ['Deal 7.'],
    news: ['New game. Your last one is saved.'],
    offer: { name: 'Go back' },
  });
  store.actions.play(DRAW);
  const { id } = currentOf(store).record;
  const other = storeOver(games);
  await openGame(other, { kind: 'game', id });
  other.actions.play(DRAW);
  changes = [];
  store.actions.reloadIfNewer(id, 'isOvertaken');
  await expect.poll(() => changes).toMatchObject([{ action: { type: 'reload' } }]);
  const { announcement } = store.getState();
  other.actions.play(DRAW);
  store.actions.reloadIfNewer(id);
  await expect.poll(() => changes).toHaveLength(2);
  // Nothing was said of it, so the last sentence stays.
  expect(store.getState().announcement).toBe(announcement);
  store.actions.close();
  expect(changes.at(-1)).toMatchObject({ action: { type: 'close' }, after: undefined });
});

test('what the page says is told too, a refusal as one', () => {
  const offer = { name: 'Stop', accept: () => undefined };
  store.actions.announce('Looking…', 'news', { sentences: ['Drew 3 cards.'], offer });
  store.actions.announce('This game has no console.', 'refusal');
  expect(changes).toMatchObject([
    { sentences: ['Drew 3 cards.'], news: ['Looking…'], offer },
    { refusal: { text: 'This game has no console.' }, news: [] },
  ]);
  expect(announcementOf(changes[0] as Change)).toEqual({
    text: 'Drew 3 cards. Looking…',
    short: 'Looking…',
    kind: 'news',
    offer,
  });
});

test('a hint says what it gains, and why it is not the solver’s', () => {
  store.actions.hint({ word: 'Possible move', why: 'The solver could not be loaded.' });
  expect(changes[0]?.news).toEqual([
    expect.stringMatching(/^Possible move: /),
    expect.stringMatching(/^(?:That|It is safe)/),
    'The solver could not be loaded.',
  ]);
  expect(store.getState().announcement?.kind).toBe('hint');
});

test('a listener that has stopped is told nothing', () => {
  const heard: Change[] = [];
  const stop = store.onChange((change) => heard.push(change));
  store.actions.play(DRAW);
  stop();
  store.actions.undo();
  expect(heard).toHaveLength(1);
});
