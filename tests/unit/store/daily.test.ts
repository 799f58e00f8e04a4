import { expect, test } from 'vitest';
import { playedDays, streaksOf } from '../../../src/archive/daily';
import { createStores } from '../../../src/store/browser';
import { localDay, untilMidnight } from '../../../src/store/browserDay';
import { asDaily, createDailyMemory, dailyFacts, firstDayOf } from '../../../src/store/daily';
import { createSafeStorage } from '../../../src/store/safeStorage';
import { type FakeStorage, fakeStorage } from '../../support/storage';

const MIDNIGHT = new Date(2026, 10, 24).getTime();

/** A page that opens over a storage, at a moment of a day. */
function visit(storage: FakeStorage, now: number, today = localDay(new Date(now))) {
  const { store, saves } = createStores(storage, () => now, () => '7'); // biome-ignore format: short
  return {
    store,
    play: (day: string, deal = `${day.replaceAll('-', '')}000`) => {
      store.actions.openDaily('klondike-3', deal, (game) => asDaily(game, { day, today, now }));
      store.actions.play({ type: 'draw' });
    },
    facts: () => dailyFacts(saves.texts, [], 'klondike-3'),
    marks: () => [...playedDays(dailyFacts(saves.texts, [], 'klondike-3'), 'klondike-3')],
  };
}

test('a deal of the day is marked and saved before its first move', () => {
  const storage = fakeStorage();
  const { store } = visit(storage, MIDNIGHT - 1);
  const [day, today] = ['2026-11-23', '2026-11-23'];
  store.actions.openDaily('klondike-3', '20261123000', (game) =>
    asDaily(game, { day, today, now: MIDNIGHT - 1 }),
  );
  const [fact] = visit(storage, MIDNIGHT).facts();
  expect(fact).toMatchObject({
    source: 'daily',
    day: '2026-11-23',
    started: MIDNIGHT - 1,
    cursor: 0,
  });
  expect(fact).not.toHaveProperty('late');
});

test('a game begun before midnight belongs to its day, wherever it goes on', () => {
  const storage = fakeStorage();
  visit(storage, MIDNIGHT - 60_000).play('2026-11-23');
  const after = visit(storage, MIDNIGHT + 60_000);
  after.play('2026-11-23');
  expect(after.facts()).toHaveLength(1);
  expect(after.facts()[0]).toMatchObject({ day: '2026-11-23', started: MIDNIGHT - 60_000 });
  expect(after.facts()[0]).not.toHaveProperty('late');
});

test('a game begun after its day is late, and stays late when the clock is set back', () => {
  const storage = fakeStorage();
  visit(storage, MIDNIGHT + 1).play('2026-11-23');
  expect(visit(storage, MIDNIGHT + 1).facts()[0]).toMatchObject({ late: true });
  const back = visit(storage, MIDNIGHT - 1);
  back.play('2026-11-23');
  expect(back.facts()).toHaveLength(1);
  expect(back.facts()[0]).toMatchObject({ late: true, day: '2026-11-23' });
});

test('a new time zone, in which the day is over or comes again, changes no game', () => {
  const storage = fakeStorage();
  visit(storage, MIDNIGHT, '2026-11-23').play('2026-11-23');
  visit(storage, MIDNIGHT + 1, '2026-11-24').play('2026-11-24');
  // To the west: the same day begins again.
  const west = visit(storage, MIDNIGHT + 2, '2026-11-23');
  west.play('2026-11-23');
  west.play('2026-11-24');
  expect(west.facts().map(({ late }) => late)).toEqual([undefined, undefined]);
  expect(west.marks()).toEqual([
    ['2026-11-23', 'begun'],
    ['2026-11-24', 'begun'],
  ]);
});

test('a game of the deal that was opened by its number becomes the daily deal, and keeps its moves', () => {
  const storage = fakeStorage();
  const { store, play, facts } = visit(storage, MIDNIGHT - 1);
  store.actions.open('klondike-3', '20261123000');
  store.actions.play({ type: 'draw' });
  expect(facts()).toEqual([]);
  play('2026-11-23');
  expect(facts()[0]).toMatchObject({ cursor: 2, day: '2026-11-23' });
});

test('damaged saved games are no daily deals', () => {
  const storage = fakeStorage();
  const game = {
    version: 1,
    game: 'klondike-3',
    deal: '5',
    moves: [],
    cursor: 0,
    source: 'daily',
    day: 7,
  };
  storage.setItem('patience/klondike-3/5', JSON.stringify(game));
  storage.setItem('patience/klondike-3/6', '{');
  const { marks } = visit(storage, MIDNIGHT);
  expect(marks()).toEqual([]);
  expect(streaksOf(new Map(), '2026-11-23')).toEqual({ now: 0, best: 0 });
});

test('the deals that were found are remembered, each game for itself', () => {
  const storage = fakeStorage();
  const memory = createDailyMemory(createSafeStorage(storage));
  expect(memory.dealOf('klondike-3', '2026-11-23')).toBeUndefined();
  memory.remember('klondike-3', '2026-11-23', { deal: '20261123001' });
  memory.remember('klondike-3', '2026-11-24', { deal: '20261124000', par: 90 });
  const again = createDailyMemory(createSafeStorage(storage));
  expect(again.dealOf('klondike-3', '2026-11-23')).toEqual({ deal: '20261123001' });
  expect(again.dealOf('klondike-3', '2026-11-24')).toEqual({ deal: '20261124000', par: 90 });
  expect(again.dealOf('golf', '2026-11-24')).toBeUndefined();
});

test.each([
  '{',
  '{"version":2,"deals":{"2026-11-23":{"deal":"20261123000"}}}',
  '{"version":1,"deals":7}',
  '{"version":1,"deals":{"2026-11-23":{"deal":"20261124000"}}}',
  '{"version":1,"deals":{"2026-11-23":{"deal":"-1"}}}',
])('damaged memory %s is no deal, and can be written again', (text) => {
  const storage = fakeStorage();
  storage.setItem('patience/daily/klondike-3', text);
  const memory = createDailyMemory(createSafeStorage(storage));
  expect(memory.dealOf('klondike-3', '2026-11-23')).toBeUndefined();
  memory.remember('klondike-3', '2026-11-23', { deal: '20261123000' });
  expect(memory.dealOf('klondike-3', '2026-11-23')).toEqual({ deal: '20261123000' });
});

test('the first visit stays, and a clock set back makes it earlier', () => {
  const memory = createDailyMemory(createSafeStorage(fakeStorage()));
  expect(memory.firstVisit('2026-11-20')).toBe('2026-11-20');
  expect(memory.firstVisit('2026-11-23')).toBe('2026-11-20');
  expect(memory.firstVisit('2026-11-01')).toBe('2026-11-01');
  expect(memory.firstVisit('2026-11-23')).toBe('2026-11-01');
  expect(firstDayOf('2026-11-20', ['2026-11-21', '2026-10-02'])).toBe('2026-10-02');
});

test('a day of the local calendar ends at local midnight', () => {
  expect(localDay(new Date(MIDNIGHT - 1))).toBe('2026-11-23');
  expect(localDay(new Date(MIDNIGHT))).toBe('2026-11-24');
  expect(untilMidnight(new Date(MIDNIGHT - 1))).toBe(1);
});

test('an archived daily deal counts, and once, though it is also saved', () => {
  const storage = fakeStorage();
  const tab = visit(storage, MIDNIGHT - 60_000);
  tab.play('2026-11-23');
  const [saved] = tab.facts();
  if (!saved) throw new Error('nothing is saved');
  const texts = createSafeStorage(storage);
  const older = { ...saved, day: '2026-11-22', deal: '20261122000', started: 5 };
  const elsewhere = { ...older, game: 'golf' as const };
  const facts = dailyFacts(texts, [{ ...saved, at: 1 }, older, elsewhere], 'klondike-3');
  expect(facts.map(({ day }) => day).sort()).toEqual(['2026-11-22', '2026-11-23']);
  expect(facts).toContainEqual(saved);
});
