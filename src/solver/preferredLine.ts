import type { Card } from '../engine/card';
import type { Pile } from '../engine/pile';
import { hasLayout, setupOfVariant, type VariantId } from '../games/index';
import { cardsOf, countDeck, headOf, type LayoutState, pilesOf } from '../games/layouts/board';
import { gainOf, movesBeforeDraw } from '../games/layouts/hint';
import type { FullLayout } from '../games/layouts/layout';
import { apply, DRAW, isDraw, isWon, type LayoutMove, targetsOf } from '../games/layouts/rules';
import { replayLayout } from './layouts/gameMoves';

/** A winning line with the best first move that is known to keep the win. */
interface PreferredLine {
  readonly line: readonly unknown[];
  /** A better first move, if only a search can say whether it keeps the win, and the state after it. */
  readonly open?: { readonly move: unknown; readonly next: unknown };
}

/**
 * A winning line as a player would begin it. A solver may draw ten times while an ace lies on the waste, since it comes back for it.
 * So a card that is safe on its foundation goes there first, and a move that turns a card up comes before a draw, if the rest of
 * the line wins after it, too.
 */
export function preferredLine(
  id: VariantId,
  state: unknown,
  line: readonly unknown[],
): PreferredLine {
  return hasLayout(id)
    ? preferredMoves(setupOfVariant(id), state as LayoutState, line as readonly LayoutMove[])
    : { line };
}

function preferredMoves(
  setup: FullLayout,
  state: LayoutState,
  line: readonly LayoutMove[],
): PreferredLine {
  const first: LayoutMove | undefined = line[0];
  if (!first || gainOf(setup, state, first) === 'safe') return { line };
  const moves = movesBeforeDraw(setup, state).filter(
    (move) => isDraw(first) || gainOf(setup, state, move) === 'safe',
  );
  if (moves.length === 0) return { line };
  const plan = planOf(setup, state, line);
  let open: PreferredLine['open'];
  for (const move of moves) {
    const next = apply(setup, state, move);
    if (!next.ok) continue;
    const rest = followPlan(setup, next.value, plan);
    if (rest) return { line: [move, ...rest] };
    open ??= { move, next: next.value };
  }
  return isDraw(first) && open ? { line, open } : { line };
}

/** A move told by its cards, so that it holds wherever they lie by then. Draws to the waste are left out: its cards imply them. */
type Step = 'deal' | CardStep;

interface CardStep {
  /** The lowest card that moves. */
  readonly card: Card;
  readonly from: Pile['kind'];
  readonly to: Pile;
  /** The card it goes on; undefined on an empty pile. */
  readonly onto: Card | undefined;
}

/** A line of moves from a position, told by its cards. */
type Plan = readonly Step[];

/** The plan of a line. Throws if the rules refuse a move of it: that would be a bug of the search. */
function planOf(setup: FullLayout, start: LayoutState, line: readonly LayoutMove[]): Plan {
  const { state, play } = replayLayout(setup, start);
  return line.flatMap((move): Plan => {
    const before = state();
    play(move);
    if (isDraw(move)) return setup.stock === 'rows' ? ['deal'] : [];
    const { from, to, count } = move;
    const card = headOf(before, from, count);
    return [{ card, from: from.kind, to, onto: cardsOf(before, to)?.at(-1) }];
  });
}

/** Plays a plan by the rules from a position, where some of its steps may be done already. Undefined if it does not win. */
function followPlan(
  setup: FullLayout,
  start: LayoutState,
  plan: Plan,
): readonly LayoutMove[] | undefined {
  const moves: LayoutMove[] = [];
  let state = start;
  for (const step of plan) {
    // Each card comes up within two passes, if at all.
    for (let draws = 2 * countDeck(state); ; draws--) {
      const move = moveOf(setup, state, step);
      if (move === 'done') break;
      const next = move && draws >= 0 ? apply(setup, state, move) : undefined;
      if (!move || !next?.ok) return undefined;
      moves.push(move);
      state = next.value;
      if (!isDraw(move) || step === 'deal') break;
    }
  }
  return isWon(setup, state) ? moves : undefined;
}

/** The move of a step, or a draw on the way to it; undefined if it has none any more. */
function moveOf(
  setup: FullLayout,
  state: LayoutState,
  step: Step,
): LayoutMove | 'done' | undefined {
  if (step === 'deal') return DRAW;
  const { card, onto } = step;
  const found = find(state, card);
  if (!found) return setup.stock === 'rows' ? undefined : DRAW;
  const { pile: from, cards, index } = found;
  if (from.kind === 'waste' && index < cards.length - 1) return DRAW;
  if (from.kind === 'foundation' && step.from !== 'foundation') return 'done';
  if (from.kind === step.to.kind && cards[index - 1] === onto) return 'done';
  const to = targetOf(setup, state, step);
  return to && { from, to, count: cards.length - index };
}

/** The pile that a step takes its card to; undefined if there is none. */
function targetOf(
  setup: FullLayout,
  state: LayoutState,
  { card, to, onto }: CardStep,
): Pile | undefined {
  if (to.kind === 'cell') return targetsOf(setup, state, card, 'cell')[0];
  if (to.kind === 'tableau') {
    if (cardsOf(state, to)?.at(-1) === onto) return to;
    const index = 1 + state.tableau.findIndex(({ cards }) => cards.at(-1) === onto);
    if (index > 0) return { kind: 'tableau', index };
  }
  // What would go on a card that is up by now follows it.
  return targetsOf(setup, state, card, 'foundation')[0];
}

/** Where a card lies outside the stock. */
function find(state: LayoutState, card: Card) {
  for (const kind of ['tableau', 'foundation', 'waste', 'cell', 'reserve'] as const) {
    for (const [i, cards] of pilesOf(state, kind).entries()) {
      const index = cards.lastIndexOf(card);
      if (index >= 0) return { pile: { kind, index: i + 1 }, cards, index };
    }
  }
  return undefined;
}
