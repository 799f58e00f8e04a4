import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Card } from '../../engine/card';
import type { AnyGame } from '../../engine/game';
import { type Gesture, isButtonPile, type PileId, type TableView } from '../../engine/view';
import type { FaceStyle } from './CardFace';
import { SLOP } from './CardSensor';
import { Cards } from './Cards';
import { useDragSession } from './DragProvider';
import type { DragTable } from './dragSession';
import { Pile } from './Pile';
import { useKeys } from './useKeys';
import { useOrientation } from './useOrientation';
import { usePeek } from './usePeek';
import { type Tap, useTaps } from './useTaps';
import { useWinAnimation } from './useWinAnimation';
import './table.css';
import './card.css';

const DOUBLE_MS = 400;
const DOUBLE_PX = 24;

/** A card that can be picked up, and what a finger can tap. */
const LIFTABLE = '.card:not([aria-disabled])';
const TAPPED = `${LIFTABLE}, [data-press], .pile`;
const NO_CARDS: readonly Card[] = [];
const NOTHING_PRESSED = { target: undefined as Element | undefined, x: 0, y: 0 };
const NO_TAP = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0, pile: '', count: 0 };

interface TableProps {
  /** The table's element, for those who place the focus or hurry the motion. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly view: TableView;
  /** How the game is played: its cards are dragged, or picked, or it plays itself. */
  readonly input: AnyGame['input'];
  /** The cards that are picked. */
  readonly selection: readonly Card[];
  /** Enter on the table of a game whose cards are picked. */
  readonly onEnter: () => void;
  /** Changes with every deal put on the table. */
  readonly dealCount: number;
  readonly won: boolean;
  readonly deck: FaceStyle;
  /** Left-handed: the columns run from right to left. */
  readonly mirrored: boolean;
  /** Cards and piles that are pointed at. */
  readonly highlight:
    | { readonly cards: readonly Card[]; readonly piles: readonly PileId[] }
    | undefined;
  /** The piles that would take the topmost `count` cards of a pile. */
  readonly targets: (from: PileId, count: number) => readonly PileId[];
  readonly onGesture: (gesture: Gesture) => void;
  /** Says something that changes nothing. */
  readonly onSay: (text: string) => void;
}

/** Draws any view and reports gestures; it knows no rule. */
export const Table = memo(function Table(props: TableProps) {
  const {
    root,
    input,
    selection,
    dealCount,
    won,
    deck,
    mirrored,
    highlight,
    targets,
    onGesture,
    onSay,
  } = props;
  const view = useOrientation(props.view);
  const lastTap = useRef(NO_TAP);
  const pressedAt = useRef(NOTHING_PRESSED);
  const selects = input === 'select';
  const { onEnter } = props;
  const [dealing, setDealing] = useState(false);
  const keys = useKeys({
    ...{ root, view, dealing, mirrored, selects, targets },
    ...{ onGesture, onEnter, onSay },
  });
  const session = useDragSession();
  useEffect(() => {
    const onDrop: DragTable['onDrop'] = ({ from, count }, to) =>
      onGesture({ kind: 'drop', from, count, to });
    session.attach({ root: root.current, view, targets, onDrop });
  });

  // A state that changes under the hand, by a key or another tab, takes the cards out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view changes
  useEffect(() => session.cancel, [view, session]);

  useWinAnimation(root, won);
  usePeek(root);

  /** A tap on a card; a second one soon after in the same place sends that card, wherever it is now. */
  function tap({ target, time, x, y }: Tap): void {
    const last = lastTap.current;
    lastTap.current = NO_TAP;
    if (
      !selects &&
      time - last.time < DOUBLE_MS &&
      Math.hypot(x - last.x, y - last.y) < DOUBLE_PX
    ) {
      return onGesture({ kind: 'send', pile: last.pile, count: last.count });
    }
    const { press, in: pile, count } = target.closest('button')?.dataset ?? {};
    // A covered card may hear a frame later that its pile can be pressed now.
    const pressed = press ?? view.piles.find((each) => each.id === pile && isButtonPile(each))?.id;
    if (pressed !== undefined) return onGesture({ kind: 'press', pile: pressed });
    if (pile === undefined || !target.closest(LIFTABLE)) return;
    lastTap.current = { time, x, y, pile, count: Number(count) };
    onGesture({ kind: 'tap', pile, count: Number(count) });
  }

  useTaps(root, TAPPED, tap);

  /** A click with the mouse is a tap; one by a key or by assistive technology is never half a double one. */
  function click(event: MouseEvent): void {
    const { timeStamp, clientX: x, clientY: y, detail } = event;
    const byPointer = detail > 0;
    if (byPointer && session.suppressesClick()) return;
    const at = byPointer ? timeStamp : Number.POSITIVE_INFINITY;
    tap({ target: clicked(event), time: at, x, y });
    if (!byPointer) lastTap.current = NO_TAP;
  }

  /** What a click means: what was pressed, also where another card has come between press and release. */
  function clicked({ target, clientX, clientY, detail }: MouseEvent): Element {
    const { target: pressed, x, y } = pressedAt.current;
    pressedAt.current = NOTHING_PRESSED;
    const still = Math.hypot(clientX - x, clientY - y) < SLOP.mouse;
    return detail > 0 && still && pressed ? pressed : (target as Element);
  }

  function press(event: PointerEvent): void {
    const { target, clientX: x, clientY: y } = event;
    pressedAt.current = { target: target as Element, x, y };
  }

  const { lift } = keys;
  const lifted = lift?.targets[lift.at];
  const pointedAt = lifted === undefined ? highlight?.piles : [lifted];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: events bubble up from the cards' buttons
    <div
      className="table"
      ref={root}
      tabIndex={-1}
      translate="no"
      data-mirrored={mirrored || undefined}
      onClick={click}
      onPointerDown={press}
      onKeyDown={keys.onKeyDown}
      onKeyUp={keys.onKeyUp}
      onFocus={keys.onFocus}
      onBlur={keys.onBlur}
    >
      <div className="felt" style={size(view)}>
        {view.piles.map((pile) => (
          <Pile key={pile.id} pile={pile} marked={pointedAt?.includes(pile.id) ?? false} />
        ))}
        <Cards
          view={view}
          dealCount={dealCount}
          deck={deck}
          liftedByKey={lift?.cards ?? NO_CARDS}
          selection={selects ? selection : undefined}
          highlighted={highlight?.cards ?? NO_CARDS}
          onDealing={setDealing}
        />
      </div>
    </div>
  );
});

const size = ({ columns, rows, fanRoom }: TableView): CSSProperties =>
  ({ '--columns': columns, '--rows': rows, '--fan-room': fanRoom }) as CSSProperties;
