import { type GameId, isKlondike } from '../games/index';

/** True for a game that the solver knows. */
export const hasSolver = (id: GameId): boolean => isKlondike(id);

/** What is said where a game without a solver is to be judged. */
export const NO_SOLVER = 'There is no solver for this game.';
