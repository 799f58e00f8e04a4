import { beforeEach, describe, expect, test } from 'vitest';
import { present, stateAt } from '../../../src/engine/history';
import { createRecords } from '../../../src/store/records';
import { createSafeStorage } from '../../../src/store/safeStorage';
import { formatSavedGame, type PlayedGame, restoreGame } from '../../../src/store/savedGame';
import { createSaves } from '../../../src/store/saves';
import { createSettings } from '../../../src/store/settings';
import { unfinishedGames } from '../../../src/store/unfinished';
import { playedGame } from '../../support/playedGame';
import { type FakeStorage, fakeStorage } from '../../support/storage';

const ID = 'klondike-3';
const KEY = 'patience/klondike-3/275';
const played = (lines: readonly string[], deal = '275'): PlayedGame => playedGame(ID, deal, lines);

let storage: FakeStorage;
beforeEach(() => {
  storage = fakeStorage();
});
const tab = () => createSaves(createSafeStorage(storage), () => 1000);
const quarantined = () => [...storage.texts].filter(([key]) => key.startsWith('patience/aside/'));

test('a saved game is restored by replay, with what can be redone', () => {
  const saved = played(['s', 's', 's']);
  tab().save({ ...saved, history: { ...saved.history, cursor: 2 } });
  const { game: restored, trouble } = tab().load(ID, '275');
  expect(trouble).toBeUndefined();
  expect(restored?.history.cursor).toBe(2);
  expect(restored?.history.steps.length).toBe(3);
  expect(present(restored?.history ?? saved.history)).toEqual(stateAt(saved.history, 2));
});

test('deals are saved side by side, and the last one is noted', () => {
  const saves = tab();
  saves.save(played(['s']));
  saves.save(played(['s', 's'], '9'));
  saves.setLastDeal(ID, '9');
  expect(tab().lastDeal(ID)).toEqual({ deal: '9' });
  expect(tab().last(ID)).toMatchObject({ game: { deal: '9', history: { cursor: 2 } }, at: 1000 });
  expect(tab().load(ID, '275').game?.history.cursor).toBe(1);
});

test('what is saved later has the later moment, though the clock has gone back', () => {
  const moment = (key = KEY): number =>
    Number(/"at":(\d+)/.exec(storage.texts.get(key) ?? '')?.[1]);
  const ahead = createSaves(createSafeStorage(storage), () => 9000);
  ahead.save(played(['s']));
  expect(moment()).toBe(9000);
  const reloaded = tab();
  reloaded.load(ID, '275');
  reloaded.save(played(['s', 's']));
  expect(moment()).toBe(9001);
  reloaded.keep(played(['s', 's']));
  expect(moment(`${KEY}/1`)).toBe(9002);
  storage.texts.set(`${KEY}/2`, formatSavedGame(played(['s', 's', 's']), 9500));
  const kept = tab();
  kept.load(ID, '275');
  expect(kept.kept(ID, '275')).toHaveLength(2);
  kept.save(played(['s', 's', 's']));
  expect(moment()).toBe(9501);
  // Other deals keep the clock's own time.
  kept.save(played(['s'], '9'));
  expect(moment('patience/klondike-3/9')).toBe(1000);
});

describe('an unreadable text is quarantined, and one sentence says so', () => {
  const good = () => {
    tab().save(played(['s', 's', 's', 's']));
    return storage.texts.get(KEY) ?? '';
  };
  test.each<[string, (text: string) => string, string]>([
    ['truncated', (text) => text.slice(0, 60), 'damaged'],
    ['empty', () => '', 'damaged'],
    ['null', () => 'null', 'damaged'],
    ['another version', (text) => text.replace('"version":1', '"version":2'), 'another version'],
    ['another game', (text) => text.replace('klondike-3', 'klondike-1'), 'another game'],
    ['another deal', (text) => text.replace('"deal":"275"', '"deal":"276"'), 'another deal'],
    ['a cursor beyond the moves', (text) => text.replace('"cursor":4', '"cursor":5'), 'damaged'],
    ['moves that are no text', (text) => text.replace('"s"', '7'), 'damaged'],
  ])('%s', (_, spoil, why) => {
    const bad = spoil(good());
    storage.texts.set(KEY, bad);
    const loaded = tab().load(ID, '275');
    expect(loaded.game).toBeUndefined();
    expect(loaded.trouble).toContain(why);
    expect(loaded.trouble).toContain('kept aside');
    expect(storage.texts.has(KEY)).toBe(false);
    expect(quarantined().map(([, text]) => text)).toEqual([bad]);
  });

  test('an illegal move in the middle: the game goes on from the move before it', () => {
    const bad = good().replace('"s","s","s","s"', '"s","m c1, c2, 9","s","s"');
    storage.texts.set(KEY, bad);
    const loaded = tab().load(ID, '275');
    expect(loaded.game?.history.cursor).toBe(1);
    expect(loaded.trouble).toContain('move 2');
    expect(quarantined().map(([, text]) => text)).toEqual([bad]);
    expect(tab().load(ID, '275')).toMatchObject({ game: { history: { cursor: 1 } } });
    expect(tab().load(ID, '275').trouble).toBeUndefined();
  });

  test('a damaged note of the last deal', () => {
    storage.texts.set('patience/klondike-3', '{"version":1,"deal":"x"}');
    expect(tab().lastDeal(ID).deal).toBeUndefined();
    storage.texts.set('patience/klondike-3', '{');
    const { trouble } = tab().lastDeal(ID);
    expect(trouble).toContain('kept aside');
    expect(quarantined().length).toBe(2);
    expect(tab().last(ID)).toBeUndefined();
  });
});

test('a tab does not overwrite what another tab has stored since', () => {
  const first = tab();
  const second = tab();
  first.save(played(['s']));
  expect(second.save(played(['s', 's']))).toEqual({ ok: false, error: 'changed' });
  expect(second.hasNewerSave(KEY, played([]))).toBe(true);
  expect(second.load(ID, '275').game?.history.cursor).toBe(1);
  expect(second.hasNewerSave(KEY, played([]))).toBe(false);
  expect(second.save(played(['s', 's']))).toEqual({ ok: true, value: undefined });
  expect(first.save(played(['s', 's', 's']))).toEqual({ ok: false, error: 'changed' });
  expect(first.hasNewerSave('another key', played([]))).toBe(false);
});

test('a storage that is full or missing refuses, and breaks nothing', () => {
  const saves = tab();
  saves.save(played(['s']));
  storage.refuses = true;
  expect(saves.save(played(['s', 's']))).toEqual({ ok: false, error: 'full' });
  storage.texts.set(KEY, 'spoilt');
  expect(saves.load(ID, '275').trouble).toContain('damaged');

  const none = createSaves(createSafeStorage(undefined), () => 0);
  expect(none.save(played(['s']))).toEqual({ ok: false, error: 'forbidden' });
  // While the page is open, the game is kept in memory.
  expect(none.load(ID, '275').game?.history.cursor).toBe(1);
  expect(none.lastDeal(ID)).toEqual({});
});

test('no game is ever dropped, however many there are and whatever the clock says', () => {
  let time = 1000;
  const saves = createSaves(createSafeStorage(storage), () => --time);
  for (let deal = 0; deal < 99; deal++) storage.texts.set(`patience/klondike-3/${deal}`, '{');
  for (let deal = 100; deal < 300; deal++) saves.save(played(['s'], String(deal)));
  const kept = [...storage.texts.keys()].filter((key) => key.startsWith('patience/klondike-3/'));
  expect(kept.length).toBe(299);
});

describe('a damaged save in a full storage', () => {
  test.each<[string, string]>([
    ['damaged', '{'],
    ['partly legal', '{"version":1,"game":"klondike-3","deal":"275","moves":["s","x"],"cursor":2}'],
  ])('%s: it is not overwritten until there is room to keep it aside', (_, bad) => {
    storage.texts.set(KEY, bad);
    storage.refuses = true;
    const saves = tab();
    const { trouble } = saves.load(ID, '275');
    expect(trouble).toMatch(/There is no room to keep it aside.*cannot be saved\.$/);
    expect(saves.save(played(['s', 's']))).toEqual({ ok: false, error: 'full' });
    expect([...storage.texts]).toEqual([[KEY, bad]]);
    storage.refuses = false;
    expect(saves.save(played(['s', 's', 's']))).toEqual({ ok: true, value: undefined });
    expect(quarantined().map(([, text]) => text)).toEqual([bad]);
    expect(tab().load(ID, '275').game?.history.cursor).toBe(3);
  });

  test('so it is with the settings, the records and the note of the last deal', () => {
    const keys = ['settings', 'records', ID].map((name) => `patience/${name}`);
    for (const key of keys) storage.texts.set(key, '{');
    storage.refuses = true;
    const shared = createSafeStorage(storage);
    const settings = createSettings(shared);
    const records = createRecords(shared);
    records.of(ID);
    const saves = createSaves(shared, () => 0);
    expect(saves.lastDeal(ID).trouble).toContain('no room');
    storage.rejects = (key) => key.includes('/aside/');
    storage.refuses = false;
    settings.set('speed', 'fast');
    records.countStart(ID);
    expect(saves.setLastDeal(ID, '9').ok).toBe(false);
    expect([...storage.texts]).toEqual(keys.map((key) => [key, '{']));
  });
});

test('undos and hints are saved with a game, left out while there are none, and damaged ones are dropped', () => {
  const game = playedGame('klondike-3', '275', ['s']);
  const plain = JSON.parse(formatSavedGame(game, 0));
  expect(plain).not.toHaveProperty('undos');
  const text = formatSavedGame({ ...game, undos: 2, hints: 3 }, 0);
  expect(restoreGame(text, 'klondike-3', '275')).toMatchObject({
    value: { game: { undos: 2, hints: 3 } },
  });
  const damaged = restoreGame(JSON.stringify({ ...plain, undos: -1 }), 'klondike-3', '275');
  expect(damaged.ok && damaged.value.game).not.toHaveProperty('undos');
});

test('a game with other rules is saved apart, and found again', () => {
  const variant = playedGame('klondike-3;redeals=2', '275', ['s', 's']);
  const saves = tab();
  saves.save(played(['s']));
  saves.setLastDeal(ID, '275');
  saves.save(variant);
  saves.setLastDeal(variant.id, '275');
  storage.texts.set('patience/klondike-3;draw=1', storage.texts.get('patience/klondike-3') ?? '');
  storage.texts.set('patience/klondike-3;draw=9', storage.texts.get('patience/klondike-3') ?? '');
  expect(new Set(unfinishedGames(tab(), 9).map(({ id }) => id))).toEqual(new Set([ID, variant.id]));
  expect(tab().load(variant.id, '275').game?.history.cursor).toBe(2);
  expect(tab().load(ID, '275').game?.history.cursor).toBe(1);
});

test('what a full storage does not take is kept while the page is open, until it does', () => {
  const [safe, other] = [createSafeStorage(storage), createSafeStorage(storage)];
  safe.write('patience/a', '1');
  storage.refuses = true;
  expect(safe.write('patience/a', '2')).toEqual({ ok: false, error: 'full' });
  expect(safe.write('patience/b', '3').ok).toBe(false);
  expect([safe.read('patience/a'), safe.read('patience/b')]).toEqual(['2', '3']);
  expect(safe.keys('patience/')).toEqual(['patience/a', 'patience/b']);
  expect(other.read('patience/a')).toBe('1');
  storage.refuses = false;
  // What another tab stores is newer.
  other.write('patience/b', '4');
  expect(safe.read('patience/b')).toBe('4');
  expect(safe.write('patience/a', '5').ok).toBe(true);
  expect(other.read('patience/a')).toBe('5');
  safe.remove('patience/a');
  expect([safe.read('patience/a'), other.read('patience/a')]).toEqual([null, null]);
});
