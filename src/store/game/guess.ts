import { t } from '@lingui/core/macro';
import { type GameResult, playsItself } from '../../engine/game';
import { ok } from '../../engine/result';
import { gameOf } from '../../games/index';
import { withFullStop } from '../../locales/format';
import { type GameRecord, type Guess, guessResult, isResult } from '../../persistence/record';
import type { GuessCount } from '../../persistence/statistics';
import {
  type Context,
  isReplay,
  refuse,
  type TableGame,
  type TableState,
  type Transition,
} from './table';

/** True while the player may guess the end of a game that plays itself: before the first step. */
export const canGuess = (game: TableGame): boolean => {
  const { record, history } = game;
  return (
    !isReplay(game) &&
    playsItself(gameOf(record.variant)) &&
    history.steps.length === 0 &&
    record.result === undefined &&
    record.bet === undefined
  );
};

/** Records the player’s guess of how the deal ends. */
export function makeGuess(table: TableState, guess: Guess, { now, seconds }: Context): Transition {
  const { current } = table;
  if (!canGuess(current)) return refuse(t`A guess comes before the first step.`);
  const record = { ...current.record, bet: guess, seconds, updated: now };
  return ok({
    table: { ...table, current: { ...current, record } },
    sentences: [isResult(guess) ? withFullStop(describeGuess(guess)) : t`No guess.`],
  });
}

const describeGuess = (guess: GameResult): string =>
  guess === 'won' ? t`Your guess: it comes out` : t`Your guess: it doesn’t come out`;

/** `Right guess`, or `Right guess (4 of 5 right)` with the tally of all guesses. */
function describeGuessResult(isRight: boolean, guesses?: GuessCount): string {
  if (!guesses) return isRight ? t`Right guess` : t`Wrong guess`;
  const { right, total } = guesses;
  return isRight
    ? t`Right guess (${right} of ${total} right)`
    : t`Wrong guess (${right} of ${total} right)`;
}

/** The player’s guess while a game goes on, then whether it was right; nothing without a guess. */
export function guessInWords(record: GameRecord, guesses?: GuessCount): string | undefined {
  const { bet } = record;
  if (!isResult(bet)) return undefined;
  const isRight = guessResult(record);
  return isRight === undefined ? describeGuess(bet) : describeGuessResult(isRight, guesses);
}
