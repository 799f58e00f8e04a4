import { jump, stateAt } from '../engine/history';
import { listSteps } from '../engine/steps';
import { plural } from '../engine/words';
import { gameOf } from '../games';
import type { PlayedGame } from './savedGame';

/** True if a game replaces moves of another game of its deal, rather than going on from them. */
export function displaces({ id, history }: PlayedGame, other: PlayedGame): boolean {
  if (history.steps === other.history.steps) return false;
  const { formatMove } = gameOf(id).text;
  const own = listSteps(history.steps);
  return listSteps(other.history.steps).some(({ move }, i) => {
    const step = own[i];
    return step === undefined || formatMove(step.move) !== formatMove(move);
  });
}

/** True if the moves of a game, with those that can be redone, lead to a win. */
export const showsWin = ({ id, history, result }: PlayedGame): boolean =>
  result === 'won' && gameOf(id).rules.status(stateAt(history, history.steps.length)) === 'won';

/** True if a game replaces the moves that won another of its deal: those are kept. */
export const replacesWin = (game: PlayedGame, other: PlayedGame): boolean =>
  showsWin(other) && displaces(game, other);

/**
 * A game with the position of another that goes on from it; undefined if the other displaces it. One that is won is only stepped
 * through: nothing more is counted of it.
 */
export function continued(game: PlayedGame, by: PlayedGame): PlayedGame | undefined {
  if (displaces(by, game)) return undefined;
  return showsWin(game) ? { ...game, history: jump(game.history, by.history.cursor) } : by;
}

/** A game with nothing counted: a deal that was won is played anew. */
export function uncounted(game: PlayedGame): PlayedGame {
  const { undos: _undos, hints: _hints, ...rest } = game;
  return { ...rest, seconds: 0 };
}

/** A game with the better result of the two, and with the solver’s part in it: a deal is won once. */
export const withResultOf = ({ result, helped }: PlayedGame, game: PlayedGame): PlayedGame =>
  result === undefined || game.result === 'won'
    ? game
    : { ...game, result, ...(helped && { helped }) };

/** A game that replaces another of its deal, as a game of its own: it has not begun with the other. */
export function asOwnGame(game: PlayedGame, other: PlayedGame): PlayedGame {
  if (game.started !== other.started) return game;
  const { started: _started, ended: _ended, ...own } = game;
  return { ...own, source: own.source ?? 'number' };
}

/** The sentence about a game that is kept beside the one on the table. */
export const describeKept = ({ history }: PlayedGame): string =>
  `Your game of ${plural(history.steps.length, 'move')} is kept under Deal.`;

/** Why a game cannot replace the one before it. */
export const NO_ROOM_TO_KEEP =
  'There is no room to keep your own game of this deal, so nothing is changed.';
