import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  monthOf,
  parseDay,
  weekdayOf,
  weeksOf,
} from '../../../src/persistence/calendar';
import {
  createDailyMemory,
  markOf,
  type PlayedMark,
  playedDays,
  seedOf,
  streaksOf,
  winsIn,
} from '../../../src/persistence/daily';
import { type Day, isDay } from '../../../src/persistence/day';
import { type ListedGame, newRecord, parseRecord } from '../../../src/persistence/record';
import { createSafeStorage } from '../../../src/persistence/safeStorage';
import { fakeStorage } from '../../support/storage';

const DAY_MS = 86_400_000;
const isoOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);
const anyDay = fc
  .integer({ min: Date.UTC(2000, 0, 1) / DAY_MS, max: Date.UTC(9990, 11, 31) / DAY_MS })
  .map((days) => days * DAY_MS);

test('days, weekdays and months agree with the calendar', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (ms, days) => {
      const day = isoOf(ms);
      expect(parseDay(day)).toEqual({ ok: true, value: day });
      expect(addDays(day, days)).toBe(isoOf(ms + days * DAY_MS));
      expect(weekdayOf(day)).toBe((new Date(ms).getUTCDay() + 6) % 7);
    }),
  );
});

test('the weeks of a month have all its days, each under its weekday', () => {
  fc.assert(
    fc.property(anyDay, (ms) => {
      const month = monthOf(isoOf(ms));
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(days[0]).toBe(`${month}-01`);
      expect(monthOf(addDays(days.at(-1) ?? '', 1))).not.toBe(month);
      expect(new Set(days).size).toBe(Number(days.at(-1)?.slice(8)));
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        for (const [i, day] of week.entries()) if (day) expect(weekdayOf(day)).toBe(i);
      }
    }),
  );
});

test('a week may begin with a Sunday', () => {
  const SUNDAY = 6;
  expect(['2026-11-22', '2026-11-23', '2026-11-28'].map((day) => weekdayOf(day, SUNDAY))).toEqual([
    0, 1, 6,
  ]);
  const weeks = weeksOf('2026-11', SUNDAY);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks.at(-1)?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', undefined]);
});

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-11-23', 1)).toBe('2026-12-23');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2026-11-23', -12)).toBe('2025-11-23');
});

test.each([
  '',
  'today',
  '2026-13-01',
  '2026-02-29',
  '2026-00-10',
  '2026-01-00',
  '26-1-1',
  '0999-12-31',
  '2026-11-23x',
])('“%s” is not a day', (text) => expect(parseDay(text)).toMatchObject({ ok: false }));

test('the seed of a day is its digits', () => expect(seedOf('2026-11-23')).toBe(20261123));

const STARTED = 1_764_000_000_000;
const played = (day: Day, more: Partial<ListedGame> = {}): ListedGame => ({
  id: `${day}-${more.started ?? STARTED}`,
  revision: 1,
  variant: 'klondike-3',
  deal: `${seedOf(day)}000`,
  started: STARTED,
  updated: STARTED,
  cursor: 90,
  length: 90,
  seconds: 100,
  source: 'daily',
  day,
  ...more,
});

test.each<[Partial<ListedGame>, PlayedMark]>([
  [{}, 'begun'],
  [{ result: 'lost' }, 'lost'],
  [{ result: 'lost', late: true }, 'lost'],
  [{ result: 'lost', cursor: 80 }, 'begun'],
  [{ result: 'won' }, 'clean'],
  [{ result: 'won', undos: 1 }, 'won'],
  [{ result: 'won', hints: 1 }, 'won'],
  [{ result: 'won', late: true }, 'late'],
  [{ result: 'won', helped: true }, 'helped'],
  [{ helped: true }, 'begun'],
])('a game with %j is marked %s', (more, mark) => {
  expect(playedDays([played('2026-11-23', more)], 'klondike-3').get('2026-11-23')).toBe(mark);
});

test('a game at its start is not played', () => {
  const untouched = played('2026-11-23', { cursor: 0 });
  expect([...playedDays([untouched, { ...untouched, helped: true }], 'klondike-3')]).toEqual([]);
  const lost = played('2026-11-23', { cursor: 0, length: 0, result: 'lost' });
  expect([...playedDays([lost], 'klondike-3').values()]).toEqual(['lost']);
});

test('the wins of a month are those of its days without the solver, late ones too', () => {
  const days = new Map<Day, PlayedMark>([
    ['2026-10-31', 'won'],
    ['2026-11-01', 'clean'],
    ['2026-11-02', 'won'],
    ['2026-11-03', 'late'],
    ['2026-11-04', 'helped'],
    ['2026-11-05', 'lost'],
    ['2026-11-06', 'begun'],
  ]);
  expect(winsIn('2026-11', days)).toBe(3);
  expect(winsIn('2026-10', days)).toBe(1);
  expect(winsIn('2026-12', days)).toBe(0);
});

test('the days between two are counted with both', () => {
  expect(daysBetween('2026-02-27', '2026-03-01')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(daysBetween('2026-02-27', '2026-02-27')).toEqual(['2026-02-27']);
});

test('a deal that was lost stays lost while it is tried again, until it is won', () => {
  const lost = played('2026-11-23', { result: 'lost' });
  const again = played('2026-11-23', { started: STARTED + 1 });
  const days = (...facts: readonly ListedGame[]) => [...playedDays(facts, 'klondike-3').values()];
  expect(days(lost, again)).toEqual(['lost']);
  expect(days(lost, { ...again, result: 'won', undos: 1 })).toEqual(['won']);
});

test('only daily deals of the game count, and a day counts by the best of its games', () => {
  const facts = [
    played('2026-11-20', { result: 'won', variant: 'golf' }),
    played('2026-11-20', { result: 'won', source: 'number' }),
    played('2026-11-21', { result: 'won' }),
    played('2026-11-21', { started: STARTED + 1 }),
    played('2026-11-21', { started: STARTED + 2, result: 'won', undos: 3 }),
  ];
  expect([...playedDays(facts, 'klondike-3')]).toEqual([['2026-11-21', 'clean']]);
});

test('a damaged day spoils the record, so that it is no day of the calendar', () => {
  const record = { ...newRecord('a', 'klondike-3', '7', 5), revision: 1, source: 'daily' };
  for (const day of ['2026-99-99', '2026-02-30', '0000-00-00', 'x', 7, null]) {
    expect(isDay(day)).toBe(false);
    expect(parseRecord({ ...record, day })).toEqual({ ok: false, error: 'dayDamaged' });
  }
  expect(parseRecord({ ...record, day: '2026-02-28' })).toMatchObject({ ok: true });
});

test('a day without a game is missed, open or in the future', () => {
  const mark = (day: Day) => markOf(day, '2026-11-23', '2026-11-20', new Map());
  expect(mark('2026-11-19')).toBe('open');
  expect(mark('2026-11-20')).toBe('missed');
  expect(mark('2026-11-22')).toBe('missed');
  expect(mark('2026-11-23')).toBe('open');
  expect(mark('2026-11-24')).toBe('future');
});

const won = (...days: readonly Day[]): ReadonlyMap<Day, PlayedMark> =>
  new Map(days.map((day) => [day, 'clean']));

test('a streak lasts over today until it is over, and over the ends of months and years', () => {
  const days = won('2026-12-30', '2026-12-31', '2027-01-01');
  expect(streaksOf(days, '2027-01-01')).toEqual({ now: 3, best: 3 });
  expect(streaksOf(days, '2027-01-02')).toEqual({ now: 3, best: 3 });
  expect(streaksOf(days, '2027-01-03')).toEqual({ now: 0, best: 3 });
});

test('late days and days with the solver’s help make no streak, and break one', () => {
  const days = new Map([
    ...won('2026-11-20', '2026-11-22', '2026-11-23'),
    ['2026-11-21', 'late'],
  ]) as ReadonlyMap<Day, PlayedMark>;
  expect(streaksOf(days, '2026-11-23')).toEqual({ now: 2, best: 2 });
  expect(streaksOf(new Map([['2026-11-23', 'helped']]), '2026-11-23')).toEqual({ now: 0, best: 0 });
});

test('a clock that is set back or forward loses no day, and counts none twice', () => {
  const days = won('2026-11-21', '2026-11-22', '2026-11-23');
  expect(streaksOf(days, '2026-11-22')).toEqual({ now: 3, best: 3 });
  expect(streaksOf(days, '2026-10-01')).toEqual({ now: 0, best: 3 });
  expect(streaksOf(days, '2027-06-01')).toEqual({ now: 0, best: 3 });
  // A deal of the future, played while the clock was wrong.
  const ahead = won(...days.keys(), '2026-12-24');
  expect(streaksOf(ahead, '2026-11-23')).toEqual({ now: 3, best: 3 });
  expect(markOf('2026-12-24', '2026-11-23', '2026-11-01', ahead)).toBe('clean');
});

test('streaks agree with counting day by day', () => {
  const anyDays = fc.uniqueArray(fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(anyDays, fc.integer({ min: 0, max: 40 }), (numbers, now) => {
      const dayAt = (n: number): Day => addDays('2026-02-10', n);
      const has = (n: number): boolean => numbers.includes(n);
      let best = 0;
      for (let n = 0, run = 0; n <= 40; n++) {
        run = has(n) ? run + 1 : 0;
        best = Math.max(best, run);
      }
      const start = has(now) ? now : now - 1;
      let current = 0;
      for (let n = start; has(n); n--) current++;
      for (let n = start + 1; current > 0 && has(n); n++) current++;
      expect(streaksOf(won(...numbers.map(dayAt)), dayAt(now))).toEqual({ now: current, best });
    }),
  );
});

test('a record keeps that a game was late, beside any source', () => {
  for (const source of [undefined, 'random', 'hand', 'daily'] as const) {
    for (const late of [undefined, true] as const) {
      const facts = { ...(source && { source }), ...(late && { late }) };
      const record = { ...newRecord('a', 'klondike-3', '7', 5, facts), revision: 1 };
      expect(parseRecord(record)).toEqual({ ok: true, value: record });
    }
  }
});

test('the deals that were found are remembered, each variant for itself', () => {
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

test.each(['{', '{"version":2,"firstVisit":"2026-11-01"}'])(
  'a first visit that cannot be read, such as %s, begins anew',
  (text) => {
    const storage = fakeStorage();
    storage.setItem('patience/daily', text);
    const memory = createDailyMemory(createSafeStorage(storage));
    expect(memory.firstVisit('2026-11-20')).toBe('2026-11-20');
    expect(storage.getItem('patience/daily')).toBe('{"version":1,"firstVisit":"2026-11-20"}');
  },
);

test('the first visit stays, and a clock set back makes it earlier', () => {
  const memory = createDailyMemory(createSafeStorage(fakeStorage()));
  expect(memory.firstVisit('2026-11-20')).toBe('2026-11-20');
  expect(memory.firstVisit('2026-11-23')).toBe('2026-11-20');
  expect(memory.firstVisit('2026-11-01')).toBe('2026-11-01');
  expect(memory.firstVisit('2026-11-23')).toBe('2026-11-01');
  // A clock that is far off says nothing about the first visit.
  expect(memory.firstVisit('1969-12-31')).toBe('1969-12-31');
  expect(memory.firstVisit('2026-11-23')).toBe('2026-11-01');
});
