import { plural, select, t } from '@lingui/core/macro';
import {
  type Card,
  cardCode,
  cardName,
  cornerIndex,
  rankWithArticle,
  suitKey,
  suitOf,
  theCard,
} from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { Refusal, SelectionSummary } from '../../engine/game';
import { STOCK } from '../../engine/pile';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatList, listed, withFullStop } from '../../locales/format';
import {
  cardCount,
  gameWon,
  noOperands,
  redealsInWords,
  redealsSentence,
  wordsOf,
} from '../common/words';
import { cardAt, cardsLeft } from '../peeling/overlap';
import { cardsToGo, coversInWords, formatPlaces, parsePlace } from '../peeling/text';
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
    return { legal, text: legal ? sum : t`${sum}, not ${SUM}`, sum };
  }
  if (legal) return { legal, text: t`A King goes alone`, sum: '' };
  const partner = partnerInWords(first);
  const index = cornerIndex((SUM - pointsOf(first) - 1) as Card);
  return { legal, text: t`It needs ${partner}`, sum: `+ ${index}` };
}

export function explain({ reason, cards, piles }: Refusal<PyramidReason>): string {
  const [{ kind, index } = STOCK] = piles;
  switch (reason) {
    case 'game won':
      return gameWon();
    case 'nothing to draw':
      return t`Stock and waste are empty.`;
    case 'no redeal left':
      return t`The stock is empty, and the waste may not be turned over again.`;
    case 'nothing selected':
      return t`Select a King, or two cards that add up to ${SUM}.`;
    case 'no such place': {
      const count = PYRAMID.length;
      return t`There is no such place; they are 1 to ${count}.`;
    }
    case 'no card':
      return t`${select(kind, {
        stock: 'The stock is empty.',
        waste: 'The waste is empty.',
        other: `Place ${index} is empty.`,
      })}`;
    case 'same card':
      return t`${select(kind, {
        stock: 'The stock is named twice.',
        waste: 'The waste is named twice.',
        other: `Place ${index} is named twice.`,
      })}`;
    case 'covered': {
      const [covered, ...covers] = cards;
      const covering = coversInWords(covers);
      const [rank, suit] = [cornerIndex(covered as Card), suitKey(suitOf(covered as Card))];
      return t`${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })} of ${select(suit, { H: 'Hearts', D: 'Diamonds', C: 'Clubs', other: 'Spades' })} is covered by ${covering}.`;
    }
    case 'not thirteen': {
      const [only] = cards;
      if (cards.length > 1 || only === undefined) return withFullStop(summarise(cards).text);
      const [card, needed] = [cardName(only), partnerInWords(only)];
      return t`${card} needs ${needed}.`;
    }
  }
}

/** `8 of Hearts and 5 of Spades removed.` */
export function narrate(
  before: PyramidState,
  move: PyramidMove,
  after: PyramidState,
): readonly string[] {
  const open = cardFrom(after, 'stock');
  const shown = open === undefined ? '' : theCard(open);
  if (move.type === 'remove') {
    const cards = removedInWords(before, move.from);
    const count = move.from.length;
    const removed = t`${plural(count, { one: `${cards} removed.`, other: `${cards} removed.` })}`;
    if (!move.from.includes('stock')) return [removed];
    return [removed, shown ? t`The open card is now ${shown}.` : t`The stock is empty.`];
  }
  const drawn = cardFrom(before, 'stock');
  if (drawn !== undefined) {
    const card = cardName(drawn);
    return [
      shown
        ? t`${card} to the waste; the open card is now ${shown}.`
        : t`${card} to the waste; the stock is empty.`,
    ];
  }
  const { redealsLeft, stock } = after;
  return [
    t`Turned the waste over: ${plural(stock.length, { one: '# card', other: '# cards' })} in the stock.`,
    ...(redealsLeft === undefined ? [] : [redealsSentence(redealsLeft)]),
  ];
}

const removedInWords = (state: PyramidState, from: readonly Source[]): string =>
  listed(
    from.map((each) => cardName(cardFrom(state, each) as Card)),
    'and',
  );

/** `draw from the stock`, `8 of Hearts and 5 of Spades`. */
export const suggest = (state: PyramidState, move: PyramidMove): string => {
  if (move.type === 'remove') return removedInWords(state, move.from);
  return state.stock.length > 0 ? t`draw from the stock` : t`turn the waste over`;
};

export const whyStuck = ({ places }: PyramidState): string => cardsToGo(cardsLeft(places));

const LETTERS = { stock: 's', waste: 'w' } as const;

/** A move as a line: `s`, `m 22 25`, `m 28`, `m 23 w`. */
export const formatMove = (move: PyramidMove): string =>
  move.type === 'draw'
    ? 's'
    : `m ${move.from.map((each) => (typeof each === 'number' ? each : LETTERS[each])).join(' ')}`;

export function moveHelp(): readonly string[] {
  const last = PYRAMID.length;
  return [
    `s                 ${t`draw from the stock, or turn the waste over`}`,
    `m 22 25           ${t`remove the cards of places 22 and 25; places are 1 to ${last}, row by row`}`,
    `m 28              ${t`remove a king`}`,
    `m 23 w            ${t`w is the top card of the waste, s the open card of the stock`}`,
  ];
}

export function parseMove(text: string): Result<PyramidMove, string> {
  const [word = '', ...names] = wordsOf(text);
  const examples = listed(['s', 'm 22 25', 'm 23 w'].map(quote), 'or');
  if (word === 's') return names.length === 0 ? ok(DRAW) : err(noOperands());
  if (word !== 'm') {
    const typed = quote(text);
    return err(t`${typed} is not a move; moves look like ${examples}.`);
  }
  if (names.length === 0) return err(t`A move names one card or two, as in “m 22 25”.`);
  if (names.length > 2) return err(t`Too many words: moves look like ${examples}.`);
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
  const [open, cards] = [formatCards(stock.slice(-1)), formatCards(waste)];
  const inStock = formatList([
    cardCount(stock.length),
    ...(stock.length > 0 ? [t`open card: ${open}`] : []),
    ...(redealsLeft === undefined ? [] : [redealsInWords(redealsLeft)]),
  ]);
  return [
    t`Stock: ${inStock}`,
    t`Waste, last = top: ${cards}`.trimEnd(),
    '',
    ...formatPlaces(PYRAMID, (place) => {
      const card = cardAt(places, place);
      return card === undefined ? '' : `${place}:${cardCode(card)}`;
    }),
  ]
    .join('\n')
    .trimEnd();
}
