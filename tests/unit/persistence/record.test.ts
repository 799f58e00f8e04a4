import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveCount } from '../../../src/engine/moveCode';
import {
  factsOf,
  formatRecord,
  type GameRecord,
  isPlayed,
  isUnfinished,
  newestFirst,
  newRecord,
  parseRecord,
  replayRecord,
} from '../../../src/persistence/record';
import { whyUnread } from '../../../src/persistence/whyUnread';
import { hostileJson } from '../../support/hostileJson';
import { gameRecord, gameRecords } from '../../support/records';

const RECORD: GameRecord = {
  version: 1,
  id: 'game-1',
  revision: 3,
  variant: 'klondike-3',
  deal: '275',
  source: 'daily',
  day: '2026-11-23',
  late: true,
  bet: 'none',
  cursor: 1,
  started: 5,
  updated: 8,
  seconds: 3,
  undos: 1,
  hints: 2,
  helped: true,
  givenUp: true,
  winnable: true,
  moves: '1AA',
};

test('a record is read back from its text, whatever the order of its fields', () => {
  expect(parseRecord(JSON.parse(formatRecord(RECORD)))).toEqual({ ok: true, value: RECORD });
  const turned = Object.fromEntries(Object.entries(RECORD).reverse()) as unknown as GameRecord;
  expect(formatRecord(turned)).toBe(formatRecord(RECORD));
  for (const record of gameRecords(40)) {
    expect(parseRecord(JSON.parse(formatRecord(record)))).toEqual({ ok: true, value: record });
  }
});

describe('a value that is no record is refused with the reason', () => {
  test.each<[string, object, string]>([
    ['no version', { version: undefined }, 'anotherVersion'],
    ['a future version', { version: 2 }, 'anotherVersion'],
    ['no id', { id: '' }, 'damaged'],
    ['an id that is no name', { id: 'a/b' }, 'damaged'],
    ['a long id', { id: 'x'.repeat(65) }, 'damaged'],
    ['no revision', { revision: 0 }, 'damaged'],
    ['a revision that cannot grow', { revision: 2 ** 52 + 1 }, 'damaged'],
    ['an unknown game', { variant: 'chess' }, 'unknownGame'],
    ['a faulty description', { variant: 'layout;columns=99x99' }, 'unknownGame'],
    ['a variant by another name', { variant: 'klondike-3;draw=1' }, 'unknownGame'],
    ['no deal', { deal: 'x' }, 'dealDamaged'],
    ['a deal by another name', { deal: '007' }, 'dealDamaged'],
    ['moves that are no text', { moves: ['s'] }, 'damaged'],
    ['a cursor that is no count', { cursor: -1 }, 'damaged'],
    ['half a second', { seconds: 0.5 }, 'damaged'],
    ['more seconds than calendars have', { seconds: 1e15 }, 'damaged'],
    ['a moment after all calendars', { updated: 9e15 }, 'timesDamaged'],
    ['a day that is none', { day: '2026-02-30' }, 'dayDamaged'],
  ])('%s', (_name, change, why) => {
    expect(parseRecord({ ...RECORD, ...change })).toEqual({ ok: false, error: why });
  });

  test('any other value, without throwing', () => {
    fc.assert(
      fc.property(hostileJson, fc.constantFrom(...Object.keys(RECORD)), (value, field) => {
        const damaged = { ...RECORD, [field]: value };
        for (const each of [value, damaged]) {
          const parsed = parseRecord(each);
          if (!parsed.ok) expect(whyUnread(parsed.error)).not.toBe('it could not be read');
        }
      }),
    );
  });
});

test('a game of a clock before 1970 is read, and sorted before later ones', () => {
  const early: GameRecord = {
    ...RECORD,
    id: 'early',
    started: -90_000,
    updated: -60_000,
    ended: -50_000,
  };
  expect(parseRecord(JSON.parse(formatRecord(early)))).toEqual({ ok: true, value: early });
  const earlier = { ...early, id: 'earlier', updated: -70_000, ended: -65_000 };
  const sorted = [early, RECORD, earlier].map(factsOf).sort(newestFirst);
  expect(sorted.map(({ id }) => id)).toEqual([RECORD.id, 'early', 'earlier']);
  expect(parseRecord({ ...early, updated: -9e15 })).toEqual({
    ok: false,
    error: 'timesDamaged',
  });
  const onDay = { ...early, source: 'daily', day: '1969-12-31' } as const;
  expect(parseRecord(onDay)).toEqual({ ok: true, value: onDay });
});

test('damaged notes are left out', () => {
  const damaged = { undos: -1, hints: 'x', helped: 1, bet: 'draw', source: 'moon', ended: 'soon' };
  const { undos: _undos, hints: _hints, helped: _helped, bet: _bet, ...rest } = RECORD;
  const { source: _source, ...left } = rest;
  expect(parseRecord({ ...RECORD, ...damaged })).toEqual({ ok: true, value: left });
});

describe('a description is read as its game, however it is written', () => {
  test.each([
    [
      'layout;move=helped;cells=3;columns=6x8;build=suit',
      'layout;columns=6x8;build=suit;move=helped;cells=3',
    ],
    [
      'layout;columns=6x8;decks=1;cells=3;held=0;build=suit;move=helped',
      'layout;columns=6x8;build=suit;move=helped;cells=3',
    ],
    [
      'layout;COLUMNS=6.6.6.6x5;cells=3;build=suit;move=helped',
      'layout;columns=6x8;build=suit;move=helped;cells=3',
    ],
    ['layout;cells=5;move=helped;columns=7x4.6x4', 'freecell;cells=5'],
  ])('%s', (text, canonical) => {
    const written = { ...newRecord('own', 'freecell', '7', 5), variant: text, revision: 1 };
    expect(parseRecord(written)).toMatchObject({ value: { variant: canonical } });
  });
});

describe('a replay', () => {
  const whyOf = (record: GameRecord): unknown => {
    const played = replayRecord(record);
    return played.ok ? 'right' : played.error;
  };

  test('leads to the states of the moves, at the cursor', () => {
    const played = replayRecord(RECORD);
    expect(played.ok && played.value.history).toMatchObject({ cursor: 1, steps: { length: 2 } });
    for (const record of gameRecords(40)) expect(whyOf(record)).toBe('right');
  });

  test('finds what is wrong', () => {
    expect(whyOf({ ...RECORD, moves: '1A_' })).toBe('illegalMove 2');
    expect(whyOf({ ...RECORD, moves: 'AA' })).toBe('movesDamaged');
    expect(whyOf({ ...RECORD, cursor: 3 })).toBe('damaged');
    expect(whyOf({ ...RECORD, result: 'won' })).toBe('notWon');
    expect(whyOf({ ...RECORD, result: 'lost' })).toBe('notLost');
  });
});

test('where no choice changes the end, the result of the deal stays while its moves are replaced', () => {
  const ended = gameRecord(7);
  expect(ended).toMatchObject({ variant: 'pictures', result: 'won' });
  const replaced: GameRecord = { ...ended, moves: '1AA', cursor: 2 };
  expect(replayRecord(replaced)).toMatchObject({ ok: true });
  expect(replayRecord({ ...replaced, result: 'lost' })).toEqual({
    ok: false,
    error: 'notLost',
  });
});

test('the moves of a code are counted', () => {
  expect(['1', '1A', '1AB', '1.BA', '1A.BAA.CCA'].map(moveCount)).toEqual([0, 1, 2, 1, 5]);
  for (const record of gameRecords(24)) expect(moveCount(record.moves)).toBe(record.cursor);
});

test('a game has begun with a move, a bet or a result', () => {
  const fresh = newRecord('a', 'klondike-3', '7', 5);
  expect(isPlayed(fresh)).toBe(false);
  expect(isPlayed({ ...fresh, seconds: 9, winnable: true, bet: 'none' })).toBe(false);
  for (const change of [{ moves: '1A' }, { bet: 'won' }, { result: 'lost' }] as const) {
    expect(isPlayed({ ...fresh, ...change })).toBe(true);
  }
});

test('a game goes on without a result, and after a loss that was taken back', () => {
  const { givenUp: _given, ...facts } = { ...factsOf(RECORD), length: 4, cursor: 4 };
  expect(isUnfinished(facts)).toBe(true);
  expect(isUnfinished({ ...facts, givenUp: true })).toBe(false);
  expect(isUnfinished({ ...facts, result: 'lost' })).toBe(false);
  expect(isUnfinished({ ...facts, result: 'lost', cursor: 2 })).toBe(true);
  expect(isUnfinished({ ...facts, result: 'lost', cursor: 2, givenUp: true })).toBe(false);
  expect(isUnfinished({ ...facts, result: 'won', cursor: 2 })).toBe(false);
  // No other moves would end it otherwise.
  expect(isUnfinished({ ...facts, variant: 'pictures', result: 'lost', cursor: 2 })).toBe(false);
});
