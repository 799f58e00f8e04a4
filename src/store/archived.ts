import { checkGame, endsInResult, reaches } from '../archive/checkGame';
import type { ArchivedGame } from '../archive/playedGame';
import { encodeGame } from '../engine/moveCode';
import { gameOf } from '../games';
import type { PlayedGame } from './savedGame';

/** A game on the table or in the browser’s storage as the archive keeps it; undefined if it has not begun. `at` is when it was saved. */
export function toArchived(played: PlayedGame, at: number): ArchivedGame | undefined {
  const { id, deal, history, seconds, replay: _replay, ...notes } = played;
  const { result, ended, started, ...rest } = notes;
  const moves = encodeGame(gameOf(id), history);
  if (started === undefined || !moves.ok) return undefined;
  const game: ArchivedGame = {
    version: 1,
    game: id,
    deal,
    started,
    at,
    cursor: history.cursor,
    seconds,
    ...rest,
    moves: moves.value,
  };
  // A deal that was won stays won in another game of it, which is no win itself.
  const own = result && { ...game, result };
  if (!own || !reaches(own, history)) return game;
  const isEnd = endsInResult(own, history);
  return {
    ...own,
    ...(ended !== undefined && { ended }),
    ...(isEnd && { length: history.steps.length }),
  };
}

/** An archived game to play on, at its cursor; undefined if it cannot be replayed. */
export function fromArchived(archived: ArchivedGame): PlayedGame | undefined {
  const checked = checkGame(archived);
  if (!checked.ok) return undefined;
  const {
    version: _version,
    game: id,
    deal,
    moves: _moves,
    at: _at,
    cursor: _cursor,
    length: _length,
    ...facts
  } = checked.value.game;
  return { id, deal, history: checked.value.history, ...facts };
}
