import type { Card } from '../../engine/card';
import { cardsOf, type LayoutState, pilesOf, type Transfer } from './board';
import type { Setup } from './layout';
import { apply, canDraw, DRAW, isWon, type LayoutMove, targetsOf } from './rules';
import { isSafe } from './safe';

const PILES = ['waste', 'tableau', 'cell', 'reserve'] as const;

/** The moves that take a top card to a foundation, one for each card. */
function* foundationMoves(setup: Setup, state: LayoutState): Generator<Transfer> {
  for (const kind of PILES) {
    for (const [i, cards] of pilesOf(state, kind).entries()) {
      const top = cards.at(-1);
      const [to] = top === undefined ? [] : targetsOf(setup, state, top, 'foundation');
      if (to) yield { from: { kind, index: i + 1 }, to, count: 1 };
    }
  }
}

const topOf = (state: LayoutState, { from, count }: Transfer): Card =>
  cardsOf(state, from)?.at(-count) as Card;

/** The first move that takes a safe card to a foundation. */
export function safeMove(setup: Setup, state: LayoutState): LayoutMove | undefined {
  if (isWon(setup, state)) return undefined;
  for (const move of foundationMoves(setup, state))
    if (isSafe(setup, state, topOf(state, move))) return move;
  return undefined;
}

/** Moves to the foundations, and draws as long as a pass through the stock brings one, that win by themselves. */
export function finish(setup: Setup, state: LayoutState): readonly LayoutMove[] | undefined {
  const moves: LayoutMove[] = [];
  let now = state;
  let idle = 0;
  while (!isWon(setup, now)) {
    const up = foundationMoves(setup, now).next().value;
    idle = up ? 0 : idle + 1;
    const cards = (now.stock?.length ?? 0) + (now.waste?.length ?? 0);
    if (!up && !(now.waste && canDraw(setup, now) && idle <= cards + 2)) return undefined;
    const move = up ?? DRAW;
    const next = apply(setup, now, move);
    if (!next.ok) return undefined;
    moves.push(move);
    now = next.value;
  }
  return moves.length > 0 ? moves : undefined;
}
