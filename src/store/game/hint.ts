import { t } from '@lingui/core/macro';
import { type AnyGame, type HintWord, moveToShow, winsBy } from '../../engine/game';
import { present } from '../../engine/history';
import { ok } from '../../engine/result';
import { gameOf } from '../../games/index';
import { formatPercent, joinSentences } from '../../locales/format';
import { type MovedCards, movedCards } from './movedCards';
import { narrateEnd } from './narration';
import {
  type Context,
  type FairFigure,
  type GameAction,
  type Highlight,
  isReplay,
  refuse,
  type TableState,
  type Transition,
} from './table';

/** What a hint shows and says. */
export type WantedHint = Omit<Extract<GameAction, { type: 'hint' }>, 'type'>;

/**
 * Highlights and names a move and what it gains; by default the game’s hint or, without one, a possible move. A hint counts, but not
 * while another is shown: browsing a list of moves counts as one hint. The pile that takes the cards is highlighted too, except in
 * games with a selection; if the cards go to several piles, only the pile they leave is.
 */
export function hint(table: TableState, wanted: WantedHint, { now, seconds }: Context): Transition {
  const { current } = table;
  const { record } = current;
  const game = gameOf(record.variant);
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
      describeShown(game.text.suggest(state, move, isHeard), wanted.word ?? word, wanted.fair),
      gained,
      wanted.why,
    ].filter((each) => each !== undefined);
  const hints = (record.hints ?? 0) + (table.highlight ? 0 : 1);
  const counted = { ...record, hints, seconds, updated: now };
  return ok({
    table: {
      ...table,
      highlight,
      current: isReplay(current) ? current : { ...current, record: counted },
    },
    news: say(false),
    spoken: say(true),
  });
}

function describeShown(suggestion: string, word: HintWord, fair?: FairFigure): string {
  if (word === 'Possible move') return t`Possible move: ${suggestion}.`;
  if (!fair) return t`Hint: ${suggestion}.`;
  if (fair.chance === undefined) return t`Best move, without peeking: ${suggestion}.`;
  const chance = formatPercent(fair.chance, 0);
  return t`Best move, without peeking: ${suggestion}. Chance of winning: ${chance}.`;
}

const marked = (game: AnyGame, { cards, from, to }: MovedCards): Omit<Highlight, 'move'> =>
  to === undefined ? { cards: [], piles: [from] } : { cards, piles: game.selecting ? [] : [to] };
