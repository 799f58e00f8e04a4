import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Card } from '../../engine/card';
import type { TableView } from '../../engine/view';
import { hasMotion } from './flight';
import { type Placement, placeCards } from './placement';
import { ANY_INPUT } from './useCheer';

/** Where the cards are gathered before they are dealt: no pile of the game. */
const GATHERED = 'gathered';

/** Cards that change their places in one frame: gathered, dealt where they are covered, dealt into view. */
const AT_ONCE = { gathered: 7, covered: 6, seen: 1 };
const MOST_FRAMES = 30;

/** No deal is being shown. */
const DONE = Number.POSITIVE_INFINITY;

/**
 * The cards' places, every card in the order of the cards' numbers. Whenever `deals` changes they are gathered
 * and dealt out one after another, a few in each frame; any action of the player puts them all in their places.
 */
export function useDealing(
  view: TableView,
  deals: number,
): { readonly placements: readonly Placement[]; readonly dealing: boolean } {
  const placements = useMemo(() => placeCards(view), [view]);
  const before = useRef(placements);
  const [shown, setShown] = useState({ deals, frame: DONE });
  if (shown.deals !== deals) setShown({ deals, frame: hasMotion() ? 0 : DONE });
  const { frame } = shown;
  const dealing = frame !== DONE;

  useLayoutEffect(() => {
    if (!dealing) before.current = placements;
  }, [placements, dealing]);

  const plan = useMemo(
    () => (dealing ? planOf(view, placements) : undefined),
    [view, placements, dealing],
  );
  const last = plan?.last ?? 0;
  useEffect(() => {
    if (!dealing) return;
    const show = (next: number): void => setShown({ deals, frame: next });
    const request = requestAnimationFrame(() => show(frame < last ? frame + 1 : DONE));
    const end = (): void => show(DONE);
    for (const input of ANY_INPUT) window.addEventListener(input, end, true);
    return () => {
      cancelAnimationFrame(request);
      for (const input of ANY_INPUT) window.removeEventListener(input, end, true);
    };
  }, [dealing, deals, frame, last]);

  if (!plan) return { placements, dealing };
  const now = placements.map((placement, i) => {
    if (frame >= (plan.dealt[i] ?? 0)) return placement;
    return (frame >= (plan.gathered[i] ?? 0) ? plan.deck[i] : before.current[i]) ?? placement;
  });
  return { placements: now, dealing };
}

/** In which frame each card is gathered and dealt, by the cards' numbers, and how it lies in between. */
interface Plan {
  readonly gathered: readonly number[];
  readonly dealt: readonly number[];
  readonly deck: readonly Placement[];
  readonly last: number;
}

function planOf({ piles }: TableView, placements: readonly Placement[]): Plan {
  const { column = 0, row = 0 } = piles[0] ?? {};
  // Not in the first frame, which has all else that is new to draw.
  const gathered = placements.map((_, i) => 1 + Math.floor(i / AT_ONCE.gathered));
  const covered = placements.filter((placement) => placement.covered);
  const seen = placements.filter((placement) => !placement.covered).sort(inDealingOrder);
  const atOnce = Math.max(AT_ONCE.seen, Math.ceil(seen.length / MOST_FRAMES));
  const start = (gathered.at(-1) ?? 0) + 1;
  const middle = start + Math.ceil(covered.length / AT_ONCE.covered);
  const frames = new Map<Card, number>([
    ...covered.map(({ card }, i) => [card, start + Math.floor(i / AT_ONCE.covered)] as const),
    ...seen.map(({ card }, i) => [card, middle + Math.floor(i / atOnce)] as const),
  ]);
  const dealt = placements.map(({ card }) => frames.get(card) ?? 0);
  return {
    gathered,
    dealt,
    deck: placements.map((placement) => ({
      ...placement,
      ...{ pile: GATHERED, column, row, right: 0, rightAll: 0, down: 0, downAll: 1 },
      ...{ faceUp: false, liftable: false, count: 0, covered: true, pressed: false },
    })),
    last: Math.max(...dealt),
  };
}

/** Row by row over the columns, as a deal is made by hand. */
const inDealingOrder = (a: Placement, b: Placement): number =>
  a.row - b.row || a.depth - b.depth || a.column - b.column;
