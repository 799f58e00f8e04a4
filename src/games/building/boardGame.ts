import type { Card } from '../../engine/card';
import type { TextDefinition } from '../../engine/defineGame';
import type { Advice, Refusal, TableSide } from '../../engine/game';
import type { Result } from '../../engine/result';
import {
  type Board,
  type BoardRules,
  cardsOf,
  columnTargets,
  findLiftFault,
  narrateTransfer,
  targetsOf,
  transfersOf,
} from './board';
import { formatBoard, parseBoardMove } from './boardText';
import { boardViews } from './boardViews';
import { finishBy } from './finish';
import { isSafe, isWon, runLength } from './rules';
import { type Targets, transfersFor } from './table';
import {
  ALTERNATING,
  explainTransfer,
  formatTransfer,
  type Transfer,
  type TransferReason,
  transferInWords,
} from './transfer';
import { explainNowhere, neededOnFoundation, neededOnTableau } from './words';

/** A game without a stock, whose columns go down in alternating colours and take kings when empty. */
interface BoardGame {
  readonly rules: BoardRules;
  readonly columns: number;
  readonly foundations: number;
  readonly apply: (board: Board, move: Transfer) => Result<Board, Refusal<TransferReason>>;
}

const explain = (refused: Refusal<TransferReason>): string => explainTransfer(refused, ALTERNATING);

/** The table of such a game: the foundations lie above the last columns. */
export const boardTable = ({
  rules,
  columns,
  foundations,
  apply,
}: BoardGame): TableSide<Board, Transfer> => {
  const sendTargets: Targets<Board> = (board, _from, count, head) =>
    count > 1 ? [] : targetsOf(board, head, 'foundation', rules).slice(0, 1);

  /** If the card is safe, a foundation first; then columns, those with the longest runs first; then a foundation. */
  const tapTargets: Targets<Board> = (board, from, count, head) => {
    const upper = sendTargets(board, from, count, head);
    const lower = columnTargets(board, from, count, rules, ({ cards }) => runLength(cards));
    return isSafe(head, board.foundations) ? [...upper, ...lower] : [...lower, ...upper];
  };

  const explainNoTarget = (head: Card, count: number): string => {
    const above = count > 1 ? [] : [`${neededOnFoundation(head)} at the top`];
    return explainNowhere(head, [neededOnTableau(head), ...above]);
  };

  return {
    view: (board) => ({
      columns,
      rows: 2,
      fanRoom: 1.2,
      piles: boardViews(board, rules, columns - foundations, { foundation: 'A', column: 'K' }),
    }),
    movesFor: transfersFor({
      cardsOf,
      apply,
      explain,
      findLiftFault: (board, from, count) => findLiftFault(board, from, count, rules),
      tapTargets,
      sendTargets,
      explainNoTarget,
    }),
  };
};

/** The text of such a game. */
export const boardText = ({
  rules,
  columns,
  foundations,
}: BoardGame): TextDefinition<Board, Transfer, TransferReason> => ({
  moveHelp: [
    `m SRC, DST, N     move N cards (1 if left out); columns c1–c${columns}, foundations f1–f${foundations}`,
    'm c1, f           to the foundation that takes the card',
  ],
  formatState: (board) => formatBoard(board),
  formatMove: formatTransfer,
  parseMove: (text, board) =>
    parseBoardMove(
      text,
      'moves look like “m c1, c4, 2” or “m c1, f”',
      { foundations, tableau: columns },
      rules,
      board,
    ),
  explain,
  narrate: narrateTransfer,
  suggest: (board, move) => transferInWords(move, cardsOf(board, move.from)),
  whyStuck: () => 'No card can be played.',
});

/** The advice that needs no judgement: the next safe card, and whether moves to the foundations alone win. */
export const boardAdvice = ({
  rules,
  apply,
}: BoardGame): Pick<Advice<Board, Transfer>, 'safeMove' | 'finish'> => {
  const toFoundations = (board: Board): readonly Transfer[] =>
    [...transfersOf(board, rules)].filter(({ to }) => to.kind === 'foundation');
  return {
    safeMove: (board) =>
      toFoundations(board).find(({ from }) =>
        isSafe(cardsOf(board, from)?.at(-1) as Card, board.foundations),
      ),
    finish: (board) => finishBy(board, (now) => toFoundations(now)[0], apply, isWon),
  };
};
