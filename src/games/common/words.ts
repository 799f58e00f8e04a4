import { plural, t } from '@lingui/core/macro';
import type { Status } from '../../engine/game';
import { joinSentences } from '../../locales/format';

// What several games answer to gestures, and what they say at the end, and of the stock and the waste.

/** The sentence at the end of most games: `Won in 40 moves.`, or `No moves left.` and why. */
export const usualEnd = (status: Status, moves: number, why?: string): string =>
  status === 'won'
    ? t`${plural(moves, { one: `Won in ${moves} move.`, other: `Won in ${moves} moves.` })}`
    : joinSentences([t`No moves left.`, why]);

export const gameWon = (): string => t`You have won this game.`;
/** Where the reason is not known. */
export const noSuchPile = (): string => t`There is no such pile.`;
export const onlyStockPressed = (): string => t`Only the stock can be pressed.`;
export const noSelecting = (): string => t`You can’t select cards in this game.`;

/** `21 cards` */
export const cardCount = (cards: number): string =>
  t`${plural(cards, { one: '# card', other: '# cards' })}`;

/** `2 redeals left`, `no redeals left`: within a sentence. */
export const redealsInWords = (left: number): string =>
  t`${plural(left, { 0: 'no redeals left', one: '# redeal left', other: '# redeals left' })}`;

/** `2 redeals left.`, `No redeals left.` */
export const redealsSentence = (left: number): string =>
  t`${plural(left, { 0: 'No redeals left.', one: '# redeal left.', other: '# redeals left.' })}`;

/** `21 cards`, `empty, turns the waste over, 2 redeals left`: a stock, which turns the waste over if it is empty and pressed. */
export function stockInWords(
  count: number,
  turnsOver: boolean,
  redealsLeft: number | undefined,
): string {
  const whenEmpty = turnsOver
    ? t({ message: 'empty, turns the waste over', comment: 'the stock, if it is pressed' })
    : t`empty`;
  const cards = count > 0 ? cardCount(count) : whenEmpty;
  if (redealsLeft === undefined) return cards;
  const redeals = redealsInWords(redealsLeft);
  return t`${cards}, ${redeals}`;
}

/** Why to draw, as a sentence: a card that the stock brings up after so many draws can be used. */
export const drawsToCard = (draws: number): string =>
  draws === 1
    ? t`That brings up a card you can use.`
    : t`A card you can use comes in ${plural(draws, { one: '# draw', other: '# draws' })}.`;

/** Why to draw where nothing else gains, as a sentence. */
export const onlyDrawHelps = (): string => t`No move on the table helps now.`;
