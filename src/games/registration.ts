import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';

/** What a player does in a game: the groups of the menu. */
export type MenuGroup = 'build' | 'pair' | 'peel' | 'watch';

/** Makes a game by the values of its options. */
export type GameMaker = (values: OptionValues) => AnyGame;

/** What makes games, by their ids. */
export type GameMakers = Readonly<Record<string, GameMaker>>;

/** A game as it is registered: its options, and where the menu has it. It is part of the first load, and must be small. */
export interface Registration {
  /** Loads the folder’s `makers.ts`, which exports what makes each game of the folder under its id. */
  readonly load: () => Promise<GameMakers>;
  readonly options: readonly GameOption[];
  readonly group: MenuGroup;
  /** Its place in the menu: games of smaller numbers come first. */
  readonly order: number;
  /**
   * The menu’s card that the game shares with others of the same options, which differ in the defaults alone; and its own
   * button there. A variant is named after the first of them that fits best.
   */
  readonly shared?: {
    readonly name: string;
    readonly about: string;
    readonly button: string;
  };
}
