import { loadAllGames } from './index';

// The registry with the rules of every game loaded, for the terminal program and for tests. The page and its workers load
// the games that they need: browsers differ in how they wait at the top of a module.
await loadAllGames();

export * from './index';
