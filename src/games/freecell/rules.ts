import type { Card } from '../../engine/card';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { isSamePile, type Pile } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { type BoardRules, cardsOf, moveCards, pilesOf, targetsOf } from '../building/board';
import { continuesTableau, fitsFoundation, isWon, runLength } from '../building/rules';
import { findFault, type Transfer, type TransferReason } from '../building/transfer';
import type { FreeCellState } from './state';

export type FreeCellMove = Transfer;

export type FreeCellReason = TransferReason | 'cell taken' | 'too many';

/** Runs move; columns go down in alternating colours, and empty ones take any card. */
export const RULES: BoardRules = {
  movable: ({ cards }) => runLength(cards),
  fits: (card, pile, kind) => {
    if (kind === 'foundation') return fitsFoundation(card, pile);
    const top = pile.at(-1);
    return top === undefined || (kind === 'tableau' && continuesTableau(card, top));
  },
};

/**
 * How many cards can go to a column at once: as many as could go one by one over the free cells, doubled for each empty
 * column other than the target. Source: docs/rules.md, FreeCell.
 */
export function capacity(state: FreeCellState, target: Pile): number {
  const columns = emptyPiles(state, 'tableau').filter((pile) => !isSamePile(pile, target));
  return (emptyPiles(state, 'cell').length + 1) * 2 ** columns.length;
}

/** Why the topmost `count` cards of a pile can't be lifted together, whatever the target; nothing if they can. */
export function findLiftFault(
  state: FreeCellState,
  from: Pile,
  count: number,
): Refusal<FreeCellReason> | undefined {
  const cards = cardsOf(state, from) ?? [];
  const inOrder = from.kind === 'tableau' ? runLength(cards) : 1;
  return count > inOrder ? refusal('not in order', [from], cards.slice(-inOrder)) : undefined;
}

/** Source: docs/rules.md, FreeCell. */
export function apply(
  state: FreeCellState,
  move: FreeCellMove,
): Result<FreeCellState, Refusal<FreeCellReason>> {
  if (isWon(state)) return err(refusal('game won'));
  const { from, to, count } = move;
  const source = cardsOf(state, from);
  const target = cardsOf(state, to);
  const fault = findFault(move, source, target) ?? findLiftFault(state, from, count);
  if (fault || !source || !target) return err(fault ?? refusal('no such pile', [to]));
  const moved = source.slice(-count);
  const misfit = findMisfit(moved, to, target);
  if (misfit) return err(refusal(misfit, [from, to], [moved[0] as Card, ...target.slice(-1)]));
  const most = to.kind === 'tableau' ? capacity(state, to) : count;
  if (count > most) {
    const free = [...emptyPiles(state, 'cell'), ...emptyPiles(state, 'tableau')];
    const helping = free.filter((pile) => !isSamePile(pile, to));
    return err(refusal('too many', [from, to, ...helping], moved.slice(-most)));
  }
  return ok(moveCards(state, move));
}

/** Why a pile does not take the cards, however many may move at once; nothing if it does. */
function findMisfit(
  moved: readonly Card[],
  to: Pile,
  target: readonly Card[],
): FreeCellReason | undefined {
  const head = moved[0] as Card;
  if (to.kind !== 'tableau' && moved.length > 1) return 'one at a time';
  if (to.kind === 'cell') return target.length > 0 ? 'cell taken' : undefined;
  return RULES.fits(head, target, to.kind) ? undefined : 'does not fit';
}

/** The piles of a kind that hold no card, in order. */
export const emptyPiles = (state: FreeCellState, kind: 'cell' | 'tableau'): readonly Pile[] =>
  pilesOf(state, kind).flatMap((cards, i) => (cards.length === 0 ? [{ kind, index: i + 1 }] : []));

/** The piles that cards are taken from. */
export const sourcesOf = (state: FreeCellState): readonly Pile[] =>
  (['tableau', 'cell'] as const).flatMap((kind) =>
    pilesOf(state, kind).map((_, i) => ({ kind, index: i + 1 })),
  );

/** To the foundations, then to columns, then to free cells; from the columns first, then from the cells. */
function* movesOf(state: FreeCellState): Generator<FreeCellMove> {
  if (isWon(state)) return;
  const sources = sourcesOf(state);
  const topOf = (pile: Pile): Card | undefined => cardsOf(state, pile)?.at(-1);
  for (const from of sources) {
    const top = topOf(from);
    if (top === undefined) continue;
    for (const to of targetsOf(state, top, 'foundation', RULES)) yield { from, to, count: 1 };
  }
  for (const from of sources) {
    const cards = cardsOf(state, from) ?? [];
    const longest = from.kind === 'tableau' ? runLength(cards) : cards.length;
    for (let count = 1; count <= longest; count++) {
      for (const to of targetsOf(state, cards.at(-count) as Card, 'tableau', RULES)) {
        if (!isSamePile(from, to) && count <= capacity(state, to)) yield { from, to, count };
      }
    }
  }
  for (const from of sources) {
    if (topOf(from) === undefined) continue;
    for (const to of emptyPiles(state, 'cell')) yield { from, to, count: 1 };
  }
}

export const legalMoves = (state: FreeCellState): readonly FreeCellMove[] => [...movesOf(state)];

export function status(state: FreeCellState): Status {
  if (isWon(state)) return 'won';
  return movesOf(state).next().done ? 'stuck' : 'playing';
}
