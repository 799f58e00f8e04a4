import { addGames } from './index';
import * as makers from './makers';

// Loads the rules of all games, for code that must have every game.
addGames(makers);

export * from './index';
