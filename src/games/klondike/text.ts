import { ACE, type Card, cardCode, cardName, KING, rankOf } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { Refusal } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { capital, cardCount, listed, plural } from '../../engine/words';
import { parseMoveWords, wordsOf } from '../building/moveLine';
import {
  cardsInWords,
  explainMisfit,
  neededOnFoundation,
  neededOnTableau,
} from '../building/words';
import { type KlondikeMove, moveOf, type Transfer, transferOf } from './moves';
import { cardsOf, type KlondikePile, parsePileId, STOCK, WASTE } from './pile';
import type { KlondikeReason } from './rules';
import { FOUNDATIONS, type KlondikeRules, type KlondikeState, TABLEAU_PILES } from './state';

/** `the waste`, `column 4`. */
const pileInWords = ({ kind, index }: KlondikePile): string => {
  if (index === undefined) return `the ${kind}`;
  return `${kind === 'tableau' ? 'column' : kind} ${index}`;
};

/** `2 redeals left`, `no redeals left`. */
export const redealsInWords = (left: number): string =>
  `${left === 0 ? 'no redeals' : plural(left, 'redeal')} left`;

type EmptyRule = Pick<KlondikeRules, 'anyOnEmpty'>;

/** A sentence saying why a move is refused. */
export function explain(
  { reason, cards, piles }: Refusal<KlondikeReason>,
  rules: EmptyRule = {},
): string {
  const [from = STOCK, to = STOCK] = piles.map(parsePileId);
  switch (reason) {
    case 'game won':
      return 'The game is won; undo, or start a new deal.';
    case 'no such pile':
      return `There is no ${pileInWords(from)}.`;
    case 'nothing to draw':
      return 'The stock and the waste are empty.';
    case 'no redeal':
      return 'The waste cannot be turned over: no redeals are left.';
    case 'no return':
      return 'A card on a foundation stays there, by the rules of this game.';
    case 'empty pile':
      return `${capital(pileInWords(from))} is empty.`;
    case 'not a count':
      return 'The number of cards must be 1 or more.';
    case 'too few face up':
      return `Only ${cardCount(cards.length)} can be taken from ${pileInWords(from)}.`;
    case 'same pile':
      return `The card is on ${pileInWords(from)} already.`;
    case 'does not fit':
      return explainMisfit(to.kind, pileInWords(to), cards[0] as Card, cards[1], (card) =>
        neededInColumn(rules, card).join(' or '),
      );
  }
}

/** `a red 9`, and `an empty column` if it takes the card. */
function neededInColumn({ anyOnEmpty }: EmptyRule, card: Card): readonly string[] {
  const isKing = rankOf(card) === KING;
  return [
    ...(isKing ? [] : [neededOnTableau(card)]),
    ...(isKing || anyOnEmpty ? ['an empty column'] : []),
  ];
}

/** Why a tap on the lowest of `count` cards moves nothing: every place that the card could go to. */
export function explainNoTarget(rules: EmptyRule, head: Card, count: number): string {
  const needed = [
    ...neededInColumn(rules, head),
    ...(count > 1 || rankOf(head) === ACE ? [] : [`${neededOnFoundation(head)} on a foundation`]),
  ];
  return `${cardName(head)} has nowhere to go; it needs ${listed(needed, 'or')}.`;
}

/** Why no move makes a transfer. */
export function explainTransfer({ from, count, to }: Transfer): string {
  switch (to.kind) {
    case 'foundation':
      return count > 1
        ? 'A foundation takes one card at a time.'
        : 'It is on a foundation already.';
    case 'tableau':
      return `Only one card at a time can be taken from ${pileInWords(from)}.`;
    case 'stock':
    case 'waste':
      return 'No card can be put there.';
  }
}

/** What a move did: `Queen of Hearts to column 4.` `Jack of Clubs revealed.` */
export function narrate(
  before: KlondikeState,
  move: KlondikeMove,
  after: KlondikeState,
): readonly string[] {
  const transfer = transferOf(move);
  if (!transfer) return [narrateClick(before, after)];
  const moved = `${transferInWords(before, transfer)}.`;
  const revealed = revealedCard(before, after, transfer.from);
  return revealed === undefined ? [moved] : [moved, `${cardName(revealed)} revealed.`];
}

/** What to do: `draw from the stock`, `Queen of Hearts and 1 more card to column 4`. */
export function suggest(state: KlondikeState, move: KlondikeMove): string {
  const transfer = transferOf(move);
  if (transfer) return transferInWords(state, transfer);
  return state.stock.length > 0 ? 'draw from the stock' : 'turn the waste over';
}

/** A legal transfer: `Queen of Hearts and 1 more card to column 4`. */
function transferInWords(state: KlondikeState, { from, count, to }: Transfer): string {
  const head = cardsOf(state, from)?.at(-count) as Card;
  return `${cardsInWords(head, count)} to ${pileInWords(to)}`;
}

function narrateClick(before: KlondikeState, after: KlondikeState): string {
  const top = after.waste.at(-1);
  if (top === undefined) {
    const left = after.redealsLeft === undefined ? '' : `, ${redealsInWords(after.redealsLeft)}`;
    return `Turned the waste over: ${cardCount(after.stock.length)} in the stock${left}.`;
  }
  return `Drew ${cardCount(before.stock.length - after.stock.length)}, ${cardName(top)} on top.`;
}

function revealedCard(
  before: KlondikeState,
  after: KlondikeState,
  from: KlondikePile,
): Card | undefined {
  if (from.kind !== 'tableau') return undefined;
  const was = before.tableau[from.index - 1];
  const is = after.tableau[from.index - 1];
  return was && is && is.hidden < was.hidden ? is.cards.at(-1) : undefined;
}

const PILE_LETTERS = { stock: 's', waste: 'w', tableau: 'c', foundation: 'f' } as const;

/** A pile as it is named in the line of a move: `w`, `c6`, `f1`. */
const formatPile = ({ kind, index }: KlondikePile): string => `${PILE_LETTERS[kind]}${index ?? ''}`;

/** A move as a line of the linked-list assignment’s console: `s`, `m c6, c1, 2`. */
export function formatMove(move: KlondikeMove): string {
  const transfer = transferOf(move);
  if (!transfer) return 's';
  return `m ${formatPile(transfer.from)}, ${formatPile(transfer.to)}, ${transfer.count}`;
}

/** The lines of help about typed moves. */
export const MOVE_HELP = [
  's                 draw from the stock, or turn the waste over',
  'm SRC, DST, N     move N cards (1 if left out); SRC w c1–c7 f1–f4, DST c1–c7 f1–f4',
];

const EXAMPLE = 'moves look like “s” or “m c6, c1, 2”';

/** The move of such a line, in upper or lower case, with commas or spaces; one card if no number is given. */
export function parseMove(text: string): Result<KlondikeMove, string> {
  const [word, ...operands] = wordsOf(text);
  if (word === 's') {
    return operands.length === 0 ? ok({ type: 'clickStock' }) : err('“s” takes no arguments.');
  }
  const words = parseMoveWords(text, EXAMPLE);
  if (!words.ok) return words;
  const { source, target, count } = words.value;
  const from = parsePile(source);
  if (!from.ok) return from;
  const to = parsePile(target);
  if (!to.ok) return to;
  const transfer: Transfer = { from: from.value, count, to: to.value };
  const move = moveOf(transfer);
  return move ? ok(move) : err(explainTransfer(transfer));
}

function parsePile(word: string): Result<KlondikePile, string> {
  if (word === PILE_LETTERS.waste) return ok(WASTE);
  const [, letter, digits = ''] = /^([cf])(\d+)$/.exec(word) ?? [];
  if (!letter) return err(`${quote(word)} is not a pile; piles are w, c1 to c7 and f1 to f4.`);
  const index = Number(digits);
  const kind = letter === PILE_LETTERS.tableau ? 'tableau' : 'foundation';
  const last = kind === 'tableau' ? TABLEAU_PILES : FOUNDATIONS;
  if (index >= 1 && index <= last) return ok({ kind, index });
  const name = kind === 'tableau' ? 'column' : 'foundation';
  return err(`There is no ${name} ${quote(digits)}; ${name}s are ${letter}1 to ${letter}${last}.`);
}

const COLUMN_WIDTH = 15;

/** The table as the linked-list assignment prints it: piles with their numbers of cards, hidden cards as `[ ]`. */
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
