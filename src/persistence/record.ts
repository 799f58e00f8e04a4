import { isCardSet } from '../engine/cardSet';
import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import { type GameResult, hasChoice, playsItself, resultOf } from '../engine/game';
import { type AnyHistory, jump, newHistory, stateAt } from '../engine/history';
import { isCount, isJsonObject, parseJsonObject } from '../engine/json';
import { decodeGame, encodeGame, moveCount, NO_MOVES } from '../engine/moveCode';
import { err, ok, type Result } from '../engine/result';
import {
  gameOf,
  isDescription,
  parseVariant,
  type VariantDeal,
  type VariantId,
} from '../games/index';
import { type Day, isDay, isMoment, type Moment } from './day';
import type { WhyUnread } from './whyUnread';

/** Where a deal came from: drawn at random, a number somebody typed, the deal of a day, a link, or a deck typed in. */
export type DealSource = (typeof SOURCES)[number];

const SOURCES = ['random', 'number', 'daily', 'link', 'hand'] as const;

/** The player’s guess at how a deal ends; `none` if they skipped it. */
export type Guess = GameResult | 'none';

/** Everything known about a game except its moves. Optional fields are left out while they say nothing. */
export interface GameFacts {
  /** Unique, even among the games of one deal. */
  readonly id: string;
  /** Grows by one with every saved change. Of two states of a game the higher revision is the newer, whatever the clocks say. */
  readonly revision: number;
  readonly variant: VariantId;
  readonly deal: DealId;
  readonly source?: DealSource;
  /** How many moves are made; those after it can be redone. */
  readonly cursor: number;
  /** When the game began, last changed and ended. */
  readonly started: Moment;
  readonly updated: Moment;
  readonly ended?: Moment;
  /** How the game ended. A won game never changes again; a lost one reopens when other moves replace its last ones. */
  readonly result?: GameResult;
  /** Whole seconds played. */
  readonly seconds: number;
  /** Moves taken back and replaced by others. */
  readonly undos?: number;
  readonly hints?: number;
  /** Set if the solver has helped: the game counts neither as won nor as lost. */
  readonly helped?: true;
  /** Set if the player gave the game up: it counts as lost, until another move reopens it. */
  readonly givenUp?: true;
  /** Set if the solver has proved the deal winnable. */
  readonly winnable?: true;
  /** The player’s guess; stored games have always called it a bet. */
  readonly bet?: Guess;
  /** The day of a daily deal. */
  readonly day?: Day;
  /** Cards that were face up on lines that were taken back, as `engine/cardSet` writes them. */
  readonly seen?: string;
  /** Set if a daily deal was begun after its day, by the calendar at that moment. */
  readonly late?: true;
}

/** A game as the database, the journal and backups store it. Replay it before trusting its moves. */
export interface GameRecord extends GameFacts {
  readonly version: 1;
  /** The code of all moves (`engine/moveCode`), including those that can be redone. */
  readonly moves: string;
}

/** The facts of a record. They take far less memory than its moves. */
export const factsOf = ({ version: _version, moves, ...facts }: GameRecord): ListedGame =>
  Object.assign(facts, { length: moveCount(moves) });

/** A game as lists and statistics read it. */
export interface ListedGame extends GameFacts {
  /** How many moves it has, including those that can be redone. If the game has ended, how many led to the end. */
  readonly length: number;
}

/** A new game of a deal, without moves. */
export const newRecord = (
  id: string,
  variant: VariantId,
  deal: DealId,
  now: Moment,
  facts: Pick<GameFacts, 'source' | 'winnable' | 'day' | 'late' | 'helped' | 'bet' | 'seen'> = {},
): GameRecord => ({
  version: 1,
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

/** True for a state with a revision, as every state that was handed to the storage has; a new game has none. */
export const wasSaved = ({ revision }: GameFacts): boolean => revision > 0;

/** True for a game with a move, a guess or a result. Other games are neither stored nor counted. */
export const isPlayed = (game: GameRecord | ListedGame): boolean =>
  ('length' in game ? game.length > 0 : game.moves !== NO_MOVES) ||
  isResult(game.bet) ||
  game.result !== undefined;

/**
 * How a game ended: its result, or lost if it was given up. Undefined while it goes on, as it does again once the last moves of a
 * loss are taken back, if other moves may change the end.
 */
export function finalResult(
  game: Pick<ListedGame, 'variant' | 'result' | 'givenUp' | 'cursor' | 'length'>,
): GameResult | undefined {
  const { variant, result, givenUp, cursor, length } = game;
  if (givenUp) return result ?? 'lost';
  const isTakenBack = result === 'lost' && cursor < length && hasChoice(gameOf(variant));
  return isTakenBack ? undefined : result;
}

/** True while a game goes on: every list of games calls it unfinished, and offers to continue it. */
export const isUnfinished = (game: ListedGame): boolean => finalResult(game) === undefined;

export const byId = <Game extends GameFacts>(games: readonly Game[]): ReadonlyMap<string, Game> =>
  new Map(games.map((game) => [game.id, game]));

/** Sorts games by when they were played, the latest first. */
export const newestFirst = (a: GameFacts, b: GameFacts): number =>
  playedAt(b) - playedAt(a) || b.revision - a.revision;

/** When a game ended or, before that, when it last changed. */
export const playedAt = ({ ended, updated }: GameFacts): Moment => ended ?? updated;

/** The fields of a record in the order in which they are written. */
const FIELDS = [
  ...['version', 'id', 'revision', 'variant', 'deal', 'source', 'day', 'late', 'bet'],
  ...['cursor', 'started', 'updated', 'ended', 'result', 'seconds', 'undos', 'hints'],
  ...['helped', 'givenUp', 'winnable', 'seen', 'moves'],
];

/** The record as one line of JSON, the same for equal records. */
export const formatRecord = (record: GameRecord): string => JSON.stringify(record, FIELDS);

export const isResult = (value: unknown): value is GameResult =>
  value === 'won' || value === 'lost';

/** A game with the states that its moves lead to. */
export interface PlayedGame {
  readonly record: GameRecord;
  /** At the record’s cursor. */
  readonly history: AnyHistory;
}

/** Replays a record, or says why it cannot be replayed. */
export function replayRecord(record: GameRecord): Result<PlayedGame, WhyUnread> {
  const game = gameOf(record.variant);
  const decoded = decodeGame(game, game.rules.deal(record.deal), record.moves);
  if (!decoded.ok) return decoded;
  const history = decoded.value;
  if (record.cursor > history.steps.length) return err('damaged');
  const { result } = record;
  const isShown = !result || resultAt(record, history, history.steps.length) === result;
  // If no choice changes the end, the result stays while moves are replaced.
  if (!isShown && game.advice?.fate?.(history.initial) !== result) {
    return err(result === 'won' ? 'notWon' : 'notLost');
  }
  return ok({ record, history: jump(history, record.cursor) });
}

/** The result at a cursor of the history; undefined while the game is not over. */
export const resultAt = (
  { variant }: Pick<GameFacts, 'variant'>,
  history: AnyHistory,
  cursor: number,
): GameResult | undefined => resultOf(gameOf(variant).rules.status(stateAt(history, cursor)));

/** A record without moves as a game on the table. */
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

/** How a deal ends whatever is played; undefined if it depends on choices. */
export function fateOf({ variant, deal }: VariantDeal): GameResult | undefined {
  const { rules, advice } = gameOf(variant);
  return advice?.fate?.(rules.deal(deal));
}

/**
 * Whether the guess was right; undefined without one, and while the end is unknown. If no choice changes the end, it is known at
 * once, except in a game that plays itself.
 */
export function guessResult(game: GameFacts): boolean | undefined {
  const { variant, bet, result } = game;
  if (!isResult(bet)) return undefined;
  if (result !== undefined) return bet === result;
  const end = playsItself(gameOf(variant)) ? undefined : fateOf(game);
  return end && bet === end;
}

/** True for a game without hints or help from the solver: only such a game can be a personal best. */
export const isUnaided = ({ helped, hints }: GameFacts): boolean => !helped && !hints;

/** True for a game won without changed moves, hints or help, and without cards known from an earlier game of the deal. */
export const isClean = (game: GameFacts): boolean =>
  game.result === 'won' && isUnaided(game) && !game.undos && !game.seen;

/** Ids become parts of keys. */
const ID = /^[\w-]{1,64}$/;

const isPositive = (value: unknown): value is number => isCount(value) && value > 0;
/** Counting on from here stays exact. */
const MAX_REVISION = 2 ** 52;
const isRevision = (value: unknown): value is number => isPositive(value) && value <= MAX_REVISION;
const isTrue = (value: unknown): boolean => value === true;

/** Whole seconds, no more than calendars have. */
const isSeconds = (value: unknown): value is number => isCount(value) && isMoment(1000 * value);

/** The optional fields and the check for each. Values that fail are left out. */
const OPTIONAL_FIELDS: readonly (readonly [keyof GameFacts, (value: unknown) => boolean])[] = [
  ['source', (value) => SOURCES.some((source) => source === value)],
  ['ended', isMoment],
  ['result', isResult],
  ['undos', isPositive],
  ['hints', isPositive],
  ['helped', isTrue],
  ['givenUp', isTrue],
  ['winnable', isTrue],
  ['bet', (value) => value === 'none' || isResult(value)],
  ['day', isDay],
  ['late', isTrue],
  ['seen', isCardSet],
];

/** Parses a stored value without replaying its moves; or says why it is not a record. */
export function parseRecord(value: unknown): Result<GameRecord, WhyUnread> {
  if (!isJsonObject(value)) return err('damaged');
  const row: { readonly [Name in keyof GameRecord]?: unknown } = value;
  if (row.version !== 1) return err('anotherVersion');
  const { id, revision, deal, moves, cursor, started, updated, seconds } = row;
  if (typeof id !== 'string' || !ID.test(id) || !isRevision(revision)) return err('damaged');
  if (typeof row.variant !== 'string' || typeof deal !== 'string') return err('damaged');
  const variant = parseVariantId(row.variant);
  if (!variant) return err('unknownGame');
  const dealt = parseDealId(deal, gameOf(variant));
  if (!dealt.ok || dealt.value !== deal) return err('dealDamaged');
  if (typeof moves !== 'string' || !isCount(cursor) || !isSeconds(seconds)) {
    return err('damaged');
  }
  if (!isMoment(started) || !isMoment(updated)) return err('timesDamaged');
  if (row.day !== undefined && !isDay(row.day)) return err('dayDamaged');
  const facts = { id, revision, variant, deal, cursor, started, updated, seconds };
  const record: { -readonly [Name in keyof GameRecord]: unknown } = { version: 1, ...facts, moves };
  for (const [name, isValid] of OPTIONAL_FIELDS) {
    const field = row[name];
    if (field !== undefined && isValid(field)) record[name] = field;
  }
  return ok(record as GameRecord);
}

/** The names of the fields that `parseRecord` leaves out of a record, because they have no such value. */
export const unreadFields = (row: { readonly [Name in keyof GameFacts]?: unknown }) =>
  OPTIONAL_FIELDS.flatMap(([name, isValid]) =>
    row[name] === undefined || isValid(row[name]) ? [] : [name],
  );

/** Parses the stored text of the game with an id, like `parseRecord`. */
export function parseRow(id: string, text: unknown): Result<GameRecord, WhyUnread> {
  const record = parseRecord(typeof text === 'string' ? parseJsonObject(text) : undefined);
  return record.ok && record.value.id !== id ? err('anotherName') : record;
}

/** The variant with an id. A description may be written in many ways; any other variant has one id. */
function parseVariantId(text: string): VariantId | undefined {
  const id = parseVariant(text);
  return id.ok && (id.value === text || isDescription(text)) ? id.value : undefined;
}
