import type { AnyGame } from '../engine/game';
import { klondike } from './klondike';

/** Every game of the app, in the order of the menu. The contract tests run for each. */
export const GAME_IDS = [
  'klondike-3',
  'klondike-1',
  'golf',
  'elevens',
  'thirteens',
  'tens',
  'perditio-tempus',
  'pictures',
  'eight-stacks',
] as const;

/** The name of a game in addresses, saves and commands. */
export type GameId = (typeof GAME_IDS)[number];

/** True for the id of a game. */
export const isGameId = (text: string): text is GameId =>
  (GAME_IDS as readonly string[]).includes(text);

/** The games whose rules are loaded: Klondike at once, the others by `all.ts`. */
const games = new Map<GameId, AnyGame>([
  ['klondike-3', klondike(3)],
  ['klondike-1', klondike(1)],
]);

/** True if `gameOf` has the game. */
export const isLoaded = (id: GameId): boolean => games.has(id);

/** How many decks a game uses; nothing while its rules are not loaded. */
export function decksOf(id: GameId): number | undefined {
  const game = games.get(id);
  return game && (game.decks ?? 1);
}

/** Adds games whose rules are loaded later. */
export function addGames(more: Readonly<Partial<Record<GameId, AnyGame>>>): void {
  for (const [id, game] of Object.entries(more)) games.set(id as GameId, game);
}

/** The game of an id. Throws if its rules are not loaded. */
export function gameOf(id: GameId): AnyGame {
  const game = games.get(id);
  if (!game) throw new Error(`the rules of ${id} are not loaded`);
  return game;
}

/** The games whose rules are Klondike’s. */
export type KlondikeId = 'klondike-3' | 'klondike-1';

/** True for a game whose rules are Klondike’s. */
export const isKlondike = (id: GameId): id is KlondikeId =>
  id === 'klondike-3' || id === 'klondike-1';
