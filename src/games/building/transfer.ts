import { CARDS_IN_DECK, type Card } from '../../engine/card';
import { type Refusal, refusal } from '../../engine/game';
import { isSamePile, KIND_NAMES, type Pile, pileInWords, pileName, WASTE } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { capital, cardCount, wordsOf } from '../../engine/words';
import { formatPile, type PileCounts, parsePile } from './pile';
import { explainMisfit, GAME_WON, namedCards, neededOnTableau } from './words';

/** A move of a game that builds: the topmost `count` cards of one pile go to another. */
export interface Transfer {
  readonly from: Pile;
  readonly to: Pile;
  readonly count: number;
}

export type TransferReason =
  | 'game won'
  | 'no such pile'
  | 'same pile'
  | 'not a count'
  | 'empty pile'
  | 'no return'
  | 'too few face up'
  | 'not in order'
  | 'one at a time'
  | 'does not fit';

/**
 * What is wrong with a transfer, given the cards of both piles, before the rules of the game are asked; nothing if all is
 * well. Cards on foundations stay there unless they may return. A refusal names the source first.
 */
export function findFault(
  { from, to, count }: Transfer,
  source: readonly Card[] | undefined,
  target: readonly Card[] | undefined,
  mayReturn = false,
): Refusal<TransferReason> | undefined {
  if (!source || !target) return refusal('no such pile', [source ? to : from]);
  if (isSamePile(from, to)) return refusal('same pile', [from]);
  if (!Number.isInteger(count) || count < 1) return refusal('not a count', [from, to]);
  if (source.length === 0) return refusal('empty pile', [from]);
  return from.kind === 'foundation' && !mayReturn
    ? refusal('no return', [from], source.slice(-1))
    : undefined;
}

/** How a game’s columns are built, in words. */
interface ColumnWords {
  /** What a card goes on in a column: `a red 9`. */
  readonly neededBy: (card: Card) => string;
  /** How cards must lie to move together: `in alternating colours`. */
  readonly order: string;
}

/** The words of columns that go down in alternating colours. */
export const ALTERNATING: ColumnWords = {
  neededBy: neededOnTableau,
  order: 'in alternating colours',
};

/** A sentence saying why a transfer is refused. */
export function explainTransfer(
  refused: Refusal<TransferReason>,
  { neededBy, order }: ColumnWords,
): string {
  const [from = WASTE, to = from] = refused.piles;
  const [card, top] = refused.cards;
  switch (refused.reason) {
    case 'game won':
      return GAME_WON;
    case 'no such pile':
      return `There is no ${pileName(from)}.`;
    case 'same pile':
      return `The card is on ${pileInWords(from)} already.`;
    case 'not a count':
      return 'The number of cards must be 1 or more.';
    case 'empty pile':
      return `${capital(pileInWords(from))} is empty.`;
    case 'no return':
      return 'A card on a foundation stays there.';
    case 'too few face up':
      return `${onlyLast(refused.cards)}.`;
    case 'not in order':
      return `${onlyLast(refused.cards)}: the cards above are not ${order}.`;
    case 'one at a time':
      return `A ${KIND_NAMES[to.kind]} takes one card at a time.`;
    case 'does not fit':
      return explainMisfit(to.kind, pileInWords(to), card as Card, top, neededBy);
  }
}

/** `Only the last 3 cards can move` */
const onlyLast = ({ length }: readonly Card[]): string =>
  `Only the last ${length === 1 ? 'card' : cardCount(length)} can move`;

/** `Queen of Hearts and Jack of Clubs to column 4`; `source` are the cards that are there. */
export const transferInWords = ({ to, count }: Transfer, source: readonly Card[] = []): string =>
  `${namedCards(source.slice(-count))} to ${pileInWords(to)}`;

/** A transfer as a line: `m c6, c1, 2`. */
export const formatTransfer = ({ from, to, count }: Transfer): string =>
  `m ${formatPile(from)}, ${formatPile(to)}, ${count}`;

/** The words of a line that moves cards: `m c6, c1, 2`. */
interface MoveWords {
  readonly source: string;
  readonly target: string;
  /** 1 if the line gives none; at most the cards of a deck. */
  readonly count: number;
}

/** Parses such a line; the error sentence shows `example`, lines that are right. */
export function parseMoveWords(text: string, example: string): Result<MoveWords, string> {
  const [word, source, target, count = '1', ...more] = wordsOf(text);
  if (word !== 'm') return err(`${quote(text)} is not a move; ${example}.`);
  if (source === undefined || target === undefined) {
    return err('A move names where from and where to, as in “m c6, c1, 2”.');
  }
  if (more.length > 0) return err(`Too many words: ${example}.`);
  if (!/^\d+$/.test(count)) return err(`${quote(count)} is not a number of cards.`);
  // No pile has more cards than the deck, and a longer number would become infinite.
  return ok({ source, target, count: Math.min(Number(count), CARDS_IN_DECK) });
}

/** Parses such a line, in either case, with commas or spaces; one card if no number is given. The error sentence shows `example`. */
export function parseTransfer(
  text: string,
  example: string,
  counts: PileCounts,
): Result<Transfer, string> {
  const words = parseMoveWords(text, example);
  if (!words.ok) return words;
  const { source, target, count } = words.value;
  const from = parsePile(source, counts);
  if (!from.ok) return from;
  const to = parsePile(target, counts);
  return to.ok ? ok({ from: from.value, to: to.value, count }) : to;
}
