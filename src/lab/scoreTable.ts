import { gameOf, type VariantId } from '../games/index';
import { type PlayerName, VERDICT_SCORES } from './job';
import type { Tally } from './tally';

const { unwinnable, unknown, winnable } = VERDICT_SCORES;

const FREQUENCY = 'Frequency';

/** The scores with their frequencies as text, the best score last. Source: COMP9021 solitaire_1 and solitaire_2. */
export function scoreTable({ game, player, games, scores }: Tally): string {
  const bestScore = player === 'solver' ? winnable : gameOf(game).rules.bestScore;
  const scoreLabel = scoreLabelOf(game, player);
  const rows = Object.entries(scores)
    .map(([score, count]) => ({ score: Number(score), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => Math.abs(bestScore - b.score) - Math.abs(bestScore - a.score))
    .map(({ score, count }) => {
      const percentage = twoDecimals((count / games) * 100);
      return `${String(score).padStart(scoreLabel.length)} | ${percentage.padStart(FREQUENCY.length - 1)}%`;
    });
  const head = `${scoreLabel} | ${FREQUENCY}`;
  return [head, '-'.repeat(head.length), ...rows].map((line) => `${line}\n`).join('');
}

/** What a player's scores mean. */
export const scoreLabelOf = (game: VariantId, player: PlayerName): string =>
  player === 'solver'
    ? `Verdict (${unwinnable} unwinnable, ${unknown} not known, ${winnable} winnable)`
    : gameOf(game).rules.scoreLabel;

/** A number with two decimals, rounded as Python does: exact ties to even. */
export function twoDecimals(value: number): string {
  // Only an odd number of eighths is exactly half-way between two hundredths.
  const isTie = Number.isInteger(value * 8) && !Number.isInteger(value * 4);
  if (!isTie) return value.toFixed(2);
  const below = Math.floor(value * 100);
  return ((below % 2 === 0 ? below : below + 1) / 100).toFixed(2);
}
