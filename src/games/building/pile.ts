import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import type { PileId } from '../../engine/view';

/** A pile that cards are built on or taken from; each kind counts from 1. */
export interface BuildingPile {
  readonly kind: 'cell' | 'foundation' | 'tableau';
  readonly index: number;
}

type Kind = BuildingPile['kind'];

/** `cell-1`, `foundation-4`, `tableau-8`. */
export const formatPileId = ({ kind, index }: BuildingPile): PileId => `${kind}-${index}`;

/** The pile of such an id, whether or not it is on the table; nothing for other texts. */
export function parsePileId(id: PileId): BuildingPile | undefined {
  const [, kind, index] = /^(cell|foundation|tableau)-(\d+)$/.exec(id) ?? [];
  return kind ? { kind: kind as Kind, index: Number(index) } : undefined;
}

/** True for two names of one pile. */
export const isSamePile = (a: BuildingPile, b: BuildingPile): boolean =>
  a.kind === b.kind && a.index === b.index;

/** The kinds of pile in words. */
export const KIND_NAMES = {
  cell: 'free cell',
  foundation: 'foundation',
  tableau: 'column',
} as const;

/** `free cell 2`, `column 4`. */
export const pileInWords = ({ kind, index }: BuildingPile): string =>
  `${KIND_NAMES[kind]} ${index}`;

/** The letters of the kinds in the line of a move. */
export const LETTERS = { tableau: 'c', cell: 'a', foundation: 'f' } as const;

/** A pile as it is named in the line of a move: `c6`, `a1`, `f2`. */
export const formatPile = ({ kind, index }: BuildingPile): string => `${LETTERS[kind]}${index}`;

/** How many piles of each kind a game has; a kind that is left out it has not. */
export type PileCounts = Readonly<Partial<Record<Kind, number>>>;

/** The pile of such a name. */
export function parsePile(word: string, counts: PileCounts): Result<BuildingPile, string> {
  const [, letter, digits = ''] = /^([a-z])(\d+)$/.exec(word) ?? [];
  const kinds = (Object.keys(LETTERS) as Kind[]).filter((kind) => counts[kind] !== undefined);
  const kind = kinds.find((each) => LETTERS[each] === letter);
  if (!kind) {
    const ranges = kinds.map((each) => `${LETTERS[each]}1 to ${LETTERS[each]}${counts[each]}`);
    const [last = '', ...others] = ranges.toReversed();
    return err(
      `${quote(word)} is not a pile; piles are ${others.reverse().join(', ')} and ${last}.`,
    );
  }
  const index = Number(digits);
  const last = counts[kind] ?? 0;
  if (index >= 1 && index <= last) return ok({ kind, index });
  const name = KIND_NAMES[kind];
  return err(`There is no ${name} ${quote(digits)}; ${name}s are ${letter}1 to ${letter}${last}.`);
}
