import type { AnyGame } from '../engine/game';
import { klondike } from './klondike';
import { elevens, tens, thirteens } from './pairing';
import { perditioTempus } from './patience/perditio';
import { pictures } from './patience/pictures';
import { eightStacks } from './patience/stacks';

/** Every game of the app. Menu, table, undo, saving and the contract tests follow from this list. */
export const GAMES = {
  'klondike-3': klondike(3),
  'klondike-1': klondike(1),
  elevens,
  thirteens,
  tens,
  'perditio-tempus': perditioTempus,
  pictures,
  'eight-stacks': eightStacks,
} satisfies Record<string, AnyGame>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(GAMES, text);

/** The game of an id, for code that knows no game in particular. */
export const gameOf = (id: GameId): AnyGame => GAMES[id];
