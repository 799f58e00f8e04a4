import { select, t } from '@lingui/core/macro';
import type { PileId } from './view';

/** A pile as rules name it: its kind, and its number among the piles of that kind, from 1. */
export interface Pile {
  readonly kind: 'stock' | 'waste' | 'foundation' | 'tableau' | 'cell' | 'reserve' | 'place';
  readonly index: number;
}

export const STOCK: Pile = { kind: 'stock', index: 1 };
export const WASTE: Pile = { kind: 'waste', index: 1 };

/** True for a kind of which a table has only one pile, so that its number is not said. */
const isSingle = (kind: Pile['kind']): kind is 'stock' | 'waste' =>
  kind === 'stock' || kind === 'waste';

/** `stock`, `waste`, `foundation-1`, `tableau-4`, `place-28`. */
export const formatPileId = ({ kind, index }: Pile): PileId =>
  isSingle(kind) ? kind : `${kind}-${index}`;

/** The pile of such an id, whether or not it is on the table; nothing for other texts. */
export function parsePileId(id: PileId): Pile | undefined {
  if (id === 'stock' || id === 'waste') return { kind: id, index: 1 };
  const [, kind, index] = /^(foundation|tableau|cell|reserve|place)-(\d+)$/.exec(id) ?? [];
  return kind ? { kind: kind as Pile['kind'], index: Number(index) } : undefined;
}

/** True for two names of one pile. */
export const isSamePile = (a: Pile, b: Pile): boolean => a.kind === b.kind && a.index === b.index;

/** `free cell 2`, `column 4`, `waste`. */
export const pileName = ({ kind, index }: Pile): string =>
  t`${select(kind, {
    stock: 'stock',
    waste: 'waste',
    foundation: `foundation ${index}`,
    cell: `free cell ${index}`,
    reserve: `reserve pile ${index}`,
    place: `place ${index}`,
    other: `column ${index}`,
  })}`;

/** `free cell 2`, `column 4`, `the waste`: a pile within a sentence. */
export const pileInWords = ({ kind, index }: Pile): string =>
  t`${select(kind, {
    stock: 'the stock',
    waste: 'the waste',
    foundation: `foundation ${index}`,
    cell: `free cell ${index}`,
    reserve: `reserve pile ${index}`,
    place: `place ${index}`,
    other: `column ${index}`,
  })}`;

/** `Free cell 2`, `Column 4`, `Waste`: the name of a pile by itself. */
export const pileTitle = ({ kind, index }: Pile): string =>
  t`${select(kind, {
    stock: 'Stock',
    waste: 'Waste',
    foundation: `Foundation ${index}`,
    cell: `Free cell ${index}`,
    reserve: `Reserve pile ${index}`,
    place: `Place ${index}`,
    other: `Column ${index}`,
  })}`;
