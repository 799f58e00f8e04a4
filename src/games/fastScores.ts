import type { Shuffles } from '../engine/fastShuffles';
import type { GameId } from '.';
import { perditioOutcome, picturesOutcome, stacksOutcome } from './automatic/fastScores';
import { pairingOutcome } from './pairing/fastScore';
import { ELEVENS, TENS, THIRTEENS } from './pairing/games';

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
