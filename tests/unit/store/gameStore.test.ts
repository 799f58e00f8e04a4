import { beforeEach, describe, expect, test, vi } from 'vitest';
import { present } from '../../../src/engine/history';
import { listSteps } from '../../../src/engine/steps';
import type { VariantId } from '../../../src/games/index';
import type { LayoutState } from '../../../src/games/layouts/board';
import { DRAW } from '../../../src/games/layouts/rules';
import { consoleGameOf } from '../../../src/games/lines';
import { chosenDeal } from '../../../src/store/findGame';
import {
  currentOf,
  type FakeGames,
  fakeGames,
  openGame,
  storeOver,
  type TestStore,
} from '../../support/fakeGames';
import { playedGame } from '../../support/playedGame';
import { playAtRandom } from '../../support/random';
import { winnableDeal } from '../../support/testStores';
import { variant } from '../../support/variants';
import won from '../../vectors/klondike_won.json';

let games: FakeGames;
let store: TestStore;
beforeEach(() => {
  games = fakeGames();
  store = storeOver(games);
});

const current = (of: TestStore = store) => currentOf(of);
const state = () => present(current().history) as LayoutState;
const announced = (of: TestStore = store) => of.getState().announcement;
const openDeal = (deal: string, variant: VariantId = 'klondike-3', of: TestStore = store) =>
  openGame(of, chosenDeal(variant, deal), 'offersBack');
const click = DRAW;
const settle = () => new Promise((resolve) => setTimeout(resolve));
const stored = () => [...games.texts.values()].map((text) => JSON.parse(text));

describe('opening', () => {
  test('gives the deal that is named, the one left, or a random one', async () => {
    await openDeal('275');
    expect(current().record).toMatchObject({
      variant: 'klondike-3',
      deal: '275',
      source: 'number',
    });
    expect(announced()?.text).toBe('Deal 275.');
    store.actions.play(click);
    await store.actions.open({ kind: 'last', variant: 'klondike-1' });
    expect(current().record).toMatchObject({ deal: '1000', source: 'random' });
    await store.actions.open({ kind: 'last', variant: 'klondike-3' });
    expect(current().record.deal).toBe('275');
  });

  test('a random deal is one on which something can be done', async () => {
    // Elevens: no group can be removed from deals 9 and 23.
    const deals = ['9', '23', '10', '11'];
    const randomDeal = () => deals.shift() as string;
    const elevens = storeOver(games, { randomDeal });
    await elevens.actions.open({ kind: 'last', variant: 'elevens' });
    expect(current(elevens).record).toMatchObject({ deal: '10', source: 'random' });
    const hopeless = storeOver(games, { randomDeal: () => '9' });
    await hopeless.actions.open({ kind: 'last', variant: 'elevens' });
    expect(current(hopeless).record.deal).toBe('9');
  });

  test('the game before stays until a chosen deal is found', async () => {
    await store.actions.open({ kind: 'last', variant: 'klondike-3' });
    const opening = store.actions.open(chosenDeal('klondike-3', '5'));
    expect(current().record.deal).toBe('1000');
    await opening;
    expect(current().record.deal).toBe('5');
  });

  test('a game without a move is not kept', async () => {
    await openDeal('275');
    expect(games.texts.size).toBe(0);
    store.actions.play(click);
    expect(stored()).toMatchObject([{ deal: '275', revision: 1, cursor: 1 }]);
  });

  test('a deal that is over before the first move is kept at once', async () => {
    const { rules } = consoleGameOf('elevens');
    const lost = Array.from({ length: 3000 }, (_, n) => String(n)).find(
      (deal) => rules.status(rules.deal(deal)) === 'stuck',
    );
    if (lost === undefined) throw new Error('no deal of Elevens is lost at once');
    await openDeal(lost, 'elevens');
    expect(stored()).toMatchObject([{ deal: lost, result: 'lost', revision: 1 }]);
  });

  test('a winnable deal is marked, and offers the way back to an unfinished game', async () => {
    await openGame(store, winnableDeal('klondike-3', '5'), 'offersBack');
    expect(current().record).toMatchObject({ deal: '5', winnable: true });
    expect(announced()?.offer).toBeUndefined();
    store.actions.play(click);
    store.actions.close();
    await openGame(store, winnableDeal('klondike-3', '7'), 'offersBack');
    expect(announced()?.text).toBe('Deal 7. New game. Your last one is saved.');
    announced()?.offer?.accept();
    await settle();
    expect(current()).toMatchObject({ record: { deal: '5' }, history: { cursor: 1 } });
  });

  test('a new deal in mid-game says that the old one is kept, and leads back to it', async () => {
    await openDeal('275');
    await store.actions.newGame();
    expect(announced()?.offer).toBeUndefined();
    await openDeal('275');
    store.actions.play(click);
    await store.actions.newGame();
    expect(announced()?.text).toBe('Deal 1001. New game. Your last one is saved.');
    announced()?.offer?.accept();
    await settle();
    expect(current()).toMatchObject({ record: { deal: '275' }, history: { cursor: 1 } });
  });

  test('a game that is given up counts as lost and stays on the table, until it is taken back', async () => {
    await openDeal('275');
    await store.actions.giveUp();
    expect(stored()).toEqual([]);
    store.actions.play(click);
    await store.actions.giveUp();
    expect(announced()?.text).toBe('You gave up.');
    expect(current()).toMatchObject({ record: { givenUp: true }, history: { cursor: 1 } });
    store.actions.resume();
    expect(current().history.cursor).toBe(1);
    expect(current().record).not.toHaveProperty('givenUp');
    await store.actions.giveUp();
    store.actions.undo();
    expect(current().history.cursor).toBe(0);
    expect(current().record).not.toHaveProperty('givenUp');
  });

  test('a game given up for another one counts as lost; Go back takes that back', async () => {
    await openDeal('275');
    await store.actions.giveUpAndDeal();
    expect(stored()).toEqual([]);
    await openDeal('275');
    store.actions.play(click);
    await store.actions.giveUpAndDeal();
    expect(announced()?.text).toMatch(/^Deal \d+\. New game\. Your last one counts as lost\.$/);
    expect(current().record.deal).not.toBe('275');
    expect(stored()).toMatchObject([{ deal: '275', givenUp: true }]);
    announced()?.offer?.accept();
    await settle();
    expect(current()).toMatchObject({ record: { deal: '275' }, history: { cursor: 1 } });
    expect(stored()[0]).not.toHaveProperty('givenUp');
  });

  test('a game that was given up does not come back by itself; a move reopens it', async () => {
    await openDeal('275');
    store.actions.play(click);
    const { id } = current().record;
    await store.actions.giveUp();
    await openDeal('275');
    expect(current().record.id).not.toBe(id);
    await openGame(store, { kind: 'last', variant: 'klondike-3' });
    expect(current().record.id).not.toBe(id);
    await openGame(store, { kind: 'game', id });
    expect(announced()?.text).toBe('You gave up.');
    expect(current().record.givenUp).toBe(true);
    store.actions.jump(0);
    expect(current().record.givenUp).toBe(true);
    store.actions.play(
      consoleGameOf('klondike-3')
        .rules.legalMoves(state())
        .find((move) => move !== click),
    );
    expect(current().record).not.toHaveProperty('givenUp');
  });

  test('a game that is found too late stays closed', async () => {
    const closed = store.actions.open(chosenDeal('klondike-3', '5'));
    store.actions.close();
    await closed;
    expect(store.getState().current).toBeUndefined();
    const late = store.actions.open(chosenDeal('klondike-3', '5'));
    await store.actions.open({ kind: 'new', variant: 'golf' });
    await late;
    expect(current().record.variant).toBe('golf');
  });

  test('a game that cannot be had is refused in a sentence', async () => {
    await store.actions.open({ kind: 'game', id: 'nobody' });
    await settle();
    expect(announced()).toMatchObject({
      kind: 'refusal',
      text: 'This game cannot be opened: it is no longer stored.',
    });
  });

  test('rules that are not the standard ones are named', async () => {
    await openDeal('275', variant('klondike-3;redeals=1'));
    expect(announced()?.text).toMatch(/^Klondike, draw three.* 1 redeal.*\. Deal 275\.$/);
  });
});

describe('several games of a deal', () => {
  const steps = () => current().history.steps.length;
  beforeEach(async () => {
    await openDeal('275');
    for (let n = 0; n < 4; n++) store.actions.play(click);
  });

  const undo = async (): Promise<void> => {
    store.actions.undo();
    await settle();
  };

  test('restart begins another, and Undo brings back the one before, at its move', async () => {
    const { id } = current().record;
    store.actions.restart();
    expect(current()).toMatchObject({ history: { cursor: 0, steps: { length: 0 } } });
    expect(current().record.id).not.toBe(id);
    expect(games.texts.size).toBe(1);
    expect(announced()).toMatchObject({ kind: 'news', text: 'Restarted. Undo brings it back.' });
    store.actions.hint();
    await undo();
    expect(current()).toMatchObject({ record: { id }, history: { cursor: 4 } });
    await undo();
    expect(current()).toMatchObject({ record: { id }, history: { cursor: 3 } });
    store.actions.restart();
    store.actions.play(click);
    expect(stored().map(({ cursor }) => cursor)).toEqual([3, 1]);
  });

  test('once the restarted game has moves, Undo takes back those alone', async () => {
    store.actions.restart();
    store.actions.play(click);
    const { id } = current().record;
    await undo();
    expect(current()).toMatchObject({ record: { id }, history: { cursor: 0 } });
    await undo();
    expect(current().record.id).toBe(id);
    expect(announced()).toMatchObject({ kind: 'refusal', text: 'There is nothing to undo.' });
  });

  test('a game that is opened after the restart has nothing to undo', async () => {
    store.actions.restart();
    await openDeal('5');
    await undo();
    expect(current().record.deal).toBe('5');
    expect(announced()?.text).toBe('There is nothing to undo.');
  });

  test('a restarted link was never kept: Undo does not promise it', async () => {
    await store.actions.open({ kind: 'link', variant: 'klondike-3', deal: '275', moves: '1AA' });
    store.actions.jump(2);
    store.actions.restart();
    expect(announced()?.text).toBe('This is your own game now.');
    const { id } = current().record;
    await undo();
    expect(current().record.id).toBe(id);
  });

  test('the deal goes on with its newest unfinished game', async () => {
    store.actions.restart();
    store.actions.play(click);
    await store.actions.newGame();
    await openDeal('275');
    expect(announced()?.text).toBe('Welcome back – move 1.');
  });

  test('a link is looked at without being kept; the first new move begins a game of it', async () => {
    const before = current().record;
    await store.actions.open({ kind: 'link', variant: 'klondike-3', deal: '275', moves: '1AA' });
    expect(current()).toMatchObject({
      isPreview: true,
      history: { cursor: 0, steps: { length: 2 } },
    });
    expect(announced()?.text).toBe(
      'A shared game of 2 moves: replay it, or take over at any point.',
    );
    store.actions.jump(2);
    expect(games.texts.size).toBe(1);
    store.actions.play(click);
    expect(stored()).toMatchObject([
      { id: before.id, cursor: 4 },
      { source: 'link', cursor: 3 },
    ]);
    expect(steps()).toBe(3);
  });

  test('a solution that is shown in a link is not kept either', async () => {
    await store.actions.open({ kind: 'link', variant: 'klondike-3', deal: '275', moves: '1AA' });
    store.actions.loadSolution([click]);
    expect(current()).toMatchObject({ isPreview: true, record: { helped: true } });
    expect(games.texts.size).toBe(1);
  });

  test('a lost game whose end is taken back is unfinished: Go back returns to it as it was left', async () => {
    await openDeal('3', 'golf');
    for (const { move } of listSteps(playAtRandom(consoleGameOf('golf'), '3', 1000).steps)) {
      store.actions.play(move);
    }
    expect(current().record.result).toBe('lost');
    const { length } = current().history.steps;
    store.actions.undo();
    await store.actions.newGame();
    const back = announced()?.offer;
    expect(back?.name).toBe('Go back');
    back?.accept();
    await settle();
    expect(current()).toMatchObject({ record: { deal: '3' }, history: { cursor: length - 1 } });
  });

  test('a link with an illegal move is shown at the move before', async () => {
    await store.actions.open({ kind: 'link', variant: 'klondike-3', deal: '275', moves: '1A_' });
    expect(current()).toMatchObject({
      isPreview: true,
      history: { cursor: 1, steps: { length: 1 } },
    });
    expect(announced()?.text).toMatch(/^Move 2 of this link is not legal/);
  });

  test('an import is looked at, too, and leaves the own game as it is', async () => {
    const { history } = playedGame('klondike-3', '275', Array(6).fill('s'));
    await store.actions.load({ variant: 'klondike-3', deal: '275', history }, '6 moves read.');
    expect(current()).toMatchObject({ isPreview: true, history: { cursor: 6 } });
    expect(announced()?.text).toBe('6 moves read. Your last game is saved.');
    expect(stored()).toMatchObject([{ cursor: 4 }]);
    await openDeal('275');
    expect(current().history.cursor).toBe(4);
  });

  test('an import opens its own game and deal, and leads back', async () => {
    const { history } = playedGame('klondike-1', '7', ['s', 's']);
    await store.actions.load({ variant: 'klondike-1', deal: '7', history }, '2 moves read.');
    expect(current()).toMatchObject({
      isPreview: true,
      record: { variant: 'klondike-1', deal: '7', source: 'number' },
      history: { cursor: 2 },
    });
    expect(announced()?.offer?.name).toBe('Go back');
    announced()?.offer?.accept();
    await vi.waitFor(() => expect(current().record.deal).toBe('275'));
    expect(current().history.cursor).toBe(4);
  });
});

describe('moves', () => {
  beforeEach(() => openDeal('275'));

  test('are counted; undo takes one off, redo puts it back', () => {
    const first = state();
    store.actions.play(click);
    store.actions.play(click);
    expect(current().history.cursor).toBe(2);
    store.actions.undo();
    expect(current().history.cursor).toBe(1);
    expect(announced()?.text).toMatch(/^Undone: Drew 3 cards/);
    store.actions.undo();
    expect(state()).toBe(first);
    store.actions.undo();
    expect(announced()).toMatchObject({ kind: 'refusal', text: 'There is nothing to undo.' });
    store.actions.redo();
    store.actions.redo();
    store.actions.redo();
    expect(current().history.cursor).toBe(2);
    expect(announced()?.text).toBe('There is nothing to redo.');
  });

  test('that are refused change nothing and are announced in words', () => {
    const before = current();
    store.actions.play({
      from: { kind: 'waste', index: 1 },
      to: { kind: 'tableau', index: 1 },
      count: 1,
    });
    expect(current()).toBe(before);
    expect(announced()).toMatchObject({ kind: 'refusal', text: 'The waste is empty.' });
  });

  test('are kept one by one, each as a higher revision, and a reload resumes exactly', async () => {
    for (let n = 0; n < 5; n++) store.actions.play(click);
    store.actions.undo();
    expect(stored()).toMatchObject([{ revision: 6, cursor: 4 }]);
    const reloaded = storeOver(games);
    await reloaded.actions.open({ kind: 'address', variant: 'klondike-3', deal: '275' });
    expect(current(reloaded).history).toEqual(current().history);
    reloaded.actions.play(click);
    expect(stored()).toMatchObject([{ revision: 7 }]);
  });

  test('hints are kept with a game that has begun', () => {
    store.actions.hint();
    expect(games.texts.size).toBe(0);
    store.actions.play(click);
    store.actions.hint();
    expect(stored()).toMatchObject([{ hints: 2, revision: 2 }]);
  });

  test('hints are counted once in a position, whatever else is marked there', () => {
    store.actions.play(click);
    // As the coach does.
    store.actions.highlight({ cards: [], piles: ['stock'], move: click, stays: true });
    store.actions.hint();
    store.actions.highlight();
    store.actions.hint();
    expect(stored()).toMatchObject([{ hints: 1 }]);
    store.actions.play(click);
    store.actions.hint();
    expect(stored()).toMatchObject([{ hints: 2 }]);
  });

  test('a list of the best moves counts as a hint, once with those that are shown in it', () => {
    store.actions.play(click);
    store.actions.countHint();
    store.actions.countHint();
    store.actions.hint();
    expect(stored()).toMatchObject([{ hints: 1, revision: 2 }]);
  });
});

describe('the clock', () => {
  beforeEach(async () => {
    await openDeal('275');
    store.actions.play(click);
  });

  test('a tick changes the seconds, and nothing of the game', () => {
    const before = store.getState();
    store.actions.tick();
    expect(store.clock.getState()).toEqual({ seconds: 1 });
    expect(store.getState()).toBe(before);
    expect(stored()).toMatchObject([{ seconds: 0, revision: 1 }]);
  });

  test('the seconds are kept every ten, with a move, and when the page is left', () => {
    for (let n = 0; n < 9; n++) store.actions.tick();
    expect(stored()).toMatchObject([{ seconds: 0 }]);
    store.actions.tick();
    expect(stored()).toMatchObject([{ seconds: 10, revision: 2 }]);
    store.actions.tick();
    store.actions.play(click);
    expect(stored()).toMatchObject([{ seconds: 11, revision: 3, cursor: 2 }]);
    store.actions.tick();
    store.actions.saveNow();
    store.actions.saveNow();
    expect(stored()).toMatchObject([{ seconds: 12, revision: 4 }]);
  });

  test('goes on if there is no newer state of the game to show, and the marks stay', async () => {
    await openDeal('275');
    store.actions.play(click);
    for (let n = 0; n < 5; n++) store.actions.tick();
    store.actions.hint();
    const { highlight } = store.getState();
    expect(highlight).toBeDefined();
    for (let n = 0; n < 3; n++) store.actions.tick();
    store.actions.reloadIfNewer(current().record.id);
    await settle();
    expect(store.clock.getState().seconds).toBe(8);
    expect(store.getState().highlight).toBe(highlight);
  });

  test('begins at the game’s own seconds', async () => {
    for (let n = 0; n < 12; n++) store.actions.tick();
    await store.actions.newGame();
    expect(store.clock.getState().seconds).toBe(0);
    await openDeal('275');
    expect(store.clock.getState().seconds).toBe(12);
  });
});

describe('two tabs', () => {
  let other: TestStore;
  beforeEach(async () => {
    await openDeal('275');
    store.actions.play(click);
    other = storeOver(games);
    await openGame(other, { kind: 'address', variant: 'klondike-3', deal: '275' });
    other.lock.change('elsewhere');
  });

  test('the second one says so, shows what the first plays, and changes nothing', async () => {
    expect(announced(other)).toMatchObject({
      text: 'This game is open in another tab.',
      offer: { name: 'Play here' },
    });
    store.actions.play(click);
    other.actions.reloadIfNewer(current().record.id);
    await settle();
    expect(current(other).history.cursor).toBe(2);
    other.actions.play(click);
    expect(announced(other)?.text).toBe('This game is open in another tab.');
    expect(current(other).history.cursor).toBe(2);
    expect(stored()).toMatchObject([{ revision: 2 }]);
  });

  test('Play here takes the game over where it stands', async () => {
    store.actions.play(click);
    announced(other)?.offer?.accept();
    store.lock.change('elsewhere');
    await settle();
    expect(announced(other)?.text).toBe('You play this game here now.');
    other.actions.play(click);
    expect(current(other).history.cursor).toBe(3);
    store.actions.play(click);
    expect(announced()?.text).toBe('This game is open in another tab.');
    expect(stored()).toMatchObject([{ revision: 3, cursor: 3 }]);
  });

  test('the second one counts no seconds before it takes the game over', async () => {
    other.actions.tick();
    expect(other.clock.getState().seconds).toBe(0);
    announced(other)?.offer?.accept();
    await settle();
    expect(announced(other)?.text).toBe('You play this game here now.');
    other.actions.tick();
    expect(other.clock.getState().seconds).toBe(1);
  });

  test('a move made with Play here goes on from what the other tab played', async () => {
    store.actions.play(click);
    store.lock.change('elsewhere');
    announced(other)?.offer?.accept();
    other.actions.play(click);
    await settle();
    expect(current(other).history.cursor).toBe(3);
    expect(stored()).toMatchObject([{ revision: 3, cursor: 3 }]);
  });

  test('without locks the newer state is shown instead of being overwritten', async () => {
    other.lock.change('held');
    await settle();
    store.actions.play(click);
    store.actions.play(click);
    other.actions.play(click);
    await settle();
    expect(current(other).history.cursor).toBe(3);
    expect(announced(other)?.text).toContain('Another tab');
    other.actions.play(click);
    expect(stored()).toMatchObject([{ revision: 4, cursor: 4 }]);
  });

  test('a double-click in the slower tab takes back none of the other tab’s moves', async () => {
    other.lock.change('held');
    await settle();
    store.actions.play(click);
    other.actions.gesture({ kind: 'tap', pile: 'tableau-4', count: 1 });
    await settle();
    expect(announced(other)?.text).toContain('Another tab');
    other.actions.gesture({ kind: 'send', pile: 'tableau-6', count: 1 });
    expect(current(other).history.cursor).toBe(3);
  });

  test('a game is not changed before it is known whether another tab has it', async () => {
    let pending = true;
    const third = storeOver(games, {
      createLock: () => ({
        claim: () => {},
        state: () => (pending ? 'pending' : 'held'),
        settled: async () => {
          pending = false;
        },
        take: () => {},
      }),
    });
    await openGame(third, { kind: 'address', variant: 'klondike-3', deal: '275' });
    third.actions.play(click);
    expect(third.getState().current?.history.cursor).toBe(1);
    await settle();
    expect(third.getState().current?.history.cursor).toBe(2);
  });
});

const movesOf = (id: VariantId, lines: readonly string[]): readonly unknown[] =>
  lines.flatMap((line) => {
    const move = consoleGameOf(id).lines.parseMove(line);
    return move.ok ? [move.value] : [];
  });

describe.each(['klondike-3', 'klondike-1'] as const)('a whole game of %s', (id) => {
  const { deal, moves } = won[id];
  beforeEach(async () => {
    await openDeal(deal, id);
    for (const move of movesOf(id, moves)) store.actions.play(move);
  });

  test('is won by its moves, which are counted; after it only undo and new deals do anything', () => {
    expect(announced()?.text).toMatch(
      new RegExp(`Won in ${moves.length} moves\\. Clean win – no move changed, no hint\\.$`),
    );
    const end = current();
    store.actions.play(click);
    store.actions.gesture({ kind: 'drop', from: 'foundation-1', count: 1, to: 'tableau-1' });
    expect(current().history).toBe(end.history);
    store.actions.undo();
    expect(current().history.cursor).toBe(moves.length - 1);
  });

  test('its record does not change again, whatever is undone, redone or waited for', async () => {
    const [text] = games.texts.values();
    store.actions.undo();
    store.actions.redo();
    store.actions.tick();
    store.actions.saveNow();
    store.actions.jump(0);
    store.actions.loadSolution(movesOf(id, moves));
    store.actions.jump(moves.length);
    expect([...games.texts.values()]).toEqual([text]);
    store.actions.jump(3);
    expect([...games.texts.values()]).toEqual([text]);
    store.actions.play(click);
    expect(stored()).toMatchObject([{ result: 'won' }, { deal, cursor: 4 }]);
    expect([...games.texts.values()][0]).toBe(text);
  });
});
