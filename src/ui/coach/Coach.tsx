import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { present } from '../../engine/history';
import { baseOf, FIRST_GAMES, gameOf } from '../../games/index';
import { atStart, withFullStop } from '../../locales/format';
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

const WORDS: Readonly<Record<Lesson | 'drawLater', LessonWords>> = {
  move: {
    title: () => t`Move a card`,
    text: () =>
      t`Drag it along the arrow, or just tap it. Columns go down by one, red and black in turn.`,
  },
  drawLater: {
    title: () => t`Draw from the stock`,
    text: () =>
      t`When nothing moves, press the stock: the top card beside it can be played. First play this card.`,
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
  /** The latest position in which the stock was explained. */
  const [explainedAt, setExplainedAt] = useState<unknown>();
  /** The latest position for which the player asked for a hint. */
  const [hintedAt, setHintedAt] = useState<unknown>();
  const isHinted = useStore(store, ({ announcement }) => announcement?.kind === 'hint');
  const { record, history } = current;
  const { steps } = history;
  const game = gameOf(record.variant);
  const state = present(history);
  const learnt = useMemo(
    () => doneIn(game, history.initial, steps, explainedAt),
    [game, history.initial, steps, explainedAt],
  );
  const all = [...new Set([...done, ...learnt])];
  if (all.length > done.length) setDone(all);
  if (isHinted && hintedAt !== state) setHintedAt(state);
  const isLeft = record.id !== taughtIn || game.rules.status(state) !== 'playing' || record.givenUp;
  const lesson = isLeft ? undefined : nextLesson(game, state, all);
  // A better move is the example of the lesson about moves and, once that is done, comes before the stock.
  const taught = lesson !== 'playOn' ? lesson : all.includes('move') ? 'draw' : 'move';
  if (taught === 'draw' && explainedAt !== state) setExplainedAt(state);
  const mark = useMemo(() => lesson && markOf(game, state, lesson), [game, state, lesson]);
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
    const isNewcomer = list?.every(({ id }) => id === record.id) && steps.length === 0;
    return (
      isNewcomer && (
        <CoachStrip
          text={t`New to solitaire? Three hints to start.`}
          next={[t`Show me`, () => setTaughtIn(record.id)]}
          end={[t`No thanks`, end]}
        />
      )
    );
  }
  // Two voices could name two moves. Who asks for a hint gets that one, and the coach goes on after the next move.
  if (!lesson || !taught || isHinted || hintedAt === state) return null;
  const [step, count] = [all.length + 1, LESSON_COUNT];
  const isLast = step === count;
  const next = isLast ? t`Done` : t`Next (${step} of ${count})`;
  const words = WORDS[lesson === 'playOn' && taught === 'draw' ? 'drawLater' : taught];
  return (
    <CoachStrip
      title={words.title()}
      text={words.text()}
      mark={mark}
      move={mark?.move === undefined ? undefined : game.text.suggest(state, mark.move)}
      next={[next, () => setDone([...all, taught])]}
      end={isLast ? undefined : [t`Skip`, end]}
      onEscape={end}
    />
  );
}

/** A button: its name, and what it does. */
type Press = readonly [name: string, onPress: () => void];

interface CoachStripProps {
  readonly title?: string;
  readonly text: string;
  /** What a lesson marks on the table. */
  readonly mark?: Highlight | undefined;
  /** The move that it marks, for those who do not see it. */
  readonly move?: string | undefined;
  readonly next?: Press | undefined;
  readonly end?: Press | undefined;
  readonly onEscape?: () => void;
}

/** What the coach says. It is one strip from the offer to the last lesson: all of it is said, and the focus stays on its button. */
function CoachStrip({ title, text, mark, move, next, end, onEscape }: CoachStripProps) {
  useMark(mark);
  useEscape(onEscape);
  return (
    <TableStrip name={t`Coach`}>
      <p aria-live="polite">
        <span key={`${text} ${move}`}>
          {title && <strong>{title} </strong>}
          {text}
        </span>
        {move && (
          <span key={move} className="visually-hidden">
            {' '}
            {withFullStop(atStart(move))}
          </span>
        )}
      </p>
      {next && <Button onClick={next[1]}>{next[0]}</Button>}
      {end && <Button onClick={end[1]}>{end[0]}</Button>}
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
