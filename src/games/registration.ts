import type { AnyGame } from '../engine/game';
import type { GameOption, OptionValues } from '../engine/options';

/** What a player does in a game: the groups of the menu. */
export type MenuGroup = 'build' | 'pair' | 'peel' | 'watch';

/** A game as it is registered: its options, and where the menu has it. It is part of the first load, and must be small. */
export interface Registration {
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

/** Makes a game by the values of its options. */
export type GameMaker = (values: OptionValues) => AnyGame;

/** What makes games, by their ids. Every folder with games has it in its `makers.ts`. */
export type GameMakers = Readonly<Record<string, GameMaker>>;
