import { type Card, cardCode, cardName, cornerIndex, rankWithArticle } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { Refusal, SelectionSummary } from '../../engine/game';
import { pileInWords, STOCK } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { capital, cardCount, listed, wordsOf } from '../../engine/words';
import { gameWon, noOperands, redealsInWords } from '../common/words';
import { cardAt, cardsLeft } from '../peeling/layout';
import { coversInWords, formatLayout, parsePlace } from '../peeling/text';
import { DRAW, type PyramidMove, type PyramidReason } from './rules';
import { cardFrom, isPair, PYRAMID, type PyramidState, pointsOf, type Source, SUM } from './state';

/** The rank that makes thirteen with a card: `a 5`, `an Ace`. */
const partnerInWords = (card: Card): string => rankWithArticle(SUM - pointsOf(card) - 1);

/** `8 + 3 = 11` */
const addition = (cards: readonly Card[]): string =>
  `${cards.map(pointsOf).join(' + ')} = ${cards.reduce((sum, card) => sum + pointsOf(card), 0)}`;

/** What the selected cards add up to or still need, in words. */
export function summarise(cards: readonly Card[]): SelectionSummary {
  const legal = isPair(cards);
  const [first] = cards;
  if (first === undefined) return { legal, text: '', sum: '' };
  if (cards.length > 1) {
    const sum = addition(cards);
    return { legal, text: legal ? sum : `${sum}, not ${SUM}`, sum };
  }
  if (legal) return { legal, text: 'A King goes alone', sum: '' };
  const partner = cornerIndex((SUM - pointsOf(first) - 1) as Card);
  return { legal, text: `It needs ${partnerInWords(first)}`, sum: `+ ${partner}` };
}

export function explain({ reason, cards, piles }: Refusal<PyramidReason>): string {
  const [pile = STOCK] = piles;
  switch (reason) {
    case 'game won':
      return gameWon();
    case 'nothing to draw':
      return 'Stock and waste are empty.';
    case 'no redeal left':
      return 'The stock is empty, and the waste may not be turned over again.';
    case 'nothing selected':
      return `Select a King, or two cards that add up to ${SUM}.`;
    case 'no such place':
      return `There is no such place; they are 1 to ${PYRAMID.length}.`;
    case 'no card':
      return `${capital(pileInWords(pile))} is empty.`;
    case 'same card':
      return `${capital(pileInWords(pile))} is named twice.`;
    case 'covered': {
      const [card, ...covers] = cards;
      return `${cardName(card as Card)} is covered by ${coversInWords(covers)}.`;
    }
    case 'not thirteen': {
      const [only] = cards;
      if (cards.length > 1 || only === undefined) return `${addition(cards)}, not ${SUM}.`;
      return `${cardName(only)} needs ${partnerInWords(only)}.`;
    }
  }
}

/** `8 of Hearts and 5 of Spades removed.` */
export function narrate(
  before: PyramidState,
  move: PyramidMove,
  after: PyramidState,
): readonly string[] {
  const card = cardFrom(after, 'stock');
  const shown =
    card === undefined ? 'the stock is empty' : `the open card is now the ${cardName(card)}`;
  if (move.type === 'remove') {
    const removed = `${removedInWords(before, move.from)} removed.`;
    return move.from.includes('stock') ? [removed, `${capital(shown)}.`] : [removed];
  }
  const drawn = cardFrom(before, 'stock');
  if (drawn !== undefined) return [`${cardName(drawn)} to the waste; ${shown}.`];
  const { redealsLeft } = after;
  const left = redealsLeft === undefined ? [] : [`${capital(redealsInWords(redealsLeft))}.`];
  return [`Turned the waste over: ${cardCount(after.stock.length)} in the stock.`, ...left];
}

const removedInWords = (state: PyramidState, from: readonly Source[]): string =>
  listed(
    from.map((each) => cardName(cardFrom(state, each) as Card)),
    'and',
  );

/** `draw from the stock`, `8 of Hearts and 5 of Spades`. */
export const suggest = (state: PyramidState, move: PyramidMove): string => {
  if (move.type === 'remove') return removedInWords(state, move.from);
  return state.stock.length > 0 ? 'draw from the stock' : 'turn the waste over';
};

export const whyStuck = ({ places }: PyramidState): string =>
  `${cardCount(cardsLeft(places))} to go.`;

const LETTERS = { stock: 's', waste: 'w' } as const;

/** A move as a line: `s`, `m 22 25`, `m 28`, `m 23 w`. */
export const formatMove = (move: PyramidMove): string =>
  move.type === 'draw'
    ? 's'
    : `m ${move.from.map((each) => (typeof each === 'number' ? each : LETTERS[each])).join(' ')}`;

export const MOVE_HELP = [
  's                 draw from the stock, or turn the waste over',
  `m 22 25           remove the cards of places 22 and 25; places are 1 to ${PYRAMID.length}, row by row`,
  'm 28              remove a king',
  'm 23 w            w is the top card of the waste, s the open card of the stock',
];

const EXAMPLE = 'moves look like “s”, “m 22 25” or “m 23 w”';

export function parseMove(text: string): Result<PyramidMove, string> {
  const [word = '', ...names] = wordsOf(text);
  if (word === 's') return names.length === 0 ? ok(DRAW) : err(noOperands());
  if (word !== 'm') return err(`${quote(text)} is not a move; ${EXAMPLE}.`);
  if (names.length === 0) return err('A move names one card or two, as in “m 22 25”.');
  if (names.length > 2) return err(`Too many words: ${EXAMPLE}.`);
  const from: Source[] = [];
  for (const name of names) {
    const source = parseSource(name);
    if (!source.ok) return source;
    from.push(source.value);
  }
  return ok({ type: 'remove', from: from.sort((a, b) => orderOf(a) - orderOf(b)) });
}

function parseSource(name: string): Result<Source, string> {
  if (name === LETTERS.stock) return ok('stock');
  if (name === LETTERS.waste) return ok('waste');
  return parsePlace(name, PYRAMID);
}

/** The order of sources in a move: places, then the stock and the waste. */
export const orderOf = (from: Source): number =>
  from === 'stock' ? PYRAMID.length + 1 : from === 'waste' ? PYRAMID.length + 2 : from;

/** Stock, waste, and the pyramid with the numbers of its places. */
export function formatState({ stock, waste, places, redealsLeft }: PyramidState): string {
  const redeals = redealsLeft === undefined ? '' : `, ${redealsInWords(redealsLeft)}`;
  const open = stock.length > 0 ? `, open card: ${formatCards(stock.slice(-1))}` : '';
  return [
    `Stock: ${cardCount(stock.length)}${open}${redeals}`,
    `Waste, last = top: ${formatCards(waste)}`.trimEnd(),
    '',
    ...formatLayout(PYRAMID, (place) => {
      const card = cardAt(places, place);
      return card === undefined ? '' : `${place}:${cardCode(card)}`;
    }),
  ]
    .join('\n')
    .trimEnd();
}
