import type { AnyGame } from '../engine/game';
import type { Difficulty } from './grade';

const NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** `Medium for a winnable deal` */
export const describeGrade = ({ grade }: Pick<Difficulty, 'grade'>): string =>
  `${NAMES[grade]} for a winnable deal`;

/** How a grade was found: `A player who follows the hints … Number of cards left, on average: 8.1; games won: 12 of 60. …` */
export const describeDifficulty = ({ rules }: AnyGame, { games, won, score }: Difficulty): string =>
  'A player who follows the hints, but makes one move in four at random, has played it. ' +
  `${rules.scoreLabel}, on average: ${score.toFixed(1)}; games won: ${won} of ${games}. ` +
  'The grade compares that with other deals that can be won.';
