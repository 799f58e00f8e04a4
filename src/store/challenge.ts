import { plural } from '@lingui/core/macro';
import { hasChoice } from '../engine/game';
import { isCount } from '../engine/json';
import { gameOf, type VariantDeal } from '../games/index';
import { formatTime } from '../locales/format';
import { KEYS } from '../persistence/keys';
import { resultAt } from '../persistence/record';
import type { SafeStorage } from '../persistence/safeStorage';
import { recentValues } from '../persistence/storedJson';
import type { Change, TableGame } from './game/table';

/** A won game that a player wants to beat; `seconds` is 0 if its time is unknown. */
export interface Rival {
  readonly moves: number;
  readonly seconds: number;
}

/** `87 moves · 3:12` */
export function formatRival({ moves: count, seconds }: Rival): string {
  const inMoves = plural(count, { one: '# move', other: '# moves' });
  return seconds > 0 ? `${inMoves} · ${formatTime(seconds)}` : inMoves;
}

/** How many duels are remembered, the newest first. */
const MAX_DUELS = 50;

const nameOf = ({ variant, deal }: VariantDeal): string => `${variant} ${deal}`;

const duelsIn = (storage: SafeStorage) => recentValues(storage, KEYS.duels, 'duels', MAX_DUELS);

/** The game to beat in a deal; undefined without a challenge. */
export function rivalOf(storage: SafeStorage, deal: VariantDeal): Rival | undefined {
  const { moves, seconds } = Object(duelsIn(storage).get(nameOf(deal)));
  return isCount(moves) && moves > 0 && isCount(seconds) ? { moves, seconds } : undefined;
}

/** Remembers the game to beat in a deal. */
export function acceptDuel(
  storage: SafeStorage,
  deal: VariantDeal,
  { moves, seconds }: Rival,
): void {
  duelsIn(storage).set(nameOf(deal), { moves, seconds });
}

/** What is to beat in the preview of a link: its moves, if they won by somebody’s choice. */
export function rivalIn({ record, history, isBySolver }: TableGame): Rival | undefined {
  const moves = history.steps.length;
  const isWon = hasChoice(gameOf(record.variant)) && resultAt(record, history, moves) === 'won';
  return isWon && !isBySolver ? { moves, seconds: record.seconds } : undefined;
}

/** A listener that remembers what is to beat once the player plays a shared deal from its start, by whatever begins that. */
export const takesUpChallenges =
  (storage: SafeStorage) =>
  ({ action, before, after }: Change): void => {
    if (!before?.isPreview || before.record.source !== 'link' || after?.isPreview) return;
    const isFirstMove = before.history.cursor === 0 && ['play', 'gesture'].includes(action.type);
    if (!isFirstMove && action.type !== 'restart') return;
    const rival = rivalIn(before);
    if (rival) acceptDuel(storage, before.record, rival);
  };
