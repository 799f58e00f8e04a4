import { defineGame } from '../../engine/defineGame';
import type { Board } from '../building/board';
import { boardAdvice, boardTable, boardText } from '../building/boardGame';
import { FOUNDATION_SCORE } from '../building/rules';
import type { Transfer, TransferReason } from '../building/transfer';
import { hint } from './advice';
import { apply, COLUMNS, dealYukon, FOUNDATIONS, legalMoves, RULES, status } from './rules';

const PARTS = { rules: RULES, columns: COLUMNS, foundations: FOUNDATIONS, apply };

export const yukon = defineGame<Board, Transfer, TransferReason>({
  name: 'Yukon',
  about: 'Klondike without a stock: any face-up card moves, with all cards on it.',
  howToPlay: [
    'Build each of the four foundations up in one suit, from the ace to the king. A card there stays there.',
    'Build the seven columns down in alternating colours. Any face-up card moves with all cards on it, whether they are in order or not.',
    'A face-down card that becomes the last of its column is turned up. An empty column takes a king, with the cards on it.',
  ],
  rules: {
    deal: dealYukon,
    legalMoves,
    apply,
    status,
    ...FOUNDATION_SCORE,
  },
  table: boardTable(PARTS),
  text: boardText(PARTS),
  advice: { hint, ...boardAdvice(PARTS) },
});
