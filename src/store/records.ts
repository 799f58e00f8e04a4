import type { GameResult } from '../engine/game';
import { isCount, parseJsonObject } from '../engine/json';
import { GAME_IDS, type GameId } from '../games';
import { PREFIX, type SafeStorage } from './safeStorage';

/** What a player has done in one game. Each deal counts once, however often it is undone and won again. */
export interface GameRecord {
  /** Deals with at least one move. */
  readonly started: number;
  readonly won: number;
  /** Deals that came to “no more moves” and were not won since. */
  readonly lost: number;
  /** Fewest moves of a win; 0 while there is none. */
  readonly fewest: number;
}

/** Guesses of how a deal will end, of all games together. */
export interface Guesses {
  readonly right: number;
  readonly total: number;
}

export interface Records {
  readonly guesses: () => Guesses;
  readonly countGuess: (right: boolean) => void;
  readonly of: (id: GameId) => GameRecord;
  readonly countStart: (id: GameId) => void;
  /** Counts an outcome, given the one counted before for the same deal. */
  readonly countResult: (
    id: GameId,
    before: GameResult | undefined,
    now: GameResult,
    moves: number,
  ) => void;
}

const KEY = `${PREFIX}records`;
const NONE: GameRecord = { started: 0, won: 0, lost: 0, fewest: 0 };
const NO_GUESSES: Guesses = { right: 0, total: 0 };

export function createRecords(shelf: SafeStorage): Records {
  function stored(): Readonly<Record<string, unknown>> {
    const text = shelf.read(KEY);
    const record = text === null ? {} : parseJsonObject(text);
    if (text === null || (record?.version === 1 && isRecord(record.games))) return record ?? {};
    shelf.quarantine(KEY);
    return {};
  }

  const gamesOf = ({
    games,
  }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    isRecord(games) ? games : {};

  const of = (id: GameId): GameRecord => readCounts(NONE, gamesOf(stored())[id]);
  const guesses = (): Guesses => readCounts(NO_GUESSES, stored().guesses);

  function write(change: Readonly<Record<string, unknown>>): void {
    shelf.write(KEY, JSON.stringify({ games: {}, ...stored(), ...change, version: 1 }));
  }

  function change(id: GameId, next: (record: GameRecord) => GameRecord): void {
    const before = gamesOf(stored());
    const games = Object.fromEntries(
      GAME_IDS.map((each) => [each, readCounts(NONE, before[each])]),
    );
    games[id] = next(games[id] ?? NONE);
    write({ games: { ...before, ...games } });
  }

  return {
    of,
    guesses,
    countGuess: (right) => {
      const { right: before, total } = guesses();
      write({ guesses: { right: before + (right ? 1 : 0), total: total + 1 } });
    },
    countStart: (id) => change(id, (record) => ({ ...record, started: record.started + 1 })),
    countResult: (id, before, now, moves) => {
      if (before === now || before === 'won') return;
      change(id, (record) => ({
        started: Math.max(1, record.started),
        won: record.won + (now === 'won' ? 1 : 0),
        lost: record.lost + (now === 'lost' ? 1 : -(before === 'lost' ? 1 : 0)),
        fewest: now === 'won' ? fewer(record.fewest, moves) : record.fewest,
      }));
    },
  };
}

const fewer = (best: number, moves: number): number => (best === 0 ? moves : Math.min(best, moves));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The counts of a stored value; what is missing or no count is as in `none`. */
function readCounts<Counts extends object>(none: Counts, value: unknown): Counts {
  const given = isRecord(value) ? value : {};
  const counts = Object.entries(none).map(([key, nothing]) => {
    const count = given[key];
    return [key, isCount(count) ? count : nothing];
  });
  return Object.fromEntries(counts) as Counts;
}
