import type { AnyGame } from '../engine/game';
import type { Difficulty } from './grade';

/** `Medium for a winnable deal. Measured by a player … Number of cards left, on average: 8.1; games won: 12 of 60.` */
export const describeDifficulty = (
  { rules }: AnyGame,
  { grade, games, won, score }: Difficulty,
): string =>
  `${NAMES[grade]} for a winnable deal. Measured by a player who follows the hints, but makes one move in four at random. ` +
  `${rules.scoreLabel}, on average: ${score.toFixed(1)}; games won: ${won} of ${games}.`;

const NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
