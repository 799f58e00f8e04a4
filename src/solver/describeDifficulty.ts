import type { AnyGame } from '../engine/game';
import type { Difficulty } from './grade';

const NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;

/** `Medium for a winnable deal` */
export const describeGrade = ({ grade }: Pick<Difficulty, 'grade'>): string =>
  `${NAMES[grade]} for a winnable deal`;

/** How a grade was found: `Tested in 60 simulated games … Number of cards left, on average: 8.1; games won: 12. …` */
export const describeDifficulty = ({ rules }: AnyGame, { games, won, score }: Difficulty): string =>
  `Tested in ${games} simulated games that follow the hints, but make one move in four at random. ` +
  `${rules.scoreLabel}, on average: ${score.toFixed(1)}; games won: ${won}. ` +
  'The grade compares this with other winnable deals.';
