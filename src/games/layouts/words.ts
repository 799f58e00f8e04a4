import { select, t } from '@lingui/core/macro';
import { type Card, rankKey, rankOf, suitKey, suitOf } from '../../engine/card';
import { fromPile, type Pile } from '../../engine/pile';
import type { BoardKind } from './board';
import type { FullLayout } from './layout';
import { isDraw, type LayoutMove } from './rules';

/** The letters of the kinds of pile in the line of a move. */
export const LETTERS: Readonly<Record<BoardKind, string>> = {
  waste: 'w',
  tableau: 'c',
  foundation: 'f',
  cell: 'a',
  reserve: 'r',
};

/** A pile as the line of a move names it: `c6`, `f2`, `w`. */
export const formatPile = ({ kind, index }: Pile): string =>
  kind === 'waste' ? LETTERS.waste : `${LETTERS[kind as BoardKind]}${index}`;

/** A move as a line: `s`, `m c6, c1, 2`. */
export const formatMove = (move: LayoutMove): string =>
  isDraw(move) ? 's' : `m ${formatPile(move.from)}, ${formatPile(move.to)}, ${move.count}`;

/** The key by which messages select a pile: its kind, or `onlyReserve` for a reserve of one pile, which has no number. */
const pileKey = ({ reserve }: FullLayout, { kind }: Pile): Pile['kind'] | 'onlyReserve' =>
  kind === 'reserve' && reserve.length === 1 ? 'onlyReserve' : kind;

/** `from column 4`, `from the reserve`; the piles of a reserve have numbers if there are several. */
export const fromPileOf = (setup: FullLayout, pile: Pile): string =>
  pileKey(setup, pile) === 'onlyReserve'
    ? t({ message: 'from the reserve', comment: 'where cards come from' })
    : fromPile(pile);

/** `Column 4 is empty.` */
export function pileIsEmpty(setup: FullLayout, pile: Pile): string {
  const kind = pileKey(setup, pile);
  const { index } = pile;
  return t`${select(kind, {
    waste: 'The waste is empty.',
    foundation: `Foundation ${index} is empty.`,
    cell: `Free cell ${index} is empty.`,
    reserve: `Reserve pile ${index} is empty.`,
    onlyReserve: 'The reserve is empty.',
    other: `Column ${index} is empty.`,
  })}`;
}

/** `The card is on column 4 already.` */
export function alreadyOnPile(setup: FullLayout, pile: Pile): string {
  const kind = pileKey(setup, pile);
  const { index } = pile;
  return t`${select(kind, {
    waste: 'The card is on the waste already.',
    foundation: `The card is on foundation ${index} already.`,
    cell: `The card is on free cell ${index} already.`,
    reserve: `The card is on reserve pile ${index} already.`,
    onlyReserve: 'The card is on the reserve already.',
    other: `The card is on column ${index} already.`,
  })}`;
}

/** `Only the top card of the waste can move.`: of a pile that is no column. */
export function onlyTopMoves(setup: FullLayout, pile: Pile): string {
  const kind = pileKey(setup, pile);
  const { index } = pile;
  return t`${select(kind, {
    waste: 'Only the top card of the waste can move.',
    cell: `Only the top card of free cell ${index} can move.`,
    onlyReserve: 'Only the top card of the reserve can move.',
    other: `Only the top card of reserve pile ${index} can move.`,
  })}`;
}

/** `hearts up to 5`, `empty`. */
export function foundationInWords(foundation: readonly Card[]): string {
  const top = foundation.at(-1);
  if (top === undefined) return t`empty`;
  const suit = suitKey(suitOf(top));
  const rank = rankKey(rankOf(top));
  return t({
    message: `${select(suit, { H: 'hearts', D: 'diamonds', C: 'clubs', other: 'spades' })} up to ${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })}`,
    comment: 'the cards of a foundation: “Foundation 2, hearts up to 5”',
  });
}

/** What a press on the stock does. */
export const stockAction = ({ stock }: FullLayout): string =>
  stock === 'rows'
    ? t({ message: 'deal a card to each column', comment: 'what to do, after “Hint:”' })
    : t({ message: 'draw from the stock', comment: 'what to do, after “Hint:”' });

/** Refuses to take cards to a foundation, where whole suits leave. */
export const runsLeave = (): string =>
  t`Whole suits leave by themselves: put one together in a column, from king to ace.`;

/** Refuses to fill an empty column. */
export const staysEmpty = (): string => t`An empty column stays empty in this game.`;

/** Refuses to take a card from a foundation. */
export const staysThere = (): string => t`A card on a foundation stays there.`;
