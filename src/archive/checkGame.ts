import { parseDealId } from '../engine/deck';
import type { GameResult } from '../engine/game';
import { resultOf } from '../engine/game';
import { type AnyHistory, jump, stateAt } from '../engine/history';
import { isCount } from '../engine/json';
import { decodeGame } from '../engine/moveCode';
import { err, ok, type Result } from '../engine/result';
import { dealsOf, gameOf, parseVariant } from '../games/index';
import { isDay } from './daily';
import { type ArchivedGame, type DealSource, type GameFacts, LAST_MOMENT } from './playedGame';

const SOURCES: readonly DealSource[] = ['random', 'number', 'daily', 'link', 'hand'];

/** True for milliseconds since 1970. */
export const isMoment = (value: unknown): value is number => isCount(value) && value <= LAST_MOMENT;
const isResult = (value: unknown): value is GameResult => value === 'won' || value === 'lost';
const isSource = (value: unknown): value is DealSource => SOURCES.includes(value as DealSource);

/** A stored value as a game, its moves not replayed yet; or why it is none, a clause without a full stop. */
export function parseGame(value: unknown): Result<ArchivedGame, string> {
  if (typeof value !== 'object' || value === null) return err('it is damaged');
  const row = value as { readonly [Name in keyof ArchivedGame]?: unknown };
  if (row.version !== 1) return err('it was written by another version');
  const { game, deal, moves, cursor, started, at, seconds } = row;
  if (typeof game !== 'string' || typeof deal !== 'string') return err('it is damaged');
  const id = parseVariant(game);
  if (!id.ok || id.value !== game) return err('it belongs to an unknown game');
  const parsed = parseDealId(deal, dealsOf(id.value));
  if (!parsed.ok || parsed.value !== deal) return err('its deal is damaged');
  if (typeof moves !== 'string' || !isCount(cursor) || !isCount(seconds)) {
    return err('it is damaged');
  }
  if (!isMoment(started) || !isMoment(at)) return err('its times are damaged');
  if (row.day !== undefined && !isDay(row.day)) return err('its day is damaged');
  const facts = { game: id.value, deal, started, at, cursor, seconds, ...notesOf(row) };
  return ok({ version: 1, ...facts, moves });
}

/** The facts that may be left out. A damaged one is left out. */
function notesOf(from: { readonly [Name in keyof GameFacts]?: unknown }): Partial<GameFacts> {
  const { ended, length, result, undos, hints, helped, winnable, guess, declined } = from;
  const { source, day, late } = from;
  return {
    ...(isMoment(ended) && { ended }),
    ...(isResult(result) && { result }),
    ...(isResult(result) && isCount(length) && { length }),
    ...(isCount(undos) && undos > 0 && { undos }),
    ...(isCount(hints) && hints > 0 && { hints }),
    ...(helped === true && { helped }),
    ...(winnable === true && { winnable }),
    ...(isResult(guess) && { guess }),
    ...(declined === true && { declined }),
    ...(isSource(source) && { source }),
    ...(isDay(day) && { day }),
    ...(late === true && { late }),
  };
}

/** A game whose moves have been replayed. */
export interface CheckedGame {
  readonly game: ArchivedGame;
  /** At its cursor. */
  readonly history: AnyHistory;
}

/**
 * A stored value as a game, replayed; or why it cannot be one, a clause without a full stop. Throws if the rules of the game are
 * not loaded.
 */
export function checkGame(value: unknown): Result<CheckedGame, string> {
  const parsed = parseGame(value);
  if (!parsed.ok) return parsed;
  const game = parsed.value;
  const { rules } = gameOf(game.game);
  const history = decodeGame(gameOf(game.game), rules.deal(game.deal), game.moves);
  if (!history.ok) return history;
  if (game.cursor > history.value.steps.length) return err('it is damaged');
  if (game.result && !reaches(game, history.value)) {
    return err(`its moves do not end in a ${game.result === 'won' ? 'win' : 'loss'}`);
  }
  const { length: _claimed, ...facts } = game;
  const isEnd = endsInResult(game, history.value);
  const counted = isEnd ? { ...facts, length: history.value.steps.length } : facts;
  return ok({ game: counted, history: jump(history.value, game.cursor) });
}

/** True if the last position of the moves has the game's result. */
export function endsInResult(
  { game, result }: Pick<GameFacts, 'game' | 'result'>,
  history: AnyHistory,
): boolean {
  const { rules } = gameOf(game);
  return (
    result !== undefined &&
    resultOf(rules.status(stateAt(history, history.steps.length))) === result
  );
}

/**
 * True if the moves show the result. Games of older versions, which have no source, stayed won though their moves were taken back
 * and replaced.
 */
export const reaches = (game: ArchivedGame, history: AnyHistory): boolean =>
  endsInResult(game, history) || (game.source === undefined && Boolean(game.undos || game.helped));
