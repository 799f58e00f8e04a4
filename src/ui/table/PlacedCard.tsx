import { useDraggable } from '@dnd-kit/core';
import {
  createContext,
  type DOMAttributes,
  memo,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cardCode } from '../../engine/card';
import type { Placement } from '../parts/placement';
import { CardFace, type FaceStyle } from './CardFace';
import type { Lift } from './dragSession';
import { fly, jumpInBurst, showSide, turnOver } from './flight';
import { cardStyle } from './geometry';
import { onIdle } from './onIdle';

interface PlacedCardProps {
  /** The very same object as long as the card lies as it does. */
  readonly place: Placement;
  readonly deck: FaceStyle;
  readonly raised: boolean;
  readonly highlighted: boolean;
  /** Whether the card is picked, where cards are; nothing where they are dragged. */
  readonly selected: boolean | undefined;
}

/** One card on the table. Its element stays the same wherever it lies, so that every change is a motion. */
export const PlacedCard = memo(function CardSlot(props: PlacedCardProps) {
  const { place, deck, selected } = props;
  const { card, pile, faceUp, liftable, count, covered, culled, ariaHidden, label } = place;
  const code = cardCode(card);
  const slot = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Pick<Placement, 'pile' | 'faceUp' | 'culled'>>(undefined);
  // A face is drawn when it is first seen, or before that while the page has nothing else to do. It stays: a
  // card that turns face down still shows it in the first half of its flight.
  const [hasFace, setHasFace] = useState(faceUp);
  if (faceUp && !hasFace) setHasFace(true);
  useEffect(() => (hasFace ? undefined : onIdle(() => setHasFace(true))), [hasFace]);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = { pile, faceUp, culled };
    if (!current || (current.culled && culled)) return showSide(slot.current, faceUp);
    if (current.pile !== pile) fly(slot.current);
    if (current.faceUp !== faceUp) turnOver(slot.current, faceUp);
  }, [pile, faceUp, culled]);
  const style = cardStyle(place);
  const { translate, zIndex } = style;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the card lies elsewhere
  useLayoutEffect(() => jumpInBurst(slot.current), [translate, zIndex]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a flat layer of cards, owned by the piles' lists
    <div
      ref={slot}
      className="placed-card"
      role="listitem"
      id={cardElementId(code)}
      aria-hidden={ariaHidden || undefined}
      data-under={(covered && !culled) || undefined}
      data-culled={culled || undefined}
      data-lifted-by-key={props.raised || undefined}
      data-highlighted={props.highlighted || undefined}
      data-selected={selected || undefined}
      style={style}
    >
      <button
        ref={button}
        type="button"
        className="card"
        tabIndex={-1}
        aria-label={label || undefined}
        aria-disabled={!liftable || undefined}
        aria-pressed={liftable ? selected : undefined}
        title={place.detail || undefined}
        data-card={code}
        data-face={faceUp ? 'up' : 'down'}
        data-in={pile}
        data-press={place.onButtonPile ? pile : undefined}
        data-count={count || undefined}
      >
        {hasFace && <CardFace card={card} deck={deck} />}
      </button>
      {liftable && selected === undefined && (
        <Grip code={code} lift={{ from: pile, count }} card={button} />
      )}
    </div>
  );
});

export const cardElementId = (code: string): string => `card-${code}`;

/** How dnd-kit starts a drag of each movable card, by the card's code. */
export type Grips = Map<string, Pick<DOMAttributes<Element>, 'onPointerDown'>>;

export const GripsContext = createContext<Grips>(new Map());

interface GripProps {
  readonly code: string;
  readonly lift: Lift;
  readonly card: RefObject<HTMLElement | null>;
}

/** Makes a card draggable without an element of its own; only movable cards have one. */
function Grip({ code, lift, card }: GripProps) {
  const { setNodeRef, listeners } = useDraggable({ id: code, data: lift });
  const grips = useContext(GripsContext);
  useLayoutEffect(() => {
    setNodeRef(card.current);
    if (listeners) grips.set(code, listeners);
    return () => {
      grips.delete(code);
    };
  }, [setNodeRef, card, grips, code, listeners]);
  return null;
}
