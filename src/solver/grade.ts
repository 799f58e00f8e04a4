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
export const describeGrade = ({ grade }: Pick<Difficulty, 'grade'>): string =>
  t({
    message: `${select(grade, { easy: 'Easy', medium: 'Medium', other: 'Hard' })}`,
    comment: 'how difficult a deal is',
  });

/**
 * The measure of a grade: `In 60 careless test games, 22 were won – easier than most.` or `The solver tried 4 positions for each
 * move of its win.`
 */
export function describeDifficulty(difficulty: Difficulty): string {
  if ('games' in difficulty) {
    const { grade, games, won } = difficulty;
    return t`In ${games} careless test games, ${plural(won, { one: '# was won', other: '# were won' })} – ${select(grade, { easy: 'easier than most', medium: 'about as hard as most', other: 'harder than most' })}.`;
  }
  const { effort } = difficulty;
  if (effort === undefined) return t`A short search by the solver finds no win.`;
  const positions = Math.round(effort);
  return t`The solver tried ${plural(positions, { one: '# position', other: '# positions' })} for each move of its win.`;
}
