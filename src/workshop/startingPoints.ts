import { t } from '@lingui/core/macro';

/** A game that the workshop can begin with. */
export interface StartingPoint {
  readonly name: () => string;
  /** Its idea, in a sentence. */
  readonly idea: () => string;
  /** The description, with the word of its kind unless it is a game of columns. */
  readonly game: string;
}

/** The game that the workshop begins with. */
export const FIRST_GAME = 'columns=7x4.6x4;move=helped;cells=4';

/** Games of our own making. docs/rules.md has their measured odds, and how they were measured. */
export const STARTING_POINTS: readonly StartingPoint[] = [
  {
    name: () => t`Five Towers`,
    idea: () => t`Five tall columns, and six free cells to take them down.`,
    game: 'columns=11x2.10x3;move=helped;cells=6',
  },
  {
    name: () => t`Nine Lives`,
    idea: () =>
      t`Two decks, a card at a time, and any card on an empty column: a long game that a careful player wins.`,
    game: 'decks=2;columns=1.2.3.4.5.6.7.8.9;down=0.1.2.3.4.5.6.7.8;dealt=columns;move=run;back;redeals=-1',
  },
  {
    name: () => t`Once Through`,
    idea: () => t`The stock comes once, and one free cell is all that helps.`,
    game: 'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;dealt=columns;move=run;cells=1',
  },
  {
    name: () => t`Half a Spider`,
    idea: () => t`One deck of two suits, all of it open: nothing to guess, everything to plan.`,
    game: 'suits=2;columns=6x4.5x4;build=any;move=suit;goal=runs',
  },
  {
    name: () => t`Cold Cell`,
    idea: () => t`Whole heaps move, but only onto their own suit; a single free cell waits.`,
    game: 'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;build=suit;move=all;cells=1',
  },
  {
    name: () => t`Seesaw`,
    idea: () =>
      t`Columns go up and down, one card at a time: hardly a deal is lost, and hardly a player wins.`,
    game: 'columns=6x8;build=any;upToo;start=4',
  },
  {
    name: () => t`Buried City`,
    idea: () =>
      t`A pyramid above nine columns, all open, in pairs of one rank: half the deals can be won, and few are.`,
    game: 'removal;pyramid=5;columns=5.4x8;match=rank;goal=all',
  },
  {
    name: () => t`Twin Peaks`,
    idea: () => t`Two face-down peaks fall in pairs that add up to 13: hardly a deal is lost.`,
    game: 'removal;peaks=2;hidden;match=sum;sum=13;redeals=1;open',
  },
];
