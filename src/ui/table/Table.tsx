import {
  type CSSProperties,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Card } from '../../engine/card';
import type { SelectionSummary } from '../../engine/game';
import type { Gesture, PileId, TableView } from '../../engine/view';
import type { Highlight } from '../../store/game/table';
import type { FaceStyle } from '../parts/cards/CardFace';
import { onInput } from '../parts/input';
import { lazyPart } from '../parts/lazyPart';
import { orient } from '../parts/placement';
import { Cards } from './cards/Cards';
import { Pile, type PileMark } from './cards/Pile';
import { cardOfElement } from './cards/PlacedCard';
import { useDragSession } from './drag/DragProvider';
import type { DragTable } from './drag/dragSession';
import { useTaps } from './drag/taps';
import { usePeek } from './drag/usePeek';
import { useTableKeys } from './keyboard/useTableKeys';
import { type Celebration, useWinAnimation } from './motion/useWinAnimation';
import { SelectionSum } from './SelectionSum';
import './Table.css';

/** If it fails to load, a hint still marks its card and its pile. */
const HintArrow = lazyPart(
  () => import('./HintArrow'),
  () => null,
);

const NO_CARDS: readonly Card[] = [];

interface TableProps {
  /** The table's element, so that the page can focus it. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly view: TableView;
  /** True in a game whose cards are selected. */
  readonly selects: boolean;
  /** True in a game whose cards are dragged. A game may do both. */
  readonly drags: boolean;
  readonly selection: readonly Card[];
  /** The sum of the selected cards; undefined in games whose cards are not selected. */
  readonly sum: SelectionSummary | undefined;
  /** The cards that go with a card, to be highlighted while the mouse is over it. */
  readonly partnersOf: ((card: Card) => readonly Card[] | undefined) | undefined;
  /** Called for Enter in a game whose cards are selected and not dragged. */
  readonly onEnter: () => void;
  /** Changes with every deal put on the table. */
  readonly dealCount: number;
  /** True if no move of the game has been made: its table is dealt when the player comes to it from another page. */
  readonly fresh: boolean;
  readonly won: boolean;
  readonly celebration: Celebration;
  readonly faces: FaceStyle;
  /** Left-handed: the columns run from right to left. */
  readonly mirrored: boolean;
  /** The cards and piles to be marked. If there is a `move`, an arrow shows it. */
  readonly highlight: Highlight | undefined;
  /** The piles that would take the topmost `count` cards of a pile. */
  readonly targets: (from: PileId, count: number) => readonly PileId[];
  /** True if a double-tap would send the topmost `count` cards of a pile to a foundation. */
  readonly canSend: (from: PileId, count: number) => boolean;
  readonly onGesture: (gesture: Gesture) => void;
  /** Announces something that changes nothing in the game. */
  readonly onAnnounce: (text: string) => void;
}

/** Draws any view and reports gestures; it knows no rule. */
export const Table = memo(function Table(props: TableProps) {
  const { root, selects, drags, selection, sum, dealCount, fresh, won, faces, mirrored } = props;
  const { targets, canSend, onGesture, onEnter, onAnnounce } = props;
  const view = useOrientation(props.view);
  const [dealing, setDealing] = useState(false);
  const session = useDragSession();
  useEffect(() => {
    const onDrop: DragTable['onDrop'] = ({ from, count }, to) =>
      onGesture({ kind: 'drop', from, count, to });
    session.attach({ root: root.current, view, targets, onDrop });
  });

  // If the view changes during a drag, by a key or another tab, or the table’s size, the cards go back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view or the direction of the columns changes
  useEffect(() => session.cancel, [view, mirrored, session]);
  useEffect(() => {
    if (!root.current || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(session.cancel);
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, session]);

  const facesUp = useWinAnimation(root, won, props.celebration);
  usePeek(root);
  const { lifted, marked, ...keys } = useTableKeys({
    root,
    view,
    dealing,
    mirrored,
    selects,
    drags,
    targets,
    onGesture,
    onEnter,
    onAnnounce,
  });
  const { suppressesTaps } = session;
  const { partners, ...hover } = usePartners(props.partnersOf);
  const taps = useTaps({ root, view, suppressesTaps, canSend, onGesture });

  const highlight = useUntilPress(props.highlight);
  const [card] = highlight?.cards ?? [];
  const [pile] = highlight?.piles ?? [];
  const hasArrow = highlight?.move !== undefined && lifted === undefined;
  const arrow = hasArrow && card !== undefined && pile !== undefined ? { card, pile } : undefined;
  const markOf = (id: PileId): PileMark | undefined => {
    if (marked !== undefined) return marked === id ? 'target' : undefined;
    if (!highlight?.piles.includes(id)) return undefined;
    return highlight.move === undefined ? 'hint' : 'hintOnTop';
  };
  return (
    <div
      className="table"
      ref={root}
      tabIndex={-1}
      translate="no"
      data-mirrored={mirrored || undefined}
      data-won={won || undefined}
      {...taps}
      {...keys}
      {...hover}
    >
      <div className="felt" style={feltStyle(view)}>
        {view.piles.map((pile) => (
          <Pile key={pile.id} pile={pile} mark={markOf(pile.id)} won={won} />
        ))}
        <Cards
          view={view}
          dealCount={dealCount}
          fresh={fresh}
          faces={faces}
          facesUp={facesUp}
          liftedByKey={lifted ?? NO_CARDS}
          selection={selects ? selection : undefined}
          drags={drags}
          highlighted={lifted ? NO_CARDS : (highlight?.cards ?? partners ?? NO_CARDS)}
          onDealing={setDealing}
        />
        {arrow && <HintArrow root={root} {...arrow} />}
        {sum && <SelectionSum view={view} selection={selection} sum={sum} mirrored={mirrored} />}
      </div>
    </div>
  );
});

/** The measures of a view that Table.css reads. */
export const feltStyle = ({ columns, rows, fanRoom }: TableView): CSSProperties =>
  ({ '--columns': columns, '--rows': rows, '--fan-room': fanRoom }) as CSSProperties;

/** Slightly taller than wide, as in Table.css. */
const PORTRAIT = '(max-aspect-ratio: 9/10)';

const isPortrait = (): boolean => window.matchMedia?.(PORTRAIT).matches ?? false;

function onOrientation(onChange: () => void): () => void {
  const query = window.matchMedia?.(PORTRAIT);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** The view for this window: some games arrange their piles differently in portrait. */
function useOrientation(view: TableView): TableView {
  const portrait = useSyncExternalStore(onOrientation, isPortrait);
  return useMemo(() => orient(view, portrait), [view, portrait]);
}

/** A hint, until the next press of a button or a key anywhere. Other highlights stay until they are taken away. */
function useUntilPress(highlight: Highlight | undefined): Highlight | undefined {
  const [pressed, setPressed] = useState<Highlight>();
  useEffect(
    () =>
      highlight?.move === undefined
        ? undefined
        : onInput(['pointerdown', 'keydown'], () => setPressed(highlight)),
    [highlight],
  );
  return highlight === pressed ? undefined : highlight;
}

/** The cards that go with the one under the mouse, and the handlers that find it. */
function usePartners(partnersOf: TableProps['partnersOf']) {
  const [card, setCard] = useState<Card>();
  if (!partnersOf) return { partners: undefined };
  return {
    partners: card === undefined ? undefined : partnersOf(card),
    // Not for a finger: the highlight would stay after the tap and look like a hint.
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setCard(selectableAt(target));
    },
    onPointerLeave: () => setCard(undefined),
  };
}

/** The card that can be selected at an element of the table. */
const selectableAt = (target: EventTarget): Card | undefined =>
  cardOfElement((target as Element).closest<HTMLElement>('.card:not([aria-disabled])'));
