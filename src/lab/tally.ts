import type { VariantId } from '../games';
import type { DealRange } from './dealRange';
import type { PlayerName } from './job';

/** How often each score came up in the deals of a range. Plain JSON data. */
export interface Tally extends DealRange {
  readonly game: VariantId;
  readonly player: PlayerName;
  readonly won: number;
  readonly scores: Readonly<Record<string, number>>;
}

/** A tally with the counts of another added; its first deal stays. */
export function addCounts(sum: Tally, part: Tally): Tally {
  const scores = { ...sum.scores };
  addScores(scores, part.scores);
  return { ...sum, games: sum.games + part.games, won: sum.won + part.won, scores };
}

/** Adds how often each score came up to the counts so far, which change. */
export function addScores(scores: Record<string, number>, more: Tally['scores']): void {
  for (const [score, count] of Object.entries(more)) scores[score] = (scores[score] ?? 0) + count;
}
