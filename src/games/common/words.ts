import { type Card, rankName, rankOf, SUITS, suitOf } from '../../engine/card';
import { plural } from '../../engine/words';

// What several games answer to moves and gestures.

export const GAME_WON = 'You have won this game.';
/** Where the reason is not known. */
export const NOT_POSSIBLE = 'That is not possible.';
export const NO_SUCH_PILE = 'There is no such pile.';
export const ONLY_STOCK_PRESSED = 'Only the stock can be pressed.';
export const NO_SELECTING = 'You can’t select cards in this game.';
/** Refuses a line such as `s 1`. */
export const NO_OPERANDS = '“s” takes no arguments.';

/** `2 redeals left`, `no redeals left` */
export const redealsInWords = (left: number): string =>
  `${left === 0 ? 'no redeals' : plural(left, 'redeal')} left`;

/** `7 of clubs on top`, `empty`. */
export function wasteInWords(waste: readonly Card[]): string {
  const top = waste.at(-1);
  return top === undefined
    ? 'empty'
    : `${rankName(rankOf(top))} of ${SUITS[suitOf(top)].toLowerCase()} on top`;
}
