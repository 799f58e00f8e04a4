import { type GameResult, playsItself } from '../engine/game';
import { ok } from '../engine/result';
import { gameOf } from '../games';
import type { Guesses } from './records';
import type { PlayedGame } from './savedGame';
import { refuse, type Transition } from './transition';

/** True while the player may bet on the end of the deal: before the first move, where no choice changes it. */
export const canGuess = ({ id, history, result, guess, declined }: PlayedGame): boolean =>
  gameOf(id).advice?.fate !== undefined &&
  history.steps.length === 0 &&
  result === undefined &&
  guess === undefined &&
  declined === undefined;

/** Notes the player’s bet on the end of the deal. */
export function guessResult(current: PlayedGame, guess: GameResult): Transition {
  if (!canGuess(current)) return refuse(TOO_LATE);
  const game = { ...current, guess };
  const told = describeFate(game);
  return ok({ game, text: told ? `${describeGuess(guess)}. ${told}` : `${describeGuess(guess)}.` });
}

/** Notes that the player bets on nothing. */
export function declineGuess(current: PlayedGame): Transition {
  if (!canGuess(current)) return refuse(TOO_LATE);
  return ok({ game: { ...current, declined: true }, text: 'No bet.' });
}

const TOO_LATE = 'A bet comes before the first move.';

/** Whether the bet was right, if this change is the one that shows it; undefined otherwise. */
export function judgeGuess(before: PlayedGame, after: PlayedGame): boolean | undefined {
  const { guess, result } = after;
  if (guess === undefined) return undefined;
  if (isToldAtOnce(after)) {
    const isNew = before.guess === undefined && before.history === after.history;
    return isNew ? guess === fateOf(after) : undefined;
  }
  return result !== undefined && before.result === undefined ? guess === result : undefined;
}

/** Where the player chooses, the bet alone shows how the deal ends: no play could change it. */
const isToldAtOnce = ({ id }: PlayedGame): boolean => !playsItself(gameOf(id));

/** How the deal ends, whatever is played; nothing where choice decides. */
const fateOf = ({ id, history }: PlayedGame): GameResult | undefined =>
  gameOf(id).advice?.fate?.(history.initial);

/** The end of a deal that the player’s choices cannot change, once a bet is made; nothing of any other deal. */
export const describeFate = (game: PlayedGame): string | undefined =>
  game.guess !== undefined && isToldAtOnce(game) ? fateInWords(game) : undefined;

/** `Whatever you choose, this deal is won.` */
export const fateInWords = (game: PlayedGame): string =>
  `Whatever you choose, this deal is ${fateOf(game)}.`;

/** `Your bet: win` */
export const describeGuess = (guess: GameResult): string =>
  `Your bet: ${guess === 'won' ? 'win' : 'loss'}`;

/** `You called it, 4 of 5`: whether a bet was right, and the player’s record. */
export const describeCall = (isRight: boolean, { right, total }: Guesses): string =>
  `${isRight ? 'You called it' : 'Not this time'}, ${right} of ${total}`;

/** Whether the bet was right, once that is known. */
export function callOf(game: PlayedGame): boolean | undefined {
  const end = isToldAtOnce(game) ? fateOf(game) : game.result;
  return game.guess && end && game.guess === end;
}
