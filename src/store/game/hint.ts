import { t } from '@lingui/core/macro';
import type { Card } from '../../engine/card';
import { type AnyGame, type HintWord, moveToShow, winsBy } from '../../engine/game';
import { present } from '../../engine/history';
import { ok } from '../../engine/result';
import { findCard, type PileId } from '../../engine/view';
import { gameOf } from '../../games/index';
import { formatPercent, joinSentences } from '../../locales/format';
import { narrateEnd } from './narration';
import {
  type Context,
  type GameAction,
  type Highlight,
  isReplay,
  refuse,
  type TableGame,
  type TableState,
  type Transition,
} from './table';

/** What a hint shows and says. */
export type WantedHint = Omit<Extract<GameAction, { type: 'hint' }>, 'type'>;

/**
 * Highlights and names a move and what it gains; by default the game’s hint or, without one, a possible move. The hint is counted.
 * The pile that takes the cards is highlighted too, except in games with a selection; if the cards go to several piles, only the pile
 * they leave is.
 */
export function hint(table: TableState, wanted: WantedHint, context: Context): Transition {
  const { current } = table;
  const game = gameOf(current.record.variant);
  const state = present(current.history);
  const { line } = wanted;
  const { move, word } = line ? { move: line[0], word: 'Hint' as const } : moveToShow(game, state);
  const next = move === undefined ? undefined : game.rules.apply(state, move);
  if (!next?.ok) {
    const none = narrateEnd(game, current.history) ?? t`There is no hint.`;
    return refuse(joinSentences([none, wanted.why]));
  }
  const moved = movedCards(game, state, move);
  const highlight = moved && { ...marked(game, moved), move };
  const gained = wanted.fair
    ? undefined
    : (game.text.gain?.(state, move, line?.slice(1)) ??
      (line && !wanted.why ? winsBy(line) : undefined));
  const say = (isHeard: boolean): readonly string[] =>
    [
      // It stands after a colon, so it gets no capital.
      describeShown(game.text.suggest(state, move, isHeard), word, wanted),
      gained,
      wanted.why,
    ].filter((each) => each !== undefined);
  return ok({
    table: { ...table, highlight, current: withHint(current, context) },
    news: say(false),
    spoken: say(true),
  });
}

/** Counts as a hint that the page shows which moves are the best. */
export function countHint(table: TableState, context: Context): Transition {
  const current = withHint(table.current, context);
  return current === table.current ? undefined : ok({ table: { ...table, current } });
}

/** The game with one more hint; with no more if one was shown in this position before, as to a player who compares moves. */
function withHint(game: TableGame, { now, seconds }: Context): TableGame {
  if (game.isHinted || isReplay(game)) return game;
  const hints = (game.record.hints ?? 0) + 1;
  return { ...game, isHinted: true, record: { ...game.record, hints, seconds, updated: now } };
}

function describeShown(suggestion: string, byDefault: HintWord, wanted: WantedHint): string {
  const { word, fair } = wanted;
  if ((word ?? byDefault) === 'Possible move') return t`Possible move: ${suggestion}.`;
  if (!fair || word) return t`Hint: ${suggestion}.`;
  if (fair.chance === undefined) return t`Best move, without peeking: ${suggestion}.`;
  const chance = formatPercent(fair.chance, 0);
  return t`Best move, without peeking: ${suggestion}. Chance of winning: ${chance}.`;
}

const marked = (game: AnyGame, { cards, from, to }: MovedCards): Omit<Highlight, 'move'> =>
  to === undefined ? { cards: [], piles: [from] } : { cards, piles: game.selecting ? [] : [to] };

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
