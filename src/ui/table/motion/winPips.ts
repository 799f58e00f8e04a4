import { SUITS } from '../../../engine/card';
import { suitPath } from '../../parts/suitPath';

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
    const across = side * width * (0.1 + 0.5 * spread(i * 7));
    const up = -height * (0.45 + 0.5 * spread(i * 11));
    const turn = `${Math.round(360 * (spread(i * 5) - 0.5))}deg`;
    pip.style.left = side > 0 ? '2%' : '98%';
    const flight = pip.animate(
      [
        { translate: '0 0', rotate: '0deg', easing: 'cubic-bezier(0.1, 0.4, 0.6, 1)' },
        { translate: `${across * 0.55}px ${up}px`, easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)' },
        { translate: `${across}px ${up * 0.1}px`, rotate: turn, opacity: 0 },
      ],
      { duration: FLIGHT_MS, delay: START_MS * spread(i * 13), fill: 'both' },
    );
    flight.onfinish = () => pip.remove();
    return pip;
  });
  return () => {
    for (const pip of pips) pip.remove();
  };
}

/** A number from 0 to 1 for each whole number: those of neighbours lie far apart. */
const spread = (n: number): number => (n * 0.618034) % 1;

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
