/** How much faster running animations go once the next change comes. */
const SPEED_UP = 4;

/** Changes less than this far apart make a burst, in milliseconds. */
const GAP_MS = 75;

/** A burst ends when nothing has changed for this long, in milliseconds. */
const QUIET_MS = 100;

interface Turn {
  readonly animation: Animation;
  readonly showNewSide: () => void;
}

/** The motion of the cards on the page’s one table. In a burst, changes come so fast, as while a key is held down, that cards jump. */
const motion = {
  /** The elements of the flying cards, with the timers that end their flights. */
  flights: new Map<HTMLElement, number>(),
  /** The elements of the cards that are turning over. */
  turns: new Map<HTMLElement, Turn>(),
  /** When the table last changed, on the clock of `performance.now`. */
  lastChange: Number.NEGATIVE_INFINITY,
  /** The timer that ends the burst; 0 outside of one. */
  burstTimer: 0,
  /** True in a burst, and until the tasks that waited for its end are drawn. */
  withoutTransitions: false,
  /** Tasks to run when the burst is over. */
  waiting: new Set<() => void>(),
  /** The move time last read, in milliseconds, and the settings it was read for. */
  speed: { settings: '', duration: 0 },
};

/** True if the player and the system leave motion switched on. */
export const hasMotion = (): boolean => fullMoveTime() > 0;

/** How long a card takes to reach its place, in milliseconds; 0 in a burst and while motion is switched off. */
const moveTime = (): number => (isBursting() ? 0 : fullMoveTime());

/** Reads `--move-time` of tokens.css, which alone states the speeds. It is kept until a setting changes: reading it computes every style. */
function fullMoveTime(): number {
  const root = document.documentElement;
  const settings = root.dataset.speed ?? '';
  if (motion.speed.settings !== settings) {
    const time = getComputedStyle(root).getPropertyValue('--move-time').trim();
    motion.speed = { settings, duration: milliseconds(time) };
  }
  return motion.speed.duration;
}

/** Parses a CSS time: `200ms`, or `.2s` in a minified style sheet. */
function milliseconds(time: string): number {
  const value = Number.parseFloat(time) || 0;
  return time.endsWith('ms') ? value : value * 1000;
}

/** Keeps a card above all others while it moves to its place. */
export function fly(card: HTMLElement): void {
  const duration = moveTime();
  if (duration === 0) return;
  window.clearTimeout(motion.flights.get(card));
  card.dataset.flying = 'true';
  // The transition starts in a later frame, and later still on a slow machine.
  motion.flights.set(
    card,
    window.setTimeout(() => land(card), 2 * duration + 100),
  );
}

function land(card: HTMLElement): void {
  window.clearTimeout(motion.flights.get(card));
  delete card.dataset.flying;
  motion.flights.delete(card);
}

/** Shows a side of a card without an animation, even if the card is turning over. */
export function showSide(card: HTMLElement, faceUp: boolean): void {
  motion.turns.delete(card);
  card.dataset.side = faceUp ? 'face' : 'back';
}

/** Turns a card over. Face and back change places when it is edge-on. */
export function turnOver(card: HTMLElement, faceUp: boolean): void {
  const duration = moveTime();
  if (duration === 0) return showSide(card, faceUp);
  endTurn(card);
  const animation = card.animate(
    { transform: ['scaleX(1)', 'scaleX(0.03)', 'scaleX(1)'] },
    { duration },
  );
  const turn = { animation, showNewSide };
  motion.turns.set(card, turn);
  // Half-way, or at the end if the animation was sped up.
  const halfway = window.setTimeout(showNewSide, duration / 2);
  animation.onfinish = showNewSide;

  function showNewSide(): void {
    window.clearTimeout(halfway);
    if (motion.turns.get(card) !== turn) return;
    showSide(card, faceUp);
    if (animation.playState !== 'finished') motion.turns.set(card, turn);
  }
}

/** Ends the turn of a card now: a card lifted half-turned would be measured too narrow. */
export function endTurn(card: HTMLElement): void {
  motion.turns.get(card)?.animation.finish();
}

/** An outline in the colour of an error. */
const FLASH = '0 0 0 var(--ring) var(--error), 0 0 0 calc(var(--ring) + 2px) var(--mark-edge)';

/** Shakes a card that cannot move. Without motion its outline flashes instead. */
export function shake(card: HTMLElement): void {
  if (hasMotion()) {
    const transform = ['none', 'translateX(-5%)', 'translateX(5%)', 'none'];
    card.animate({ transform, offset: [0, 0.25, 0.75, 1] }, 90);
  } else card.querySelector('.card')?.animate({ boxShadow: [FLASH, FLASH] }, 300);
}

/** True during a burst. */
export const isBursting = (): boolean => motion.burstTimer > 0;

/** Hurries running animations before a change, or ends them if the last change was just now. */
export function fastForward(): void {
  const now = performance.now();
  const isBurst = isBursting() || now - motion.lastChange < GAP_MS;
  motion.lastChange = now;
  if (isBurst) startBurst();
  else speedUpAnimations();
}

function speedUpAnimations(): void {
  for (const card of motion.flights.keys()) {
    for (const animation of card.getAnimations()) animation.updatePlaybackRate(SPEED_UP);
  }
  for (const { animation } of motion.turns.values()) animation.updatePlaybackRate(SPEED_UP);
}

/** Ends all animations, and shows changes without motion until the burst is over. */
export function startBurst(): void {
  window.clearTimeout(motion.burstTimer);
  motion.burstTimer = window.setTimeout(endBurst, QUIET_MS);
  motion.withoutTransitions = true;
  document.querySelector('.felt')?.setAttribute('data-burst', 'true');
  for (const card of landAll()) jumpInBurst(card);
}

/** Ends all animations: the cards jump to their places. False if none moves. */
export function endMotion(): boolean {
  const cards = landAll();
  for (const card of cards) {
    for (const animation of card.getAnimations()) animation.finish();
  }
  return cards.length > 0;
}

/** Ends all flights and turns, but not the transitions. Returns the cards that were flying. */
function landAll(): readonly HTMLElement[] {
  const cards = [...motion.flights.keys()];
  cards.forEach(land);
  for (const { animation, showNewSide } of motion.turns.values()) {
    animation.finish();
    showNewSide();
  }
  return cards;
}

/** Moves a card without a transition during a burst. Cards that do not move are left alone, so that a burst starts fast. */
export function jumpInBurst(card: HTMLElement): void {
  if (motion.withoutTransitions) card.dataset.burst = 'true';
}

/** Runs a task when the burst is over. Returns a function that cancels it. */
export function afterBurst(task: () => void): () => void {
  motion.waiting.add(task);
  return () => motion.waiting.delete(task);
}

function endBurst(): void {
  motion.burstTimer = 0;
  for (const task of motion.waiting) task();
  motion.waiting.clear();
  window.setTimeout(() => {
    if (isBursting()) return;
    motion.withoutTransitions = false;
    for (const element of document.querySelectorAll('[data-burst]')) {
      element.removeAttribute('data-burst');
    }
  }, QUIET_MS);
}
