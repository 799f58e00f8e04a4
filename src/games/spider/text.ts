import { type Card, KING, rankOf, rankWithArticle, SUITS, suitOf } from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { pileInWords } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { cardCount, listed, plural, wordsOf } from '../../engine/words';
import { cardsOf, narrateTransfer } from '../building/board';
import { formatBoard, parseBoardMove } from '../building/boardText';
import { explainTransfer, formatTransfer } from '../building/transfer';
import { explainNowhere, NO_OPERANDS, namedCards } from '../building/words';
import { DEAL, isDeal, RULES, type SpiderMove, type SpiderReason } from './rules';
import { COLUMNS, completeRuns, FOUNDATIONS, type SpiderState } from './state';

/** `an 8`, `a Queen`; for a king `an empty column`. */
const neededBy = (card: Card): string =>
  rankOf(card) === KING ? 'an empty column' : rankWithArticle(rankOf(card) + 1);

export function explain(refused: Refusal<SpiderReason>): string {
  const { reason, piles } = refused;
  switch (reason) {
    case 'by itself':
      return 'Runs leave by themselves: put a suit together in a column, from king to ace.';
    case 'stock empty':
      return 'The stock is empty.';
    case 'column empty': {
      const numbers = piles.map(({ index }) => String(index));
      const columns = numbers.length === 1 ? 'column' : 'columns';
      return `Fill ${columns} ${listed(numbers, 'and')} first: no deal while a column is empty.`;
    }
    default:
      return explainTransfer({ ...refused, reason }, { neededBy, order: 'in one suit' });
  }
}

/** Why a tap on a card moves nothing. */
export const explainNoTarget = (head: Card): string =>
  explainNowhere(head, [...new Set([neededBy(head), 'an empty column'])]);

/** `9 of Spades to column 4.` `Jack of Spades revealed.` `Spades from king to ace to foundation 1.` */
export function narrate(
  before: SpiderState,
  move: SpiderMove,
  after: SpiderState,
): readonly string[] {
  const left = after.foundations.slice(completeRuns(before), completeRuns(after));
  const done = isDeal(move) ? [narrateDeal(after)] : narrateTransfer(before, move, after);
  const runs = left.map((run, i) => {
    const suit = SUITS[suitOf(run[0] as Card)];
    return `${suit} from king to ace to foundation ${completeRuns(before) + i + 1}.`;
  });
  return [...done.slice(0, 1), ...runs, ...done.slice(1)];
}

const narrateDeal = ({ stock }: SpiderState): string => {
  const deals = stock.length / COLUMNS;
  return `Dealt ${cardCount(COLUMNS)}; ${deals === 0 ? 'the stock is empty' : `${plural(deals, 'deal')} left`}.`;
};

/** `deal a card to each column`, `9 of Spades and 8 of Spades from column 2 to column 4`: there is more than one 9 of Spades. */
export function suggest(state: SpiderState, move: SpiderMove): string {
  if (isDeal(move)) return 'deal a card to each column';
  const { from, to, count } = move;
  const cards = cardsOf(state, from)?.slice(-count) ?? [];
  return `${namedCards(cards)} from ${pileInWords(from)} to ${pileInWords(to)}`;
}

export const MOVE_HELP = [
  's                 deal a card to each column',
  `m SRC, DST, N     move N cards (1 if left out); columns c1–c${COLUMNS}`,
];

const EXAMPLE = 'moves look like “s” or “m c6, c1, 2”';

/** A move as a line: `s`, `m c6, c1, 2`. */
export const formatMove = (move: SpiderMove): string => (isDeal(move) ? 's' : formatTransfer(move));

/** Parses such a line, in either case, with commas or spaces; one card if no number is given. */
export function parseMove(text: string): Result<SpiderMove, string> {
  const [word, ...operands] = wordsOf(text);
  if (word !== 's')
    return parseBoardMove(text, EXAMPLE, { foundations: FOUNDATIONS, tableau: COLUMNS }, RULES);
  return operands.length === 0 ? ok(DEAL) : err(NO_OPERANDS);
}

export const formatState = (state: SpiderState): string =>
  formatBoard(state, [['s', String(state.stock.length)]]);
