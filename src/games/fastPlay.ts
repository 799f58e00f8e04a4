import type { DealId } from '../engine/dealId';
import type { FastPlay } from '../engine/fastShuffles';
import type { DealScore } from '../engine/game';
import type { OptionValues } from '../engine/options';
import {
  eightStacksFastPlay,
  perditioFastPlay,
  twelvePicturesFastPlay,
} from './automatic/fastScores';
import {
  baseOf,
  type GameId,
  presetOf,
  removalSetupOf,
  setupOfVariant,
  type VariantId,
  valuesOf,
} from './index';
import { compactPlayer } from './layouts/compact/player';
import { refillFastPlay } from './removals/fastScore';

// Games on typed arrays, for the lab. A contract test holds each to the rules.

const SCORES: Partial<Record<GameId, (values: OptionValues) => FastPlay | undefined>> = {
  'perditio-tempus': perditioFastPlay,
  pictures: ({ rounds }) => twelvePicturesFastPlay(Number(rounds)),
  'eight-stacks': ({ drawn }) => eightStacksFastPlay(Number(drawn)),
};

/** The fast play of a variant whose result no choice can change; undefined for any other, and where there is none. */
export function fastScoreOf(id: VariantId): FastPlay | undefined {
  const setup = removalSetupOf(id);
  if (!setup?.refill) return SCORES[baseOf(id)]?.(valuesOf(id));
  // The shuffles have one deck.
  return setup.decks === 1 ? refillFastPlay(setup) : undefined;
}

/** Plays a deal by the moves of the lab’s player of this name, which plays by the rules; undefined for other games and players. */
export const fastPlayerOf = (
  id: VariantId,
  player: string,
): ((deal: DealId) => DealScore) | undefined =>
  presetOf(id) === 'klondike' && (player === 'random' || player === 'hints')
    ? compactPlayer(setupOfVariant(id), player)
    : undefined;
