import { appendMoves } from '../engine/autoplay';
import { type AnyGame, moveToShow } from '../engine/game';
import { present } from '../engine/history';
import { ok, type Result } from '../engine/result';
import type { Gesture } from '../engine/view';
import { plural } from '../engine/words';
import { gameOf } from '../games';
import type { Highlight } from './gameState';
import { type MovedCards, movedCards, narrateEnd } from './narration';
import type { PlayedGame } from './savedGame';
import { cardAt } from './tap';
import { change, type Refused, refuse, type Transition } from './transition';

/** A move highlighted on the table, and the sentence that names it. */
export interface HighlightedMove {
  readonly highlight: Highlight | undefined;
  readonly text: string;
}

/** Highlights the game’s own hint; where it has none, a possible move. */
export function hint(current: PlayedGame, word?: string): Result<HighlightedMove, Refused> {
  const shown = moveToShow(gameOf(current.id), present(current.history));
  return highlightMove(current, shown.move, word ?? shown.word);
}

/**
 * Highlights a move: its cards, and its target unless cards are selected; of cards that go to several piles, the one they
 * leave. `word` introduces the sentence.
 */
export function highlightMove(
  { id, history }: PlayedGame,
  move: unknown,
  word = 'Hint',
): Result<HighlightedMove, Refused> {
  const game = gameOf(id);
  const state = present(history);
  const next = move === undefined ? undefined : game.rules.apply(state, move);
  if (!next?.ok) return refuse(narrateEnd(game, history) ?? 'There is no hint.');
  const moved = movedCards(game, state, move);
  const highlight = moved && { ...marked(game, moved), move };
  return ok({ highlight, text: `${word}: ${game.text.suggest(state, move)}.` });
}

const marked = (game: AnyGame, { cards, from, to }: MovedCards): Omit<Highlight, 'move'> =>
  to === undefined
    ? { cards: [], piles: [from] }
    : { cards, piles: game.table.selection ? [] : [to] };

/** The highlighted move, if the gesture is a tap on one of its cards or on its stock. */
export function hintedMove(
  { id, history }: PlayedGame,
  gesture: Gesture,
  highlight: Highlight | undefined,
): unknown {
  if (highlight?.move === undefined || gesture.kind !== 'tap') return undefined;
  const card = cardAt(gameOf(id), present(history), gesture);
  return card !== undefined && highlight.cards.includes(card) ? highlight.move : undefined;
}

/** Puts a solver’s moves after the present, to be stepped through, and marks the game as helped. */
export function loadSolution(current: PlayedGame, moves: readonly unknown[]): Transition {
  const history = appendMoves(gameOf(current.id), current.history, moves);
  const text = `Solution found: ${plural(moves.length, 'move')}.`;
  return change({ ...current, helped: true }, history, text);
}
