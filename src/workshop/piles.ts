import { t } from '@lingui/core/macro';
import { sum } from '../engine/numbers';
import { MAX_PILES } from '../games/common/grammar';
import type { Handle, Invention, PilesControl } from './invention';

// Rows of numbers, as of the cards in each column.

/** The next number of a row of numbers, which continues the step between its last two: 4 after 1, 2, 3; at least `min`. */
const nextOf = (numbers: readonly number[], min: number): number => {
  const [last = min, before = last] = numbers.toReversed();
  return Math.max(min, 2 * last - before);
};

/** A row of numbers of this length: cut off or continued. */
export function resized(
  numbers: readonly number[],
  length: number,
  min: number,
): readonly number[] {
  const row = numbers.slice(0, length);
  while (row.length < length) row.push(nextOf(row, min));
  return row;
}

/** The sizes of columns that have all these cards, beside those that lie face down in each; as they are if that gives none to some. */
export function spread(
  columns: readonly number[],
  down: readonly number[],
  cards: number,
): readonly number[] {
  const each = Math.floor((cards - sum(down)) / columns.length);
  const over = cards - sum(down) - each * columns.length;
  return each < 1 ? columns : down.map((hidden, i) => hidden + each + (i < over ? 1 : 0));
}

/** The number of cards in a column after some more, or fewer; one at the minimum stays. */
const cardsAfter = (cards: number, by: number): number => Math.max(1, cards + by);

/** Columns, and what changes them. */
interface Columns {
  readonly columns: readonly number[];
  /** The most cards of a column. */
  readonly limit: number;
  /** The game with other columns. */
  readonly set: (columns: readonly number[]) => Invention;
}

/** Sets how many columns there are, and how many cards each is dealt. */
export const columnsControl = ({ columns, limit, set }: Columns): PilesControl => ({
  kind: 'piles',
  members: ['columns'],
  count: {
    label: t`Columns`,
    value: columns.length,
    min: 1,
    max: MAX_PILES,
    set: (count) => set(resized(columns, count, 1)),
  },
  inEach: (by) => set(columns.map((cards) => cardsAfter(cards, by))),
  title: t`Column by column`,
  piles: columns.map((cards, i) => {
    const number = i + 1;
    return [
      {
        member: 'columns',
        label: t`Column ${number}: cards`,
        value: cards,
        min: 1,
        max: limit,
        set: (value) => set(columns.with(i, value)),
      },
    ];
  }),
});

/** The distance of a drag, in pixels, for one more card or column. */
const STEP = { card: 12, column: 32 };

/** Handles at the end of each column, and at the right of all. */
export function columnHandles({ columns, set }: Columns): readonly Handle[] {
  const piles = columns.map((_, i) => `tableau-${i + 1}`);
  return [
    ...columns.map(
      (cards, i): Handle => ({
        name: `column-${i + 1}`,
        member: 'columns',
        axis: 'y',
        piles: piles.slice(i, i + 1),
        step: STEP.card,
        drag: (by) => set(columns.with(i, cardsAfter(cards, by))),
      }),
    ),
    {
      name: 'columns',
      member: 'columns',
      axis: 'x',
      piles,
      step: STEP.column,
      drag: (by) => {
        const count = Math.min(MAX_PILES, Math.max(1, columns.length + by));
        return set(resized(columns, count, 1));
      },
    },
  ];
}
