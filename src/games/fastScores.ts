import type { Shuffles } from '../engine/fastShuffles';
import type { OptionValues } from '../engine/options';
import { baseOf, type GameId, type VariantId, valuesOf } from '.';
import { perditioFastScore, picturesFastScore, stacksFastScore } from './automatic/fastScores';
import { pairingFastScore } from './pairing/fastScore';
import { elevensRules, tensRules, thirteensRules } from './pairing/games';

/** The score of the current deal of `shuffles`, computed on typed arrays. */
type FastScore = (shuffles: Shuffles) => number;

const MAKERS: Partial<Record<GameId, (values: OptionValues) => FastScore>> = {
  elevens: (values) => pairingFastScore(elevensRules(values)),
  thirteens: (values) => pairingFastScore(thirteensRules(values)),
  tens: (values) => pairingFastScore(tensRules(values)),
  'perditio-tempus': () => perditioFastScore,
  pictures: (values) => picturesFastScore(Number(values.rounds)),
  'eight-stacks': (values) => stacksFastScore(Number(values.drawn)),
};

/**
 * For games whose result no choice can change: their fast score by the options of the variant. A contract test
 * compares it with playing the deal by the rules.
 */
export const fastScoreOf = (id: VariantId): FastScore | undefined =>
  MAKERS[baseOf(id)]?.(valuesOf(id));
