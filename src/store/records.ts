import type { GameResult } from '../engine/game';
import { isCount, parseJsonObject } from '../engine/json';
import { plural } from '../engine/words';
import type { VariantId } from '../games';
import { PREFIX, type SafeStorage } from './safeStorage';

/** A player’s record in one game. A deal counts once, however often it is undone and won again. */
export interface GameRecord {
  /** Deals with at least one move. */
  readonly started: number;
  readonly won: number;
  /** Deals that are out of moves. */
  readonly lost: number;
  /** Fewest moves of a win; 0 while there is none. */
  readonly fewest: number;
  /** Deals that ended with the solver’s help, neither won nor lost. */
  readonly helped: number;
}

/** What the end of a deal counts as. */
export type CountedResult = GameResult | 'helped';

/** Bets on how a deal will end, in all games together. */
export interface Guesses {
  readonly right: number;
  readonly total: number;
}

/** The player’s records and guesses, stored as soon as they change. */
export interface Records {
  readonly guesses: () => Guesses;
  readonly countGuess: (right: boolean) => void;
  readonly of: (id: VariantId) => GameRecord;
  readonly countStart: (id: VariantId) => void;
  /** Counts how a deal ended, in place of what was counted for it before. A win is never taken back. */
  readonly countResult: (
    id: VariantId,
    before: CountedResult | undefined,
    now: CountedResult | undefined,
    moves: number,
  ) => void;
}

/** Where the records are stored. */
export const RECORDS_KEY = `${PREFIX}records`;
export const NO_RECORD: GameRecord = { started: 0, won: 0, lost: 0, fewest: 0, helped: 0 };
export const NO_GUESSES: Guesses = { right: 0, total: 0 };

/** Creates the records over a storage; damaged ones are quarantined and start at 0. */
export function createRecords(storage: SafeStorage): Records {
  function stored(): Readonly<Record<string, unknown>> {
    const text = storage.read(RECORDS_KEY);
    const value = text === null ? {} : parseJsonObject(text);
    if (text === null || (value?.version === 1 && isObject(value.games))) return value ?? {};
    storage.quarantine(RECORDS_KEY);
    return {};
  }

  const gamesOf = ({
    games,
  }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    isObject(games) ? games : {};

  const of = (id: VariantId): GameRecord => readCounts(NO_RECORD, gamesOf(stored())[id]);
  const guesses = (): Guesses => readCounts(NO_GUESSES, stored().guesses);

  function write(change: Readonly<Record<string, unknown>>): void {
    storage.write(RECORDS_KEY, JSON.stringify({ games: {}, ...stored(), ...change, version: 1 }));
  }

  function update(id: VariantId, next: (record: GameRecord) => GameRecord): void {
    const before = gamesOf(stored());
    write({ games: { ...before, [id]: next(readCounts(NO_RECORD, before[id])) } });
  }

  return {
    of,
    guesses,
    countGuess: (right) => {
      const { right: before, total } = guesses();
      write({ guesses: { right: before + (right ? 1 : 0), total: total + 1 } });
    },
    countStart: (id) => update(id, (record) => ({ ...record, started: record.started + 1 })),
    countResult: (id, before, now, moves) => {
      if (before === now || before === 'won') return;
      const recount = (count: number, as: CountedResult): number =>
        Math.max(0, count + (now === as ? 1 : 0) - (before === as ? 1 : 0));
      update(id, (record) => ({
        started: Math.max(1, record.started),
        won: recount(record.won, 'won'),
        lost: recount(record.lost, 'lost'),
        fewest: now === 'won' ? fewer(record.fewest, moves) : record.fewest,
        helped: recount(record.helped, 'helped'),
      }));
    },
  };
}

/**
 * `Won 3 of 10 · best 89 moves · 1 with the solver`, or nothing before the first game is finished. `comparesMoves`
 * is false for a game whose number of moves says nothing.
 */
export function describeRecord(record: GameRecord, comparesMoves: boolean): string | undefined {
  const { won, lost, fewest, helped } = record;
  const finished = won + lost;
  const facts = [
    ...(finished > 0 ? [`Won ${won} of ${finished}`] : []),
    ...(fewest > 0 && comparesMoves ? [`best ${plural(fewest, 'move')}`] : []),
    ...(helped > 0 ? [`${helped} with the solver`] : []),
  ];
  return facts.length > 0 ? facts.join(' · ') : undefined;
}

const fewer = (fewest: number, moves: number): number =>
  fewest === 0 ? moves : Math.min(fewest, moves);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The counts of a stored value; `none` stands in for a missing or damaged one. */
export function readCounts<Counts extends object>(none: Counts, value: unknown): Counts {
  const given = isObject(value) ? value : {};
  const counts = Object.entries(none).map(([key, zero]) => {
    const count = given[key];
    return [key, isCount(count) ? count : zero];
  });
  return Object.fromEntries(counts) as Counts;
}
