import { resultOf } from '../engine/game';
import { present } from '../engine/history';
import { gameOf } from '../games';
import { judgeGuess } from './guess';
import type { CountedResult, Records } from './records';
import type { PlayedGame } from './savedGame';

/**
 * The game with the result it has reached, if any. A win stays a win. A loss that is undone is a game in progress
 * again, unless no choice can change how the deal ends.
 */
export function withResult(game: PlayedGame): PlayedGame {
  const { status, fate } = gameOf(game.id);
  const reached = resultOf(status(present(game.history)));
  if (game.result === 'won' || game.result === reached) return game;
  if (reached) return { ...game, result: reached };
  if (fate) return game;
  const { result: _undone, ...playing } = game;
  return playing;
}

/** What a game counts as. One that the solver helped to its end counts neither as won nor as lost. */
const countedAs = ({ result, helped }: PlayedGame): CountedResult | undefined =>
  result && helped ? 'helped' : result;

/** Counts the start, the result and the guess that a saved change of a deal decides. */
export function countChange(records: Records, before: PlayedGame, after: PlayedGame): void {
  const { id, history, result } = after;
  const isBegun = history.steps.length > 0 || result !== undefined;
  const wasBegun = before.history.steps.length > 0 || before.result !== undefined;
  if (isBegun && !wasBegun) records.countStart(id);
  records.countResult(id, countedAs(before), countedAs(after), history.cursor);
  const isRight = judgeGuess(before, after);
  if (isRight !== undefined) records.countGuess(isRight);
}
