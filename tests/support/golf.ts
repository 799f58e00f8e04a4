import { COLUMNS } from '../../src/games/golf/rules';
import type { ColumnsState } from '../../src/games/peeling/columns';
import { cardsOf as cards } from './board';

/** A state of Golf from card codes, bottom first; columns that are left out are empty. */
export const golfState = (
  text: { readonly stock?: string; readonly waste: string; readonly columns?: readonly string[] },
  wrap = false,
): ColumnsState => ({
  wrap,
  stock: cards(text.stock ?? ''),
  waste: cards(text.waste),
  columns: Array.from({ length: COLUMNS }, (_, i) => cards(text.columns?.[i] ?? '')),
});
