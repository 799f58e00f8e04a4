import { plural, t } from '@lingui/core/macro';
import { type Card, cardName, faceOf, theCard } from '../../engine/card';
import type { GameText } from '../../engine/game';
import { isSamePile, type Pile, toPile } from '../../engine/pile';
import { drawsToCard, onlyDrawHelps, usualEnd } from '../common/words';
import { cardsOf, headOf, type LayoutState, pilesOf } from './board';
import { explain, type LayoutReason } from './explain';
import { gainOf, onlyStockGains } from './hint';
import type { FullLayout } from './layout';
import { aside, narrate, whyStuck } from './narration';
import { isDraw, type LayoutMove, status } from './rules';
import { formatMove, fromPileOf, stockAction } from './words';

/** The face-up cards that can be seen whole or in part, but for those of the foundations. */
const cardsInView = (state: LayoutState): readonly Card[] => [
  ...state.tableau.flatMap(({ cards, hidden }) => cards.slice(hidden)),
  ...(['waste', 'cell', 'reserve'] as const).flatMap((kind) =>
    pilesOf(state, kind).flatMap((cards) => cards.slice(-1)),
  ),
];

/** `onto Jack of Diamonds`, and in which column if another ends in that face or it is heard; or the pile: `to free cell 2`. */
function targetInWords(state: LayoutState, to: Pile, isHeard: boolean): string {
  const tops = to.kind === 'tableau' ? state.tableau.map(({ cards }) => cards.at(-1)) : [];
  const top = tops[to.index - 1];
  if (top === undefined) return toPile(to);
  const [card, column] = [cardName(top), to.index];
  const isAlone = tops.filter((each) => each !== undefined && isSameFace(each, top)).length === 1;
  return isAlone && !isHeard
    ? t({
        message: `onto ${card}`,
        comment: 'where cards go: “10 of Clubs onto Jack of Diamonds”',
      })
    : t({
        message: `onto ${card} in column ${column}`,
        comment: 'where cards go: “10 of Clubs onto Jack of Diamonds in column 4”',
      });
}

const isSameFace = (card: Card, other: Card | undefined): boolean =>
  other !== undefined && faceOf(card) === faceOf(other);

/**
 * `draw from the stock`, `Queen of Hearts and Jack of Clubs onto King of Spades`, `King of Hearts and 2 cards on it to column 4`; from
 * where, if its face is in view twice. It stands after `Hint:`, so it gets no capital.
 */
function suggest(setup: FullLayout, state: LayoutState, move: LayoutMove, isHeard = false): string {
  if (isDraw(move)) {
    return state.stock?.length === 0
      ? t({ message: 'turn the waste over', comment: 'what to do, after “Hint:”' })
      : stockAction(setup);
  }
  const { from, to, count } = move;
  const cards = cardsOf(state, from)?.slice(-count) ?? [];
  const [card = '', second = ''] = cards.slice(0, 2).map(cardName);
  const others = cards.length - 1;
  const isTwice = cardsInView(state).filter((each) => isSameFace(each, cards[0])).length > 1;
  const [source, target] = [fromPileOf(setup, from), targetInWords(state, to, isHeard)];
  return isTwice
    ? t({
        message: `${plural(others, {
          0: `${card} ${source} ${target}`,
          1: `${card} and ${second} ${source} ${target}`,
          other: `${card} and # cards on it ${source} ${target}`,
        })}`,
        comment: 'what to do, after “Hint:”: “8 of Hearts from the waste to column 4”',
      })
    : t({
        message: `${plural(others, {
          0: `${card} ${target}`,
          1: `${card} and ${second} ${target}`,
          other: `${card} and # cards on it ${target}`,
        })}`,
        comment: 'what to do, after “Hint:”: “8 of Hearts to column 4”',
      });
}

/** What a move gains that a player wants to know, in sentences. */
const GAINS = {
  completes: () => t`That completes a suit.`,
  safe: () => t`It is safe there: nothing needs it any more.`,
  turns: () => t`That turns a card up.`,
  joins: () => t`That joins cards of one suit.`,
  empties: () => t`That empties a column.`,
  frees: () => t`That frees a card for a foundation.`,
  /** A card that leaves the waste, a free cell or the reserve for good or for a column. */
  waste: () => t`That uses a card of the waste.`,
  cell: () => t`That clears a free cell.`,
  reserve: () => t`That uses a card of the reserve.`,
  /** Fewer cards lie on one that a foundation takes next. */
  digs: () => t`That digs for a card a foundation needs.`,
  /** One more card is on a foundation, though it may be needed on the table. */
  raises: () => t`That builds up a foundation.`,
  orders: () => t`That puts cards in order.`,
} as const;

/** What a move gains; `uncovers`: the card under those that move can be played on, or move itself. */
export type Gain = keyof typeof GAINS | 'uncovers';

function gain(
  setup: FullLayout,
  state: LayoutState,
  move: LayoutMove,
  line: readonly LayoutMove[] = [],
): string | undefined {
  if (isDraw(move)) return drawGain(setup, state, line);
  const { from, to, count } = move;
  if (from.kind === 'foundation' && line.some((next) => !isDraw(next) && isSamePile(next.to, to)))
    return t`Another card can go on it there.`;
  const gained = gainOf(setup, state, move);
  if (gained !== 'uncovers') return gained && GAINS[gained]();
  const card = theCard(headOf(state, from, count + 1));
  return t`That uncovers ${card}.`;
}

/** Why to draw, as a sentence: which card the line goes on with. */
function drawGain(
  setup: FullLayout,
  state: LayoutState,
  line: readonly LayoutMove[],
): string | undefined {
  const later = line.findIndex((move) => !isDraw(move));
  const next = line[later];
  if (next && !isDraw(next) && next.from.kind === 'waste') return drawsToCard(later + 1);
  return onlyStockGains(setup, state) ? onlyDrawHelps() : undefined;
}

export const layoutText = (setup: FullLayout): GameText<LayoutState, LayoutMove, LayoutReason> => ({
  formatMove,
  explain: (refused) => explain(setup, refused),
  narrate: (before, move, after, isSeen) =>
    narrate(setup, before, move, after, isSeen ? suggest : undefined),
  aside: (before, _, after) => aside(setup, before, after),
  suggest: (state, move, isHeard) => suggest(setup, state, move, isHeard),
  gain: (state, move, line) => gain(setup, state, move, line),
  ended: (state, moves) => usualEnd(status(setup, state), moves, whyStuck(setup)),
});
