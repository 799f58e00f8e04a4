import type { AnyGame } from '../engine/game';
import type { Difficulty } from './grade';

/** `Medium for a winnable deal. A player who … won 12 of 60 games. Number of cards left, on average: 8.1.` */
export const describeDifficulty = (
  { rules }: AnyGame,
  { grade, games, won, score }: Difficulty,
): string =>
  `${NAMES[grade]} for a winnable deal. A player who follows the hints, but makes one move in four at random, won ` +
  `${won} of ${games} games. ${rules.scoreLabel}, on average: ${score.toFixed(1)}.`;

const NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
