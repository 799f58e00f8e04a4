import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Card } from '../../engine/card';
import type { TableView } from '../../engine/view';
import { isSame, type Placement, placeCards } from '../parts/placement';
import { afterBurst, hasMotion, isBursting } from './flight';
import { ANY_INPUT, onInput } from './onInput';

/** Where the cards are gathered before they are dealt: no pile of the game. */
const GATHERED = 'gathered';

/** Cards that change their places in one frame: gathered from where they are seen, dealt into view, and unseen. */
const AT_ONCE = { gathered: 2, seen: 1, unseen: 10 };
const MAX_FRAMES = 30;

/** All of a plan has been shown. */
const DONE = Number.POSITIVE_INFINITY;

/** A change of the table that is shown in more than one frame. */
interface Plan {
  readonly isDeal: boolean;
  /** How a card, by its number, lies in a frame. */
  readonly placement: (card: number, frame: number) => Placement;
  readonly last: number;
}

/**
 * The cards' places, every card in the order of the cards' numbers. Whenever `deals` changes they are gathered
 * and dealt out one after another, a few in each frame; any action of the player puts them all in their places.
 * Of any other change, what is seen of it is shown at once, and covered cards follow, a few in each frame, or after a rush.
 */
export function useDealing(
  view: TableView,
  deals: number,
): { readonly placements: readonly Placement[]; readonly dealing: boolean } {
  const before = useRef<{ placements: readonly Placement[]; deals: number }>({
    placements: [],
    deals,
  });
  const placements = useMemo(() => kept(placeCards(view), before.current.placements), [view]);
  const plan = useMemo(() => {
    const { current } = before;
    const lying = toldAs(placements, current.placements);
    if (current.deals === deals) return planOfChange(placements, lying);
    return hasMotion() ? planOfDeal(view, placements, lying) : undefined;
  }, [view, placements, deals]);
  const [shown, setShown] = useState({ plan, frame: DONE });
  const frame = shown.plan === plan ? shown.frame : 0;
  const dealing = plan?.isDeal === true && frame !== DONE;

  useEffect(() => {
    if (!plan || frame === DONE) return;
    const next = frame + 1 < plan.last ? frame + 1 : DONE;
    const showNext = (): void => setShown({ plan, frame: next });
    return (plan.isDeal || !isBursting() ? nextFrame : afterBurst)(showNext);
  }, [plan, frame]);

  useEffect(
    () => (dealing ? onInput(ANY_INPUT, () => setShown({ plan, frame: DONE })) : undefined),
    [plan, dealing],
  );

  const now =
    plan && frame !== DONE ? placements.map((_, card) => plan.placement(card, frame)) : placements;
  useLayoutEffect(() => {
    before.current = { placements: now, deals };
  });
  return { placements: now, dealing };
}

function nextFrame(task: () => void): () => void {
  const request = requestAnimationFrame(task);
  return () => cancelAnimationFrame(request);
}

/** The placements as they are now; those that are as before are the very same objects. */
function kept(now: readonly Placement[], before: readonly Placement[]): readonly Placement[] {
  return now.map((place, i) => {
    const old = before[i];
    return old && isSame(place, old) ? old : place;
  });
}

/**
 * Cards that lie covered when they have changed need not do so in the frame of what is seen. In a rush, where no covered
 * card is drawn, those that were covered before wait until it is over.
 */
function planOfChange(after: readonly Placement[], before: readonly Placement[]): Plan | undefined {
  const rushing = isBursting();
  const late = after
    .filter((place, i) => place.covered && place !== before[i] && (!rushing || before[i]?.covered))
    .sort((a, b) => Number(a.culled) - Number(b.culled) || a.depth - b.depth);
  if (late.length === 0) return undefined;
  const frames = new Map<Card, number>(
    late.map(({ card }, i) => [card, 1 + Math.floor(i / AT_ONCE.unseen)]),
  );
  const due = after.map(({ card }) => frames.get(card) ?? 0);
  return {
    isDeal: false,
    placement: (i, frame) => (frame >= (due[i] ?? 0) ? after[i] : before[i]) as Placement,
    last: Math.max(...due),
  };
}

/** The cards where they lie before a change; what is told of them is already what is so after it, as in their piles' lists. */
function toldAs(after: readonly Placement[], before: readonly Placement[]): readonly Placement[] {
  return before.map((old, i) => {
    const { ariaHidden, label } = after[i] as Placement;
    return old.ariaHidden === ariaHidden && old.label === label
      ? old
      : { ...old, ariaHidden, label };
  });
}

/** In which frame each card is gathered and dealt, and how it lies in between. */
function planOfDeal(
  { piles }: TableView,
  placements: readonly Placement[],
  before: readonly Placement[],
): Plan {
  const { column = 0, row = 0 } = piles[0] ?? {};
  // Not in the first frame, which has all else that is new to draw.
  const seenOnes = inTurnsOf(AT_ONCE.gathered);
  const unseenOnes = inTurnsOf(AT_ONCE.unseen);
  const gathered = placements.map((_, i) => 1 + (before[i]?.culled ? unseenOnes() : seenOnes()));
  const covered = placements.filter(({ culled }) => culled);
  const seen = placements.filter(({ culled }) => !culled).sort(inDealingOrder);
  const atOnce = Math.max(AT_ONCE.seen, Math.ceil(seen.length / MAX_FRAMES));
  const start = Math.max(...gathered) + 1;
  const middle = start + Math.ceil(covered.length / AT_ONCE.unseen);
  const frames = new Map<Card, number>([
    ...covered.map(({ card }, i) => [card, start + Math.floor(i / AT_ONCE.unseen)] as const),
    ...seen.map(({ card }, i) => [card, middle + Math.floor(i / atOnce)] as const),
  ]);
  const dealt = placements.map(({ card }) => frames.get(card) ?? 0);
  const deck: readonly Placement[] = placements.map((placement) => ({
    ...placement,
    ...{ pile: GATHERED, column, row, right: 0, rightAll: 0, down: 0, downAll: 1, strip: 0 },
    ...{
      faceUp: false,
      liftable: false,
      count: 0,
      covered: true,
      culled: true,
      onButtonPile: false,
    },
  }));
  return {
    isDeal: true,
    placement: (i, frame) => {
      const at = placements[i] as Placement;
      if (frame >= (dealt[i] ?? 0)) return at;
      return (frame >= (gathered[i] ?? 0) ? deck[i] : before[i]) ?? at;
    },
    last: Math.max(...dealt),
  };
}

/** Gives each who asks the number of a turn, beginning with 0, so many in each. */
function inTurnsOf(atOnce: number): () => number {
  let asked = 0;
  return () => Math.floor(asked++ / atOnce);
}

/** Row by row over the columns, as a deal is made by hand. */
const inDealingOrder = (a: Placement, b: Placement): number =>
  a.row - b.row || a.depth - b.depth || a.column - b.column;
