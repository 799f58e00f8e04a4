/** A game worth a look, and what was measured of it. */
export interface StartingPoint {
  readonly name: string;
  /** Its idea, in a sentence. */
  readonly idea: string;
  /** The description as text. */
  readonly layout: string;
}

/** The game that the workshop begins with. */
export const FIRST_LAYOUT = 'columns=7x4.6x4;move=helped;cells=4';

/** Games of our own making. docs/rules.md has their measured odds, and how they were measured. */
export const STARTING_POINTS: readonly StartingPoint[] = [
  {
    name: 'Five Towers',
    idea: 'FreeCell on five tall columns, with six cells to dig them out.',
    layout: 'columns=11x2.10x3;move=helped;cells=6',
  },
];
