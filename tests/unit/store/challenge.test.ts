import { beforeEach, expect, test } from 'vitest';
import { formatRival, rivalOf } from '../../../src/store/challenge';
import type { Stores } from '../../../src/store/stores';
import { linesOf } from '../../support/hands';
import { playedGame } from '../../support/playedGame';
import { testStores } from '../../support/testStores';
import won from '../../vectors/klondike_won.json';

const variant = 'klondike-3';
const { deal, moves: transcript } = won[variant];
const lines = linesOf(transcript);
const { moves } = playedGame(variant, deal, lines).record;

let stores: Stores;

/** Opens the link to a game that won in 62 seconds, or whose moves are the solver’s. */
async function openLink(played: number | 'solver' = 62): Promise<void> {
  stores = testStores();
  await stores.store.actions.open({ kind: 'link', variant, deal, moves, played });
}

const rival = () => {
  const found = rivalOf(stores.storage, { variant, deal });
  return found && formatRival(found);
};

const draw = { kind: 'press', pile: 'stock' } as const;

beforeEach(() => openLink());

test('what is to beat stays so with Restart, and with a first move, even if it is theirs', async () => {
  const { actions } = stores.store;
  actions.restart();
  expect(rival()).toBe(`${lines.length} moves · 1:02`);
  await openLink();
  stores.store.actions.gesture(draw);
  expect(stores.store.getState().current?.history.steps.length).toBe(1);
  expect(rival()).toBe(`${lines.length} moves · 1:02`);
});

test('to look, to go on from their moves, and the moves of the solver challenge nobody', async () => {
  stores.store.actions.jump(1);
  expect(rival()).toBeUndefined();
  stores.store.actions.gesture(draw);
  expect(stores.store.getState().current?.isPreview).toBeUndefined();
  expect(rival()).toBeUndefined();
  await openLink('solver');
  stores.store.actions.gesture(draw);
  expect(rival()).toBeUndefined();
});
