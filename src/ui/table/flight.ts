/** Changes that follow one another faster than this, in milliseconds, are made without motion. */
const BURST_MS = 75;

/** A rush is over when nothing has happened for so long, in milliseconds. */
const CALM_MS = 100;

/** The lengths of a card's motion at the speeds of the settings, in milliseconds. */
const MOVE_TIMES: Readonly<Record<string, number>> = { normal: 200, fast: 100, off: 0 };

/** The cards on their way, with the timers of their landings. */
const flights = new Map<HTMLElement, number>();

/** The cards that are turning over, and what shows their new side. */
const turns = new Map<HTMLElement, { readonly animation: Animation; readonly show: () => void }>();

/** What is done when a rush is over. */
const waiting = new Set<() => void>();

let changed = Number.NEGATIVE_INFINITY;
let burstTimer = 0;

/** In a rush, and for a moment after it, in which what waited is put right. */
let still = false;

/** How long a card is on its way: nothing in a rush, or where there is no motion. */
const moveTime = (): number => (isBursting() ? 0 : fullMoveTime());

/** Whether changes are made without motion, since they follow one another so fast. */
export const isBursting = (): boolean => burstTimer > 0;

/** Whether the player and the system leave motion switched on. */
export const hasMotion = (): boolean => fullMoveTime() > 0;

function fullMoveTime(): number {
  if (prefersStillness()?.matches) return 0;
  return MOVE_TIMES[document.documentElement.dataset.speed ?? ''] ?? 0;
}

let stillness: MediaQueryList | undefined;
function prefersStillness(): MediaQueryList | undefined {
  stillness ??= window.matchMedia?.('(prefers-reduced-motion: reduce)');
  return stillness;
}

/** Keeps a card above all others while it is on its way. */
export function fly(slot: HTMLElement | null): void {
  const duration = moveTime();
  if (!slot || duration === 0) return;
  window.clearTimeout(flights.get(slot));
  slot.dataset.flying = 'true';
  // Its motion begins with a later frame, which a slow machine keeps waiting.
  flights.set(
    slot,
    window.setTimeout(() => land(slot), 2 * duration + 100),
  );
}

function land(slot: HTMLElement): void {
  window.clearTimeout(flights.get(slot));
  delete slot.dataset.flying;
  flights.delete(slot);
}

/**
 * Something new happens: lets the cards that are still on their way arrive soon; or, if the change before was
 * just now, at once, and the cards of this change too.
 */
export function fastForward(): void {
  const now = performance.now();
  const rush = isBursting() || now - changed < BURST_MS;
  changed = now;
  if (rush) return startBurst();
  for (const slot of flights.keys()) {
    for (const animation of slot.getAnimations?.() ?? []) animation.updatePlaybackRate(4);
  }
  for (const { animation } of turns.values()) animation.updatePlaybackRate(4);
}

/** In a rush, lets a card that changes its place be there at once. No others are touched, so that a rush begins at once, too. */
export function jumpInBurst(slot: HTMLElement | null): void {
  if (slot && still) slot.dataset.burst = 'true';
}

/** Lets this change be made without motion, and those that follow soon: a key is held down. */
export function startBurst(): void {
  window.clearTimeout(burstTimer);
  burstTimer = window.setTimeout(endBurst, CALM_MS);
  still = true;
  document.querySelector('.felt')?.setAttribute('data-burst', 'true');
  for (const slot of flights.keys()) {
    land(slot);
    jumpInBurst(slot);
  }
  for (const { animation, show } of turns.values()) {
    animation.finish();
    show();
  }
}

/** Does a task when the rush is over. Gives back how to call it off. */
export function afterBurst(task: () => void): () => void {
  waiting.add(task);
  return () => waiting.delete(task);
}

function endBurst(): void {
  burstTimer = 0;
  for (const task of waiting) task();
  waiting.clear();
  window.setTimeout(() => {
    if (isBursting()) return;
    still = false;
    for (const rushed of document.querySelectorAll('[data-burst]')) {
      rushed.removeAttribute('data-burst');
    }
  }, CALM_MS);
}

/** Ends the turn of a card that is taken into the hand, which would be narrow else. */
export function endTurn(slot: HTMLElement): void {
  turns.get(slot)?.animation.finish();
}

/** Shows the side of a card that lies so, also if it was turning over. */
export function showSide(slot: HTMLElement | null, faceUp: boolean): void {
  if (!slot) return;
  turns.delete(slot);
  slot.dataset.side = faceUp ? 'face' : 'back';
}

/** Turns a card over: edge-on in the middle of its flight, where face and back change places. */
export function turnOver(slot: HTMLElement | null, faceUp: boolean): void {
  const duration = moveTime();
  if (!slot?.animate || duration === 0) return showSide(slot, faceUp);
  const animation = slot.animate(
    { transform: ['scaleX(1)', 'scaleX(0.03)', 'scaleX(1)'] },
    { duration },
  );
  turns.get(slot)?.animation.finish();
  const turn = { animation, show };
  turns.set(slot, turn);
  const half = window.setTimeout(show, duration / 2);
  animation.onfinish = show;

  /** In the middle of the turn, and at its end, wherever the browser comes first. */
  function show(): void {
    window.clearTimeout(half);
    if (!slot || turns.get(slot) !== turn) return;
    showSide(slot, faceUp);
    if (animation.playState !== 'finished') turns.set(slot, turn);
  }
}
