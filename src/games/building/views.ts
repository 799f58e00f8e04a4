import type { Card } from '../../engine/card';
import { formatPileId } from '../../engine/pile';
import { type PileView, pileView } from '../../engine/view';
import type { Column } from './column';
import { foundationInWords } from './words';

/**
 * A foundation, whose topmost `movable` cards (one or none) can be lifted. The player fills a `foundation`; a `stack` fills
 * by itself.
 */
export const foundationView = (
  cards: readonly Card[],
  i: number,
  column: number,
  placeholder: string,
  movable: number,
  kind: 'foundation' | 'stack' = 'foundation',
): PileView =>
  pileView({
    id: formatPileId({ kind: 'foundation', index: i + 1 }),
    kind,
    name: `Foundation ${i + 1}`,
    shows: foundationInWords(cards),
    column,
    row: 0,
    placeholder,
    cards,
    liftable: movable,
  });

/** A column whose topmost `movable` cards can be lifted. */
export const columnView = (
  { cards, hidden }: Column,
  i: number,
  column: number,
  movable: number,
  placeholder: string,
): PileView =>
  pileView({
    id: formatPileId({ kind: 'tableau', index: i + 1 }),
    kind: 'tableau',
    name: `Column ${i + 1}`,
    column,
    row: 1,
    placeholder,
    cards,
    hidden,
    liftable: movable,
  });
