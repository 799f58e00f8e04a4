import { t } from '@lingui/core/macro';
import { linesAsText } from '../engine/textTable';
import { gameOf, type VariantId } from '../games/index';
import { type PlayerName, VERDICT_SCORES } from './job';
import type { Tally } from './tally';

const { unwinnable, unknown, winnable } = VERDICT_SCORES;

/** A table of text: scores and their frequencies, the best score last. Source: COMP9021 solitaire_1 and solitaire_2. */
export function scoreTable({ game, player, games, scores }: Tally): string {
  const bestScore = player === 'solver' ? winnable : gameOf(game).rules.bestScore;
  const [scoreLabel, frequency] = [scoreLabelOf(game, player), t`Frequency`];
  const rows = Object.entries(scores)
    .map(([score, count]) => ({ score: Number(score), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => Math.abs(bestScore - b.score) - Math.abs(bestScore - a.score))
    .map(({ score, count }) => {
      const percentage = twoDecimals((count / games) * 100);
      return `${String(score).padStart(scoreLabel.length)} | ${percentage.padStart(frequency.length - 1)}%`;
    });
  const head = `${scoreLabel} | ${frequency}`;
  return linesAsText([head, '-'.repeat(head.length), ...rows]);
}

/** The heading of a player’s scores. */
export const scoreLabelOf = (game: VariantId, player: PlayerName): string =>
  player === 'solver'
    ? t`Verdict (${unwinnable} unwinnable, ${unknown} not known, ${winnable} winnable)`
    : gameOf(game).rules.scoreLabel;

/** Formats a number with two decimals, rounded as in Python: exact ties to even. */
export function twoDecimals(value: number): string {
  // Only odd multiples of 1/8 lie exactly half-way between two hundredths.
  const isTie = Number.isInteger(value * 8) && !Number.isInteger(value * 4);
  if (!isTie) return value.toFixed(2);
  const below = Math.floor(value * 100);
  return ((below % 2 === 0 ? below : below + 1) / 100).toFixed(2);
}
