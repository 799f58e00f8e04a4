import { CARDS_IN_DECK } from '../engine/card';
import type { FastPlay } from '../engine/fastShuffles';
import type { OptionValues } from '../engine/options';
import { baseOf, type GameId, type VariantId, valuesOf } from '.';
import { perditioFastPlay, picturesFastPlay, stacksFastPlay } from './automatic/fastScores';
import { pairingFastPlay } from './pairing/fastScore';
import { elevensRules, tensRules, thirteensRules } from './pairing/games';

/** The play of a game on typed arrays. */
export interface FastScore extends FastPlay {
  /** The score of all won deals and of no others. */
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
 * The play on typed arrays of a game whose result no choice can change; undefined if there is none. A contract test compares
 * it with the rules.
 */
export const fastScoreOf = (id: VariantId): FastScore | undefined =>
  MAKERS[baseOf(id)]?.(valuesOf(id));
