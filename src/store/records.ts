import { GAME_IDS, type GameId } from '../games';
import { PREFIX, parseRecord, type Shelf } from './shelf';

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

/** How a deal has ended so far. A win is never taken back. */
export type Outcome = 'won' | 'lost';

export interface Records {
  readonly of: (id: GameId) => GameRecord;
  readonly countStart: (id: GameId) => void;
  /** Counts an outcome, given the one counted before for the same deal. */
  readonly countOutcome: (
    id: GameId,
    before: Outcome | undefined,
    now: Outcome,
    moves: number,
  ) => void;
}

const KEY = `${PREFIX}records`;
const NONE: GameRecord = { started: 0, won: 0, lost: 0, fewest: 0 };

export function createRecords(shelf: Shelf): Records {
  function all(): Readonly<Record<string, unknown>> {
    const text = shelf.read(KEY);
    if (text === null) return {};
    const stored = parseRecord(text);
    const games = stored?.version === 1 ? stored.games : undefined;
    if (typeof games === 'object' && games !== null) return games as Record<string, unknown>;
    shelf.setAside(KEY);
    return {};
  }

  const of = (id: GameId): GameRecord => readRecord(all()[id]);

  function change(id: GameId, next: (record: GameRecord) => GameRecord): void {
    const stored = all();
    const games = Object.fromEntries(GAME_IDS.map((each) => [each, readRecord(stored[each])]));
    games[id] = next(readRecord(stored[id]));
    shelf.write(KEY, JSON.stringify({ version: 1, games: { ...stored, ...games } }));
  }

  return {
    of,
    countStart: (id) => change(id, (record) => ({ ...record, started: record.started + 1 })),
    countOutcome: (id, before, now, moves) => {
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

function readRecord(value: unknown): GameRecord {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<GameRecord>;
  const number = (key: keyof GameRecord): number => {
    const count = given[key];
    return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
      ? count
      : NONE[key];
  };
  return {
    started: number('started'),
    won: number('won'),
    lost: number('lost'),
    fewest: number('fewest'),
  };
}
