import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { present } from '../../engine/history';
import { baseOf, FIRST_GAMES, gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useEscape } from '../parts/escape';
import { TableStrip } from '../parts/TableStrip';
import { useGameList } from '../parts/useGameList';
import { markCoached } from './coached';
import { LESSON_COUNT, type Lesson, markOf, nextLesson } from './lessons';

interface LessonWords {
  readonly title: () => string;
  readonly text: () => string;
}

const WORDS: Readonly<Record<Lesson, LessonWords>> = {
  move: {
    title: () => t`Move a card`,
    text: () =>
      t`Drag it along the arrow, or just tap it. Columns go down by one, red and black in turn.`,
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

/** Offers three hints to a player who has never played, once; then shows them on the table. */
export default function Coach({ current }: { readonly current: TableGame }) {
  const { storage } = useStores();
  const list = useGameList();
  /** The lessons so far, the last of them on the table. */
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  const [isOver, setIsOver] = useState(false);
  const { record, history } = current;
  const others = list?.filter(({ id }) => id !== record.id);
  const isNewcomer = others?.length === 0 && history.cursor === 0;
  const lesson = lessons.at(-1);
  if (isOver || !FIRST_GAMES.includes(baseOf(record.variant)) || !(lesson || isNewcomer))
    return null;
  const next = nextLesson(gameOf(record.variant), present(history), lessons);
  function end(): void {
    markCoached(storage);
    setIsOver(true);
  }
  function teach(wanted: Lesson | undefined): void {
    if (wanted) setLessons([...lessons, wanted]);
    else end();
  }
  if (!lesson) return <Offer onAccept={() => teach(next)} onDecline={end} />;
  return (
    <LessonStrip
      key={lesson}
      {...{ current, lesson }}
      step={lessons.length}
      isDone={next !== undefined}
      onNext={() => teach(next ?? (lessons.includes('foundations') ? undefined : 'foundations'))}
      onEnd={end}
    />
  );
}

interface OfferProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

function Offer({ onAccept, onDecline }: OfferProps) {
  return (
    <TableStrip name={t`Coach`}>
      <p>{t`New to solitaire? Three hints to start.`}</p>
      <Button onClick={onAccept}>{t`Show me`}</Button>
      <Button onClick={onDecline}>{t`No thanks`}</Button>
    </TableStrip>
  );
}

interface LessonStripProps {
  readonly current: TableGame;
  readonly lesson: Lesson;
  /** Counts the lessons from 1. */
  readonly step: number;
  /** True if a move ends the lesson. The last one stays until it is read, and a draw until it brings up an example. */
  readonly isDone: boolean;
  readonly onNext: () => void;
  readonly onEnd: () => void;
}

/** A lesson: its words, and its mark on the table. */
function LessonStrip({ current, lesson, step, isDone, onNext, onEnd }: LessonStripProps) {
  const { actions } = useStores().store;
  const button = useRef<HTMLButtonElement>(null);
  const { record, history } = current;
  const state = present(history);
  const [begun] = useState(history.cursor);
  const { title, text } = WORDS[lesson];
  const count = LESSON_COUNT;
  const isLast = step === count;

  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stock is marked again after each draw, all else once
  useEffect(() => {
    actions.highlight(markOf(gameOf(record.variant), state, lesson));
    return () => actions.highlight();
  }, [lesson === 'draw' && state]);
  useEffect(() => {
    if (isDone && history.cursor > begun) onNext();
  });
  useEscape(onEnd);

  return (
    <TableStrip name={t`Coach`}>
      <p aria-live="polite">
        <strong>{title()}</strong> {text()}
      </p>
      <Button ref={button} onClick={onNext}>
        {isLast ? t`Done` : t`Next (${step} of ${count})`}
      </Button>
      {!isLast && <Button onClick={onEnd}>{t`Skip`}</Button>}
    </TableStrip>
  );
}
