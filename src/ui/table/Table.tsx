import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Card } from '../../engine/card';
import type { AnyGame } from '../../engine/game';
import { type Gesture, isPressed, type PileId, type TableView } from '../../engine/view';
import type { FaceStyle } from './CardFace';
import { SLOP } from './CardSensor';
import { Cards } from './Cards';
import { useHand } from './DragProvider';
import type { HandTable } from './dragSession';
import { Pile } from './Pile';
import { type Grips, GripsContext } from './PlacedCard';
import { useKeys } from './useKeys';
import { useShape } from './useOrientation';
import { usePeek } from './usePeek';
import { type Tap, useTaps } from './useTaps';
import { useCheer } from './useWinAnimation';
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
  readonly picked: readonly Card[];
  /** Enter on the table of a game whose cards are picked. */
  readonly onEnter: () => void;
  /** Changes with every deal put on the table. */
  readonly deals: number;
  readonly won: boolean;
  readonly deck: FaceStyle;
  /** Left-handed: the columns run from right to left. */
  readonly mirrored: boolean;
  /** Cards and piles that are pointed at. */
  readonly hint: { readonly cards: readonly Card[]; readonly piles: readonly PileId[] } | undefined;
  /** The piles that would take the topmost `count` cards of a pile. */
  readonly targets: (from: PileId, count: number) => readonly PileId[];
  readonly onGesture: (gesture: Gesture) => void;
  /** Says something that changes nothing. */
  readonly onSay: (text: string) => void;
}

/** Draws any view and reports gestures; it knows no rule. */
export const Table = memo(function Table(props: TableProps) {
  const { root, input, picked, deals, won, deck, mirrored, hint, targets, onGesture, onSay } =
    props;
  const view = useShape(props.view);
  const lastTap = useRef(NO_TAP);
  const pressedAt = useRef(NOTHING_PRESSED);
  const picks = input === 'pick';
  const { onEnter } = props;
  const [dealing, setDealing] = useState(false);
  const keys = useKeys({
    ...{ root, view, dealing, mirrored, picks, targets },
    ...{ onGesture, onEnter, onSay },
  });
  const hand = useHand();
  useEffect(() => {
    const onDrop: HandTable['onDrop'] = ({ from, count }, to) =>
      onGesture({ kind: 'drop', from, count, to });
    hand.serve({ root: root.current, view, targets, onDrop });
  });

  // A state that changes under the hand, by a key or another tab, takes the cards out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view changes
  useEffect(() => hand.letGo, [view, hand]);

  useCheer(root, won);
  usePeek(root);

  /** A tap on a card; a second one soon after in the same place sends that card, wherever it is now. */
  function tap({ target, time, x, y }: Tap): void {
    const last = lastTap.current;
    lastTap.current = NO_TAP;
    if (!picks && time - last.time < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_PX) {
      return onGesture({ kind: 'send', pile: last.pile, count: last.count });
    }
    const { press, in: pile, count } = target.closest('button')?.dataset ?? {};
    // A covered card may hear a frame later that its pile can be pressed now.
    const pressed = press ?? view.piles.find((each) => each.id === pile && isPressed(each))?.id;
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
    if (byPointer && hand.hasDropped()) return;
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
    gripOf(event)?.onPointerDown?.(event);
  }

  const grips = useRef<Grips>(new Map());
  const gripOf = ({ target }: SyntheticEvent) => {
    const code = (target as Element).closest<HTMLElement>('[data-card]')?.dataset.card;
    return code === undefined ? undefined : grips.current.get(code);
  };

  const { lift } = keys;
  const lifted = lift?.targets[lift.at];
  const pointedAt = lifted === undefined ? hint?.piles : [lifted];
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
        <GripsContext value={grips.current}>
          <Cards
            view={view}
            deals={deals}
            deck={deck}
            raised={lift?.cards ?? NO_CARDS}
            picked={picks ? picked : undefined}
            hinted={hint?.cards ?? NO_CARDS}
            onDealing={setDealing}
          />
        </GripsContext>
      </div>
    </div>
  );
});

const size = ({ columns, rows, room }: TableView): CSSProperties =>
  ({ '--columns': columns, '--rows': rows, '--below': room }) as CSSProperties;
