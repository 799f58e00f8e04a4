import { t } from '@lingui/core/macro';
import type { Card } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { formatPileId, type Pile, pileTitle } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { type PileView, pileView } from '../../engine/view';
import { chainHint } from './chains';
import type { PeelParts } from './peelGame';
import type { PeelMove, PeelRules, WasteState } from './peelRules';

// Columns of face-up cards, of which the last can be played on the waste.

/** Every list is bottom first. */
export interface ColumnsState extends WasteState {
  readonly columns: readonly (readonly Card[])[];
}

/** The parts of `PeelRules` that the columns have in common. */
export const COLUMN_RULES: Pick<
  PeelRules<ColumnsState>,
  'kind' | 'cardAt' | 'without' | 'cardsLeft'
> = {
  kind: 'tableau',
  cardAt: ({ columns }, column) => columns[column - 1]?.at(-1),
  without: (state, column) => {
    const cards = state.columns[column - 1] ?? [];
    return { ...state, columns: state.columns.with(column - 1, cards.slice(0, -1)) };
  },
  cardsLeft: ({ columns }) => columns.reduce((sum, cards) => sum + cards.length, 0),
};

/** Deals cards, in the order given, row by row to this many columns. */
export const dealRows = (cards: readonly Card[], count: number): ColumnsState['columns'] =>
  Array.from({ length: count }, (_, column) => cards.filter((_, i) => i % count === column));

/** A column as a pile. */
const columnPile = (column: number): Pile => ({ kind: 'tableau', index: column });

/** Makes the views of columns; `at` says where a column lies, counted from 0. */
export const columnViewsAt = (
  at: (column: number) => Pick<PileView, 'column' | 'row' | 'portrait'>,
) =>
  memoize(
    (cards: readonly Card[], i: number): PileView =>
      pileView({
        id: formatPileId(columnPile(i + 1)),
        kind: 'tableau',
        name: pileTitle(columnPile(i + 1)),
        ...at(i),
        cards,
        liftable: 1,
      }),
  );

/** The texts of a game with this many columns. */
export const columnTexts = (
  count: number,
): Pick<
  PeelParts<ColumnsState>,
  'playHelp' | 'letter' | 'parseFrom' | 'onlyThese' | 'narrateEffect' | 'formatRest'
> => ({
  playHelp: () =>
    `m c3              ${t`play the last card of column 3; columns are c1 to c${count}`}`,
  letter: 'c',
  parseFrom: (word) => parseColumn(word, count),
  onlyThese: () => t`Only the last card of a column can be played.`,
  narrateEffect: ({ columns }, column) =>
    columns[column - 1]?.length === 0 ? [t`Column ${column} is empty.`] : [],
  formatRest: ({ columns }) => [
    formatRow(
      columns.map((_, i) => `c${i + 1}`),
      COLUMN_WIDTH,
    ),
    ...formatColumns(columns, COLUMN_WIDTH),
  ],
});

const COLUMN_WIDTH = 6;

function parseColumn(word: string, count: number): Result<number, string> {
  const [, digits] = /^c(\d+)$/.exec(word) ?? [];
  const typed = quote(digits ?? word);
  if (digits === undefined) return err(t`${typed} is not a column; they are c1 to c${count}.`);
  const column = Number(digits);
  return column >= 1 && column <= count
    ? ok(column)
    : err(t`There is no column ${typed}; columns are c1 to c${count}.`);
}

/** The hint of a game of columns: of equal chains the one from the longest column, then the leftmost. */
export const columnHint = (
  { fitsRank }: Pick<PeelRules<ColumnsState>, 'fitsRank'>,
  state: ColumnsState,
  lookAhead?: number,
): PeelMove | undefined =>
  chainHint(
    state,
    state.columns.map((cards, i) => ({ from: i + 1, cards, worth: cards.length })),
    fitsRank,
    lookAhead,
  );
