import { plural, t } from '@lingui/core/macro';
import type { Card } from '../../engine/card';
import type { AnyGame } from '../../engine/game';
import { type AnyHistory, present, stateAt } from '../../engine/history';
import { type Step, stepAt } from '../../engine/steps';
import { findCard, type PileId } from '../../engine/view';
import { atStart, joinSentences, withFullStop } from '../../locales/format';

/** The most steps that are narrated one by one: nobody listens to more. */
const MAX_NARRATED = 4;

/**
 * Narrates the steps from a cursor to the present, and the end of the game if it has ended. If there are many steps, it
 * narrates the first and counts the rest.
 */
export function narrateSteps(game: AnyGame, history: AnyHistory, from: number): string {
  const count = history.cursor - from;
  const narrated = count > MAX_NARRATED ? 1 : count;
  const steps = Array.from({ length: narrated }, (_, i) =>
    narrateStep(game, history, from + i + 1),
  );
  const more = count - narrated;
  if (more > 0) steps.push(t`Then ${plural(more, { one: '# more move', other: '# more moves' })}.`);
  const end = narrateEnd(game, history);
  return joinSentences([...steps, end]);
}

/**
 * Narrates the step that led to a cursor, for an announcement or, if it `isSeen`, for the list of moves. A card’s name at the start of
 * a sentence gets a capital.
 */
export const narrateStep = (
  game: AnyGame,
  history: AnyHistory,
  cursor: number,
  isSeen = false,
): string => joinSentences(sentencesOf(game, history, cursor, isSeen).map(atStart));

/**
 * The narration of a step up to its first semicolon, to stand after a colon: `Dealt 10 cards.` from `Dealt 10 cards; 4 deals
 * left.`
 */
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
  const { move, state } = stepAt(history.steps, cursor - 1) as Step<unknown, unknown>;
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

/** Cards that a move takes from a pile. */
export interface MovedCards {
  readonly cards: readonly Card[];
  readonly from: PileId;
  /** Undefined if the cards of one pile go to several. */
  readonly to: PileId | undefined;
}

/** The cards that a move takes from one pile to another; undefined if the move is illegal or moves none. */
export function movedCards(game: AnyGame, state: unknown, move: unknown): MovedCards | undefined {
  const next = game.rules.apply(state, move);
  if (!next.ok) return undefined;
  const after = game.table.view(next.value);
  const moved = game.table.view(state).piles.flatMap(({ id, cards }) =>
    cards.flatMap(({ card }) => {
      const to = findCard(after, card)?.pile.id;
      return to === undefined || to === id ? [] : [{ card, from: id, to }];
    }),
  );
  const left = new Set(moved.map(({ from }) => from));
  // The next card of a stock takes the place of one that has left, by itself.
  const chosen = moved.filter(({ from, to }) => !left.has(to) || isPress(game, state, move, from));
  const [first] = chosen;
  if (!first) return undefined;
  const { from, to } = first;
  const isSpread = chosen.some((each) => each.from === from && each.to !== to);
  const cards = chosen
    .filter((each) => (isSpread ? each.from === from : each.to === to))
    .map(({ card }) => card);
  return { cards, from, to: isSpread ? undefined : to };
}

/** True if a press on a pile makes this move. */
function isPress(game: AnyGame, state: unknown, move: unknown, pile: PileId): boolean {
  const pressed = game.table.movesFor(state, { kind: 'press', pile });
  const wanted = game.text.formatMove(move);
  return pressed.ok && pressed.value.some((each) => game.text.formatMove(each) === wanted);
}

/** All moves in words, one a line: `1. 5 of Clubs to column 3.` */
export const narrateAll = (game: AnyGame, history: AnyHistory): string =>
  Array.from(
    { length: history.steps.length },
    (_, i) => `${i + 1}. ${narrateStep(game, history, i + 1)}\n`,
  ).join('');
