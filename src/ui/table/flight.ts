/** Longer than any card is on its way, in milliseconds. */
const LONGEST = 750;

/** The lengths of a card's motion at the speeds of the settings, in milliseconds. */
const MOVE_TIMES: Readonly<Record<string, number>> = { normal: 200, fast: 100, off: 0 };

const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** The stock's place, where cards are dealt from. */
const STOCK = 'translate(calc(var(--left) + var(--gather) * (var(--w) + var(--gap))), var(--top))';

/** The cards on their way, with the timers of their landings. */
const flights = new Map<HTMLElement, number>();

/** How long a card is on its way: nothing where the player or the system has switched motion off. */
export function moveTime(): number {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return 0;
  return MOVE_TIMES[document.documentElement.dataset.speed ?? ''] ?? 0;
}

/** Keeps a card above all others while it is on its way. */
export function fly(slot: HTMLElement | null): void {
  if (!slot) return;
  window.clearTimeout(flights.get(slot));
  slot.dataset.flying = 'true';
  const land = (): void => {
    delete slot.dataset.flying;
    flights.delete(slot);
  };
  flights.set(slot, window.setTimeout(land, LONGEST));
}

/** Lets the cards that are still on their way arrive soon, since something new happens. */
export function hurry(): void {
  for (const slot of flights.keys()) {
    for (const animation of slot.getAnimations?.({ subtree: true }) ?? []) {
      animation.updatePlaybackRate(4);
    }
  }
}

/** Turns a card over: edge-on in the middle of its flight, where face and back change places. */
export function turnOver(slot: HTMLElement | null, faceUp: boolean, delay = 0): void {
  const duration = moveTime();
  if (!slot?.animate || duration === 0) return;
  slot
    .querySelector('.turn')
    ?.animate(
      { transform: ['scaleX(1)', 'scaleX(0.03)', 'scaleX(1)'] },
      { duration, delay, fill: 'backwards' },
    );
  slot.dataset.side = faceUp ? 'back' : 'face';
  window.setTimeout(() => delete slot.dataset.side, delay + duration / 2);
}

/** Deals a card from the stock to its place. */
export function dealFrom(slot: HTMLElement, delay: number): void {
  fly(slot);
  slot.animate?.(
    { transform: [STOCK], easing: [EASE_OUT] },
    { duration: moveTime(), delay, fill: 'backwards' },
  );
}
