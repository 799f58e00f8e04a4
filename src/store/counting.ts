import { resultOf } from '../engine/game';
import { stateAt } from '../engine/history';
import { plural } from '../engine/words';
import { gameOf } from '../games';
import { judgeGuess } from './guess';
import { showsWin } from './keeping';
import type { CountedResult, Records } from './records';
import type { PlayedGame } from './savedGame';

/**
 * The game with the result it has reached, if any. A win stays a win. A loss is one as long as its moves can be redone; another
 * move makes it a game in progress again, unless no choice can change how the deal ends.
 */
export function withResult(game: PlayedGame): PlayedGame {
  const { rules, advice } = gameOf(game.id);
  const { history } = game;
  const resultAt = (cursor: number) => resultOf(rules.status(stateAt(history, cursor)));
  const reached = resultAt(history.cursor);
  if (game.result === 'won' || game.result === reached) return game;
  if (reached) return { ...game, result: reached };
  if (advice?.fate || (game.result && resultAt(history.steps.length))) return game;
  const { result: _undone, ...playing } = game;
  return playing;
}

/** A changed game with the times that the change decides: when it was begun, and when it ended. */
export function withTimes(before: PlayedGame, after: PlayedGame, now: number): PlayedGame {
  const { ended: _undone, ...game } = after;
  const isBegun = game.history.steps.length > 0 || game.result !== undefined;
  const isSame = game.result === before.result && (before.ended !== undefined || !showsWin(game));
  const wasEnded = game.started === before.started ? before.ended : undefined;
  const ended = isSame ? wasEnded : now;
  return {
    ...game,
    ...(isBegun && { started: game.started ?? now }),
    ...(game.result && ended !== undefined && { ended }),
  };
}

/**
 * A changed game with the moves counted that the change replaces by others: those that undo has taken back for good. Once the
 * solver has helped, none are counted: the moves taken back may be the solver’s.
 */
export function withUndos(before: PlayedGame, after: PlayedGame): PlayedGame {
  const { steps, cursor } = before.history;
  if (before.helped || after.history.steps === steps || cursor === steps.length) return after;
  return { ...after, undos: (before.undos ?? 0) + steps.length - cursor };
}

/** `2 undos, 1 hint`, or `Clean win`; `Solver used` where it made the rest unimportant. */
export function describeHelp({ helped, undos = 0, hints = 0 }: PlayedGame): string {
  if (helped) return 'Solver used';
  const facts = [
    ...(undos ? [plural(undos, 'undo')] : []),
    ...(hints ? [plural(hints, 'hint')] : []),
  ];
  return facts.length > 0 ? facts.join(', ') : 'Clean win';
}

/** What is said of a game that has just been won by choice: its help. Nothing of any other change. */
export const describeWin = (before: PlayedGame, after: PlayedGame): readonly string[] =>
  after.result === 'won' && before.result !== 'won' && !gameOf(after.id).advice?.fate
    ? [`${describeHelp(after)}.`]
    : [];

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
