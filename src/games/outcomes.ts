import type { Shuffles } from '../engine/fastShuffles';
import type { GameId } from '.';
import { ELEVENS, TENS, THIRTEENS } from './pairing/games';
import { pairingOutcome } from './pairing/outcome';
import { perditioOutcome, picturesOutcome, stacksOutcome } from './patience/outcome';

/**
 * The score of the current deal of `shuffles`, for games whose result no choice can change: played on typed arrays,
 * for the lab. A contract test holds each equal to playing the deal out through the rules.
 */
export const OUTCOMES: Partial<Record<GameId, (shuffles: Shuffles) => number>> = {
  elevens: pairingOutcome(ELEVENS),
  thirteens: pairingOutcome(THIRTEENS),
  tens: pairingOutcome(TENS),
  'perditio-tempus': perditioOutcome,
  pictures: picturesOutcome,
  'eight-stacks': stacksOutcome,
};
