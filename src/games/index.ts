import type { AnyGame } from '../engine/game';
import { klondike } from './klondike';

/** What a player does in a game: the groups of the menu. */
export type MenuGroup = 'build' | 'pair' | 'peel' | 'watch';

/** Where the menu has a game. */
interface MenuPlace {
  readonly group: MenuGroup;
  /** The card that the game shares with others of the same name, and its own button there. */
  readonly shared?: {
    readonly name: string;
    readonly about: string;
    readonly button: string;
  };
}

const KLONDIKE = { name: 'Klondike', about: 'Build four suits up from the ace.' };

/** Every game of the app, in the order of the menu. The contract tests run for each. */
const REGISTRY = {
  'klondike-3': { group: 'build', shared: { ...KLONDIKE, button: 'Draw 3' } },
  'klondike-1': { group: 'build', shared: { ...KLONDIKE, button: 'Draw 1' } },
  elevens: { group: 'pair' },
  thirteens: { group: 'pair' },
  tens: { group: 'pair' },
  'perditio-tempus': { group: 'watch' },
  pictures: { group: 'watch' },
  'eight-stacks': { group: 'watch' },
} satisfies Readonly<Record<string, MenuPlace>>;

/** The name of a game in addresses, saves and commands. */
export type GameId = keyof typeof REGISTRY;

/** The ids of all games, in the order of the menu. */
export const GAME_IDS = Object.keys(REGISTRY) as readonly GameId[];

/** True for the id of a game. */
export const isGameId = (text: string): text is GameId => Object.hasOwn(REGISTRY, text);

/** Where the menu has a game. */
export const menuPlaceOf = (id: GameId): MenuPlace => REGISTRY[id];

/** The games whose rules are loaded: Klondike at once, the others by `all.ts`. */
const games = new Map<GameId, AnyGame>([
  ['klondike-3', klondike(3)],
  ['klondike-1', klondike(1)],
]);

/** True if `gameOf` has the game. */
export const isLoaded = (id: GameId): boolean => games.has(id);

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
