import { rankOf } from '../../engine/card';
import type { AnyGame } from '../../engine/game';
import { type AnyHistory, statesOf } from '../../engine/history';
import { listSteps } from '../../engine/steps';
import { findCard, type PileId } from '../../engine/view';
import { type MovedCards, movedCards } from '../../store/game/hint';
import type { Highlight } from '../../store/game/table';

/** What the coach teaches. */
export type Lesson = 'foundations' | 'move' | 'draw';

/** In the order of a deal in which all of them can be shown. */
const LESSONS: readonly Lesson[] = ['foundations', 'move', 'draw'];
export const LESSON_COUNT = LESSONS.length;

/** The lowest rank that is moved to a column. Nobody would put an ace or a two there. */
const LOWEST_RANK = 2;

/** A tap on a card: the move that it makes, and what marks it. */
interface Tap extends Highlight {
  readonly to: PileId;
  readonly canGoUp: boolean;
}

/** What a tap does to each card that is free to move. */
function tapsOf({ table, rules }: AnyGame, state: unknown): readonly Tap[] {
  const view = table.view(state);
  return view.piles.flatMap(({ id: pile, cards }) =>
    cards.flatMap(({ card, liftable }, i): readonly Tap[] => {
      const count = cards.length - i;
      const moves = liftable ? table.movesFor(state, { kind: 'tap', pile, count }) : undefined;
      if (!moves?.ok) return [];
      const [move] = moves.value;
      const next = rules.apply(state, move);
      if (!next.ok) return [];
      const after = table.view(next.value);
      const to = findCard(after, card)?.pile.id;
      if (to === undefined) return [];
      return [
        {
          cards: cards.slice(i).map((each) => each.card),
          piles: [to],
          move,
          to,
          canGoUp: table.movesFor(state, { kind: 'send', pile, count }).ok,
        },
      ];
    }),
  );
}

/** The tap that shows a lesson best in a position; undefined if none does. */
function exampleOf(game: AnyGame, state: unknown, lesson: Lesson): Tap | undefined {
  const taps = tapsOf(game, state);
  if (lesson === 'foundations') return taps.find(({ to }) => to.startsWith('foundation'));
  const good = taps.filter(
    ({ cards: [head], to, canGoUp }) =>
      to.startsWith('tableau') && head !== undefined && rankOf(head) >= LOWEST_RANK && !canGoUp,
  );
  const lineOf = game.text.formatMove;
  const early = new Set(game.advice?.beforeDraw?.(state).map(lineOf));
  return good.find(({ move }) => early.has(lineOf(move))) ?? good[0];
}

/** A move that comes before a draw: the hint or, if that draws, a card that can go up. */
function moveBeforeDraw(game: AnyGame, state: unknown): Highlight | undefined {
  const hint = game.advice?.hint?.(state);
  const moves = game.rules.legalMoves(state);
  const marks = (hint === undefined ? moves : [hint, ...moves]).flatMap((move) => {
    const moved = movedCards(game, state, move);
    if (moved?.to === undefined || isPractice('draw', moved)) return [];
    const isUseful = move === hint || isPractice('foundations', moved);
    return isUseful ? [{ cards: moved.cards, piles: [moved.to], move }] : [];
  });
  return marks[0];
}

/** What the coach marks on the table: a move that a tap on its card makes, or else the piles that the lesson is about. */
export function markOf(
  game: AnyGame,
  state: unknown,
  lesson: Lesson | 'playOn',
): Highlight | undefined {
  if (lesson === 'playOn') return moveBeforeDraw(game, state);
  const example = lesson === 'draw' ? undefined : exampleOf(game, state, lesson);
  if (example || lesson === 'move') return example;
  const kind = lesson === 'draw' ? 'stock' : 'foundation';
  const piles = game.table.view(state).piles.filter((pile) => pile.kind === kind);
  return { cards: [], piles: piles.map(({ id }) => id) };
}

/**
 * The first lesson not done that the position has an example for: the stock when nothing on the table should come first. Until then it
 * is what the foundations are for or, if that is done, `playOn`. Undefined while only a move is left to show and there is none.
 */
export function nextLesson(
  game: AnyGame,
  state: unknown,
  done: readonly Lesson[],
): Lesson | 'playOn' | undefined {
  const left = LESSONS.filter((lesson) => !done.includes(lesson));
  const next = left.find(
    (lesson) => lesson !== 'draw' && exampleOf(game, state, lesson) !== undefined,
  );
  if (next) return next;
  const comesFirst = left.includes('draw') && moveBeforeDraw(game, state) !== undefined;
  if (left.includes('draw') && !comesFirst) return 'draw';
  return left.find((lesson) => lesson === 'foundations') ?? (comesFirst ? 'playOn' : undefined);
}

/**
 * The lessons that the moves of a game have put into practice, however they were made; a draw only in the position in which the stock
 * was explained.
 */
export function doneIn(
  game: AnyGame,
  initial: unknown,
  steps: AnyHistory['steps'],
  explainedAt?: unknown,
): readonly Lesson[] {
  const states = statesOf({ initial, steps });
  return LESSONS.filter((lesson) =>
    listSteps(steps).some(
      ({ move }, i) =>
        (lesson !== 'draw' || states[i] === explainedAt) &&
        isPractice(lesson, movedCards(game, states[i], move)),
    ),
  );
}

function isPractice(lesson: Lesson, moved: MovedCards | undefined): boolean {
  if (!moved) return false;
  const { from, to } = moved;
  const isDraw = from === 'stock' || to === 'stock';
  if (lesson === 'draw') return isDraw;
  return to?.startsWith(lesson === 'move' ? 'tableau' : 'foundation') === true && !isDraw;
}
