import type { Card } from '../engine/card';
import type { AnyHistory } from '../engine/history';
import { err, ok, type Result } from '../engine/result';
import type { LastTap } from './gameState';
import type { PlayedGame } from './savedGame';

/** The next game, and the sentence announced with it. */
export interface Change {
  readonly game: PlayedGame;
  readonly text: string;
  /** What a tap leaves for the next tap to go on from. */
  readonly lastTap?: LastTap;
  /** Set if the history is another one of the same deal, not one that goes on from the last. */
  readonly isOther?: true;
}

/** Why the game stays as it is, in words, and the cards this is about. */
export interface Refused {
  readonly text: string;
  readonly cards: readonly Card[];
}

/** What a pure function of the store returns: the change to the game, or why there is none. */
export type Transition = Result<Change, Refused>;

/** The same game with another history. */
export const change = (game: PlayedGame, history: AnyHistory, text: string): Transition =>
  ok({ game: { ...game, history }, text });

/** The game stays as it is. */
export const refuse = (text: string, cards: readonly Card[] = []): Result<never, Refused> =>
  err({ text, cards });
