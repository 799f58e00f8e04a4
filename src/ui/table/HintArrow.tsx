import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Card, cardCode } from '../../engine/card';
import type { PileId } from '../../engine/view';
import { cardElementId } from './cards/Cards';

interface HintArrowProps {
  readonly root: RefObject<HTMLElement | null>;
  /** The bottom card of the move. */
  readonly card: Card;
  /** The pile it goes to. */
  readonly pile: PileId;
}

/** Where the arrow begins and ends on a card, as shares of its height: below the rank, or on the strip of a covered card. */
const BELOW_RANK = 0.6;
const ON_STRIP = 0.1;

/** How far the arrow ends before the middle of its target, in pixels. */
const GAP = 14;

/** An arrow from a card to a pile. It measures the page, since positions are CSS sums. */
export default function HintArrow({ root, card, pile }: HintArrowProps) {
  const [path, setPath] = useState<string>();
  useLayoutEffect(() => {
    const table = root.current;
    const felt = table?.querySelector('.felt');
    if (!table || !felt) return;
    const measure = (): void => setPath(arrowPath(felt, card, pile));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(felt);
    // After a resize the cards glide to their places.
    table.addEventListener('transitionend', measure);
    return () => {
      observer.disconnect();
      table.removeEventListener('transitionend', measure);
    };
  }, [root, card, pile]);
  return (
    <svg className="icon hint-arrow" aria-hidden="true">
      {path && (
        <>
          <path data-kind="edge" d={path} />
          <path d={path} />
        </>
      )}
    </svg>
  );
}

/** The arrow as an SVG path in pixels of the felt; undefined if either end is not drawn. */
function arrowPath(felt: Element, card: Card, pile: PileId): string | undefined {
  const source = document.getElementById(cardElementId(cardCode(card)));
  const target =
    felt.querySelector(`[data-in="${pile}"][data-count="1"]`) ??
    felt.querySelector(`[data-pile="${pile}"]`);
  if (!source || !target) return undefined;
  const origin = felt.getBoundingClientRect();
  const [from, to] = [source, target].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isStrip = element.querySelector('[data-count]:not([data-count="1"])') !== null;
    const share = isStrip ? ON_STRIP : BELOW_RANK;
    return { x: left - origin.left + width / 2, y: top - origin.top + height * share };
  });
  if (!from || !to) return undefined;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 2 * GAP) return undefined;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const tip = { x: to.x - dx * GAP, y: to.y - dy * GAP };
  const wing = (side: 1 | -1): string =>
    `${round(tip.x - dx * 11 - side * dy * 8)} ${round(tip.y - dy * 11 + side * dx * 8)}`;
  return `M${round(from.x)} ${round(from.y)}L${round(tip.x)} ${round(tip.y)}M${wing(1)}L${round(tip.x)} ${round(tip.y)}L${wing(-1)}`;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
