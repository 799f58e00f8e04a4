import { type Card, deckIndexOf, rankOf, SUITS, suitOf } from '../../../engine/card';
import { MAX_DECKS } from '../../../engine/deck';
import { suitPath } from '../../parts/cardPaths';
import { ANY_INPUT, onInput } from '../../parts/input';
import { cardOfElement } from '../cards/Cards';
import { hasMotion } from './cardMotion';
import { type Celebration, FAN_MS, HUSH_MS, LEAVE_MS, WAY_MS } from './winTimes';
import './win.css';

const FRAME_MS = 40;

/** The share of its speed that a card keeps when it bounces. */
const BOUNCE = 0.75;

const LAST_ROW = SUITS.length - 1;

interface CelebrationOptions {
  readonly kind: Exclude<Celebration, 'none'>;
  /** True for a win without help, which throws up pips of the suits. */
  readonly isClean: boolean;
  /** Called when the cards begin to move. */
  readonly onStart: () => void;
}

/** Spreads the cards of a won game over the table, perhaps after a cascade. Any input ends the motion. Returns a function that puts them back. */
export function celebrate(
  root: HTMLElement,
  { kind, isClean, onStart }: CelebrationOptions,
): () => void {
  let animations: readonly Animation[] = [];
  const timers: number[] = [];
  const later = (task: () => void, after: number): void => {
    timers.push(window.setTimeout(task, after));
  };

  function fan(): void {
    for (const animation of animations) animation.cancel();
    spread(root);
    root.dataset.phase = 'won';
    later(finish, FAN_MS);
  }

  function start(): void {
    onStart();
    if (kind === 'fan') return fan();
    root.dataset.phase = 'cascade';
    animations = cascade(root);
    later(fan, LEAVE_MS + WAY_MS);
  }

  function finish(): void {
    stopListening();
    if (isClean) takePipsAway = throwPips(root);
  }

  function stop(): void {
    for (const timer of timers) window.clearTimeout(timer);
    stopListening();
  }

  function skip(): void {
    stop();
    onStart();
    fan();
    stop();
    root.dataset.still = 'true';
  }

  let takePipsAway = (): void => {};
  const stopListening = onInput(ANY_INPUT, skip);
  if (hasMotion()) {
    root.dataset.phase = 'hush';
    later(start, HUSH_MS);
  } else skip();

  return () => {
    stop();
    takePipsAway();
    for (const animation of animations) animation.cancel();
    delete root.dataset.phase;
    delete root.dataset.still;
  };
}

/** Gives every card its place in the fan: a row for each suit of each deck. */
function spread(root: HTMLElement): void {
  const elements = cardsOf(root).flatMap((element) => {
    const card = cardOfElement(element.querySelector<HTMLElement>('.card'));
    return card === undefined ? [] : [{ card, style: element.style }];
  });
  const rows = [...new Set(elements.map(({ card }) => rowOf(card)))].sort((a, b) => a - b);
  for (const { card, style } of elements) {
    style.setProperty('--win-column', `${rankOf(card)}`);
    style.setProperty(
      '--win-row',
      `${(rows.indexOf(rowOf(card)) * LAST_ROW) / Math.max(1, rows.length - 1)}`,
    );
  }
}

/** Sorts the rows by suit, then by deck. */
const rowOf = (card: Card): number => suitOf(card) * MAX_DECKS + deckIndexOf(card);

const cardsOf = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.placed-card'),
];

/** Lets the cards bounce out of the table, the upper ones of the piles first. */
function cascade(root: HTMLElement): readonly Animation[] {
  const table = root.getBoundingClientRect();
  const cards = upperFirst(cardsOf(root)).map((card) => ({
    card,
    box: card.getBoundingClientRect(),
  }));
  const zIndex = 'var(--z-card-lifted)';
  return cards.map(({ card, box }, i) =>
    card.animate(
      { transform: bouncesOut(box, table, i), zIndex: [zIndex, zIndex] },
      { delay: (i * LEAVE_MS) / cards.length, duration: WAY_MS, fill: 'forwards' },
    ),
  );
}

/** The top cards of all piles, then the next ones, and so on to the last. */
function upperFirst(cards: readonly HTMLElement[]): readonly HTMLElement[] {
  const heights = new Map(cards.map((card) => [card, Number(getComputedStyle(card).zIndex)]));
  const heightOf = (card: HTMLElement): number => heights.get(card) ?? 0;
  const above = new Map<string | undefined, number>();
  return cards
    .toSorted((a, b) => heightOf(b) - heightOf(a))
    .map((card) => {
      const pile = card.querySelector<HTMLElement>('.card')?.dataset.in;
      const count = above.get(pile) ?? 0;
      above.set(pile, count + 1);
      return { card, count };
    })
    .sort((a, b) => a.count - b.count)
    .map(({ card }) => card);
}

/** The path of the `n`th card: to the left or right in turn, each at another speed, until it has left the table. */
function bouncesOut(box: DOMRect, table: DOMRect, n: number): string[] {
  const toLeft = n % 2 === 0;
  const distance = toLeft ? table.left - box.right : table.right - box.left;
  const across = distance * (1 + ((n * 7) % 11) / 11);
  const floor = table.bottom - box.bottom;
  const seconds = FRAME_MS / 1000;
  const gravity = 3 * table.height;
  const keyframes: string[] = [];
  let [y, speed] = [0, -0.3 * table.height * (((n * 5) % 7) / 7)];
  for (let time = 0; time <= WAY_MS; time += FRAME_MS) {
    keyframes.push(
      `translate(${Math.round((across * time) / WAY_MS)}px, ${Math.round(Math.min(y, floor))}px)`,
    );
    speed += gravity * seconds;
    y += speed * seconds;
    if (y > floor) [y, speed] = [floor, -speed * BOUNCE];
  }
  return keyframes;
}

const PIPS = 60;

/** How long they rise and fall, in milliseconds. */
const FLIGHT_MS = 900;

/** Within how many milliseconds all of them start. */
const START_MS = 200;

/** Throws pips of the four suits up over a table. Returns a function that removes those still in the air. */
export function throwPips(root: HTMLElement): () => void {
  const { width, height } = root.getBoundingClientRect();
  const pips = Array.from({ length: PIPS }, (_, i) => {
    const pip = pipOf(i % SUITS.length);
    root.append(pip);
    // From both lower corners towards the middle. Each flies in a way of its own, and always the same.
    const side = i % 2 === 0 ? 1 : -1;
    const across = side * width * (0.1 + 0.5 * scatter(i * 7));
    const up = -height * (0.45 + 0.5 * scatter(i * 11));
    const turn = `${Math.round(360 * (scatter(i * 5) - 0.5))}deg`;
    pip.style.left = side > 0 ? '2%' : '98%';
    const flight = pip.animate(
      [
        { translate: '0 0', rotate: '0deg', easing: 'cubic-bezier(0.1, 0.4, 0.6, 1)' },
        { translate: `${across * 0.55}px ${up}px`, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
        { translate: `${across}px ${up * 0.1}px`, rotate: turn, opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: START_MS * scatter(i * 13), fill: 'both' },
    );
    flight.onfinish = () => pip.remove();
    return pip;
  });
  return () => {
    for (const pip of pips) pip.remove();
  };
}

/** A number from 0 to 1 for each whole number: those of neighbours lie far apart. */
const scatter = (n: number): number => (n * 0.618034) % 1;

/** A pip, 0 to 3, that nobody needs to read or can press. */
function pipOf(suit: number): SVGSVGElement {
  const pip = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  pip.setAttribute('class', 'win-pip');
  pip.setAttribute('viewBox', '-50 -50 100 100');
  pip.setAttribute('aria-hidden', 'true');
  pip.dataset.suit = String(suit);
  const path = document.createElementNS(pip.namespaceURI, 'path');
  path.setAttribute('d', suitPath(suit));
  pip.append(path);
  return pip;
}
