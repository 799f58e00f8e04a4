import { ACE, type Card, cardCode, cardName, KING, rankOf } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { Refusal } from '../../engine/game';
import { pileInWords } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { capital, cardCount, wordsOf } from '../../engine/words';
import { cardsOf, narrateTransfer } from '../building/board';
import {
  ALTERNATING,
  explainTransfer,
  formatTransfer,
  parseTransfer,
  type Transfer,
  transferInWords,
} from '../building/transfer';
import {
  explainNowhere,
  NO_OPERANDS,
  neededOnFoundation,
  neededOnTableau,
  redealsInWords,
} from '../building/words';
import { type KlondikeMove, moveOf, transferOf } from './moves';
import type { KlondikeReason } from './rules';
import { FOUNDATIONS, type KlondikeRules, type KlondikeState, TABLEAU_PILES } from './state';

type EmptyRule = Pick<KlondikeRules, 'anyOnEmpty'>;

export function explain(refused: Refusal<KlondikeReason>, rules: EmptyRule = {}): string {
  const { reason } = refused;
  switch (reason) {
    case 'nothing to draw':
      return 'The stock and the waste are empty.';
    case 'no redeal':
      return 'The waste cannot be turned over: no redeals are left.';
    case 'no return':
      return 'A card on a foundation stays there, by the rules of this game.';
    default: {
      const neededBy = (card: Card) => neededInColumn(rules, card).join(' or ');
      return explainTransfer({ ...refused, reason }, { ...ALTERNATING, neededBy });
    }
  }
}

/** `a red 9`, and `an empty column` if that takes the card. */
function neededInColumn({ anyOnEmpty }: EmptyRule, card: Card): readonly string[] {
  const needed = neededOnTableau(card);
  return anyOnEmpty && rankOf(card) !== KING ? [needed, 'an empty column'] : [needed];
}

/** Why a tap on the lowest of `count` cards moves nothing. */
export function explainNoTarget(rules: EmptyRule, head: Card, count: number): string {
  const needed = [
    ...neededInColumn(rules, head),
    ...(count > 1 || rankOf(head) === ACE ? [] : [`${neededOnFoundation(head)} at the top`]),
  ];
  return explainNowhere(head, needed);
}

/** Why no move makes a transfer. */
export function explainNoMove({ from, count, to }: Transfer): string {
  if (to.kind === 'tableau')
    return `Only one card at a time can be taken from ${pileInWords(from)}.`;
  if (to.kind !== 'foundation') return 'No card can be put there.';
  return count > 1 ? 'A foundation takes one card at a time.' : 'It is on a foundation already.';
}

/** `Queen of Hearts to column 4.` `Jack of Clubs revealed.` */
export function narrate(
  before: KlondikeState,
  move: KlondikeMove,
  after: KlondikeState,
): readonly string[] {
  const transfer = transferOf(move);
  return transfer ? narrateTransfer(before, transfer, after) : [narrateClick(before, after)];
}

/** `draw from the stock`, `Queen of Hearts and Jack of Clubs to column 4`. */
export function suggest(state: KlondikeState, move: KlondikeMove): string {
  const transfer = transferOf(move);
  if (transfer) return transferInWords(transfer, cardsOf(state, transfer.from));
  return state.stock.length > 0 ? 'draw from the stock' : 'turn the waste over';
}

function narrateClick(before: KlondikeState, after: KlondikeState): string {
  const top = after.waste.at(-1);
  if (top === undefined) {
    const left = after.redealsLeft === undefined ? '' : `, ${redealsInWords(after.redealsLeft)}`;
    return `Turned the waste over: ${cardCount(after.stock.length)} in the stock${left}.`;
  }
  return `Drew ${cardCount(before.stock.length - after.stock.length)}, ${cardName(top)} on top.`;
}

/** A move as a line of the linked-list assignment’s console: `s`, `m c6, c1, 2`. */
export function formatMove(move: KlondikeMove): string {
  const transfer = transferOf(move);
  return transfer ? formatTransfer(transfer) : 's';
}

export const MOVE_HELP = [
  's                 draw from the stock, or turn the waste over',
  'm SRC, DST, N     move N cards (1 if left out); SRC w c1–c7 f1–f4, DST c1–c7 f1–f4',
];

const COUNTS = { waste: 1, tableau: TABLEAU_PILES, foundation: FOUNDATIONS };

const EXAMPLE = 'moves look like “s” or “m c6, c1, 2”';

/** Parses such a line, in either case, with commas or spaces; one card if no number is given. */
export function parseMove(text: string): Result<KlondikeMove, string> {
  const [word, ...operands] = wordsOf(text);
  if (word === 's') {
    return operands.length === 0 ? ok({ type: 'clickStock' }) : err(NO_OPERANDS);
  }
  const transfer = parseTransfer(text, EXAMPLE, COUNTS);
  if (!transfer.ok) return transfer;
  const move = moveOf(transfer.value);
  return move ? ok(move) : err(explainNoMove(transfer.value));
}

const COLUMN_WIDTH = 15;

/** The table as the linked-list assignment prints it: piles with their numbers of cards, face-down cards as `[ ]`. */
export function formatState(state: KlondikeState): string {
  const { stock, waste, draw, redealsLeft, foundations, tableau } = state;
  const upper = [
    { name: 'Stock', cards: stock.length, text: stock.length > 0 ? '[ ]' : '' },
    { name: 'Waste', cards: waste.length, text: formatCards(waste.slice(-draw)) },
    ...foundations.map((cards, i) => ({
      name: `Foundation ${i + 1}`,
      cards: cards.length,
      text: formatCards(cards.slice(-1)),
    })),
  ];
  const line = (texts: readonly string[]): string => formatRow(texts, COLUMN_WIDTH);
  return [
    ...(redealsLeft === undefined ? [] : [`${capital(redealsInWords(redealsLeft))}.`]),
    line(upper.map(({ name }) => name)),
    line(upper.map(({ cards }) => `(${cardCount(cards)})`)),
    line(upper.map(({ text }) => text)),
    '',
    line(tableau.map((_, i) => `Column ${i + 1}`)),
    line(tableau.map(({ cards }) => `(${cardCount(cards.length)})`)),
    ...formatColumns(
      tableau.map(({ cards }) => cards),
      COLUMN_WIDTH,
      (card, column, row) => (row < (tableau[column]?.hidden ?? 0) ? '[ ]' : cardCode(card)),
    ),
  ].join('\n');
}
