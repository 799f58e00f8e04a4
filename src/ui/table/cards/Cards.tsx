import { memo, useLayoutEffect, useState } from 'react';
import type { Card } from '../../../engine/card';
import type { TableView } from '../../../engine/view';
import { useDealing } from '../motion/useDealing';
import { PlacedCard } from './PlacedCard';

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
