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
import type { PileId } from '../../engine/view';
import type { Placement } from '../parts/placement';
import { CardFace, type FaceStyle } from './CardFace';
import { fly, jumpInRush, showSide, turnOver } from './flight';
import { slotStyle } from './geometry';
import { whenIdle } from './onIdle';

/** What a drag carries: the topmost `count` cards of a pile. */
export interface Lift {
  readonly from: PileId;
  readonly count: number;
}

interface CardSlotProps {
  /** The very same object as long as the card lies as it does. */
  readonly place: Placement;
  readonly deck: FaceStyle;
  readonly raised: boolean;
  readonly hinted: boolean;
  /** Whether the card is picked, where cards are; nothing where they are dragged. */
  readonly picked: boolean | undefined;
}

/** One card on the table. Its element stays the same wherever it lies, so that every change is a motion. */
export const CardSlot = memo(function CardSlot(props: CardSlotProps) {
  const { place, deck, picked } = props;
  const { card, pile, faceUp, liftable, count, covered, buried, silent, label } = place;
  const code = cardCode(card);
  const slot = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Pick<Placement, 'pile' | 'faceUp' | 'buried'>>(undefined);
  // A face is drawn when it is first seen, or before that while the page has nothing else to do. It stays: a
  // card that turns face down still shows it in the first half of its flight.
  const [hasFace, setHasFace] = useState(faceUp);
  if (faceUp && !hasFace) setHasFace(true);
  useEffect(() => (hasFace ? undefined : whenIdle(() => setHasFace(true))), [hasFace]);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = { pile, faceUp, buried };
    if (!current || (current.buried && buried)) return showSide(slot.current, faceUp);
    if (current.pile !== pile) fly(slot.current);
    if (current.faceUp !== faceUp) turnOver(slot.current, faceUp);
  }, [pile, faceUp, buried]);
  const style = slotStyle(place);
  const { translate, zIndex } = style;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the card lies elsewhere
  useLayoutEffect(() => jumpInRush(slot.current), [translate, zIndex]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a flat layer of cards, owned by the piles' lists
    <div
      ref={slot}
      className="slot"
      role="listitem"
      id={slotId(code)}
      aria-hidden={silent || undefined}
      data-under={(covered && !buried) || undefined}
      data-buried={buried || undefined}
      data-raised={props.raised || undefined}
      data-hinted={props.hinted || undefined}
      data-picked={picked || undefined}
      style={style}
    >
      <button
        ref={button}
        type="button"
        className="card"
        tabIndex={-1}
        aria-label={label || undefined}
        aria-disabled={!liftable || undefined}
        aria-pressed={liftable ? picked : undefined}
        title={place.detail || undefined}
        data-card={code}
        data-face={faceUp ? 'up' : 'down'}
        data-in={pile}
        data-press={place.pressed ? pile : undefined}
        data-count={count || undefined}
      >
        {hasFace && <CardFace card={card} deck={deck} />}
      </button>
      {liftable && picked === undefined && (
        <Grip code={code} lift={{ from: pile, count }} card={button} />
      )}
    </div>
  );
});

export const slotId = (code: string): string => `card-${code}`;

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
