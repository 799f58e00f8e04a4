import { plural, select, t } from '@lingui/core/macro';
import {
  type Card,
  cardName,
  cornerIndex,
  RANKS,
  rankOf,
  rankWithArticle,
  suitKey,
  suitOf,
  theCard,
} from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { type Pile, STOCK } from '../../engine/pile';
import { listed, withFullStop } from '../../locales/format';
import { drawsToCard, gameWon, onlyDrawHelps, redealsSentence } from '../common/words';
import { fitsRank } from './groups';
import { uncoveredBy } from './hint';
import type { FullRemoval } from './removal';
import { legalMoves, type RemovalMove, type RemovalReason } from './rules';
import { cardFrom, cardThere, hasWaste, isOpen, type RemovalState, type Source } from './state';
import {
  coversInWords,
  groupsInWords,
  isKingAlone,
  partnerRank,
  ranksInWords,
  summarise,
  wasteKey,
} from './words';

/** Why a move is refused, in a sentence. */
export function explain(setup: FullRemoval, refused: Refusal<RemovalReason>): string {
  const { reason, cards, piles } = refused;
  const [pile = STOCK, ...covers] = piles;
  const { index } = pile;
  switch (reason) {
    case 'game won':
      return gameWon();
    case 'nothing to draw':
      if (hasWaste(setup)) return t`Stock and waste are empty.`;
      return setup.start === 'card' && setup.match === 'next'
        ? t`The stock is empty; there is no second pass.`
        : t`There is no stock.`;
    case 'no redeal left':
      return t`The stock is empty, and the waste may not be turned over again.`;
    case 'nothing selected': {
      const groups = groupsInWords(setup);
      return isKingAlone(setup) && !setup.refill
        ? t`Select a King, or two cards that add up to 13.`
        : t`Select ${groups}.`;
    }
    case 'no such place':
      return noSuchPlace(setup, index);
    case 'no card':
      return emptyInWords(pile);
    case 'same card':
      return t`${select(pile.kind, {
        stock: 'The stock is named twice.',
        waste: 'The waste is named twice.',
        tableau: `Column ${index} is named twice.`,
        other: `Place ${index} is named twice.`,
      })}`;
    case 'covered':
      return coveredInWords(setup, cards, covers.length);
    case 'does not fit':
      return misfitInWords(setup, cards as readonly [Card, Card]);
    case 'no group':
      return noGroupInWords(setup, cards);
  }
}

function noSuchPlace({ places, refill }: FullRemoval, place: number): string {
  const count = places.length;
  if (refill) return t`There is no place ${place}; places are 1 to ${count}.`;
  return places.some(({ pile }) => pile.kind === 'place')
    ? t`There is no such place; they are 1 to ${count}.`
    : t`There is no such column; they are 1 to ${count}.`;
}

const emptyInWords = ({ kind, index }: Pile): string =>
  t`${select(kind, {
    stock: 'The stock is empty.',
    waste: 'The waste is empty.',
    tableau: `Column ${index} is empty.`,
    other: `Place ${index} is empty.`,
  })}`;

function coveredInWords(
  { match }: FullRemoval,
  [covered, ...named]: readonly Card[],
  covers: number,
): string {
  const covering = coversInWords(named, covers - named.length);
  if (match === 'next' || covered === undefined) return t`That card is covered by ${covering}.`;
  const [rank, suit] = [cornerIndex(covered), suitKey(suitOf(covered))];
  return t`${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })} of ${select(suit, { H: 'Hearts', D: 'Diamonds', C: 'Clubs', other: 'Spades' })} is covered by ${covering}.`;
}

function misfitInWords(setup: FullRemoval, [moved, shown]: readonly [Card, Card]): string {
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

function noGroupInWords(setup: FullRemoval, cards: readonly Card[]): string {
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

const cardsInWords = (state: RemovalState, from: readonly Source[]): string =>
  listed(
    from.map((each) => cardName(cardThere(state, each))),
    'and',
  );

/** What a move did, in sentences. */
export function narrate(
  setup: FullRemoval,
  before: RemovalState,
  move: RemovalMove,
  after: RemovalState,
): readonly string[] {
  if (move.type === 'draw') return narrateDraw(setup, before, after);
  if (setup.match === 'next')
    return [
      withFullStop(suggest(setup, before, move)),
      ...narrateOpened(setup, before, after),
      ...narrateEmptied(setup, after, move.from),
    ];
  const cards = cardsInWords(before, move.from);
  const count = move.from.length;
  const removed = t`${plural(count, { one: `${cards} removed.`, other: `${cards} removed.` })}`;
  if (setup.refill) return [removed, ...narrateDealt(after, move.from)];
  return [removed, ...narrateOpened(setup, before, after), ...narrateOpenCard(move.from, after)];
}

/** `Dealt King of Clubs to place 2.` */
function narrateDealt({ places }: RemovalState, from: readonly Source[]): readonly string[] {
  const dealt = from.flatMap((place) => {
    const dealtHere = typeof place === 'number' ? places[place - 1]?.at(-1) : undefined;
    if (dealtHere === undefined) return [];
    const card = cardName(dealtHere);
    return [t({ message: `${card} to place ${place}`, comment: 'after “Dealt”' })];
  });
  const cardsToPlaces = listed(dealt, 'and');
  return dealt.length > 0 ? [t`Dealt ${cardsToPlaces}.`] : [];
}

function narrateOpenCard(from: readonly Source[], after: RemovalState): readonly string[] {
  if (!from.includes('stock')) return [];
  const open = cardFrom(after, 'stock');
  if (open === undefined) return [t`The stock is empty.`];
  const shown = theCard(open);
  return [t`The open card is now ${shown}.`];
}

/** The face-down cards that a move has turned up: `Ace of Diamonds and 3 of Hearts revealed.` */
function narrateOpened(
  setup: FullRemoval,
  before: RemovalState,
  after: RemovalState,
): readonly string[] {
  if (!setup.hidden) return [];
  const names = setup.places.flatMap((_, i) => {
    const isOpened = isOpen(setup, after, i + 1) && !isOpen(setup, before, i + 1);
    return isOpened ? [cardName(cardThere(after, i + 1))] : [];
  });
  const cards = listed(names, 'and');
  return names.length > 0
    ? [t`${plural(names.length, { one: `${cards} revealed.`, other: `${cards} revealed.` })}`]
    : [];
}

function narrateEmptied(
  { places }: FullRemoval,
  after: RemovalState,
  from: readonly Source[],
): readonly string[] {
  return from.flatMap((each) => {
    const pile = typeof each === 'number' ? places[each - 1]?.pile : undefined;
    if (pile?.kind !== 'tableau' || cardFrom(after, each) !== undefined) return [];
    const column = pile.index;
    return [t`Column ${column} is empty.`];
  });
}

function narrateDraw(
  setup: FullRemoval,
  before: RemovalState,
  after: RemovalState,
): readonly string[] {
  const left = after.stock.length;
  if (before.stock.length === 0) {
    const { redealsLeft } = after;
    return [
      t`Turned the waste over: ${plural(left, { one: '# card', other: '# cards' })} in the stock.`,
      ...(redealsLeft === undefined ? [] : [redealsSentence(redealsLeft)]),
    ];
  }
  if (setup.stock === 'rows')
    return [
      left === 0
        ? t`Dealt a card to each column; the stock is empty.`
        : t`Dealt a card to each column; ${plural(left, { one: '# card', other: '# cards' })} left in the stock.`,
    ];
  const drawn = cardThere(after, 'waste');
  if (setup.open) {
    const card = cardName(drawn);
    const open = cardFrom(after, 'stock');
    if (open === undefined) return [t`${card} to the waste; the stock is empty.`];
    const shown = theCard(open);
    return [t`${card} to the waste; the open card is now ${shown}.`];
  }
  const card = theCard(drawn);
  return [
    left === 0
      ? t`Drew ${card}; the stock is empty.`
      : t`Drew ${card}; ${plural(left, { one: '# card', other: '# cards' })} left in the stock.`,
  ];
}
