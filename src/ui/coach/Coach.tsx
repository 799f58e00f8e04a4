import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AnyGame } from '../../engine/game';
import { present } from '../../engine/history';
import { baseOf, FIRST_GAMES, gameOf } from '../../games/index';
import type { Highlight, TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useEscape } from '../parts/escape';
import { TableStrip } from '../parts/TableStrip';
import { useGameList } from '../parts/useStored';
import { markCoached } from './coached';
import { doneIn, LESSON_COUNT, type Lesson, markOf, nextLesson } from './lessons';

interface LessonWords {
  readonly title: () => string;
  readonly text: () => string;
}

const WORDS: Readonly<Record<Lesson | 'playOn', LessonWords>> = {
  move: {
    title: () => t`Move a card`,
    text: () =>
      t`Drag it along the arrow, or just tap it. Columns go down by one, red and black in turn.`,
  },
  playOn: {
    title: () => t`Play on`,
    text: () => t`The stock can wait: first play this card.`,
  },
  draw: {
    title: () => t`Draw from the stock`,
    text: () => t`Nothing to move? Press the stock. The top card beside it can be played.`,
  },
  foundations: {
    title: () => t`Fill the foundations`,
    text: () => t`Aces go up here, then twos, up to the kings. Fill all four, and you’ve won.`,
  },
};

/** Offers three hints to a player who has never played, once; then shows them on the table, and follows what the player does. */
export default function Coach({ current }: { readonly current: TableGame }) {
  const { storage, store } = useStores();
  const list = useGameList();
  /** The game in which the hints were asked for. */
  const [taughtIn, setTaughtIn] = useState<string>();
  /** What the player has done, or read and passed over. */
  const [done, setDone] = useState<readonly Lesson[]>([]);
  const [isOver, setIsOver] = useState(false);
  /** The latest position for which the player asked for a hint. */
  const [hintedAt, setHintedAt] = useState<unknown>();
  const isHinted = useStore(store, ({ announcement }) => announcement?.kind === 'hint');
  const wantsFocus = useRef(false);
  const { record, history } = current;
  const { steps } = history;
  const game = gameOf(record.variant);
  const state = present(history);
  const learnt = useMemo(
    () => doneIn(game, history.initial, steps),
    [game, history.initial, steps],
  );
  const all = [...new Set([...done, ...learnt])];
  if (all.length > done.length) setDone(all);
  if (isHinted && hintedAt !== state) setHintedAt(state);
  const isLeft = record.id !== taughtIn || game.rules.status(state) !== 'playing' || record.givenUp;
  const isEnd = taughtIn !== undefined && (isLeft || all.length === LESSON_COUNT);
  function end(): void {
    markCoached(storage, taughtIn === undefined ? 'declined' : 'yes');
    setIsOver(true);
  }
  useEffect(() => {
    if (isEnd) end();
  });
  if (isOver || isEnd || !FIRST_GAMES.includes(baseOf(record.variant))) return null;
  if (taughtIn === undefined) {
    const accept = (): void => {
      wantsFocus.current = true;
      setTaughtIn(record.id);
    };
    const isNewcomer = list?.every(({ id }) => id === record.id) && steps.length === 0;
    return (
      isNewcomer && (
        <TableStrip name={t`Coach`}>
          <p>{t`New to solitaire? Three hints to start.`}</p>
          <Button onClick={accept}>{t`Show me`}</Button>
          <Button onClick={end}>{t`No thanks`}</Button>
        </TableStrip>
      )
    );
  }
  // Two voices could name two moves. Who asks for a hint gets that one, and the coach goes on after the next move.
  if (isHinted || hintedAt === state) return null;
  const lesson = nextLesson(game, state, all);
  return (
    lesson && (
      <LessonStrip
        {...{ game, state, lesson, wantsFocus }}
        step={all.length + 1}
        onNext={lesson === 'playOn' ? undefined : () => setDone([...all, lesson])}
        onEnd={end}
      />
    )
  );
}

interface LessonStripProps {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly lesson: Lesson | 'playOn';
  /** Counts the lessons from 1. */
  readonly step: number;
  /** True once, when the hints were asked for: later the focus stays where the player plays. */
  readonly wantsFocus: RefObject<boolean>;
  /** Passes the lesson over. Undefined for one that only play can bring on. */
  readonly onNext: (() => void) | undefined;
  readonly onEnd: () => void;
}

/** A lesson: its words, and its mark on the table. */
function LessonStrip(props: LessonStripProps) {
  const { game, state, lesson, step, wantsFocus, onNext, onEnd } = props;
  const button = useRef<HTMLButtonElement>(null);
  const { title, text } = WORDS[lesson];
  const count = LESSON_COUNT;
  const isLast = step === count;

  useEffect(() => {
    if (wantsFocus.current) button.current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [wantsFocus]);
  useMark(useMemo(() => markOf(game, state, lesson), [game, state, lesson]));
  useEscape(onEnd);

  return (
    <TableStrip name={t`Coach`}>
      <p aria-live="polite">
        <strong>{title()}</strong> {text()}
      </p>
      {onNext && (
        <Button ref={button} onClick={onNext}>
          {isLast ? t`Done` : t`Next (${step} of ${count})`}
        </Button>
      )}
      {!(onNext && isLast) && <Button onClick={onEnd}>{t`Skip`}</Button>}
    </TableStrip>
  );
}

/** Marks the table while the component is on the page. What else marks it, such as a line being typed, comes first. */
function useMark(mark: Highlight | undefined): void {
  const { store } = useStores();
  const { actions } = store;
  const shown = useMemo(() => mark && ({ ...mark, stays: true } as const), [mark]);
  const isFree = useStore(store, ({ highlight }) => highlight === undefined);
  useEffect(() => {
    if (isFree) actions.highlight(shown);
  }, [actions, shown, isFree]);
  useEffect(
    () => () => {
      if (store.getState().highlight === shown) actions.highlight();
    },
    [store, actions, shown],
  );
}
