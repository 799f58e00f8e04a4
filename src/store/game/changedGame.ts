import { plural, t } from '@lingui/core/macro';
import type { Card } from '../../engine/card';
import { formatCardSet, parseCardSet } from '../../engine/cardSet';
import { type AnyGame, hasChoice } from '../../engine/game';
import { type AnyHistory, stateAt } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import { ok } from '../../engine/result';
import { gameOf } from '../../games/index';
import { withFullStop } from '../../locales/format';
import {
  type GameFacts,
  type GameRecord,
  guessResult,
  newRecord,
  resultAt,
  withMoves,
} from '../../persistence/record';
import { guessInWords } from './guess';
import {
  type Context,
  isReplay,
  type NextTable,
  type TableGame,
  type TableState,
  type Transition,
  unmarked,
  viewOf,
} from './table';

/** Puts a history into the game and updates its record. In a replay the record stays, and a new move starts another game. */
export function withHistory(game: TableGame, history: AnyHistory, context: Context): TableGame {
  const { record, history: before } = game;
  const isWalk = history.steps === before.steps;
  if (isReplay(game)) return isWalk ? { ...game, history } : takenOver(game, history, context);
  const undos = isWalk ? 0 : undosFrom(game);
  const branched = isWalk ? {} : { ...(undos > 0 && { undos }), ...seenAfter(game, before.cursor) };
  const open = isWalk ? record : reopened(record);
  return { record: changedRecord({ ...open, ...branched }, history, context), history };
}

/** A record that is not given up any more. */
export function reopened(record: GameRecord): GameRecord {
  if (!record.givenUp) return record;
  const { givenUp: _taken, ...open } = record;
  return open;
}

/** The undos of a game that is played on from here. Once the solver has helped they are not counted: the moves may be the solver’s. */
const undosFrom = ({ record, history: { steps, cursor } }: TableGame): number =>
  (record.undos ?? 0) + (record.helped ? 0 : steps.length - cursor);

/** The player’s game after a new move in a replay. */
function takenOver(game: TableGame, history: AnyHistory, context: Context): TableGame {
  const { record, isPreview } = game;
  const own = {
    ...anotherRecord(record, context),
    ...helpBefore(game),
    ...seenAfter(game, game.history.cursor),
  };
  const seconds = isPreview ? 0 : record.seconds;
  return { record: changedRecord(own, history, { ...context, seconds }), history };
}

/** What counts as help before a new move in a replay: the moves of a preview are hints, those of a won game were taken back. */
function helpBefore(game: TableGame): Pick<GameFacts, 'undos' | 'hints'> {
  const { record, history, isPreview } = game;
  if (history.cursor === 0) return {};
  if (isPreview) return { hints: history.cursor };
  const undos = undosFrom(game);
  return { ...(undos > 0 && { undos }), ...(record.hints && { hints: record.hints }) };
}

const changedRecord = (
  record: GameRecord,
  history: AnyHistory,
  { now, seconds }: Context,
): GameRecord => withResult({ ...withMoves(record, history), seconds, updated: now }, history, now);

/** Another game of the same deal. It keeps the day of a daily deal, what the solver proved or showed, and which cards were seen. */
export const anotherRecord = (
  { variant, deal, source, winnable, day, helped, seen }: GameRecord,
  { newId, now, today }: Context,
): GameRecord =>
  newRecord(newId, variant, deal, now, {
    ...(source && { source }),
    ...(winnable && { winnable }),
    ...(helped && { helped }),
    ...(seen && { seen }),
    ...(day !== undefined && { day, ...(day < today && { late: true }) }),
    // The end of the deal is known.
    ...(!hasChoice(gameOf(variant)) && { bet: 'none' }),
  });

/** A preview of other moves of the deal: a game that is stored only when the player continues it. */
export const previewOf = (
  record: GameRecord,
  history: AnyHistory,
  context: Context,
): TableGame => ({
  record: withMoves(anotherRecord(record, context), history),
  history,
  isPreview: true,
});

/** Sets or removes the result. A loss stays while its moves can be redone; another move reopens a game whose end it may change. */
export function withResult(record: GameRecord, history: AnyHistory, now: number): GameRecord {
  const reached = resultAt(record, history, history.cursor);
  if (reached === record.result) return record;
  if (reached) return { ...record, result: reached, ended: now };
  const isSettled = !hasChoice(gameOf(record.variant));
  if (isSettled || resultAt(record, history, history.steps.length) === record.result) return record;
  const { result: _undone, ended: _then, ...playing } = record;
  return playing;
}

/** Changes the history, adds sentences about the end and clears all marks. */
export function changeTo(
  table: TableState,
  history: AnyHistory,
  { sentences = [], ...said }: Omit<NextTable, 'table' | 'news'>,
  context: Context,
): Transition {
  const current = withHistory(table.current, history, context);
  const isTakenOver = table.current.isPreview && !current.isPreview;
  const all = [...sentences, ...describeEnd(table.current.record, current.record)];
  const news = isTakenOver ? [t`This is your own game now.`] : [];
  return ok({ ...said, table: unmarked(current), sentences: all, news });
}

/** Sentences about a game that has just ended: the help used, and whether the guess was right. */
export function describeEnd(before: GameRecord, after: GameRecord): readonly string[] {
  if (after.result === undefined || (after.id === before.id && after.result === before.result))
    return [];
  const isWonByChoice = after.result === 'won' && hasChoice(gameOf(after.variant));
  const wasSaid = before.id === after.id && guessResult(before) !== undefined;
  const guess = wasSaid ? undefined : guessInWords(after);
  const facts = [...(isWonByChoice ? [describeHelp(after)] : []), ...(guess ? [guess] : [])];
  return facts.map(withFullStop);
}

/** The help that a won game had: `2 moves changed, 1 hint`, `Clean win – no move changed, no hint`, or only `Solver used`. */
export function describeHelp({ helped, undos = 0, hints = 0, seen }: GameFacts): string {
  if (helped) return t`Solver used`;
  if (!undos && !hints && seen) return t`No hint, but cards known from an earlier game`;
  if (!undos && !hints) return t`Clean win – no move changed, no hint`;
  const changed = plural(undos, { one: '# move changed', other: '# moves changed' });
  const shown = plural(hints, { one: '# hint', other: '# hints' });
  return undos && hints ? t`${changed}, ${shown}` : undos ? changed : shown;
}

/** The cards of a game that its player has seen: those that are face up on its line, and on lines that were taken back. */
export const seenCards = (game: TableGame): ReadonlySet<Card> =>
  new Set([...parseCardSet(game.record.seen ?? ''), ...faceUpFrom(game, 0)]);

/** True if a card lies on the table that its player has not seen. */
export function hasUnseen(game: TableGame): boolean {
  const seen = seenCards(game);
  return viewOf(game).piles.some(({ cards }) => cards.some(({ card }) => !seen.has(card)));
}

/** The field of a record whose moves after a cursor go: what was seen stays known. */
export function seenAfter(game: TableGame, cursor: number): Pick<GameFacts, 'seen'> {
  const { record, history } = game;
  const { table } = gameOf(record.variant);
  const seen = new Set(parseCardSet(record.seen ?? ''));
  if (lastSeen(game) > cursor && hasHidden(table, history.initial)) {
    const kept = faceUp(stateAt(history, cursor) as object, table);
    for (const card of faceUpFrom(game, cursor + 1)) if (!kept.includes(card)) seen.add(card);
  }
  return seen.size > 0 ? { seen: formatCardSet(seen) } : {};
}

/** The cards that are face up in some position from a cursor on, up to the last one that the player has seen. */
function faceUpFrom(game: TableGame, cursor: number): ReadonlySet<Card> {
  const { table } = gameOf(game.record.variant);
  const cards = new Set<Card>();
  for (let at = cursor; at <= lastSeen(game); at++) {
    for (const card of faceUp(stateAt(game.history, at) as object, table)) cards.add(card);
  }
  return cards;
}

/** The cursor of the last position that the player has seen. The moves after it may be the solver’s, or somebody else’s. */
const lastSeen = ({ record, history, isPreview }: TableGame): number =>
  isPreview || record.helped ? history.cursor : history.steps.length;

const faceUp = memoize((state: object, table: AnyGame['table']): readonly Card[] =>
  table
    .view(state)
    .piles.flatMap(({ cards }) => cards.flatMap(({ card, faceUp }) => (faceUp ? [card] : []))),
);

const hasHidden = (table: AnyGame['table'], state: unknown): boolean =>
  table.view(state).piles.some(({ cards }) => cards.some(({ faceUp }) => !faceUp));
