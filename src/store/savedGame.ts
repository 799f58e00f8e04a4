import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import type { GameResult } from '../engine/game';
import { type History, jump, replay } from '../engine/history';
import { isCount, parseJsonObject } from '../engine/json';
import { memoize } from '../engine/memoize';
import { err, ok, type Result } from '../engine/result';
import { type GameId, gameOf } from '../games';

/** What is stored of a game: its deal and its moves as lines of text, trusted only after a replay. */
export interface SavedGame {
  readonly version: 1;
  readonly game: GameId;
  readonly deal: DealId;
  readonly moves: readonly string[];
  /** Moves made; those behind it can be redone. */
  readonly cursor: number;
  /** Whole seconds played. */
  readonly seconds: number;
  readonly outcome?: GameResult;
  /** How the player guessed, before the first move, that the deal would end. */
  readonly guess?: GameResult;
  /** Whether a solver's help was taken. */
  readonly helped?: true;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
}

/** A game as it is played: which game, which deal, and its history. */
export interface PlayedGame {
  readonly id: GameId;
  readonly deal: DealId;
  readonly history: History<unknown, unknown>;
  readonly seconds: number;
  /** How the deal has ended, if it ever has: undoing an end does not take it back. */
  readonly result?: GameResult;
  readonly guess?: GameResult;
  readonly helped?: true;
  /** Opened from a link with moves, and not stored until somebody plays on. */
  readonly replay?: true;
}

/** A stored text read back: a game, and what of the text could not be followed, if anything. */
export interface Restored {
  readonly game: PlayedGame;
  readonly trouble?: string;
}

/** The line of a move, which is the same each time that the game is stored. */
const lineOf = memoize((move: object, id: GameId): string => gameOf(id).formatMove(move));

export function formatSavedGame(game: PlayedGame, at: number): string {
  const { id, deal, history, seconds, result, guess, helped } = game;
  const saved: SavedGame = {
    version: 1,
    game: id,
    deal,
    moves: history.steps.map(({ move }) => lineOf(move as object, id)),
    cursor: history.cursor,
    seconds,
    ...(result && { outcome: result }),
    ...(guess && { guess }),
    ...(helped && { helped }),
    at,
  };
  return JSON.stringify(saved);
}

/** The shape of a stored text, without a replay; or why it is not one of this game and deal. */
export function parseSavedGame(text: string, id: GameId, deal: DealId): Result<SavedGame, string> {
  const value = parseJsonObject(text);
  if (!value) return err('it is damaged');
  if (value.version !== 1) return err('it was written by another version');
  if (value.game !== id) return err('it belongs to another game');
  if (value.deal !== deal) return err('it belongs to another deal');
  const { moves, cursor, outcome, guess } = value;
  if (
    !Array.isArray(moves) ||
    !moves.every((line) => typeof line === 'string') ||
    !isCount(cursor) ||
    cursor > moves.length
  ) {
    return err('it is damaged');
  }
  return ok({
    version: 1,
    game: id,
    deal,
    moves,
    cursor,
    seconds: isCount(value.seconds) ? value.seconds : 0,
    ...(isGameResult(outcome) && { outcome }),
    ...(isGameResult(guess) && { guess }),
    ...(value.helped === true && { helped: true as const }),
    at: isCount(value.at) ? value.at : 0,
  });
}

const isGameResult = (value: unknown): value is GameResult => value === 'won' || value === 'lost';

/** The played game of a stored text, as far as its moves are legal. */
export function restoreGame(text: string, id: GameId, deal: DealId): Result<Restored, string> {
  const saved = parseSavedGame(text, id, deal);
  if (!saved.ok) return saved;
  const { moves, cursor, seconds, outcome, guess, helped } = saved.value;
  const game = gameOf(id);
  const restored = (history: History<unknown, unknown>): PlayedGame => ({
    id,
    deal,
    history: jump(history, cursor),
    seconds,
    ...(outcome && { result: outcome }),
    ...(guess && { guess }),
    ...(helped && { helped }),
  });
  const whole = replay(game, deal, moves);
  if (whole.ok) return ok({ game: restored(whole.value) });
  const { line, why } = whole.error;
  const start = replay(game, deal, moves.slice(0, line));
  if (!start.ok) return err('it is damaged');
  return ok({
    game: restored(start.value),
    trouble: `move ${line + 1} of it is not legal (${why.replace(/\.$/, '')})`,
  });
}

/** Which deal of a game was played last, as it is stored. */
export const formatLastDeal = (deal: DealId): string => JSON.stringify({ version: 1, deal });

export function parseLastDeal(text: string): Result<DealId, string> {
  const value = parseJsonObject(text);
  if (value?.version !== 1 || typeof value.deal !== 'string') return err('it is damaged');
  return parseDealId(value.deal);
}
