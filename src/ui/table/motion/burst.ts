import { finishAnimations, speedUpAnimations } from './cardAnimation';
import { suspendMotion } from './motion';

/*
 * A burst is a run of changes in such quick succession, as when a key is held down, that cards jump to their places. Its state
 * belongs to the page, which shows one table: the store and the keys report changes, and every card asks.
 */

/** Changes less than this far apart make a burst, in milliseconds. */
const GAP_MS = 75;

/** A burst ends when nothing has changed for this long, in milliseconds. */
const QUIET_MS = 100;

const tasks = new Set<() => void>();
let lastChange = Number.NEGATIVE_INFINITY;
let timer = 0;

/** True in a burst and until the tasks that waited for its end are shown. */
let withoutTransitions = false;

/** True while changes are made without motion because they follow one another so fast. */
export const isBursting = (): boolean => timer > 0;

/** Makes way for a change: cards under way arrive soon, or at once if the last change was just now. */
export function fastForward(): void {
  const now = performance.now();
  const isBurst = isBursting() || now - lastChange < GAP_MS;
  lastChange = now;
  if (isBurst) startBurst();
  else speedUpAnimations();
}

/** Makes this change and those that follow soon without motion. */
export function startBurst(): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(endBurst, QUIET_MS);
  suspendMotion(true);
  withoutTransitions = true;
  document.querySelector('.felt')?.setAttribute('data-burst', 'true');
  finishAnimations().forEach(jumpInBurst);
}

/** Moves a card without a transition during a burst. Cards that do not move are left alone, so that a burst starts fast. */
export function jumpInBurst(card: HTMLElement): void {
  if (withoutTransitions) card.dataset.burst = 'true';
}

/** Runs a task when the burst is over. Returns a function that cancels it. */
export function afterBurst(task: () => void): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

function endBurst(): void {
  timer = 0;
  suspendMotion(false);
  for (const task of tasks) task();
  tasks.clear();
  window.setTimeout(() => {
    if (isBursting()) return;
    withoutTransitions = false;
    for (const element of document.querySelectorAll('[data-burst]')) {
      element.removeAttribute('data-burst');
    }
  }, QUIET_MS);
}
