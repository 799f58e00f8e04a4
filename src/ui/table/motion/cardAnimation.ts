import { moveTime } from './motion';

/** How much faster the animations under way run after `speedUpAnimations`. */
const SPEED_UP = 4;

/** The elements of the flying cards, with the timers that end their flights. */
const flights = new Map<HTMLElement, number>();

interface Turn {
  readonly animation: Animation;
  readonly showNewSide: () => void;
}

/** The elements of the cards that are turning over. */
const turns = new Map<HTMLElement, Turn>();

/** Keeps a card above all others while it moves to its place. */
export function fly(card: HTMLElement): void {
  const duration = moveTime();
  if (duration === 0) return;
  window.clearTimeout(flights.get(card));
  card.dataset.flying = 'true';
  // The transition starts in a later frame, which may be late on a slow machine.
  flights.set(
    card,
    window.setTimeout(() => land(card), 2 * duration + 100),
  );
}

function land(card: HTMLElement): void {
  window.clearTimeout(flights.get(card));
  delete card.dataset.flying;
  flights.delete(card);
}

/** Shows a side of a card without an animation, even if the card is turning over. */
export function showSide(card: HTMLElement, faceUp: boolean): void {
  turns.delete(card);
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
  turns.set(card, turn);
  // Half-way, or at the end if that comes first: the animation may have been sped up.
  const halfway = window.setTimeout(showNewSide, duration / 2);
  animation.onfinish = showNewSide;

  function showNewSide(): void {
    window.clearTimeout(halfway);
    if (turns.get(card) !== turn) return;
    showSide(card, faceUp);
    if (animation.playState !== 'finished') turns.set(card, turn);
  }
}

/** Ends the turn of a card now: a card lifted half turned would be measured too narrow for the whole drag. */
export function endTurn(card: HTMLElement): void {
  turns.get(card)?.animation.finish();
}

/** Lets the cards under way arrive soon. */
export function speedUpAnimations(): void {
  for (const card of flights.keys()) {
    for (const animation of card.getAnimations()) animation.updatePlaybackRate(SPEED_UP);
  }
  for (const { animation } of turns.values()) animation.updatePlaybackRate(SPEED_UP);
}

/** Ends every animation now. Returns the elements of the cards that were flying. */
export function finishAnimations(): readonly HTMLElement[] {
  const landed = [...flights.keys()];
  landed.forEach(land);
  for (const { animation, showNewSide } of turns.values()) {
    animation.finish();
    showNewSide();
  }
  return landed;
}
