import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Card } from '../../../engine/card';
import type { TableView } from '../../../engine/view';
import { ANY_INPUT, onInput } from '../../parts/input';
import { isSame, type Placement, placeCards } from '../../parts/placement';
import { arriveFromPicture, wasPictured } from './arrival';
import { afterBurst, endMotion, hasMotion, isBursting } from './cardMotion';

/** The whole plan has been shown. */
const DONE = Number.POSITIVE_INFINITY;

/** Stands for no deal: it equals no `dealCount`. */
const NOT_DEALT = -1;

/**
 * The placements to draw now, by the cards’ numbers. A new `dealCount` deals the cards, a few a frame, until any input; so does a `fresh`
 * game when its table appears, unless the page is loading or its picture was there. After other changes covered cards follow later.
 */
export function useDealing(
  view: TableView,
  dealCount: number,
  fresh: boolean,
): { readonly placements: readonly Placement[]; readonly dealing: boolean } {
  const [isPictured] = useState(() => wasPictured(placeCards(view)));
  const isDealt = fresh && !isPictured && navigator.userActivation?.hasBeenActive;
  const drawn = useRef<{ placements: readonly Placement[]; dealCount: number }>({
    placements: [],
    // A page that has just been loaded has had no press yet.
    dealCount: isDealt ? NOT_DEALT : dealCount,
  });
  useLayoutEffect(() => {
    if (isPictured) arriveFromPicture();
  }, [isPictured]);
  const after = useMemo(() => reuseSame(placeCards(view), drawn.current.placements), [view]);
  const plan = useMemo(() => {
    const before = withNamesOf(after, drawn.current.placements);
    if (drawn.current.dealCount === dealCount) return planChange(after, before, isBursting());
    return hasMotion() ? planDeal(view, after, before) : undefined;
  }, [view, after, dealCount]);
  const [shown, setShown] = useState<{ readonly plan: Plan | undefined; readonly frame: number }>({
    plan: undefined,
    frame: DONE,
  });
  const frame = shown.plan === plan ? shown.frame : 0;
  const dealing = plan?.isDeal === true && frame !== DONE;

  useEffect(() => {
    if (!plan || frame === DONE) return;
    const next = frame + 1 < plan.lastFrame ? frame + 1 : DONE;
    const showNext = (): void => setShown({ plan, frame: next });
    return (plan.isDeal || !isBursting() ? nextFrame : afterBurst)(showNext);
  }, [plan, frame]);

  useLayoutEffect(() => {
    if (!plan?.isDeal) return;
    return onInput(ANY_INPUT, (event) => {
      if (dealing) flushSync(() => setShown({ plan, frame: DONE }));
      if (endMotion() && event instanceof PointerEvent) pressAgain(event);
    });
  }, [plan, dealing]);

  const placements = plan && frame !== DONE ? plan.placementsAt(frame) : after;
  useLayoutEffect(() => {
    drawn.current = { placements, dealCount };
  });
  return { placements, dealing };
}

/** Gives a press on the table to what lies there now: the browser chose its target before the cards were in their places. */
function pressAgain(event: PointerEvent): void {
  const target = document.elementFromPoint(event.clientX, event.clientY);
  if (!target || target === event.target || !target.closest('.table')) return;
  event.stopImmediatePropagation();
  target.dispatchEvent(new PointerEvent(event.type, event));
}

/** Runs a task in the next frame. Returns a function that cancels it. */
function nextFrame(task: () => void): () => void {
  const request = requestAnimationFrame(task);
  return () => cancelAnimationFrame(request);
}

/** The pile id of gathered cards, before they are dealt. No game has such a pile. */
const GATHERED = 'gathered';

/** The most cards that move in one frame: more would make the frame late. */
const PER_FRAME = { gathered: 2, dealt: 1, unseen: 10 };

/** The visible cards are dealt in at most this many frames. */
const MAX_DEALT_FRAMES = 30;

/** A change of the table that is shown over several frames, counted from 0. */
export interface Plan {
  readonly isDeal: boolean;
  /** The placements in a frame, in the order of the cards’ numbers. */
  readonly placementsAt: (frame: number) => readonly Placement[];
  /** The frame in which all cards are in their final places. */
  readonly lastFrame: number;
}

/** The placements before a change, in the order of the cards after it; undefined for a card that was not there. */
type Before = readonly (Placement | undefined)[];

/** The placements after a change. One that is unchanged is the same object as before. */
export const reuseSame = (
  after: readonly Placement[],
  before: readonly Placement[],
): readonly Placement[] => {
  const olds = sameCards(after, before);
  return after.map((place, i) => {
    const old = olds[i];
    return old && isSame(place, old) ? old : place;
  });
};

/** The placements before a change, with the labels that screen readers read after it. */
export const withNamesOf = (after: readonly Placement[], before: readonly Placement[]): Before => {
  const olds = sameCards(after, before);
  return after.map(({ ariaHidden, label }, i) => {
    const old = olds[i];
    return !old || (old.ariaHidden === ariaHidden && old.label === label)
      ? old
      : { ...old, ariaHidden, label };
  });
};

/** Orders the placements before a change like those after it. Another game may have more cards, or fewer. */
function sameCards(after: readonly Placement[], before: readonly Placement[]): Before {
  if (after.length === before.length && after.every(({ card }, i) => card === before[i]?.card)) {
    return before;
  }
  const places = new Map(before.map((place) => [place.card, place]));
  return after.map(({ card }) => places.get(card));
}

/**
 * Plans a change that is not a deal: visible cards move at once, covered cards follow, a few in each frame. In a burst only
 * cards that were already covered are late, until the burst is over. Undefined if no card is late.
 */
export function planChange(
  after: readonly Placement[],
  before: Before,
  bursting: boolean,
): Plan | undefined {
  const late = after
    .filter((place, i) => place.covered && place !== before[i] && (!bursting || before[i]?.covered))
    .sort((a, b) => Number(a.culled) - Number(b.culled) || a.depth - b.depth);
  if (late.length === 0) return undefined;
  const frames = new Map(inBatches(late, 1, PER_FRAME.unseen));
  const frameOf = ({ card }: Placement): number => frames.get(card) ?? 0;
  return {
    isDeal: false,
    placementsAt: (frame) =>
      after.map((place, i) => (frame >= frameOf(place) ? place : (before[i] ?? place))),
    lastFrame: lastOf(frames),
  };
}

/** Plans a deal: the cards are gathered on the first pile, then dealt in turn. Nothing moves in the first frame, which draws the new table. */
export function planDeal({ piles }: TableView, after: readonly Placement[], before: Before): Plan {
  const { column = 0, row = 0 } = piles[0] ?? {};
  const wasCulled = after.filter((_, i) => before[i]?.culled);
  const wasSeen = after.filter((_, i) => before[i]?.culled === false);
  const gathered = new Map([
    ...inBatches(wasCulled, 1, PER_FRAME.unseen),
    ...inBatches(wasSeen, 1, PER_FRAME.gathered),
  ]);

  const culled = after.filter((place) => place.culled);
  const seen = after.filter((place) => !place.culled).sort(inDealingOrder);
  const perFrame = Math.max(PER_FRAME.dealt, Math.ceil(seen.length / MAX_DEALT_FRAMES));
  const start = lastOf(gathered) + 1;
  const startSeen = start + Math.ceil(culled.length / PER_FRAME.unseen);
  const dealt = new Map([
    ...inBatches(culled, start, PER_FRAME.unseen),
    ...inBatches(seen, startSeen, perFrame),
  ]);

  const deck: readonly Placement[] = after.map((place) => ({
    ...place,
    pile: GATHERED,
    column,
    row,
    right: 0,
    rightAll: 0,
    down: 0,
    downAll: 1,
    strip: 0,
    faceUp: false,
    liftable: false,
    dimmed: false,
    count: 0,
    covered: true,
    culled: true,
    onButtonPile: false,
  }));
  return {
    isDeal: true,
    placementsAt: (frame) =>
      after.map((place, i) => {
        if (frame >= (dealt.get(place.card) ?? 0)) return place;
        // A new card waits where the cards are gathered.
        const old = frame >= (gathered.get(place.card) ?? 0) ? undefined : before[i];
        return old ?? deck[i] ?? place;
      }),
    lastFrame: lastOf(dealt),
  };
}

/** The frame in which each card moves: `perFrame` cards in each frame, from frame `first` on. */
const inBatches = (
  places: readonly Placement[],
  first: number,
  perFrame: number,
): readonly (readonly [Card, number])[] =>
  places.map(({ card }, i) => [card, first + Math.floor(i / perFrame)]);

const lastOf = (frames: ReadonlyMap<Card, number>): number => Math.max(0, ...frames.values());

/** Deals row by row across the columns, as a person does. */
const inDealingOrder = (a: Placement, b: Placement): number =>
  a.row - b.row || a.depth - b.depth || a.column - b.column;
