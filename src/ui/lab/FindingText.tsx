import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Tally } from '../../lab/tally';
import type { MadeGuess } from './guesses';

interface FindingTextProps {
  /** The answer, once there is one. */
  readonly text: string | undefined;
  /** The answer in a word. */
  readonly short?: string | undefined;
  /** What was guessed before, and from the answer on how near it was. */
  readonly guess?: string | undefined;
  /** What is shown until there is an answer; left out for one that is known. */
  readonly pending?: string;
  /** How far the runs are that find it. */
  readonly children?: ReactNode;
}

/** The answer to a question, in a box that is large enough from the start. */
export const FindingText = ({ text, short, guess, pending, children }: FindingTextProps) => (
  <div
    className="lab-finding"
    data-pending={!text || undefined}
    data-known={pending === undefined || undefined}
  >
    <p role={pending === undefined ? undefined : 'status'}>
      {text && short && <strong>{short} </strong>}
      {guess && <b>{guess} </b>}
      {text || pending}
    </p>
    {children}
  </div>
);

/** What to say of a guess, before there are results and from then on; undefined for who would not guess. */
export function sayGuess(
  made: MadeGuess | undefined,
  tallies: readonly Tally[] | undefined,
): string | undefined {
  if (!made) return undefined;
  const { guess, guessing } = made;
  return tallies ? guessing.judge(guess, tallies) : t`Your guess: ${guess}.`;
}
