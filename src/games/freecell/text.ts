import { type Card, cardName, KING, rankOf } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { Refusal } from '../../engine/game';
import { type Pile, pileInWords } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { capital, cardCount, plural } from '../../engine/words';
import { cardsOf, targetsOf } from '../building/board';
import { formatBoard, type UpperPile } from '../building/boardText';
import { takenBy } from '../building/takenBy';
import {
  ALTERNATING,
  explainTransfer,
  formatTransfer,
  parseTransfer,
  transferInWords,
} from '../building/transfer';
import { explainNowhere, neededOnFoundation, neededOnTableau } from '../building/words';
import { emptyPiles, type FreeCellMove, type FreeCellReason, RULES } from './rules';
import { COLUMNS, FOUNDATIONS, type FreeCellState } from './state';

/** The most cells of a variant; `apply` checks which of them a table has. */
const MAX_CELLS = 6;

export function explain(refused: Refusal<FreeCellReason>): string {
  const { reason, cards, piles } = refused;
  const [, to, ...helping] = piles;
  switch (reason) {
    case 'cell taken':
      return `${capital(pileInWords(to as Pile))} holds the ${cardName(cards[1] as Card)}.`;
    case 'too many':
      return `Only ${cardCount(cards.length)} can move at once: ${helpInWords(helping)}.`;
    default:
      return explainTransfer({ ...refused, reason }, ALTERNATING);
  }
}

/** `2 free cells, no empty column` */
function helpInWords(helping: readonly Pile[]): string {
  const count = (kind: Pile['kind'], name: string): string => {
    const number = helping.filter((pile) => pile.kind === kind).length;
    return number === 0 ? `no ${name}` : plural(number, name);
  };
  return `${count('cell', 'free cell')}, ${count('tableau', 'empty column')}`;
}

/** Why a tap on the lowest of `count` cards moves nothing. */
export function explainNoTarget(head: Card, count: number): string {
  const needed = [
    ...(rankOf(head) === KING ? [] : [neededOnTableau(head)]),
    ...(count > 1 ? [] : [`${neededOnFoundation(head)} at the top`, 'a free cell']),
    'an empty column',
  ];
  return explainNowhere(head, needed);
}

/** `Queen of Hearts and Jack of Clubs to column 4`. */
export const suggest = (state: FreeCellState, move: FreeCellMove): string =>
  transferInWords(move, cardsOf(state, move.from));

const COUNTS = { tableau: COLUMNS, cell: MAX_CELLS, foundation: FOUNDATIONS };

/** A move as a line: `m c6, c1, 2`. */
export const formatMove = formatTransfer;

export const MOVE_HELP = [
  'm SRC, DST, N     move N cards (1 if left out); columns c1–c8, free cells from a1, foundations f1–f4',
  'm c1, a           to the first free cell; “f” alone is the foundation that takes the card',
];

const EXAMPLE = 'moves look like “m c1, c4, 2”, “m c1, a” or “m a2, f”';

/**
 * Parses such a line, in either case, with commas or spaces; one card if no number is given. With a state, a cell or a
 * foundation without its number is the first that takes the card.
 */
export const parseMove = (text: string, state?: FreeCellState): Result<FreeCellMove, string> =>
  parseTransfer(text, EXAMPLE, COUNTS, state && ((kind, from) => firstTarget(state, kind, from)));

/** The first cell or foundation that takes the top card of a pile. */
function firstTarget(
  state: FreeCellState,
  kind: 'cell' | 'foundation',
  from: Pile,
): Result<Pile, string> {
  if (kind === 'cell') {
    const [cell] = emptyPiles(state, 'cell');
    return cell ? ok(cell) : err('Every free cell is taken.');
  }
  const card = cardsOf(state, from)?.at(-1);
  const [foundation] = card === undefined ? [] : targetsOf(state, card, 'foundation', RULES);
  return takenBy(foundation, card, from);
}

/** The cells, the foundations, and the columns with their last card lowest. */
export const formatState = (state: FreeCellState): string =>
  formatBoard(state, [
    ...state.cells.map((cards, i): UpperPile => [`a${i + 1}`, formatCards(cards) || '--']),
    ['|', '|'],
  ]);
