import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableView } from '../../../engine/view';
import { ANY_INPUT, onInput } from '../../parts/input';
import { type Placement, placeCards } from '../../parts/placement';
import { arriveFromPicture, wasPictured } from './arrival';
import { afterBurst, endMotion, hasMotion, isBursting } from './cardMotion';
import { type Plan, planChange, planDeal, reuseSame, withNamesOf } from './dealPlan';

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
