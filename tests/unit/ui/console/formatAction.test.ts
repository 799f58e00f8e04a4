import { beforeEach, expect, test } from 'vitest';
import { consoleGameOf } from '../../../../src/games/lines';
import { chosenDeal } from '../../../../src/store/findGame';
import { formatAction, formatWalk } from '../../../../src/ui/console/formatAction';
import { fakeGames, openGame, storeOver, type TestStore } from '../../../support/fakeGames';
import { klondikeState } from '../../../support/klondike';
import { gameAt } from '../../../support/playedGame';
import { replay } from '../../../support/replay';

const ID = 'klondike-1';
const game = consoleGameOf(ID);

let store: TestStore;
let settings: { autoplaySafe: boolean };
/** What was printed since the game was opened. */
let printed: ReturnType<typeof formatAction>[];

beforeEach(async () => {
  settings = { autoplaySafe: false };
  store = storeOver(fakeGames(), { autoplaySafe: () => settings.autoplaySafe });
  await openGame(store, chosenDeal(ID, '275'));
  printed = [];
  store.onChange((change) => printed.push(formatAction(change)));
});

function play(...lines: readonly string[]): void {
  for (const line of lines) {
    const move = game.lines.parseMove(line);
    if (!move.ok) throw new Error(move.error);
    store.actions.play(move.value);
  }
}

const line = (written: string) => ({ text: written, isWalk: false });
const walk = (written: string) => ({ text: written, isWalk: true });

test('a move is printed as it is typed, by whatever gesture it is made', () => {
  play('m c6, f1');
  store.actions.gesture({ kind: 'press', pile: 'stock' });
  expect(printed).toEqual([line('> m c6, f1, 1'), line('> s')]);
});

test('safe moves that follow by themselves stand in the same line', () => {
  settings.autoplaySafe = true;
  play('s');
  expect(printed).toEqual([line('> s · m c6, f1, 1 · m c6, f1, 1')]);
});

test('a double-click whose first click moved the card elsewhere takes that back', async () => {
  const state = klondikeState({ foundations: ['AH 2H'], tableau: ['3H', '4S', '9C'] });
  await store.actions.open({ kind: 'replay', game: gameAt(ID, state), text: '' });
  printed = [];
  store.actions.gesture({ kind: 'tap', pile: 'tableau-1', count: 1 });
  store.actions.gesture({ kind: 'send', pile: 'tableau-2', count: 1 });
  expect(printed).toEqual([line('> m c1, c2, 1'), line('> z · m c1, f1, 1')]);
});

test('one step is undo or redo, several are a walk to a move or back to the start', () => {
  play('s', 'm c6, f1', 's');
  printed = [];
  store.actions.undo();
  store.actions.redo();
  store.actions.jump(1);
  store.actions.jump(3);
  store.actions.jump(2);
  store.actions.step();
  store.actions.jump(0);
  expect(printed).toEqual(
    ['> z', '> y', '→ move 1', '→ move 3', '> z', '> y', '> r'].map((each) => walk(each)),
  );
  expect([formatWalk(0), formatWalk(89)]).toEqual(['> r', '→ move 89']);
});

test('a restart is printed as one; when it is taken back, so are the moves that return', async () => {
  play('s', 's');
  printed = [];
  store.actions.restart();
  store.actions.undo();
  await expect.poll(() => printed.length).toBe(2);
  expect(printed).toEqual([line('> r'), line('> s · s')]);
});

test('another deal or another game is a new game', async () => {
  play('s');
  printed = [];
  await openGame(store, chosenDeal(ID, '7'));
  await openGame(store, chosenDeal('klondike-3', '7'));
  expect(printed).toEqual([line('> n 7'), line('> n 7')]);
});

test('of more than a hundred moves that are put on the table the rest is counted', async () => {
  const history = replay(consoleGameOf(ID), '275', Array(250).fill('s'));
  if (!history.ok) throw new Error(history.error.why);
  play('s');
  printed = [];
  await store.actions.load({ variant: ID, deal: '275', history: history.value }, '250 moves read.');
  expect(printed).toEqual([line(`> ${'s · '.repeat(100)}… and 150 more`)]);
});

test('what moves no card prints nothing', () => {
  play('m c1, c2');
  store.actions.undo();
  store.actions.hint();
  store.actions.loadSolution([game.rules.legalMoves(game.rules.deal('275'))[0]]);
  store.actions.announce('Copied.');
  expect(printed).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
