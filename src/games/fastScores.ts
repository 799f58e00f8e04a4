import type { Shuffles } from '../engine/fastShuffles';
import type { GameId } from '.';
import { perditioFastScore, picturesFastScore, stacksFastScore } from './automatic/fastScores';
import { pairingFastScore } from './pairing/fastScore';
import { ELEVENS, TENS, THIRTEENS } from './pairing/games';

/**
 * The score of the current deal of `shuffles`, for games whose result no choice can change: played on typed arrays,
 * for the lab. A contract test holds each equal to playing the deal out through the rules.
 */
export const fastScores: Partial<Record<GameId, (shuffles: Shuffles) => number>> = {
  elevens: pairingFastScore(ELEVENS),
  thirteens: pairingFastScore(THIRTEENS),
  tens: pairingFastScore(TENS),
  'perditio-tempus': perditioFastScore,
  pictures: picturesFastScore,
  'eight-stacks': stacksFastScore,
};
