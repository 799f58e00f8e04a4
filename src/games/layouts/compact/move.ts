import { type Pile, WASTE } from '../../../engine/pile';
import { DRAW, type LayoutMove } from '../rules';

/** The kinds of moves, in the lowest bits of a move. */
export const CLICK = 0;
export const WASTE_TO_FOUNDATION = 1;
export const WASTE_TO_TABLEAU = 2;
export const TABLEAU_TO_FOUNDATION = 3;
export const TABLEAU_TO_TABLEAU = 4;
export const FOUNDATION_TO_TABLEAU = 5;

/** A move as a number: its kind, the piles it goes from and to (both from 0), and how many cards it takes. */
export const encode = (kind: number, from: number, to: number, count: number): number =>
  kind | (from << 3) | (to << 6) | (count << 9);
export const kindOf = (move: number): number => move & 7;
export const fromOf = (move: number): number => (move >> 3) & 7;
export const toOf = (move: number): number => (move >> 6) & 7;
export const countOf = (move: number): number => move >> 9;

/** The same move as the rules have it. */
export function ruleMove(move: number): LayoutMove {
  const kind = kindOf(move);
  if (kind === CLICK) return DRAW;
  const isFromWaste = kind === WASTE_TO_FOUNDATION || kind === WASTE_TO_TABLEAU;
  const isToFoundation = kind === WASTE_TO_FOUNDATION || kind === TABLEAU_TO_FOUNDATION;
  const source: Pile = {
    kind: kind === FOUNDATION_TO_TABLEAU ? 'foundation' : 'tableau',
    index: fromOf(move) + 1,
  };
  return {
    from: isFromWaste ? WASTE : source,
    to: { kind: isToFoundation ? 'foundation' : 'tableau', index: toOf(move) + 1 },
    count: countOf(move),
  };
}
