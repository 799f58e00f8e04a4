import { select, t } from '@lingui/core/macro';
import {
  articleKey,
  CARDS_IN_SUIT,
  type Card,
  cardName,
  colourOf,
  makeCard,
  pluralKey,
  rankKey,
  rankOf,
  rankWithArticle,
  suitOf,
  theCard,
} from '../../engine/card';
import type { Pile } from '../../engine/pile';
import { listed } from '../../locales/format';
import type { LayoutState } from './board';
import { baseRank, takesAny } from './building';
import type { FullLayout } from './layout';
import { pileIsEmpty, runsLeave, staysEmpty } from './words';

// What a card needs to go somewhere, in words.

const nextRank = (rank: number, step: number): number =>
  (rank + step + CARDS_IN_SUIT) % CARDS_IN_SUIT;

/** The ranks that a card goes on in a column, by their names. */
function ranksNeeded({ upToo, base }: FullLayout, card: Card): readonly number[] {
  const rank = rankOf(card);
  const below = upToo && rank !== base ? [nextRank(rank, -1)] : [];
  const isLast = typeof base === 'number' && nextRank(rank, 1) === base;
  return [...(isLast ? [] : [nextRank(rank, 1)]), ...below];
}

/** What a card goes on in a column, each in words: `a black 8`, `the 8 of Hearts`; empty for a king. */
export function neededInColumn(setup: FullLayout, card: Card): readonly string[] {
  const ranks = ranksNeeded(setup, card);
  const colour = colourOf(card);
  switch (setup.build) {
    case 'alternate':
      return ranks.map((rank) => rankOfColour(rank, colour === 'red' ? 'black' : 'red'));
    case 'colour':
      return ranks.map((rank) => rankOfColour(rank, colour));
    case 'suit':
      return ranks.map((rank) => theCard(makeCard(suitOf(card), rank)));
    case 'other':
      return ranks.map(rankOfAnotherSuit);
    default:
      return ranks.map(rankWithArticle);
  }
}

/** `a black 8` */
function rankOfColour(of: number, colour: string): string {
  const rank = rankKey(of);
  return t({
    message: `a ${select(colour, { red: 'red', other: 'black' })} ${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })}`,
    comment: 'what a card needs: “7 of Hearts needs a black 8.”',
  });
}

/** `an 8 of another suit` */
function rankOfAnotherSuit(of: number): string {
  const [rank, key] = [rankKey(of), articleKey(of)];
  return t({
    message: `${select(key, { A: 'an Ace', eight: 'an 8', J: 'a Jack', Q: 'a Queen', K: 'a King', other: `a ${rank}` })} of another suit`,
    comment: 'what a card needs: “7 of Hearts needs an 8 of another suit.”',
  });
}

/** `the 8 of Clubs`: what a card goes on at a foundation, unless it begins one. */
export const neededAtFoundation = (card: Card): string =>
  theCard(makeCard(suitOf(card), nextRank(rankOf(card), -1)));

/** What columns are built in, in words that stand within a sentence. */
export const buildInWords = ({ build }: FullLayout): string =>
  t({
    message: `${select(build, {
      alternate: 'in alternating colours',
      suit: 'in suit',
      any: 'whatever the suit',
      colour: 'in one colour',
      other: 'in different suits',
    })}`,
    comment: 'how columns are built',
  });

/** Says which cards go on empty columns, where not all do. */
export function lastRanksOnly({ base }: FullLayout): string {
  return base === 'deal'
    ? t({
        message: 'Cards one rank below the first of the foundations go on empty columns.',
        comment: 'exactly one rank',
      })
    : ranksOnEmpty(nextRank(base, -1));
}

/** `Kings go on empty columns.` */
export function ranksOnEmpty(of: number): string {
  const [rank, key] = [rankKey(of), pluralKey(of)];
  return t`${select(key, {
    A: 'Aces go on empty columns.',
    J: 'Jacks go on empty columns.',
    Q: 'Queens go on empty columns.',
    K: 'Kings go on empty columns.',
    ten: '10s go on empty columns.',
    other: `${rank}s go on empty columns.`,
  })}`;
}

/** Says what an empty pile takes, if it does not take any card. */
export function emptyPileInWords(setup: FullLayout, state: LayoutState, pile: Pile): string {
  const { goal, empty } = setup;
  if (pile.kind === 'foundation')
    return goal === 'runs' ? runsLeave() : ranksOnFoundations(baseRank(setup, state));
  if (pile.kind === 'tableau' && empty === 'none') return staysEmpty();
  return pile.kind === 'tableau' && empty === 'king'
    ? lastRanksOnly(setup)
    : pileIsEmpty(setup, pile);
}

/** `Aces go on empty foundations.` */
function ranksOnFoundations(of: number): string {
  const [rank, key] = [rankKey(of), pluralKey(of)];
  return t`${select(key, {
    A: 'Aces go on empty foundations.',
    J: 'Jacks go on empty foundations.',
    Q: 'Queens go on empty foundations.',
    K: 'Kings go on empty foundations.',
    ten: '10s go on empty foundations.',
    other: `${rank}s go on empty foundations.`,
  })}`;
}

/** What the lowest of `count` cards of a pile could go on. A card of a free cell gains nothing in another. */
function placesNeeded(
  setup: FullLayout,
  card: Card,
  { kind }: Pile,
  count: number,
): readonly string[] {
  const { goal, base, cells, empty } = setup;
  const isSingle = count === 1;
  const begins = rankOf(card) === base;
  const isLast = ranksNeeded({ ...setup, upToo: false }, card).length === 0;
  const takesColumn = takesAny(setup) || (empty === 'king' && isLast);
  const atTop = neededAtFoundation(card);
  return [
    ...neededInColumn(setup, card),
    ...(isSingle && goal === 'cards' && !begins
      ? [t({ message: `${atTop} on its foundation`, comment: 'what a card needs' })]
      : []),
    ...(isSingle && cells > 0 && kind !== 'cell'
      ? [t({ message: 'a free cell', comment: 'what a card needs' })]
      : []),
    ...(takesColumn ? [t({ message: 'an empty column', comment: 'what a card needs' })] : []),
  ];
}

/** Why a tap on the lowest of `count` cards of a pile moves nothing. */
export function explainNowhere(setup: FullLayout, head: Card, from: Pile, count: number): string {
  const places = placesNeeded(setup, head, from, count);
  const card = cardName(head);
  if (places.length === 0) return t`${card} has nowhere to go.`;
  const [first = '', second = ''] = places;
  if (places.length === 2) return t`${card} needs ${first}, or ${second}.`;
  const needed = listed(places, 'or');
  return t`${card} needs ${needed}.`;
}

/** Why a tap does not move a card that already lies in order. */
export function explainInPlace(head: Card, below: Card): string {
  const [card, other] = [cardName(head), theCard(below)];
  return t`${card} already lies on ${other}: there is no other place for it.`;
}
