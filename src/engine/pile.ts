import { select, t } from '@lingui/core/macro';
import type { PileId } from './view';

/** A pile as rules name it: its kind, and its number among the piles of that kind, from 1. */
export interface Pile {
  readonly kind: 'stock' | 'waste' | 'foundation' | 'tableau' | 'cell' | 'reserve' | 'place';
  readonly index: number;
}

export const STOCK: Pile = { kind: 'stock', index: 1 };
export const WASTE: Pile = { kind: 'waste', index: 1 };

/** True for a kind of which a table has only one pile, which needs no number. */
const isSingle = (kind: Pile['kind']): kind is 'stock' | 'waste' =>
  kind === 'stock' || kind === 'waste';

/** `stock`, `waste`, `foundation-1`, `tableau-4`, `place-28`. */
export const formatPileId = ({ kind, index }: Pile): PileId =>
  isSingle(kind) ? kind : `${kind}-${index}`;

/** The pile of such an id, whether or not it is on the table; undefined for other texts. */
export function parsePileId(id: PileId): Pile | undefined {
  if (id === 'stock' || id === 'waste') return { kind: id, index: 1 };
  const [, kind, index] = /^(foundation|tableau|cell|reserve|place)-(\d+)$/.exec(id) ?? [];
  return kind ? { kind: kind as Pile['kind'], index: Number(index) } : undefined;
}

export const isSamePile = (a: Pile, b: Pile): boolean => a.kind === b.kind && a.index === b.index;

/** `from free cell 2`, `from column 4`, `from the waste`: where cards come from. */
export const fromPile = ({ kind, index }: Pile): string =>
  t({
    message: `${select(kind, {
      stock: 'from the stock',
      waste: 'from the waste',
      foundation: `from foundation ${index}`,
      cell: `from free cell ${index}`,
      reserve: `from reserve pile ${index}`,
      place: `from place ${index}`,
      other: `from column ${index}`,
    })}`,
    comment: 'where cards come from: “8 of Hearts from the waste to column 4”',
  });

/** `to free cell 2`, `to column 4`, `to the waste`: where cards go. */
export const toPile = ({ kind, index }: Pile): string =>
  t({
    message: `${select(kind, {
      stock: 'to the stock',
      waste: 'to the waste',
      foundation: `to foundation ${index}`,
      cell: `to free cell ${index}`,
      reserve: `to reserve pile ${index}`,
      place: `to place ${index}`,
      other: `to column ${index}`,
    })}`,
    comment: 'where cards go: “8 of Hearts to column 4”',
  });

/** `Free cell 2`, `Column 4`, `Waste`: the name of a pile outside a sentence. */
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
