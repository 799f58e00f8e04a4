import type { Card } from '../../engine/card';
import type { Refusal, Status } from '../../engine/game';
import { err, ok, type Result } from '../../engine/result';
import { continuesTableau, fitsFoundation } from '../building/rules';
import {
  cardsOf,
  emptyPiles,
  type FreeCellPile,
  formatPileId,
  isSamePile,
  pilesOf,
  withCards,
} from './pile';
import { type FreeCellState, isWon, runLength } from './state';

/** Moves the topmost `count` cards of one pile to another. */
export interface FreeCellMove {
  readonly from: FreeCellPile;
  readonly to: FreeCellPile;
  readonly count: number;
}

/** Why a move is refused. */
export type FreeCellReason =
  | 'game won'
  | 'no such pile'
  | 'same pile'
  | 'not a count'
  | 'empty pile'
  | 'no return'
  | 'not in order'
  | 'one at a time'
  | 'cell taken'
  | 'does not fit'
  | 'too many';

/**
 * How many cards can go to a column at once, one by one over the free cells, and once more for each empty column, which
 * doubles them. An empty target is not counted. Source: docs/rules.md, FreeCell.
 */
export function capacity(state: FreeCellState, target: FreeCellPile): number {
  const columns = emptyPiles(state, 'tableau').filter((pile) => !isSamePile(pile, target));
  return (emptyPiles(state, 'cell').length + 1) * 2 ** columns.length;
}

/** The state after a move, or why it is refused. Source: docs/rules.md, FreeCell. */
export function apply(
  state: FreeCellState,
  { from, to, count }: FreeCellMove,
): Result<FreeCellState, Refusal<FreeCellReason>> {
  if (isWon(state)) return refuse('game won');
  const source = cardsOf(state, from);
  const target = cardsOf(state, to);
  if (!source || !target) return refuse('no such pile', [source ? to : from]);
  if (isSamePile(from, to)) return refuse('same pile', [from]);
  if (!Number.isInteger(count) || count < 1) return refuse('not a count', [from, to]);
  if (source.length === 0) return refuse('empty pile', [from]);
  if (from.kind === 'foundation') return refuse('no return', [from], source.slice(-1));
  const inOrder = from.kind === 'tableau' ? runLength(source) : 1;
  if (count > inOrder) return refuse('not in order', [from], source.slice(-inOrder));
  const moved = source.slice(-count);
  const misfit = findMisfit(state, moved, to, target);
  if (misfit) return refuse(misfit, [from, to], [moved[0] as Card, ...target.slice(-1)]);
  const most = to.kind === 'tableau' ? capacity(state, to) : count;
  if (count > most) {
    const free = [...emptyPiles(state, 'cell'), ...emptyPiles(state, 'tableau')];
    const helping = free.filter((pile) => !isSamePile(pile, to));
    return refuse('too many', [from, to, ...helping], moved.slice(-most));
  }
  const taken = withCards(state, from, source.slice(0, -count));
  return ok(withCards(taken, to, [...target, ...moved]));
}

const refuse = (
  reason: FreeCellReason,
  piles: readonly FreeCellPile[] = [],
  cards: readonly Card[] = [],
): Result<never, Refusal<FreeCellReason>> => err({ reason, cards, piles: piles.map(formatPileId) });

/** Why a pile does not take the cards, however many may move at once; nothing if it does. */
function findMisfit(
  state: FreeCellState,
  moved: readonly Card[],
  to: FreeCellPile,
  target: readonly Card[],
): FreeCellReason | undefined {
  const head = moved[0] as Card;
  if (to.kind !== 'tableau' && moved.length > 1) return 'one at a time';
  if (to.kind === 'cell') return target.length > 0 ? 'cell taken' : undefined;
  return fits(state, head, to) ? undefined : 'does not fit';
}

/** True if a foundation or a column takes the card, or the run that begins with it. */
export function fits(state: FreeCellState, card: Card, pile: FreeCellPile): boolean {
  const cards = cardsOf(state, pile) ?? [];
  if (pile.kind === 'foundation') return fitsFoundation(card, cards);
  const top = cards.at(-1);
  return top === undefined || continuesTableau(card, top);
}

/** Every pile of a kind. */
const all = (state: FreeCellState, kind: FreeCellPile['kind']): readonly FreeCellPile[] =>
  pilesOf(state, kind).map((_, i) => ({ kind, index: i + 1 }));

/** The piles that cards are taken from. */
export const sourcesOf = (state: FreeCellState): readonly FreeCellPile[] => [
  ...all(state, 'tableau'),
  ...all(state, 'cell'),
];

/** The piles of a kind that take the card. */
export const targetsFor = (
  state: FreeCellState,
  card: Card,
  kind: 'foundation' | 'tableau',
): readonly FreeCellPile[] => all(state, kind).filter((pile) => fits(state, card, pile));

/** To the foundations, then to columns, then to free cells; from the columns first, then from the cells. */
function* movesOf(state: FreeCellState): Generator<FreeCellMove> {
  if (isWon(state)) return;
  const sources = sourcesOf(state);
  const topOf = (pile: FreeCellPile): Card | undefined => cardsOf(state, pile)?.at(-1);
  for (const from of sources) {
    const top = topOf(from);
    if (top === undefined) continue;
    for (const to of targetsFor(state, top, 'foundation')) yield { from, to, count: 1 };
  }
  for (const from of sources) {
    const cards = cardsOf(state, from) ?? [];
    const longest = from.kind === 'tableau' ? runLength(cards) : cards.length;
    for (let count = 1; count <= longest; count++) {
      for (const to of targetsFor(state, cards.at(-count) as Card, 'tableau')) {
        if (!isSamePile(from, to) && count <= capacity(state, to)) yield { from, to, count };
      }
    }
  }
  for (const from of sources) {
    if (topOf(from) === undefined) continue;
    for (const to of emptyPiles(state, 'cell')) yield { from, to, count: 1 };
  }
}

/** Every legal move. */
export const legalMoves = (state: FreeCellState): readonly FreeCellMove[] => [...movesOf(state)];

/** `stuck` without a legal move. */
export function status(state: FreeCellState): Status {
  if (isWon(state)) return 'won';
  return movesOf(state).next().done ? 'stuck' : 'playing';
}
