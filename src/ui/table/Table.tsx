import { t } from '@lingui/core/macro';
import {
  type CSSProperties,
  memo,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useStore } from 'zustand';
import type { Card } from '../../engine/card';
import { type AnyGame, legalTargets, type SelectionSummary } from '../../engine/game';
import { present } from '../../engine/history';
import { findCard, type PileId, type TableView } from '../../engine/view';
import { isClean } from '../../persistence/record';
import type { Highlight, TableGame } from '../../store/game/table';
import { useSettings, useStores } from '../parts/context';
import { closestTo, onInput } from '../parts/input';
import { lazyPart } from '../parts/lazyPart';
import { useMedia } from '../parts/media';
import { LOWEST_ROW, orient, reachOf, withStockBelow } from '../parts/placement';
import { startLoaded } from '../parts/useAsync';
import { Cards, cardOfElement } from './cards/Cards';
import { Pile, type PileMark } from './cards/Pile';
import { sumStyle } from './geometry';
import { useTableKeys } from './keyboard/useTableKeys';
import type { Celebration } from './motion/winTimes';
import { useDragSession } from './pointer/DragProvider';
import type { DragTable } from './pointer/dragSession';
import { usePeek, useTaps } from './pointer/taps';
import './Table.css';

/** If it fails to load, a hint still marks its card and its pile. */
const HintArrow = lazyPart(() => import('./HintArrow'));

const NO_CARDS: readonly Card[] = [];

interface TableProps {
  /** The table's element, so that the page can focus it. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly game: AnyGame;
  readonly current: TableGame;
}

/** Draws the view of any game and turns what is done with it into gestures; it knows no rule. */
export const Table = memo(function Table({ root, game, current }: TableProps) {
  const { store } = useStores();
  const { actions } = store;
  const settings = useSettings();
  const mirrored = settings.leftHanded === 'on';
  const dealCount = useStore(store, (state) => state.dealCount);
  const selection = useStore(store, (state) => state.selection);
  const highlight = useUntilPress(useStore(store, (shown) => shown.highlight));
  const { selecting } = game;
  const selects = selecting !== undefined;
  const drags = !selects || selecting.removesAtOnce === true;
  const state = present(current.history);
  const isWon = game.rules.status(state) === 'won';
  const won = isWon && (isClean(current.record) && !current.isPreview ? 'clean' : 'plain');
  const view = useOrientation(useMemo(() => game.table.view(state), [game, state]));
  const targets = (from: PileId, count: number) => legalTargets(game, state, from, count);
  const canSend = (pile: PileId, count: number): boolean =>
    game.table.movesFor(state, { kind: 'send', pile, count }).ok;
  const [dealing, setDealing] = useState(false);
  const session = useDragSession();
  useEffect(() => {
    const onDrop: DragTable['onDrop'] = ({ from, count }, to) =>
      actions.gesture({ kind: 'drop', from, count, to });
    session.attach({ root: root.current, view, targets, onDrop });
  });

  // If the view changes during a drag, by a key or another tab, or the table’s size, the cards go back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view or the direction of the columns changes
  useEffect(() => session.cancel, [view, mirrored, session]);
  useEffect(() => {
    if (!root.current) return;
    const observer = new ResizeObserver(session.cancel);
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, session]);

  const facesUp = useWinAnimation(root, won, settings.celebration);
  usePeek(root);
  const { lifted, marked, ...keys } = useTableKeys({
    root,
    view,
    dealCount,
    dealing,
    highlight,
    selects,
    hasSelection: selection.length > 0,
    drags,
    game,
    state,
  });
  const { suppressesTaps } = session;
  const { partners, ...hover } = usePartners(game, current, settings.partners === 'on');
  const taps = useTaps({ root, view, suppressesTaps, canSend });
  const sum = useMemo(() => selecting?.summarise(selection), [selecting, selection]);

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
    // An application: screen readers leave the arrows and letters to it. Without focus on it, they read its lists as usual.
    <div
      className="table"
      ref={root}
      role="application"
      aria-label={t({ message: 'Table', comment: 'the felt with its places for cards' })}
      aria-description={t`Arrow keys move between the cards; ? lists all keys.`}
      tabIndex={-1}
      translate="no"
      {...taps}
      {...keys}
      {...hover}
    >
      <div className="felt" style={feltStyle(view)}>
        {view.piles.map((pile) => (
          <Pile key={pile.id} pile={pile} mark={markOf(pile.id)} won={won !== false} />
        ))}
        <Cards
          view={view}
          dealCount={dealCount}
          fresh={current.history.steps.length === 0}
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

interface SelectionSumProps {
  readonly view: TableView;
  readonly selection: readonly Card[];
  readonly sum: SelectionSummary;
  readonly mirrored: boolean;
}

/** The sum of the selected cards, shown on the card that was selected last. Screen readers get it as a message. */
function SelectionSum({ view, selection, sum, mirrored }: SelectionSumProps) {
  const last = selection.at(-1);
  const pile = last === undefined ? undefined : findCard(view, last)?.pile;
  if (!pile || sum.sum === '') return null;
  return (
    <span
      className="selection-sum"
      aria-hidden="true"
      data-legal={sum.legal || undefined}
      style={sumStyle(pile, view.columns, mirrored)}
    >
      {sum.sum}
    </span>
  );
}

/** The measures of a view that measures.css reads. */
export const feltStyle = ({ columns, rows, fanRoom, piles }: TableView): CSSProperties => ({
  '--columns': columns,
  '--rows': rows,
  '--fan-room': fanRoom,
  '--reach': Math.max(...piles.map((pile) => reachOf(pile).downAll)),
  '--lowest-rows': piles.some(({ row }) => row === LOWEST_ROW) ? 1 : 0,
});

/** Slightly taller than wide. */
const PORTRAIT = '(max-aspect-ratio: 9/10)';

/** The view for this window: some games arrange their piles differently in portrait, where the stock may lie below. */
export function useOrientation(view: TableView): TableView {
  const stockBelow = useSettings().stockBelow === 'on';
  const portrait = useMedia(PORTRAIT);
  return useMemo(() => {
    const oriented = orient(view, portrait);
    return portrait && stockBelow ? withStockBelow(oriented) : oriented;
  }, [view, portrait, stockBelow]);
}

/** A hint, until the next press of a button or a key anywhere. Other highlights stay until they are taken away. */
function useUntilPress(highlight: Highlight | undefined): Highlight | undefined {
  const [pressed, setPressed] = useState<Highlight>();
  useEffect(
    () =>
      highlight?.move === undefined || highlight.stays
        ? undefined
        : onInput(['pointerdown', 'keydown'], () => setPressed(highlight)),
    [highlight],
  );
  return highlight === pressed ? undefined : highlight;
}

/** The cards that go with the one under the mouse, and the handlers that find it. */
function usePartners({ selecting }: AnyGame, { history }: TableGame, isOn: boolean) {
  const selection = useStore(useStores().store, (state) => state.selection);
  const [card, setCard] = useState<Card>();
  if (!selecting || !isOn) return { partners: undefined };
  const others = selection.filter((each) => each !== card);
  return {
    partners:
      card === undefined ? undefined : selecting.partners(present(history), [...others, card]),
    // Not for a finger: the highlight would stay after the tap and look like a hint.
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setCard(selectableAt(target));
    },
    onPointerLeave: () => setCard(undefined),
  };
}

/** The card that can be selected at an element of the table. */
const selectableAt = (target: EventTarget): Card | undefined =>
  cardOfElement(closestTo(target, '.card:not([aria-disabled])'));

/** Celebrates a game while it is `won`, which is `clean` without any help. Returns true while all cards are face up for it. */
function useWinAnimation(
  table: RefObject<HTMLElement | null>,
  won: false | 'plain' | 'clean',
  celebration: Celebration,
): boolean {
  const [facesUp, setFacesUp] = useState(false);
  useEffect(() => {
    const root = table.current;
    if (!root || !won || celebration === 'none') return;
    const onStart = (): void => setFacesUp(true);
    // If it fails to load, the cards stay on the foundations.
    const end = startLoaded(import('./motion/celebration'), ({ celebrate }) =>
      celebrate(root, { kind: celebration, isClean: won === 'clean', onStart }),
    );
    return () => {
      end();
      setFacesUp(false);
    };
  }, [table, won, celebration]);
  return facesUp;
}
