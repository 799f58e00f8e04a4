import { CARDS_IN_DECK } from '../engine/card';
import type { Shuffles } from '../engine/fastShuffles';
import type { GameId } from '.';
import { perditioFastScore, picturesFastScore, stacksFastScore } from './automatic/fastScores';
import { pairingFastScore } from './pairing/fastScore';
import { ELEVENS, TENS, THIRTEENS } from './pairing/games';
import type { Pairing } from './pairing/rules';

/** The play of a game on typed arrays. */
interface FastScore {
  /** The score of the current deal of the shuffles. */
  readonly scoreOf: (shuffles: Shuffles) => number;
  /** The score of every won deal and of no other. */
  readonly winningScore: number;
}

const left = (game: Pairing): FastScore => ({ scoreOf: pairingFastScore(game), winningScore: 0 });

/**
 * For games whose result no choice can change: their play on typed arrays. A contract test compares it with playing
 * the deals by the rules.
 */
export const fastScores: Partial<Record<GameId, FastScore>> = {
  elevens: left(ELEVENS),
  thirteens: left(THIRTEENS),
  tens: left(TENS),
  'perditio-tempus': { scoreOf: perditioFastScore, winningScore: CARDS_IN_DECK },
  pictures: { scoreOf: picturesFastScore, winningScore: 12 },
  'eight-stacks': { scoreOf: stacksFastScore, winningScore: 0 },
};
