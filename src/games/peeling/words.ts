import { type Card, cardName, RANKS, rankOf } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { Refusal } from '../../engine/game';
import { cardCount, listed } from '../../engine/words';
import { ranksInWords } from './ranks';
import { type WasteReason, type WasteState, wasteCard } from './waste';

/** The line of help about the draw. */
export const DRAW_HELP = 's                 turn the top card of the stock';

/** A sentence saying why a move is refused, where a card goes on another of these ranks. */
export function explainWaste(
  { reason, cards }: Pick<Refusal<WasteReason>, 'reason' | 'cards'>,
  fits: (rank: number, onto: number) => boolean,
): string {
  switch (reason) {
    case 'game won':
      return 'The game is won; undo, or start a new deal.';
    case 'empty stock':
      return 'The stock is empty; there is no second pass.';
    case 'does not fit': {
      const [card, onto] = cards as readonly [Card, Card];
      const taken = (rank: number) => fits(rank, rankOf(onto));
      if (!RANKS.some((_, rank) => taken(rank)))
        return `Nothing goes on the ${cardName(onto)} of the waste.`;
      const needed = ranksInWords((rank) => fits(rankOf(card), rank));
      return `${cardName(card)} needs ${needed}; the waste shows the ${cardName(onto)}.`;
    }
  }
}

/** The cards that lie on a card: `the 5 of Clubs and a face-down card`. `hidden` is the number of face-down ones. */
export const coversInWords = (covers: readonly Card[], hidden = 0): string =>
  listed(
    [
      ...covers.map((card) => `the ${cardName(card)}`),
      ...(hidden === 0 ? [] : [hidden === 1 ? 'a face-down card' : `${hidden} face-down cards`]),
    ],
    'and',
  );

/** What a draw did: `Drew the 5 of Clubs; 22 cards left in the stock.` */
export function narrateDraw(after: WasteState): string {
  const { length } = after.stock;
  const left = length === 0 ? 'the stock is empty' : `${cardCount(length)} left in the stock`;
  return `Drew the ${cardName(wasteCard(after))}; ${left}.`;
}

/** What to do to play a card, or to draw without one: `5 of Clubs to the waste`. */
export const suggestPlay = (card: Card | undefined): string =>
  card === undefined ? 'draw from the stock' : `${cardName(card)} to the waste`;

/** The sentence at the end, with so many cards left; `why` none of them can be played. */
export const endedWith = (left: number, moves: number, why: string): string =>
  left === 0
    ? `Won in ${moves} moves.`
    : `No more moves: the stock is empty, and ${why}. Cards left: ${left}.`;

/** Stock and waste as lines, and an empty one below them. */
export const formatStockAndWaste = ({ stock, waste }: WasteState): readonly string[] => [
  `Stock: ${cardCount(stock.length)}`,
  `Waste, last = top: ${formatCards(waste)}`,
  '',
];
