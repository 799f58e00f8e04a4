import { CARDS_IN_DECK } from '../engine/card';
import type { FastPlay } from '../engine/fastShuffles';
import type { OptionValues } from '../engine/options';
import { baseOf, type GameId, type VariantId, valuesOf } from '.';
import { perditioFastPlay, picturesFastPlay, stacksFastPlay } from './automatic/fastScores';
import { pairingFastPlay } from './pairing/fastScore';
import { elevensRules, tensRules, thirteensRules } from './pairing/games';

/** The play of a game on typed arrays. */
export interface FastScore extends FastPlay {
  /** The score of every won deal and of no other. */
  readonly winningScore: number;
}

const MAKERS: Partial<Record<GameId, (values: OptionValues) => FastScore>> = {
  elevens: (values) => ({ ...pairingFastPlay(elevensRules(values)), winningScore: 0 }),
  thirteens: (values) => ({ ...pairingFastPlay(thirteensRules(values)), winningScore: 0 }),
  tens: (values) => ({ ...pairingFastPlay(tensRules(values)), winningScore: 0 }),
  'perditio-tempus': () => ({ ...perditioFastPlay, winningScore: CARDS_IN_DECK }),
  pictures: ({ rounds }) => ({ ...picturesFastPlay(Number(rounds)), winningScore: 12 }),
  'eight-stacks': ({ drawn }) => ({ ...stacksFastPlay(Number(drawn)), winningScore: 0 }),
};

/**
 * For games whose result no choice can change: their play on typed arrays, by the options of the variant. A contract
 * test compares it with playing the deals by the rules.
 */
export const fastScoreOf = (id: VariantId): FastScore | undefined =>
  MAKERS[baseOf(id)]?.(valuesOf(id));
