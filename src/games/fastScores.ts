import type { Shuffles } from '../engine/fastShuffles';
import type { GameId } from '.';
import { perditioFastScore, picturesFastScore, stacksFastScore } from './automatic/fastScores';
import { pairingFastScore } from './pairing/fastScore';
import { ELEVENS, TENS, THIRTEENS } from './pairing/games';

/**
 * For games whose result no choice can change: the score of the current deal of `shuffles`, computed on typed
 * arrays. A contract test compares it with playing the deal by the rules.
 */
export const fastScores: Partial<Record<GameId, (shuffles: Shuffles) => number>> = {
  elevens: pairingFastScore(ELEVENS),
  thirteens: pairingFastScore(THIRTEENS),
  tens: pairingFastScore(TENS),
  'perditio-tempus': perditioFastScore,
  pictures: picturesFastScore,
  'eight-stacks': stacksFastScore,
};
