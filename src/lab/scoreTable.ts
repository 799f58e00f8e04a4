import { type GameId, gameOf } from '../games/all';
import type { PlayerName } from './job';

import type { Tally } from './tally';

const FREQUENCY = 'Frequency';

/**
 * The table of simulate() of seed 003, for any game: the scores that came up with their frequencies, the
 * winning one last.
 */
export function scoreTable({ game, player, games, scores }: Tally): string {
  const { winningScore } = gameOf(game);
  const scoreLabel = scoreLabelOf(game, player);
  const rows = Object.entries(scores)
    .map(([score, count]) => ({ score: Number(score), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => (winningScore > 0 ? a.score - b.score : b.score - a.score))
    .map(({ score, count }) => {
      const share = twoDigits((count / games) * 100);
      return `${String(score).padStart(scoreLabel.length)} | ${share.padStart(FREQUENCY.length - 1)}%`;
    });
  const head = `${scoreLabel} | ${FREQUENCY}`;
  return [head, '-'.repeat(head.length), ...rows].map((line) => `${line}\n`).join('');
}

/** What the scores of a player mean. */
export const scoreLabelOf = (game: GameId, player: PlayerName): string =>
  player === 'solver'
    ? 'Verdict (0 unwinnable, 1 not known, 52 winnable)'
    : gameOf(game).scoreLabel;

/** A number with two digits after the point, rounded as Python rounds: exact ties to even. */
export function twoDigits(value: number): string {
  // Only an odd number of eighths lies exactly between two hundredths.
  const tie = Number.isInteger(value * 8) && !Number.isInteger(value * 4);
  if (!tie) return value.toFixed(2);
  const below = Math.floor(value * 100);
  return ((below % 2 === 0 ? below : below + 1) / 100).toFixed(2);
}
