import { isDay } from '../archive/daily';
import type { DealSource } from '../archive/playedGame';
import type { DealId } from '../engine/dealId';
import { type DealKinds, parseDealId } from '../engine/deck';
import type { GameResult } from '../engine/game';
import { type AnyHistory, jump, present, replay } from '../engine/history';
import { isCount, parseJsonObject } from '../engine/json';
import { memoize } from '../engine/memoize';
import { err, ok, type Result } from '../engine/result';
import { listSteps } from '../engine/steps';
import { gameOf, type VariantId } from '../games';

/** What is known of a game beside its moves. Every field is left out while it says nothing. */
interface GameNotes {
  /** The player’s guess, before the first move, of how the deal ends. */
  readonly guess?: GameResult;
  /** Set if the player did not want to guess. */
  readonly declined?: true;
  /** Set if a solver has helped. */
  readonly helped?: true;
  /** Set if a solver has proved the deal winnable. */
  readonly winnable?: true;
  /** How many moves were taken back and replaced by others. */
  readonly undos?: number;
  /** How many hints were shown. */
  readonly hints?: number;
  /** When it was begun, in milliseconds since 1970. */
  readonly started?: number;
  /** When it got its result, in milliseconds since 1970. */
  readonly ended?: number;
  /** Where the deal came from. */
  readonly source?: DealSource;
  /** The day that a deal of the day belongs to, as in `2026-11-23`. */
  readonly day?: string;
  /** Set if a deal of the day was begun after its day, by the calendar of that moment. */
  readonly late?: true;
}

/** A game as it is stored: its deal, and its moves as lines of text. It is trusted only after a replay. */
interface SavedGame extends GameNotes {
  readonly version: 1;
  readonly game: VariantId;
  readonly deal: DealId;
  readonly moves: readonly string[];
  /** Moves made; those after it can be redone. */
  readonly cursor: number;
  /** Whole seconds played. */
  readonly seconds: number;
  /** The result; the field’s name is a stored format. */
  readonly outcome?: GameResult;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
}

/** A game on the table: which game, which deal, and its history. */
export interface PlayedGame extends GameNotes {
  readonly id: VariantId;
  readonly deal: DealId;
  readonly history: AnyHistory;
  readonly seconds: number;
  /** How the deal has ended. Undoing a win does not take it back. */
  readonly result?: GameResult;
  /** Opened from a link with moves, and not saved until the player makes a move. */
  readonly replay?: true;
}

/** True for a game that stands at its end. */
export const isOver = ({ id, history }: PlayedGame): boolean =>
  gameOf(id).rules.status(present(history)) !== 'playing';

/** A game read back from a stored text, and what was wrong with the text, if anything. */
interface Restored {
  readonly game: PlayedGame;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
  readonly trouble?: string;
}

/** The line of a move. It is memoised because a game is stored whole after each move. */
const formatLine = memoize((move: object, id: VariantId): string =>
  gameOf(id).text.formatMove(move),
);

/** The text a game is stored as; `at` is in milliseconds since 1970. */
export function formatSavedGame(game: PlayedGame, at: number): string {
  const { id, deal, history, seconds, result } = game;
  const saved: SavedGame = {
    version: 1,
    game: id,
    deal,
    moves: listSteps(history.steps).map(({ move }) => formatLine(move as object, id)),
    cursor: history.cursor,
    seconds,
    ...(result && { outcome: result }),
    ...notesOf(game),
    at,
  };
  return JSON.stringify(saved);
}

/** The saved game of a stored text, not replayed yet, or why it is not one of this game and deal. */
export function parseSavedGame(
  text: string,
  id: VariantId,
  deal: DealId,
): Result<SavedGame, string> {
  const value = parseJsonObject(text);
  if (!value) return err('it is damaged');
  if (value.version !== 1) return err('it was written by another version');
  if (value.game !== id) return err('it belongs to another game');
  if (value.deal !== deal) return err('it belongs to another deal');
  const { moves, cursor, outcome } = value;
  if (
    !Array.isArray(moves) ||
    !moves.every((line) => typeof line === 'string') ||
    !isCount(cursor) ||
    cursor > moves.length
  ) {
    return err('it is damaged');
  }
  const seconds = isCount(value.seconds) ? value.seconds : 0;
  const at = isCount(value.at) ? value.at : 0;
  // Older texts do not say when the game was begun.
  const started = Math.max(0, at - seconds * 1000);
  return ok({
    version: 1,
    game: id,
    deal,
    moves,
    cursor,
    seconds,
    ...(isGameResult(outcome) && { outcome }),
    ...((moves.length > 0 || isGameResult(outcome)) && { started }),
    ...notesOf(value),
    at,
  });
}

/** The notes of a game or of stored data; damaged ones are left out. */
function notesOf(from: { readonly [Name in keyof GameNotes]?: unknown }): GameNotes {
  const { guess, declined, helped, winnable, undos, hints, started, ended, source, day, late } =
    from;
  return {
    ...(isGameResult(guess) && { guess }),
    ...(declined === true && { declined }),
    ...(helped === true && { helped }),
    ...(winnable === true && { winnable }),
    ...(isCount(undos) && { undos }),
    ...(isCount(hints) && { hints }),
    ...(isCount(started) && { started }),
    ...(isCount(ended) && { ended }),
    // The archive leaves out what is not one of these.
    ...(typeof source === 'string' && { source: source as DealSource }),
    ...(isDay(day) && { day }),
    ...(late === true && { late }),
  };
}

const isGameResult = (value: unknown): value is GameResult => value === 'won' || value === 'lost';

/** Replays a stored text as far as its moves are legal. */
export function restoreGame(text: string, id: VariantId, deal: DealId): Result<Restored, string> {
  const saved = parseSavedGame(text, id, deal);
  if (!saved.ok) return saved;
  const { moves, cursor, seconds, outcome, at } = saved.value;
  const game = gameOf(id);
  const restored = (history: AnyHistory): PlayedGame => ({
    id,
    deal,
    history: jump(history, cursor),
    seconds,
    ...(outcome && { result: outcome }),
    ...notesOf(saved.value),
  });
  const complete = replay(game, deal, moves);
  if (complete.ok) return ok({ game: restored(complete.value), at });
  const { line, why } = complete.error;
  const start = replay(game, deal, moves.slice(0, line));
  if (!start.ok) return err('it is damaged');
  return ok({
    game: restored(start.value),
    at,
    trouble: `move ${line + 1} of it is not legal (${why.replace(/\.$/, '')})`,
  });
}

/** The text that stores which deal of a game was played last. */
export const formatLastDeal = (deal: DealId): string => JSON.stringify({ version: 1, deal });

/** The deal of such a text, of a game with these deals, or why it cannot be read. */
export function parseLastDeal(text: string, deals?: DealKinds): Result<DealId, string> {
  const value = parseJsonObject(text);
  if (value?.version !== 1 || typeof value.deal !== 'string') return err('it is damaged');
  return parseDealId(value.deal, deals);
}
