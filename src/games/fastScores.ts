import { CARDS_IN_DECK } from '../engine/card';
import type { Shuffles } from '../engine/fastShuffles';
import type { OptionValues } from '../engine/options';
import { baseOf, type GameId, type VariantId, valuesOf } from '.';
import { perditioFastScore, picturesFastScore, stacksFastScore } from './automatic/fastScores';
import { pairingFastScore } from './pairing/fastScore';
import { elevensRules, tensRules, thirteensRules } from './pairing/games';
import type { Pairing } from './pairing/rules';

/** The play of a game on typed arrays. */
export interface FastScore {
  /** The score of the current deal of the shuffles. */
  readonly scoreOf: (shuffles: Shuffles) => number;
  /** The score of every won deal and of no other. */
  readonly winningScore: number;
  /** How many seeds a deal uses, at most 8; 4 if left out. */
  readonly seeds?: number;
}

const left = (game: Pairing): FastScore => ({ scoreOf: pairingFastScore(game), winningScore: 0 });

const MAKERS: Partial<Record<GameId, (values: OptionValues) => FastScore>> = {
  elevens: (values) => left(elevensRules(values)),
  thirteens: (values) => left(thirteensRules(values)),
  tens: (values) => left(tensRules(values)),
  'perditio-tempus': () => ({ scoreOf: perditioFastScore, winningScore: CARDS_IN_DECK }),
  pictures: ({ rounds }) => ({
    scoreOf: picturesFastScore(Number(rounds)),
    winningScore: 12,
    seeds: Number(rounds),
  }),
  'eight-stacks': ({ drawn }) => ({ scoreOf: stacksFastScore(Number(drawn)), winningScore: 0 }),
};

/**
 * For games whose result no choice can change: their play on typed arrays, by the options of the variant. A contract
 * test compares it with playing the deals by the rules.
 */
export const fastScoreOf = (id: VariantId): FastScore | undefined =>
  MAKERS[baseOf(id)]?.(valuesOf(id));
