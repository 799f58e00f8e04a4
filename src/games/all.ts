import { addGames } from './index';
import type { GameMakers } from './registration';

// Loads the rules of all games, for code that must have every game.
const folders = import.meta.glob<GameMakers>('./*/makers.ts', { eager: true, import: 'makers' });
for (const makers of Object.values(folders)) addGames(makers);

export * from './index';
