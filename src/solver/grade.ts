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

/** The grade in words: a place among the winnable deals of the game. A careless player may lose nearly every game of an easy one. */
export const describeDifficulty = ({ grade }: Difficulty): string =>
  t({
    message: `${select(grade, {
      easy: 'Easy: in the easiest third of winnable deals',
      medium: 'Medium: in the middle third of winnable deals',
      other: 'Hard: in the hardest third of winnable deals',
    })}`,
    comment: 'how difficult a deal is, compared with other deals of its game',
  });
