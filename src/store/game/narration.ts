import { plural, t } from '@lingui/core/macro';
import type { AnyGame } from '../../engine/game';
import { type AnyHistory, present, stateAt } from '../../engine/history';
import { type Step, stepAt } from '../../engine/steps';
import { atStart, joinSentences, withFullStop } from '../../locales/format';

/** The most steps that are narrated one by one: nobody listens to more. */
const MAX_NARRATED = 4;

/** Narrates the steps from a cursor to the present, and the end if it is reached; of many steps the first, and how many follow. */
export function narrateSteps(game: AnyGame, history: AnyHistory, from: number): string {
  const count = history.cursor - from;
  const narrated = count > MAX_NARRATED ? 1 : count;
  const steps = Array.from({ length: narrated }, (_, i) => {
    const cursor = from + i + 1;
    return joinSentences([narrateStep(game, history, cursor), asideOf(game, history, cursor)]);
  });
  const more = count - narrated;
  if (more > 0) steps.push(t`Then ${plural(more, { one: '# more move', other: '# more moves' })}.`);
  const end = narrateEnd(game, history);
  return joinSentences([...steps, end]);
}

function asideOf({ text }: AnyGame, history: AnyHistory, cursor: number): string {
  const { move, state } = stepTo(history, cursor);
  return joinSentences(text.aside?.(stateAt(history, cursor - 1), move, state).map(atStart) ?? []);
}

const stepTo = (history: AnyHistory, cursor: number): Step<unknown, unknown> =>
  stepAt(history.steps, cursor - 1) as Step<unknown, unknown>;

/** Narrates the step to a cursor, for an announcement or, if it `isSeen`, for the list of moves. A name at the start gets a capital. */
export const narrateStep = (
  game: AnyGame,
  history: AnyHistory,
  cursor: number,
  isSeen = false,
): string => joinSentences(sentencesOf(game, history, cursor, isSeen).map(atStart));

/** The narration of a step up to its first semicolon, to stand after a colon: `Dealt 10 cards.` without `4 deals left`. */
export function narrateMove(
  game: AnyGame,
  history: AnyHistory,
  cursor: number,
  isSeen = false,
): string {
  const [sentence = ''] = sentencesOf(game, history, cursor, isSeen);
  const [words = '', rest] = sentence.split(SEMICOLON);
  return rest === undefined ? sentence : withFullStop(words);
}

/** The semicolons of all languages, with the space before them. */
const SEMICOLON = /\s*[;；]/;

function sentencesOf(
  game: AnyGame,
  history: AnyHistory,
  cursor: number,
  isSeen: boolean,
): readonly string[] {
  const { move, state } = stepTo(history, cursor);
  return game.text.narrate(stateAt(history, cursor - 1), move, state, isSeen);
}

/** The sentence for a solver’s moves that were added after the present position. */
export const narrateSolution = (moves: readonly unknown[]): string =>
  t`Solution found: ${plural(moves.length, { one: '# move', other: '# moves' })}.`;

/** The sentence about the end of the game; undefined while it goes on. */
export function narrateEnd(game: AnyGame, history: AnyHistory): string | undefined {
  const state = present(history);
  return game.rules.status(state) === 'playing'
    ? undefined
    : game.text.ended(state, history.cursor);
}

/** The sentence for a game that the player has given up. */
export const givenUpInWords = (): string => t`You gave up.`;

/** All moves in words, one a line: `1. 5 of Clubs to column 3.` */
export const narrateAll = (game: AnyGame, history: AnyHistory): string =>
  Array.from(
    { length: history.steps.length },
    (_, i) => `${i + 1}. ${narrateStep(game, history, i + 1)}\n`,
  ).join('');
