import { cardCode } from '../../../engine/card';
import { ANY_INPUT, onInput } from '../../parts/input';
import type { Placement } from '../../parts/placement';
import { hasMotion } from './cardMotion';

/** How long the cards fly from a drawn table to the real one, in milliseconds. */
const FLIGHT_MS = 420;
const FADE_MS = 180;

/** A table that takes longer to appear than this deals its cards, in milliseconds. */
const MAX_DELAY_MS = 1000;

/** The picture on the page. */
let picture: HTMLElement | undefined;
/** The picture that was left last, and when, on the clock of `performance.now`. */
let left: { readonly at: number; readonly cards: ReturnType<typeof cardsOf> } | undefined;

/** Lets the cards of a drawn table fly to the real one that takes its place. Returns a function to be called when it goes. */
export function showPicture(element: HTMLElement): () => void {
  picture = element;
  return () => {
    picture = undefined;
    const cards = cardsOf(element);
    if (cards.size > 0) left = { at: performance.now(), cards };
  };
}

/** The piles and the places of the cards of a picture, by their codes. */
const cardsOf = (element: HTMLElement) =>
  new Map(
    [...element.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [
      card.dataset.card ?? '',
      { pile: card.dataset.in, box: card.getBoundingClientRect() },
    ]),
  );

/** True if a table takes the place of its picture, which may just be gone, so that its cards need not be dealt. */
export function wasPictured(placements: readonly Placement[]): boolean {
  const shown = picture ? cardsOf(picture) : undefined;
  // A table without cards stands for one that is still looked for.
  const cards = shown?.size ? shown : recentlyLeft();
  if (!cards || !hasMotion()) return false;
  const piles = new Map(placements.map(({ card, pile }) => [cardCode(card), pile]));
  return [...cards].every(([code, { pile }]) => piles.get(code) === pile);
}

const recentlyLeft = () =>
  left && performance.now() - left.at < MAX_DELAY_MS ? left.cards : undefined;

/** Lets the cards of a table fly from its picture to their places, while the bars fade in. Any input ends that at once. */
export function arriveFromPicture(): void {
  const { cards } = left ?? {};
  left = undefined;
  if (!cards) return;
  const flights = [...document.querySelectorAll<HTMLElement>('.placed-card')].flatMap((placed) => {
    const from = cards.get(placed.querySelector<HTMLElement>('.card')?.dataset.card ?? '')?.box;
    if (!from) return [];
    const to = placed.getBoundingClientRect();
    // A transform comes after the scale of a larger card.
    const scale = to.width / placed.offsetWidth;
    const x = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
    const y = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    const timing = { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
    return placed.animate({ transform: [start, 'none'] }, timing);
  });
  const bars = [...document.querySelectorAll('.game-bar, .toolbar')].map((bar) =>
    bar.animate({ opacity: [0, 1] }, FADE_MS),
  );
  const animations = [...bars, ...flights];
  const stopListening = onInput(ANY_INPUT, () => {
    for (const animation of animations) animation.finish();
  });
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(stopListening);
}
