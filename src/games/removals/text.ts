import { plural, select, t } from '@lingui/core/macro';
import {
  type Card,
  cardName,
  RANKS,
  rankKey,
  rankOf,
  rankWithArticle,
  suitKey,
  suitOf,
  theCard,
} from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { STOCK } from '../../engine/pile';
import { listed, withFullStop } from '../../locales/format';
import { drawsToCard, gameWon, onlyDrawHelps } from '../common/words';
import { fitsRank } from './groups';
import { uncoveredBy } from './hint';
import type { FullRemoval } from './removal';
import { legalMoves, type RemovalMove } from './rules';
import { cardThere, hasWaste, type RemovalState, type Source } from './state';
import {
  coversInWords,
  groupsInWords,
  isKingAlone,
  partnerRank,
  ranksInWords,
  summarise,
  wasteKey,
} from './words';

/** The reasons for which moves are refused, in sentences. */
const SENTENCES = {
  'game won': gameWon,
  'nothing to draw': (setup) => {
    if (hasWaste(setup)) return t`Stock and waste are empty.`;
    return setup.start === 'card' && setup.match === 'next'
      ? t`The stock is empty; there is no second pass.`
      : t`There is no stock.`;
  },
  'no redeal left': () => t`The stock is empty, and the waste may not be turned over again.`,
  'nothing selected': (setup) => {
    const groups = groupsInWords(setup);
    return isKingAlone(setup) && !setup.refill
      ? t`Select a King, or two cards that add up to 13.`
      : t`Select ${groups}.`;
  },
  'no such place': ({ places, refill }, { piles: [pile = STOCK] }) => {
    const [place, count] = [pile.index, places.length];
    if (refill) return t`There is no place ${place}; places are 1 to ${count}.`;
    return places.some(({ pile: { kind } }) => kind === 'place')
      ? t`There is no such place; they are 1 to ${count}.`
      : t`There is no such column; they are 1 to ${count}.`;
  },
  'no card': (_, { piles: [{ kind, index } = STOCK] }) =>
    t`${select(kind, {
      stock: 'The stock is empty.',
      waste: 'The waste is empty.',
      tableau: `Column ${index} is empty.`,
      other: `Place ${index} is empty.`,
    })}`,
  'same card': (_, { piles: [{ kind, index } = STOCK] }) =>
    t`${select(kind, {
      stock: 'The stock is named twice.',
      waste: 'The waste is named twice.',
      tableau: `Column ${index} is named twice.`,
      other: `Place ${index} is named twice.`,
    })}`,
  covered: coveredInWords,
  'does not fit': misfitInWords,
  'no group': noGroupInWords,
} satisfies Readonly<Record<string, (setup: FullRemoval, refused: Refusal) => string>>;

/** Why a move is refused. */
export type RemovalReason = keyof typeof SENTENCES;

/** Why a move is refused, in a sentence. */
export const explain = (setup: FullRemoval, refused: Refusal<RemovalReason>): string =>
  SENTENCES[refused.reason](setup, refused);

function coveredInWords(
  { match }: FullRemoval,
  { cards: [covered, ...named], piles: [, ...covers] }: Refusal,
): string {
  const covering = coversInWords(named, covers.length - named.length);
  if (match === 'next' || covered === undefined) return t`That card is covered by ${covering}.`;
  const [rank, suit] = [rankKey(rankOf(covered)), suitKey(suitOf(covered))];
  return t`${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })} of ${select(suit, { H: 'Hearts', D: 'Diamonds', C: 'Clubs', other: 'Spades' })} is covered by ${covering}.`;
}

function misfitInWords(setup: FullRemoval, { cards }: Refusal): string {
  const [moved, shown] = cards as readonly [Card, Card];
  const [card, onto] = [cardName(moved), theCard(shown)];
  const waste = wasteKey(setup);
  if (!RANKS.some((_, rank) => fitsRank(setup, rank, rankOf(shown))))
    return t`Nothing goes on ${onto} of the waste.`;
  const needed = ranksInWords((rank) => fitsRank(setup, rankOf(moved), rank));
  return t`${select(waste, {
    hole: `${card} needs ${needed}; the hole shows ${onto}.`,
    other: `${card} needs ${needed}; the waste shows ${onto}.`,
  })}`;
}

function noGroupInWords(setup: FullRemoval, { cards }: Refusal): string {
  const [only] = cards;
  if (setup.refill || cards.length !== 1 || only === undefined)
    return withFullStop(summarise(setup, cards).text);
  const [card, needed] = [cardName(only), rankWithArticle(partnerRank(setup, only))];
  return t`${card} needs ${needed}.`;
}

/** A move as a line: `s`, `m c3`, `m 22 25`, `m 23 w`; where places are filled from the stock, place numbers alone: `1 4`. */
export function formatMove(setup: FullRemoval, move: RemovalMove): string {
  if (move.type === 'draw') return 's';
  const names = move.from.map((from) => nameOf(setup, from)).join(' ');
  return setup.refill ? names : `m ${names}`;
}

function nameOf({ places }: FullRemoval, from: Source): string {
  if (from === 'stock') return 's';
  if (from === 'waste') return 'w';
  const pile = places[from - 1]?.pile;
  return pile?.kind === 'tableau' ? `c${pile.index}` : String(from);
}

/** What to do to make a move: `draw from the stock`, `8 of Clubs to the waste`, `8 of Hearts and 5 of Spades`. */
export function suggest(setup: FullRemoval, state: RemovalState, move: RemovalMove): string {
  if (move.type === 'draw')
    return state.stock.length > 0 ? t`draw from the stock` : t`turn the waste over`;
  const cards = cardsInWords(state, move.from);
  return setup.match === 'next' ? toWaste(setup, cards) : cards;
}

/** What a move gains, as a sentence. `line` has the moves that are to follow, if they are known. */
export function gain(
  setup: FullRemoval,
  state: RemovalState,
  move: RemovalMove,
  line: readonly RemovalMove[] = [],
): string | undefined {
  if (move.type === 'draw') {
    if (legalMoves(setup, state).length === 1) return onlyDrawHelps();
    const later = line.findIndex((each) => each.type !== 'draw');
    const next = line[later];
    const usesDrawn =
      next?.type === 'remove' &&
      (setup.match === 'next' || next.from.some((from) => typeof from === 'string'));
    return usesDrawn ? drawsToCard(later + 1) : undefined;
  }
  const nextDraw = line.findIndex((each) => each.type === 'draw');
  const following = nextDraw < 0 ? line.length : nextDraw;
  if (setup.match === 'next' && following > 0)
    return t`${plural(following, { one: '# more card can follow.', other: '# more cards can follow.' })}`;
  const count = setup.refill
    ? 0
    : uncoveredBy(setup, state, move.from) + nextInColumns(state, move.from);
  return count > 0
    ? t`That uncovers ${plural(count, { one: '# card', other: '# cards' })}.`
    : undefined;
}

/** How many columns show another card once their last ones are gone. */
const nextInColumns = ({ places }: RemovalState, from: readonly Source[]): number =>
  from.filter((place) => typeof place === 'number' && (places[place - 1]?.length ?? 0) > 1).length;

function toWaste(setup: FullRemoval, card: string): string {
  const waste = wasteKey(setup);
  return t`${select(waste, { hole: `${card} to the hole`, other: `${card} to the waste` })}`;
}

/** `8 of Hearts and 5 of Spades`: the cards of these sources. */
export const cardsInWords = (state: RemovalState, from: readonly Source[]): string =>
  listed(
    from.map((each) => cardName(cardThere(state, each))),
    'and',
  );
