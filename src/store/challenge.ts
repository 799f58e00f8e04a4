import { hasChoice } from '../engine/game';
import type { ReadyDeals } from '../games/findings';
import { gameOf } from '../games/index';
import { acceptDuel, type Rival } from '../persistence/duels';
import { resultAt } from '../persistence/record';
import type { SafeStorage } from '../persistence/safeStorage';
import type { Change } from './change';
import type { TableGame } from './game/table';

/** What is to beat in the preview of a link: its moves, if they won by somebody’s choice. */
export function rivalIn({ record, history, isBySolver }: TableGame): Rival | undefined {
  const moves = history.steps.length;
  const isWon = hasChoice(gameOf(record.variant)) && resultAt(record, history, moves) === 'won';
  return isWon && !isBySolver ? { moves, seconds: record.seconds } : undefined;
}

/** A listener that remembers what is to beat once the player plays a shared deal from its start, by whatever begins that. */
export const takesUpChallenges =
  (storage: SafeStorage, readyDeals: ReadyDeals) =>
  ({ action, before, after }: Change): void => {
    if (!before?.isPreview || before.record.source !== 'link' || after?.isPreview) return;
    const isFirstMove = before.history.cursor === 0 && ['play', 'gesture'].includes(action.type);
    if (!isFirstMove && action.type !== 'restart') return;
    const { variant, deal } = before.record;
    const rival = rivalIn(before);
    if (rival) acceptDuel(storage, before.record, rival);
    readyDeals.drop(variant, deal);
  };
