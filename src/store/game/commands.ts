import { t } from '@lingui/core/macro';
import { appendMoves, autoplayTo } from '../../engine/autoplay';
import { type Card, cardName } from '../../engine/card';
import { type AnyGame, hasChoice } from '../../engine/game';
import {
  type AnyHistory,
  jump as jumpTo,
  play,
  present,
  redo as redoStep,
  undo as undoStep,
} from '../../engine/history';
import { ok } from '../../engine/result';
import { type CardView, findCard, type Gesture, type PileId } from '../../engine/view';
import { gameOf } from '../../games/index';
import { withFullStop } from '../../locales/format';
import { freshGame } from '../../persistence/record';
import {
  anotherRecord,
  changeTo,
  previewOf,
  reopened,
  seenAfter,
  withHistory,
} from './changedGame';
import { makeGuess } from './guess';
import { countHint, hint } from './hint';
import {
  givenUpInWords,
  narrateEnd,
  narrateMove,
  narrateSolution,
  narrateSteps,
} from './narration';
import {
  type Context,
  canGiveUp,
  type GameAction,
  isReplay,
  refuse,
  type TableGame,
  type TableState,
  type Transition,
  unmarked,
  viewOf,
} from './table';

/** Actions without an argument. */
const COMMANDS = { undo, redo, restart, giveUp, resume, countHint } as const;

/** Applies an action to the table. It is pure: time, settings and new ids come with the context. */
export function reduce(table: TableState, action: GameAction, context: Context): Transition {
  switch (action.type) {
    case 'play':
      return playMove(table, action.move, context);
    case 'gesture':
      return playGesture(table, action.gesture, context);
    case 'jump':
      return jump(table, action.cursor, context);
    case 'loadSolution':
      return loadSolution(table, action.moves, context);
    case 'guess':
      return makeGuess(table, action.guess, context);
    case 'hint':
      return hint(table, action, context);
    default:
      return COMMANDS[action.type](table, context);
  }
}

/** Takes back the last move, and giving up. */
export function undo(table: TableState, context: Context): Transition {
  const { record, history: before } = table.current;
  if (before.cursor === 0) return refuse(t`There is nothing to undo.`);
  const move = narrateMove(gameOf(record.variant), before, before.cursor);
  const open = { ...table, current: { ...table.current, record: reopened(record) } };
  return changeTo(open, undoStep(before), { sentences: [t`Undone: ${move}`] }, context);
}

/** Makes the last undone move again. */
export function redo(table: TableState, context: Context): Transition {
  const { record, history: before } = table.current;
  const after = redoStep(before);
  if (after === before) return refuse(t`There is nothing to redo.`);
  const sentences = [narrateSteps(gameOf(record.variant), after, before.cursor)];
  return changeTo(table, after, { sentences }, context);
}

/** Starts another game of the deal, also from a preview; if no choice changes its end, goes back to the start. */
export function restart(table: TableState, context: Context): Transition {
  const { record, history: before, isPreview } = table.current;
  if (!isPreview && before.cursor === 0) return refuse(t`Already at the start.`);
  if (!isPreview && !hasChoice(gameOf(record.variant))) {
    const start = jumpTo(before, 0);
    return changeTo(table, start, { sentences: [t`Back at the start.`] }, context);
  }
  const current = freshGame({ ...anotherRecord(record, context), ...seenAfter(table.current, 0) });
  return ok({
    table: unmarked(current),
    news: [
      isPreview
        ? t`This is your own game now.`
        : t({
            message: 'Restarted. Undo brings it back.',
            comment: '“Undo” is the name of a button',
          }),
    ],
    ...(!isPreview && { isRestart: true }),
  });
}

function giveUp(table: TableState, { now, seconds }: Context): Transition {
  const { current } = table;
  if (!canGiveUp(current)) return undefined;
  const record = { ...current.record, givenUp: true as const, seconds, updated: now };
  return ok({ table: unmarked({ ...current, record }), sentences: [givenUpInWords()] });
}

function resume(table: TableState, { now }: Context): Transition {
  const { current } = table;
  if (!current.record.givenUp) return undefined;
  const record = { ...reopened(current.record), updated: now };
  return ok({ table: { ...table, current: { ...current, record } } });
}

/** Goes to a move. If no choice changes the end, the automatic player makes those beyond the last one. */
export function jump(table: TableState, cursor: number, context: Context): Transition {
  const { record, history: before } = table.current;
  const game = gameOf(record.variant);
  const mayGoOn = !hasChoice(game);
  const after = mayGoOn ? autoplayTo(game, before, cursor) : jumpTo(before, cursor);
  const end = narrateEnd(game, after);
  if (after === before && !end) return refuse(standsStill(before, cursor));
  if (after.cursor === before.cursor + 1) {
    const sentences = [narrateSteps(game, after, before.cursor)];
    return changeTo(table, after, { sentences }, context);
  }
  const place = narrateCursor(after.cursor);
  return changeTo(table, after, { place, sentences: end ? [end] : [] }, context);
}

/** Why a jump leads nowhere. */
function standsStill({ cursor: at }: AnyHistory, cursor: number): string {
  if (at === 0 && cursor <= 0) return t`Already at the start.`;
  return cursor === at ? t`Already at move ${at}.` : t`There is no further move.`;
}

const narrateCursor = (cursor: number): string => t`Move ${cursor}.`;

/** Appends the solver’s moves, to be stepped through, and marks the game as helped. */
export function loadSolution(
  table: TableState,
  moves: readonly unknown[],
  context: Context,
): Transition {
  const { current } = table;
  const longer = appendMoves(gameOf(current.record.variant), current.history, moves);
  const helped = { ...current, record: { ...current.record, helped: true as const } };
  const solved: TableGame = isReplay(current)
    ? previewOf(helped.record, longer, context)
    : withHistory(helped, longer, context);
  return ok({ table: unmarked(solved), news: [narrateSolution(moves)] });
}

type TapGesture = Extract<Gesture, { kind: 'tap' }>;
type SendGesture = Extract<Gesture, { kind: 'send' }>;

/** Makes a move, perhaps from another cursor of the history, and, if set, every safe move after it. */
export function playMove(
  table: TableState,
  move: unknown,
  context: Context,
  from = table.current.history,
): Transition {
  const game = gameOf(table.current.record.variant);
  const played = play(game, from, move);
  if (!played.ok) return played;
  const history = context.autoplaySafe ? playSafeMoves(game, played.value) : played.value;
  const playedFrom = from.cursor;
  const sentences = [narrateSteps(game, history, playedFrom)];
  return changeTo(table, history, { sentences, playedFrom }, context);
}

const playSafeMoves = (game: AnyGame, start: AnyHistory): AnyHistory =>
  autoplayTo(game, start, Number.POSITIVE_INFINITY, (state) => game.advice?.safeMove?.(state));

/** Selects a card, or plays the move of a gesture. A tap on a hinted card plays the hint. */
export function playGesture(table: TableState, gesture: Gesture, context: Context): Transition {
  const { record, history } = table.current;
  if (gesture.kind === 'tap') {
    const tapped = tappedCard(table, gesture);
    if (!tapped) return gesture.count === 0 ? tapEmpty(table, gesture) : undefined;
    const { card, liftable } = tapped;
    if (liftable && gameOf(record.variant).selecting) return select(table, card, context);
    const { move, cards = [] } = table.highlight ?? {};
    const isHinted = move !== undefined && cards.includes(card);
    return isHinted ? playMove(table, move, context) : tap(table, card, gesture, context);
  }
  if (gesture.kind === 'send') return send(table, gesture, context);
  const moves = gameOf(record.variant).table.movesFor(present(history), gesture);
  return moves.ok ? playMove(table, moves.value[0], context) : refuse(moves.error);
}

/** Says what an empty pile takes. */
function tapEmpty({ current }: TableState, gesture: TapGesture): Transition {
  const { record, history } = current;
  const moves = gameOf(record.variant).table.movesFor(present(history), gesture);
  return moves.ok ? undefined : refuse(moves.error);
}

/** Moves the tapped card to its next target. */
function tap(table: TableState, card: Card, gesture: TapGesture, context: Context): Transition {
  const { record, history } = table.current;
  const game = gameOf(record.variant);
  const moves = game.table.movesFor(present(history), gesture);
  if (!moves.ok) return refuse(moves.error, [card]);
  const { move, visited } = nextTarget(table, card, gesture.pile, moves.value);
  const played = playMove(table, move, context);
  if (!played?.ok) return played;
  const lastTap = { card, visited, before: history, after: played.value.table.current.history };
  return ok({ ...played.value, table: { ...played.value.table, lastTap } });
}

/** The tapped card, which has `count` − 1 cards on it. */
const tappedCard = ({ current }: TableState, { pile, count }: TapGesture): CardView | undefined =>
  viewOf(current)
    .piles.find(({ id }) => id === pile)
    ?.cards.at(-count);

/** The best move to a pile that the card has not been on in this round of taps, or else the best move, which starts a new round. */
export function nextTarget(
  { current: { record, history }, lastTap }: TableState,
  card: Card,
  from: PileId,
  moves: readonly unknown[],
): { readonly move: unknown; readonly visited: readonly PileId[] } {
  const game = gameOf(record.variant);
  const again = lastTap?.card === card && lastTap.after === history;
  const visited = again ? [...lastTap.visited, from] : [from];
  const unvisited = moves.find((move) => !visited.includes(targetOf(game, history, move, card)));
  return unvisited === undefined
    ? { move: moves[0], visited: [from] }
    : { move: unvisited, visited };
}

function targetOf(game: AnyGame, history: AnyHistory, move: unknown, card: Card): PileId {
  const next = game.rules.apply(present(history), move);
  return next.ok ? (findCard(game.table.view(next.value), card)?.pile.id ?? '') : '';
}

/** Sends a card to its foundation. A double-click’s first click was a tap: its move is taken back, or stays if the card doesn’t fit. */
function send(table: TableState, gesture: SendGesture, context: Context): Transition {
  const { record, history } = table.current;
  const tapped = beforeTap(table);
  const from = tapped?.history ?? history;
  const moves = gameOf(record.variant).table.movesFor(present(from), tapped?.gesture ?? gesture);
  if (moves.ok) return playMove(table, moves.value[0], context, from);
  return tapped ? undefined : refuse(moves.error);
}

/** The history before the last tap, and the double-click as a gesture there. */
function beforeTap({ current: { record, history }, lastTap }: TableState) {
  if (lastTap?.after !== history) return undefined;
  const before = jumpTo(history, lastTap.before.cursor);
  const found = findCard(viewOf({ record, history: before }), lastTap.card);
  if (!found) return undefined;
  const { pile, index } = found;
  const gesture: SendGesture = { kind: 'send', pile: pile.id, count: pile.cards.length - index };
  return { history: before, gesture };
}

/** Selects or deselects a card. One that cannot go with the selected ones takes their place, and a message says why. */
function select(table: TableState, card: Card, context: Context): Transition {
  const { selecting } = gameOf(table.current.record.variant);
  if (!selecting) return undefined;
  const isSelected = table.selection.includes(card);
  const next = isSelected
    ? table.selection.filter((each) => each !== card)
    : [...table.selection, card];
  const { text: words, legal } = selecting.summarise(next);
  const fits = isSelected || legal || selecting.isPart(next);
  const selection = fits ? next : [card];
  const selected = { ...table, selection };
  const isGroup = selecting.summarise(selection).legal;
  if (isGroup && (selecting.removesAtOnce || context.autoReplace))
    return playGesture(selected, { kind: 'select', cards: selection }, context);
  const name = cardName(card);
  const done = isSelected ? t`${name} put back.` : t`${name} selected.`;
  const said = words ? [withFullStop(words)] : [];
  return ok({
    table: selected,
    sentences: [done, ...(fits ? said : [])],
    news: fits ? [] : said,
  });
}
