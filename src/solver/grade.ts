import { plural, select, t } from '@lingui/core/macro';
import type { Grade } from '../engine/game';

/** How a careless player does on a deal, compared with other deals of its game. */
export interface CarelessGames {
  readonly grade: Grade;
  /** Games played, and how many of them were won. */
  readonly games: number;
  readonly won: number;
  /** The best score of a game, on average over the games. */
  readonly score: number;
}

/** How directly the solver finds a win: the positions it tries for each move of its line; undefined if it soon gives up. */
interface Effort {
  readonly grade: Grade;
  readonly effort: number | undefined;
}

/** How difficult a winnable deal is, and how that was measured. */
export type Difficulty = CarelessGames | Effort;

/** `Medium` */
const describeGrade = (grade: Grade): string =>
  t({
    message: `${select(grade, { easy: 'Easy', medium: 'Medium', other: 'Hard' })}`,
    comment: 'how difficult a deal is',
  });

/** The grade and its measure: `Medium: a careless player wins 12 of 60 games`. */
export function describeDifficulty(difficulty: Difficulty): string {
  const grade = describeGrade(difficulty.grade);
  if ('games' in difficulty) {
    const { games, won } = difficulty;
    return t`${grade}: a careless player wins ${won} of ${games} games`;
  }
  const { effort } = difficulty;
  if (effort === undefined) return t`${grade}: a short search finds no win`;
  const positions = Math.round(effort);
  return t`${grade}: the solver tried ${plural(positions, { one: '# position', other: '# positions' })} for each move of its win`;
}
