import { select, t } from '@lingui/core/macro';
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

/** How difficult a deal is, in words: its place among the winnable deals of the game, or how directly the solver wins it. */
export const describeDifficulty = (difficulty: Difficulty): string => {
  const { grade } = difficulty;
  return 'games' in difficulty
    ? t({
        message: `${select(grade, {
          easy: 'Easy: in the easiest third of winnable deals',
          medium: 'Medium: in the middle third of winnable deals',
          other: 'Hard: in the hardest third of winnable deals',
        })}`,
        comment: 'how difficult a deal is, compared with other deals of its game',
      })
    : t({
        message: `${select(grade, {
          easy: 'Easy: the solver goes almost straight to a win',
          medium: 'Medium: the solver takes some detours to a win',
          other: 'Hard: the solver takes many detours to a win',
        })}`,
        comment: 'how difficult a deal is, by how directly the solver finds a win',
      });
};
