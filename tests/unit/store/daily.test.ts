import { beforeEach, expect, test } from 'vitest';
import { playedDays } from '../../../src/persistence/daily';
import { localDay } from '../../../src/persistence/day';
import { factsOf } from '../../../src/persistence/record';
import { chosenDeal } from '../../../src/store/findGame';
import { untilMidnight } from '../../../src/ui/parts/useLocalTime';
import { type FakeGames, fakeGames, openGame, storeOver } from '../../support/fakeGames';

let games: FakeGames;
beforeEach(() => {
  games = fakeGames();
});

const click = { type: 'draw' };
const DEAL = '20261123000';
const records = () => [...games.texts.values()].map((text) => JSON.parse(text));

/** A page that opens on a day; what it opens from the calendar is late after the deal’s day. */
function visit(today: string) {
  const store = storeOver(games, { today: () => today });
  const open = (day: string): Promise<void> => {
    const deal = `${day.replaceAll('-', '')}000`;
    const late = day < today && { late: true as const };
    const facts = { source: 'daily' as const, day, ...late };
    return openGame(store, { kind: 'deal', variant: 'klondike-3', deal, facts });
  };
  return {
    store,
    open,
    play: async (day: string): Promise<void> => {
      await open(day);
      store.actions.play(click);
    },
  };
}

const marks = () => [...playedDays(records().map(factsOf), 'klondike-3')];

test('an untouched daily deal is not kept; its first move begins it', async () => {
  const page = visit('2026-11-23');
  await page.open('2026-11-23');
  expect(records()).toEqual([]);
  page.store.actions.play(click);
  expect(records()).toMatchObject([{ source: 'daily', day: '2026-11-23', cursor: 1 }]);
  expect(records()[0]).not.toHaveProperty('late');
  expect(marks()).toEqual([['2026-11-23', 'begun']]);
});

test('a game opened before midnight belongs to its day, wherever it goes on', async () => {
  const page = visit('2026-11-23');
  await page.play('2026-11-23');
  await visit('2026-11-24').play('2026-11-23');
  expect(records()).toMatchObject([{ day: '2026-11-23', cursor: 2 }]);
  expect(records()[0]).not.toHaveProperty('late');
});

test('a game begun after its day is late, and stays late when the clock is set back', async () => {
  await visit('2026-11-24').play('2026-11-23');
  expect(records()).toMatchObject([{ late: true }]);
  await visit('2026-11-23').play('2026-11-23');
  expect(records()).toMatchObject([{ late: true, day: '2026-11-23', cursor: 2 }]);
});

test('a new time zone, in which the day is over or comes again, changes no game', async () => {
  await visit('2026-11-23').play('2026-11-23');
  await visit('2026-11-24').play('2026-11-24');
  const west = visit('2026-11-23');
  await west.play('2026-11-23');
  await west.play('2026-11-24');
  expect(records().map(({ late }) => late)).toEqual([undefined, undefined]);
  expect(marks()).toEqual([
    ['2026-11-23', 'begun'],
    ['2026-11-24', 'begun'],
  ]);
});

test('a game of the deal that was opened by its number becomes the daily deal, and keeps its moves', async () => {
  const page = visit('2026-11-23');
  await openGame(page.store, chosenDeal('klondike-3', DEAL));
  page.store.actions.play(click);
  expect(marks()).toEqual([]);
  await page.play('2026-11-23');
  expect(records()).toMatchObject([{ cursor: 2, source: 'daily', day: '2026-11-23' }]);
});

test('the local day ends at the local midnight', () => {
  const midnight = new Date(2026, 10, 24).getTime();
  expect(localDay(new Date(midnight - 1))).toBe('2026-11-23');
  expect(localDay(new Date(midnight))).toBe('2026-11-24');
  expect(untilMidnight(new Date(midnight - 1))).toBe(1);
});
