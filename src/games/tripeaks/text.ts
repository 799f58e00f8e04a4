import { cardCode, cardName, rankOf } from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { listed } from '../../engine/words';
import { cardAt, cardsLeft, isUncovered } from '../peeling/layout';
import { isNextTo, ranksInWords } from '../peeling/ranks';
import { formatLayout, parsePlace, wordsOf } from '../peeling/text';
import { wasteCard } from '../peeling/waste';
import {
  coversInWords,
  DRAW_HELP,
  endedWith,
  explainWaste,
  formatStockAndWaste,
  narrateDraw,
  suggestPlay,
} from '../peeling/words';
import { DRAW, type TriPeaksMove, type TriPeaksReason } from './rules';
import { PEAKS, type TriPeaksState } from './state';

/** A sentence saying why a move is refused, in the game with or without `wrap`. */
export const explainFor =
  (wrap: boolean) =>
  ({ reason, cards, piles }: Refusal<TriPeaksReason>): string => {
    const [place, ...covers] = piles;
    switch (reason) {
      case 'no such place':
        return `There is no such place; they are 1 to ${PEAKS.length}.`;
      case 'empty place':
        return `Place ${place?.index} is empty.`;
      case 'covered':
        return `That card is covered by ${coversInWords(cards, covers.length - cards.length)}.`;
      default:
        return explainWaste({ reason, cards }, (rank, onto) => isNextTo(rank, onto, wrap));
    }
  };

/** What a move did: `5 of Clubs to the waste.` `9 of Hearts revealed.` */
export function narrate(
  before: TriPeaksState,
  move: TriPeaksMove,
  after: TriPeaksState,
): readonly string[] {
  if (move.type === 'draw') return [narrateDraw(after)];
  const revealed = PEAKS.flatMap(({ coveredBy }, i) => {
    const card = cardAt(after.places, i + 1);
    const isOpen = coveredBy.includes(move.place) && isUncovered(PEAKS, after.places, i + 1);
    return card !== undefined && isOpen ? [cardName(card)] : [];
  });
  const moved = `${suggest(before, move)}.`;
  return revealed.length > 0 ? [moved, `${listed(revealed, 'and')} revealed.`] : [moved];
}

/** What to do: `draw from the stock`, `5 of Clubs to the waste`. */
export const suggest = ({ places }: TriPeaksState, move: TriPeaksMove): string =>
  suggestPlay(move.type === 'play' ? cardAt(places, move.place) : undefined);

/** The sentence at the end. */
export function ended(state: TriPeaksState, moves: number): string {
  const fitting = ranksInWords((rank) => isNextTo(rank, rankOf(wasteCard(state)), state.wrap));
  return endedWith(cardsLeft(state.places), moves, `no open card is ${fitting}`);
}

/** A move as a line: `s`, `m 19`. */
export const formatMove = (move: TriPeaksMove): string =>
  move.type === 'draw' ? 's' : `m ${move.place}`;

/** The lines of help about typed moves. */
export const MOVE_HELP = [
  DRAW_HELP,
  `m 19              play the card of place 19; places are 1 to ${PEAKS.length}, row by row`,
];

const EXAMPLE = 'moves look like “s” or “m 19”';

/** The move of such a line, in upper or lower case. */
export function parseMove(text: string): Result<TriPeaksMove, string> {
  const [word = '', place, ...more] = wordsOf(text);
  if (word === 's') return place === undefined ? ok(DRAW) : err('“s” takes no arguments.');
  if (word !== 'm') return err(`${quote(text)} is not a move; ${EXAMPLE}.`);
  if (place === undefined) return err('A move names a place, as in “m 19”.');
  if (more.length > 0) return err(`Too many words: ${EXAMPLE}.`);
  const number = parsePlace(place, PEAKS);
  return number.ok ? ok({ type: 'play', place: number.value }) : number;
}

/** The table as text: stock, waste, and the peaks with the numbers of their places. */
export const formatState = (state: TriPeaksState): string =>
  [
    ...formatStockAndWaste(state),
    ...formatLayout(PEAKS, (place) => {
      const card = cardAt(state.places, place);
      if (card === undefined) return '';
      return `${place}:${isUncovered(PEAKS, state.places, place) ? cardCode(card) : '[ ]'}`;
    }),
  ]
    .join('\n')
    .trimEnd();
