import { t } from '@lingui/core/macro';
import { type Card, rankOf } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { formatPileId, type Pile, pileTitle } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { type PileView, pileView } from '../../engine/view';
import type { PeelParts } from './peelGame';
import { DRAW, type PeelMove, type PeelRules, type WasteState, wasteCard } from './peelRules';

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

/** The most cards of a chain that the hint looks at; longer chains take too long where many cards fit. */
const LOOK_AHEAD = 12;

/**
 * The first card of the longest chain that can be played without a draw, else the draw. Of chains of equal length, the one
 * whose first card lies on the longest column, then the leftmost.
 */
export function chainHint(
  { fitsRank, cardsLeft }: Pick<PeelRules<ColumnsState>, 'fitsRank' | 'cardsLeft'>,
  state: ColumnsState,
  lookAhead = LOOK_AHEAD,
): PeelMove | undefined {
  if (cardsLeft(state) === 0) return undefined;
  const chainAfter = longestChains(state, fitsRank);
  const heights = state.columns.map((cards) => cards.length);
  let best: { readonly column: number; readonly chain: number; readonly cards: number } | undefined;
  for (const [column, chain] of chainAfter(heights, rankOf(wasteCard(state)), lookAhead)) {
    const cards = heights[column] ?? 0;
    const isBetter = !best || chain > best.chain || (chain === best.chain && cards > best.cards);
    if (isBetter) best = { column, chain, cards };
  }
  if (best) return { type: 'play', from: best.column + 1 };
  return state.stock.length > 0 ? DRAW : undefined;
}

/** The columns that can be played from, counted from 0, each with the length of the longest chain that begins there. */
type Chains = (
  heights: readonly number[],
  waste: number,
  depth: number,
) => readonly (readonly [column: number, chain: number])[];

/** Searches the chains of a state; a position that can be reached in several orders is searched once. */
function longestChains(
  { columns, wrap }: ColumnsState,
  fitsRank: PeelRules<ColumnsState>['fitsRank'],
): Chains {
  const known = new Map<string, number>();

  const chains: Chains = (heights, waste, depth) =>
    heights.flatMap((height, column) => {
      const card = columns[column]?.[height - 1];
      if (card === undefined || !fitsRank(rankOf(card), waste, wrap)) return [];
      const rest = heights.with(column, height - 1);
      return [[column, 1 + longest(rest, rankOf(card), depth - 1)] as const];
    });

  function longest(heights: readonly number[], waste: number, depth: number): number {
    if (depth === 0) return 0;
    const key = `${heights.join('')} ${waste} ${depth}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const length = Math.max(0, ...chains(heights, waste, depth).map(([, chain]) => chain));
    known.set(key, length);
    return length;
  }

  return chains;
}
