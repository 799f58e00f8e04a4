import type { DealId } from '../engine/dealId';
import { type GameResult, resultOf } from '../engine/game';
import { type AnyHistory, jump, newHistory, stateAt } from '../engine/history';
import { isCount } from '../engine/json';
import { decodeGame, encodeGame, moveCount, NO_MOVES } from '../engine/moveCode';
import { err, ok, type Result } from '../engine/result';
import { gameOf, type VariantId } from '../games/index';
import type { Day } from './daily';

/** Where a deal came from: drawn at random, a number somebody typed, the deal of a day, a link, or a deck typed in. */
export type DealSource = (typeof SOURCES)[number];

export const SOURCES = ['random', 'number', 'daily', 'link', 'hand'] as const;

/** How the player bets that a deal ends; `none` if they chose not to bet. */
export type Bet = GameResult | 'none';

/** All that is known of a game but its moves. Every optional field is left out while it says nothing. */
export interface GameFacts {
  /** Tells the game from every other, also of the same deal. */
  readonly id: string;
  /** Grows by one with every change that is kept: of two states of a game the higher revision is newer, whatever clocks say. */
  readonly revision: number;
  readonly variant: VariantId;
  readonly deal: DealId;
  /** Unknown for games of earlier versions. */
  readonly source?: DealSource;
  /** Moves made; those after it can be redone. */
  readonly cursor: number;
  /** When it was begun, last changed, and ended, in milliseconds since 1970. */
  readonly started: number;
  readonly updated: number;
  readonly ended?: number;
  /** How the game ended. A won game never changes again; a lost one is open again once other moves replace its last. */
  readonly result?: GameResult;
  /** Whole seconds played. */
  readonly seconds: number;
  /** How many moves were taken back and replaced by others. */
  readonly undos?: number;
  /** How many hints were shown. */
  readonly hints?: number;
  /** Set if a solver has helped: the game counts neither as won nor as lost. */
  readonly helped?: true;
  /** Set if a solver has proved the deal winnable. */
  readonly winnable?: true;
  readonly bet?: Bet;
  /** The day that a daily deal belongs to. */
  readonly day?: Day;
  /** Set if a daily deal was begun after its day, by the calendar of that moment. */
  readonly late?: true;
}

/** A game as the database, the journal and backups keep it. Its moves are trusted only after a replay. */
export interface GameRecord extends GameFacts {
  readonly version: 2;
  /** The code of all moves (`engine/moveCode`), with those that can be redone. */
  readonly moves: string;
}

/** The facts of a record, which need far less memory than its moves. */
export const factsOf = ({ version: _version, moves, ...facts }: GameRecord): ListedGame =>
  Object.assign(facts, { length: moveCount(moves) });

/** A game as lists and statistics read it. */
export interface ListedGame extends GameFacts {
  /** All its moves, with those that can be redone. Of a game with a result: how many led to it. */
  readonly length: number;
}

/** A new game of a deal, without a move. `now` is in milliseconds since 1970. */
export const newRecord = (
  id: string,
  variant: VariantId,
  deal: DealId,
  now: number,
  facts: Pick<GameFacts, 'source' | 'winnable' | 'day' | 'late' | 'helped' | 'bet'> = {},
): GameRecord => ({
  version: 2,
  id,
  revision: 0,
  variant,
  deal,
  moves: NO_MOVES,
  cursor: 0,
  started: now,
  updated: now,
  seconds: 0,
  ...facts,
});

/** True for a game with a move, a bet or a result: no other game is kept, or counts. */
export const isPlayed = (game: GameRecord | ListedGame): boolean =>
  ('length' in game ? game.length > 0 : game.moves !== NO_MOVES) ||
  isResult(game.bet) ||
  game.result !== undefined;

/** True while a game goes on: it has no result, or its last moves were taken back from a loss. */
export const isUnfinished = ({ result, cursor, length }: ListedGame): boolean =>
  result === undefined || (result === 'lost' && cursor < length);

export const byId = <Game extends GameFacts>(games: readonly Game[]): ReadonlyMap<string, Game> =>
  new Map(games.map((game) => [game.id, game]));

/** Orders games by when they were played, the latest first. */
export const newestFirst = (a: GameFacts, b: GameFacts): number =>
  playedAt(b) - playedAt(a) || b.revision - a.revision;

/** When a game was played: when it ended, or was last changed; in milliseconds since 1970. */
export const playedAt = ({ ended, updated }: GameFacts): number => ended ?? updated;

type Revision = Pick<GameFacts, 'revision' | 'result'>;

/** Positive if `a` is the newer of two states of a game: a won state is newer than any other; else the higher revision is. */
export const compareRevisions = (a: Revision, b: Revision): number =>
  Number(a.result === 'won') - Number(b.result === 'won') || a.revision - b.revision;

/** Like `compareRevisions`; of two equal revisions the one with more moves is newer, then the greater text. 0 for equal states. */
export function compareStates(a: GameRecord, b: GameRecord): number {
  const order = compareRevisions(a, b) || a.moves.length - b.moves.length;
  if (order !== 0) return order;
  const [one, other] = [formatRecord(a), formatRecord(b)];
  if (one === other) return 0;
  return one > other ? 1 : -1;
}

/** The newer of two states of one game, whichever comes first. */
export const newerOf = (a: GameRecord, b: GameRecord): GameRecord =>
  compareStates(a, b) >= 0 ? a : b;

/** The fields of a record, in the order of its text. */
const FIELDS = [
  ...['version', 'id', 'revision', 'variant', 'deal', 'source', 'day', 'late', 'bet'],
  ...['cursor', 'started', 'updated', 'ended', 'result', 'seconds', 'undos', 'hints'],
  ...['helped', 'winnable', 'moves'],
];

/** The record as one line of JSON, the same for equal records. */
export const formatRecord = (record: GameRecord): string => JSON.stringify(record, FIELDS);

/** The last moment of a calendar, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

/** True for milliseconds since 1970. */
export const isMoment = (value: unknown): value is number => isCount(value) && value <= LAST_MOMENT;
export const isResult = (value: unknown): value is GameResult =>
  value === 'won' || value === 'lost';

/** A game, and the states its moves lead to. */
export interface PlayedGame {
  readonly record: GameRecord;
  /** At the record’s cursor. */
  readonly history: AnyHistory;
}

/**
 * A record with the states of its moves; or why it cannot be replayed, a clause without a full stop. Throws if the rules of the
 * game are not loaded.
 */
export function replayRecord(record: GameRecord): Result<PlayedGame, string> {
  const game = gameOf(record.variant);
  const decoded = decodeGame(game, game.rules.deal(record.deal), record.moves);
  if (!decoded.ok) return decoded;
  const history = decoded.value;
  if (record.cursor > history.steps.length) return err('it is damaged');
  const { result } = record;
  const isShown = !result || resultAt(record, history, history.steps.length) === result;
  // Where no choice changes the end, a result stays while its moves are replaced.
  if (!isShown && game.advice?.fate?.(history.initial) !== result) {
    return err(`its moves do not end in a ${result === 'won' ? 'win' : 'loss'}`);
  }
  return ok({ record, history: jump(history, record.cursor) });
}

/** How a game has ended at a cursor of its history; undefined while it goes on. */
export const resultAt = (
  { variant }: Pick<GameFacts, 'variant'>,
  history: AnyHistory,
  cursor: number,
): GameResult | undefined => resultOf(gameOf(variant).rules.status(stateAt(history, cursor)));

/** A game without a move, on the table. */
export const freshGame = (record: GameRecord): PlayedGame => ({
  record,
  history: newHistory(gameOf(record.variant).rules.deal(record.deal)),
});

/** The record with the moves and the cursor of a history. */
export function withMoves(record: GameRecord, history: AnyHistory): GameRecord {
  const moves = encodeGame(gameOf(record.variant), history);
  // `legalMoves` has every move that `apply` accepts, and far fewer than a code can name.
  if (!moves.ok) throw new Error(`move ${moves.error + 1} of ${record.variant} has no code`);
  return { ...record, moves: moves.value, cursor: history.cursor };
}
