import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Card, cardCode, parseCard } from '../../../engine/card';
import type { TableView } from '../../../engine/view';
import { CardFace } from '../../parts/cards/CardFace';
import type { Placement } from '../../parts/placement';
import { cardStyle } from '../geometry';
import { fly, jumpInBurst, showSide, turnOver } from '../motion/cardMotion';
import { useDealing } from '../motion/useDealing';
import { awaitDrag, DraggableCard } from '../pointer/DragProvider';
import '../../parts/cards/CardBack.css';
import './PlacedCard.css';

interface CardsProps {
  readonly view: TableView;
  /** Changes with every deal put on the table. */
  readonly dealCount: number;
  readonly fresh: boolean;
  /** Shows every card face up, as after a win. */
  readonly facesUp: boolean;
  readonly liftedByKey: readonly Card[];
  /** Undefined in games whose cards are not selected. */
  readonly selection: readonly Card[] | undefined;
  readonly drags: boolean;
  readonly highlighted: readonly Card[];
  /** Called with true when a deal begins, and with false when all cards are in place. */
  readonly onDealing: (dealing: boolean) => void;
}

/** All cards of the table in one flat layer. Their order in the DOM never changes: a moved element loses its transition. */
export const Cards = memo(function Cards(props: CardsProps) {
  const { view, liftedByKey, selection, drags, highlighted, onDealing } = props;
  const { placements, dealing } = useDealing(view, props.dealCount, props.fresh);
  useLayoutEffect(() => onDealing(dealing), [onDealing, dealing]);
  const [whenIdle] = useState(createIdleQueue);
  return placements.map((place) => (
    <PlacedCard
      key={place.card}
      place={place}
      faceUp={props.facesUp || place.faceUp}
      liftedByKey={liftedByKey.includes(place.card)}
      selected={selection?.includes(place.card)}
      drags={drags}
      highlighted={highlighted.includes(place.card)}
      whenIdle={whenIdle}
    />
  ));
});

/** Creates a queue that runs a task at a time while the page is idle. The function adds a task, and returns one that cancels it. */
function createIdleQueue(): (task: () => void) => () => void {
  const tasks = new Set<() => void>();

  function request(): void {
    window.requestIdleCallback?.(() => {
      const [task] = tasks;
      if (!task) return;
      tasks.delete(task);
      if (tasks.size > 0) request();
      task();
    });
  }

  return (task) => {
    if (tasks.size === 0) request();
    tasks.add(task);
    return () => tasks.delete(task);
  };
}

interface PlacedCardProps {
  /** The same object until the placement changes. */
  readonly place: Placement;
  /** Whether its face shows; after a win also that of a card that lies face down. */
  readonly faceUp: boolean;
  readonly liftedByKey?: boolean;
  readonly highlighted: boolean;
  /** True if the card is selected; undefined in games whose cards are not selected. */
  readonly selected?: boolean | undefined;
  /** True in games whose cards are dragged. */
  readonly drags?: boolean;
  /** Runs a task when the page is idle. Returns a function that cancels it. Without it, a face that does not show is not drawn. */
  readonly whenIdle?: (task: () => void) => () => void;
}

/** One card on the table. Its element stays the same wherever the card lies, so every move is a CSS transition. */
export const PlacedCard = memo(function PlacedCard(props: PlacedCardProps) {
  const { place, faceUp, selected, drags, whenIdle } = props;
  const { card, pile, liftable, count, covered, culled, ariaHidden, label } = place;
  const code = cardCode(card);
  const element = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const listeners = useRef<DraggableSyntheticListeners>(undefined);
  const before = useRef<Pick<Placement, 'pile' | 'faceUp' | 'culled'>>(undefined);
  // A face is drawn when it is first seen, or earlier when the page is idle. It is kept: a card that turns face down shows it
  // until it is edge-on.
  const [hasFace, setHasFace] = useState(faceUp);
  if (faceUp && !hasFace) setHasFace(true);
  useEffect(() => (hasFace ? undefined : whenIdle?.(() => setHasFace(true))), [hasFace, whenIdle]);
  useLayoutEffect(() => {
    if (!element.current) return;
    const old = before.current;
    before.current = { pile, faceUp, culled };
    if (!old || (old.culled && culled)) return showSide(element.current, faceUp);
    if (old.pile !== pile) fly(element.current);
    if (old.faceUp !== faceUp) turnOver(element.current, faceUp);
  }, [pile, faceUp, culled]);
  const style = cardStyle(place);
  const { translate, zIndex } = style;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the card moves
  useLayoutEffect(() => {
    if (element.current) jumpInBurst(element.current);
  }, [translate, zIndex]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a flat layer of cards, owned by the piles' lists
    <div
      ref={element}
      className="placed-card"
      role="listitem"
      id={cardElementId(code)}
      aria-hidden={ariaHidden || undefined}
      data-under={(covered && !culled) || undefined}
      data-culled={culled || undefined}
      data-lifted-by-key={props.liftedByKey || undefined}
      data-highlighted={props.highlighted || undefined}
      data-selected={selected || undefined}
      data-dimmed={place.dimmed || undefined}
      data-strip={place.strip > 0 ? 'down' : place.right < place.rightAll ? 'right' : undefined}
      style={style}
    >
      <button
        ref={control}
        type="button"
        className="card"
        tabIndex={-1}
        onPointerDown={(event) => awaitDrag(event, listeners)}
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
        {hasFace && <CardFace card={card} />}
      </button>
      {liftable && drags && (
        <DraggableCard
          code={code}
          lift={{ from: pile, count }}
          control={control}
          listeners={listeners}
        />
      )}
    </div>
  );
});

/** The id of a card's element, by the card's code. */
export const cardElementId = (code: string): string => `card-${code}`;

/** The card of an element’s `data-card`; undefined without one. */
export function cardOfElement(element: HTMLElement | null): Card | undefined {
  const card = parseCard(element?.dataset.card ?? '');
  return card.ok ? card.value : undefined;
}
