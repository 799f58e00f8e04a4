import {
  CARDS_IN_SUIT,
  type Card,
  cardName,
  colourOf,
  makeCard,
  rankName,
  rankOf,
  rankWithArticle,
  suitOf,
} from '../../engine/card';
import { listed } from '../../engine/words';
import type { Setup } from './layout';

// What a card needs to go somewhere, in words.

const nextRank = (rank: number, step: number): number =>
  (rank + step + CARDS_IN_SUIT) % CARDS_IN_SUIT;

/** The ranks that a card goes on in a column, by their names. */
function ranksNeeded({ upToo, base }: Setup, card: Card): readonly number[] {
  const rank = rankOf(card);
  const below = upToo && rank !== base ? [nextRank(rank, -1)] : [];
  const isLast = typeof base === 'number' && nextRank(rank, 1) === base;
  return [...(isLast ? [] : [nextRank(rank, 1)]), ...below];
}

/** What a card goes on in a column, one thing after another: `a black 8`, `the 8 of Hearts`; nothing for a king. */
export function neededInColumn(setup: Setup, card: Card): readonly string[] {
  const ranks = ranksNeeded(setup, card);
  const colour = colourOf(card);
  const other = colour === 'red' ? 'black' : 'red';
  switch (setup.build) {
    case 'alternate':
      return ranks.map((rank) => `a ${other} ${rankName(rank)}`);
    case 'colour':
      return ranks.map((rank) => `a ${colour} ${rankName(rank)}`);
    case 'suit':
      return ranks.map((rank) => `the ${cardName(makeCard(suitOf(card), rank))}`);
    case 'other':
      return ranks.map((rank) => `${rankWithArticle(rank)} of another suit`);
    default:
      return ranks.map(rankWithArticle);
  }
}

/** `the 8 of Clubs`: what a card goes on at a foundation, unless it begins one. */
export const neededAtFoundation = (card: Card): string =>
  `the ${cardName(makeCard(suitOf(card), nextRank(rankOf(card), -1)))}`;

/** What columns are built in, after “down”. */
export const BUILD_WORDS: Readonly<Record<Setup['build'], string>> = {
  alternate: 'in alternating colours',
  suit: 'in suit',
  any: 'whatever the suit',
  colour: 'in one colour',
  other: 'in different suits',
};

/** What an empty column takes, where that is not any card: `Kings`. */
export function lastRanksInWords({ base }: Setup): string {
  if (base === 'deal') return 'Cards one rank below the first of the foundations';
  return `${rankName(nextRank(base, -1))}s`;
}

/** Everywhere that the lowest of `count` cards could go. */
function placesNeeded(setup: Setup, card: Card, count: number): readonly string[] {
  const { goal, base, cells, empty } = setup;
  const isSingle = count === 1;
  const begins = rankOf(card) === base;
  const isLast = ranksNeeded({ ...setup, upToo: false }, card).length === 0;
  const takesColumn = empty === 'any' || empty === 'reserve' || (empty === 'king' && isLast);
  return [
    ...neededInColumn(setup, card),
    ...(isSingle && goal === 'cards' && !begins ? [`${neededAtFoundation(card)} at the top`] : []),
    ...(isSingle && cells > 0 ? ['a free cell'] : []),
    ...(takesColumn ? ['an empty column'] : []),
  ];
}

/** Why a tap on the lowest of `count` cards moves nothing. */
export const explainNowhere = (setup: Setup, card: Card, count: number): string => {
  const places = placesNeeded(setup, card, count);
  if (places.length === 0) return `${cardName(card)} has nowhere to go.`;
  return `${cardName(card)} needs ${places.length === 2 ? places.join(', or ') : listed(places, 'or')}.`;
};

/** Why a tap moves nothing that lies in order already. */
export const explainInPlace = (head: Card, below: Card): string =>
  `${cardName(head)} already lies on the ${cardName(below)}: there is no other place for it.`;
