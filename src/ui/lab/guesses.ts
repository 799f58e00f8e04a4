import { t } from '@lingui/core/macro';
import type { Tally } from '../../lab/tally';
import { formatPercent, withinSentence } from '../../locales/format';

/** What is guessed before a run shows its result, and how near a guess was. */
export interface Guessing {
  readonly choices: readonly string[];
  /** Says how near one of the choices is to what the runs found. */
  readonly judge: (guess: string, tallies: readonly Tally[]) => string;
}

/** A guess that somebody made. */
export interface MadeGuess {
  readonly guessing: Guessing;
  readonly guess: string;
}

/** A guess among numbers above 0, of which the one nearest to the true one, as a ratio, is a good guess. */
export function numberGuess(
  numbers: readonly number[],
  format: (number: number) => string,
  truthOf: (tallies: readonly Tally[]) => number,
): Guessing {
  const choices = numbers.map(format);
  return {
    choices,
    judge(chosen, tallies) {
      const truth = truthOf(tallies);
      const distances = numbers.map((number) => Math.abs(Math.log(number / truth)));
      const nearest = choices[distances.indexOf(Math.min(...distances))];
      const [guess, found] = [withinSentence(chosen), withinSentence(format(truth))];
      return chosen === nearest && guess !== found
        ? t`You guessed ${guess}, the nearest choice: it is ${found}.`
        : compared(guess, found);
    },
  };
}

/** A guess among names, of which one is right. */
export const namedGuess = (
  choices: readonly string[],
  truthOf: (tallies: readonly Tally[]) => string,
): Guessing => ({
  choices,
  judge: (guess, tallies) => compared(guess, truthOf(tallies)),
});

const compared = (guess: string, found: string): string =>
  guess === found
    ? t`You guessed ${guess}, and that is right.`
    : t`You guessed ${guess}; it is ${found}.`;

/** How near the guess of a share was: `You guessed 60%; it is 31.2%.` */
export function judgeShare(guessed: number, share: number): string {
  const [guess, found] = [formatPercent(guessed, 2, 0), formatPercent(share, 1)];
  return Math.abs(guessed - share) < 0.01
    ? t`You guessed ${guess}; it is ${found}. Well guessed!`
    : t`You guessed ${guess}; it is ${found}.`;
}
