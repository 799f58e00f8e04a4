import type { AnyGame } from '../../src/engine/game';
import { ok } from '../../src/engine/result';
import { accordion } from './exampleGame';

/** A game whose state is a number, and a move the next one. */
const countingGame = (
  legalMoves: (state: number) => readonly number[],
  status: (state: number) => 'playing' | 'stuck' = () => 'playing',
): AnyGame => ({
  ...(accordion as AnyGame),
  rules: {
    ...(accordion as AnyGame).rules,
    deal: () => 0,
    legalMoves: (state) => legalMoves(state as number),
    apply: (_, move) => ok(move),
    status: (state) => status(state as number),
    score: (state) => state as number,
    bestScore: Number.MAX_SAFE_INTEGER,
  },
  advice: { hint: (state) => legalMoves(state as number)[0] },
});

/** Its one move goes to and fro. */
export const roundGame = countingGame((state) => [1 - state]);

/** It never comes back to a position. */
export const growingGame = countingGame((state) => [state + 1]);

/** Its hints go to and fro; the other move ends it. */
export const roundGameWithEnd = countingGame(
  (state) => (state === 2 ? [] : [1 - state, 2]),
  (state) => (state === 2 ? 'stuck' : 'playing'),
);
