import { beforeEach, describe, expect, test, vi } from 'vitest';
import { present } from '../../../src/engine/history';
import { consoleGameOf } from '../../../src/games/lines';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { chosenDeal } from '../../../src/store/findGame';
import { createTabMemory } from '../../../src/store/tabMemory';
import {
  currentOf,
  type FakeGames,
  fakeGames,
  openGame,
  storeOver,
  type TestStore,
} from '../../support/fakeGames';
import { playedGame } from '../../support/playedGame';
import { type FakeStorage, fakeStorage } from '../../support/storage';
import { winnableDeal } from '../../support/testStores';
import won from '../../vectors/klondike_won.json';

let games: FakeGames;
let tab: FakeStorage;
let loads: number;
beforeEach(() => {
  games = fakeGames();
  tab = fakeStorage();
  loads = 0;
});

/** The page, loaded in the same tab. */
function load(): TestStore {
  const memory = createTabMemory(createSafeStorage(tab), () => `restored-${++loads}`);
  const store = storeOver(games, { recall: memory.recall, randomDeal: () => '0' });
  memory.listen(store);
  return store;
}

const address = (variant: 'elevens' | 'klondike-3', deal: string) =>
  ({ kind: 'address', variant, deal }) as const;

describe('a reload', () => {
  test('shows a game without a move with what is known of it, under an id of its own', async () => {
    const before = load();
    const facts = { source: 'daily', day: '2026-11-23', winnable: true } as const;
    await openGame(before, { kind: 'deal', variant: 'klondike-3', deal: '5', facts });
    const after = load();
    await after.actions.open(address('klondike-3', '5'));
    expect(currentOf(after).record).toMatchObject({ ...facts, revision: 0, id: 'restored-1' });
  });

  test('shows a winnable deal as one, and so does opening its number before the first move', async () => {
    const before = load();
    await openGame(before, winnableDeal('klondike-3', '5'));
    await openGame(before, chosenDeal('klondike-3', '5'));
    expect(currentOf(before).record.winnable).toBe(true);
    const after = load();
    await openGame(after, chosenDeal('klondike-3', '5'));
    expect(currentOf(after).record).toMatchObject({ winnable: true, source: 'number' });
    await openGame(after, chosenDeal('klondike-3', '6'));
    expect(currentOf(after).record.winnable).toBeUndefined();
  });

  test('shows moves that are looked at, where they were left', async () => {
    const before = load();
    const link = { kind: 'link', variant: 'klondike-3', deal: '275', moves: '1AAA' } as const;
    await before.actions.open(link);
    before.actions.jump(2);
    const after = load();
    await after.actions.open(link);
    expect(currentOf(after)).toMatchObject({ isPreview: true, history: { cursor: 2 } });
    await after.actions.open({ ...link, moves: '1AA' });
    expect(currentOf(after).history.cursor).toBe(0);
  });

  test('shows an import again, which has no address, but not a link at the plain address', async () => {
    const before = load();
    await openGame(before, chosenDeal('klondike-3', '275'));
    const { history } = playedGame('klondike-3', '275', ['s', 's']);
    await before.actions.load({ variant: 'klondike-3', deal: '275', history }, 'Read.');
    const after = load();
    await after.actions.open(address('klondike-3', '275'));
    expect(currentOf(after)).toMatchObject({ isPreview: true, history: { cursor: 2 } });
    await after.actions.open({ kind: 'link', variant: 'klondike-3', deal: '275', moves: '1AAA' });
    const plain = load();
    await openGame(plain, address('klondike-3', '275'));
    expect(currentOf(plain)).toMatchObject({ history: { cursor: 0, steps: { length: 0 } } });
    expect(currentOf(plain).isPreview).toBeUndefined();
  });

  test('shows a game in progress as it is kept, and a won one at the move that was looked at', async () => {
    const before = load();
    const { deal, moves } = won['klondike-3'];
    await openGame(before, chosenDeal('klondike-3', deal));
    const { rules, lines } = consoleGameOf('klondike-3');
    for (const line of moves) {
      const move = lines.parseMove(line);
      if (move.ok) before.actions.play(move.value);
    }
    expect(rules.status(present(currentOf(before).history))).toBe('won');
    before.actions.jump(7);
    const after = load();
    await after.actions.open(address('klondike-3', deal));
    expect(currentOf(after)).toMatchObject({ record: { result: 'won' }, history: { cursor: 7 } });
  });
});

describe('a reload after Restart', () => {
  const draw = consoleGameOf('klondike-3').advice?.hint?.(
    consoleGameOf('klondike-3').rules.deal('275'),
  );
  let before: TestStore;
  let id: string;
  const reloaded = async (deal = '275'): Promise<TestStore> => {
    const store = load();
    await store.actions.open(address('klondike-3', deal));
    return store;
  };
  beforeEach(async () => {
    before = load();
    await openGame(before, chosenDeal('klondike-3', '275'));
    before.actions.play(draw);
    id = currentOf(before).record.id;
    before.actions.restart();
  });

  test('Undo brings back the game before, also after a second reload', async () => {
    await reloaded();
    const after = await reloaded();
    expect(currentOf(after).history.cursor).toBe(0);
    after.actions.undo();
    await vi.waitFor(() =>
      expect(currentOf(after)).toMatchObject({ record: { id }, history: { cursor: 1 } }),
    );
    expect((await reloaded()).getState().restarted).toBeUndefined();
  });

  test('Undo brings nothing back once another game was opened', async () => {
    const after = await reloaded();
    await openGame(after, chosenDeal('klondike-3', '5'));
    expect((await reloaded('5')).getState().restarted).toBeUndefined();
    const other = load();
    await openGame(other, chosenDeal('klondike-3', '6'));
    expect(other.getState().restarted).toBeUndefined();
  });

  test('whatever else is stored changes nothing', async () => {
    const [[key = '', text = ''] = []] = tab.texts;
    for (const bad of ['1', 'null', '{}', '[]']) {
      tab.texts.set(key, text.replace(`"restarted":"${id}"`, `"restarted":${bad}`));
      expect((await reloaded()).getState().restarted).toBeUndefined();
    }
  });
});

describe('selected cards', () => {
  let before: TestStore;
  /** The places of a king and a queen of deal 0, which wait for a jack. */
  const together = [8, 1] as const;
  const tapOn = (of: TestStore, place: number) =>
    of.actions.gesture({ kind: 'tap', pile: `place-${place}`, count: 1 });
  const selectionOf = (of: TestStore) => of.getState().selection;
  const reloaded = async (
    deal = '0',
    variant: 'elevens' | 'klondike-3' = 'elevens',
  ): Promise<TestStore> => {
    const store = load();
    await store.actions.open(address(variant, deal));
    return store;
  };
  beforeEach(async () => {
    before = load();
    await before.actions.newGame('elevens');
    for (const place of together) tapOn(before, place);
  });

  test('are selected again, in their order, and can be put back or played', async () => {
    const after = await reloaded();
    expect(selectionOf(after)).toHaveLength(2);
    expect(selectionOf(after)).toEqual(selectionOf(before));
    tapOn(after, together[0]);
    expect(selectionOf(await reloaded())).toEqual(selectionOf(before).slice(1));
    tapOn(after, together[1]);
    expect(selectionOf(await reloaded())).toEqual([]);
  });

  test('are none in another deal, in another position and at a later opening of the deal', async () => {
    const other = load();
    await openGame(other, address('elevens', '1'));
    expect(selectionOf(other)).toEqual([]);
    await openGame(other, chosenDeal('elevens', '0'));
    expect(selectionOf(other)).toEqual([]);
    const moved = await reloaded();
    moved.actions.play(consoleGameOf('elevens').advice?.hint?.(present(currentOf(moved).history)));
    expect(currentOf(moved).history.cursor).toBe(1);
    expect(selectionOf(await reloaded())).toEqual([]);
  });

  test('are not read again once the page is open', async () => {
    const after = await reloaded();
    const read = vi.spyOn(tab, 'getItem');
    after.actions.tick();
    after.actions.hint();
    expect(read).not.toHaveBeenCalled();
  });

  test('whatever else is stored changes nothing', async () => {
    const [[key = '', text = ''] = []] = tab.texts;
    const cards = JSON.stringify(selectionOf(before));
    const [first] = selectionOf(before);
    const others = ['[99]', '["KS"]', '[1.5]', '{}', 'null', `[${first},${first}]`];
    for (const bad of ['', '{', '[]', 'null', ...others.map((each) => text.replace(cards, each))]) {
      tab.texts.set(key, bad);
      expect(bad).not.toBe(text);
      const after = load();
      await openGame(after, address('elevens', '0'));
      expect(selectionOf(after)).toEqual([]);
    }
    tab.texts.set(key, text);
    expect(selectionOf(await reloaded())).toEqual(selectionOf(before));
  });
});
