/** Longer than any motion of `table.css`, in milliseconds. */
const LONGEST = 500;

/** The lengths of a card's motion at the speeds of the settings, in milliseconds. */
const MOVE_TIMES: Readonly<Record<string, number>> = { normal: 200, fast: 100, off: 0 };

const EASE_OUT = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** The stock's place, where cards are dealt from. */
const STOCK = 'translate(calc(var(--left) + var(--gather) * (var(--w) + var(--gap))), var(--top))';

const landings = new WeakMap<HTMLElement, number>();

/** How long a card is on its way: nothing where the player or the system has switched motion off. */
export function moveTime(): number {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return 0;
  return MOVE_TIMES[document.documentElement.dataset.speed ?? ''] ?? 0;
}

/** Keeps a card above all others while it is on its way. */
export function fly(slot: HTMLElement | null): void {
  if (!slot) return;
  window.clearTimeout(landings.get(slot));
  slot.dataset.flying = 'true';
  landings.set(
    slot,
    window.setTimeout(() => delete slot.dataset.flying, LONGEST),
  );
}

/** Turns a card over: edge-on in the middle of its flight, where face and back change places. */
export function turnOver(slot: HTMLElement | null, faceUp: boolean, delay = 0): void {
  const duration = moveTime();
  if (!slot?.animate || duration === 0) return;
  const timing: KeyframeAnimationOptions = { duration, delay, fill: 'backwards' };
  const [hidden, shown] = faceUp ? ['.face', '.back'] : ['.back', '.face'];
  slot
    .querySelector('.turn')
    ?.animate({ transform: ['scaleX(1)', 'scaleX(0.03)', 'scaleX(1)'] }, timing);
  slot.querySelector(hidden)?.animate({ visibility: ['hidden', 'visible'] }, half(timing));
  slot.querySelector(shown)?.animate({ visibility: ['visible', 'visible'] }, half(timing));
}

/** The first half of a motion, in one step. */
const half = (timing: KeyframeAnimationOptions): KeyframeAnimationOptions => ({
  ...timing,
  duration: Number(timing.duration) / 2,
  easing: 'step-end',
});

/** Deals a card from the stock to its place. */
export function dealFrom(slot: HTMLElement, delay: number): void {
  slot.animate?.(
    { transform: [STOCK], easing: [EASE_OUT] },
    { duration: moveTime(), delay, fill: 'backwards' },
  );
}
