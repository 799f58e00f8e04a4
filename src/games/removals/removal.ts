import { ACE, CARDS_IN_DECK, JACK, KING, QUEEN } from '../../engine/card';
import type { Pack } from '../../engine/deck';
import { range, sum } from '../../engine/numbers';
import { type Described, defaultsOf } from '../common/grammar';
import { type Place, placesOf } from './places';

/** The members of a description of a game of removal, in the order in which it lists them. */
export const MEMBERS = {
  decks: [1, 2],

  // The places
  /** Rows of a pyramid: a card at the top, and one more in each row below. */
  pyramid: [0, ...range(3, 9)],
  /** Peaks of four rows, which share the lowest. */
  peaks: [0, ...range(1, 4)],
  /** How many cards each column is dealt; only its last card is open. */
  columns: 'list',
  /** Places for one card each, which is always open. */
  row: [0, ...range(1, 20)],
  /** True if covered cards of a pyramid or of peaks lie face down. */
  hidden: 'flag',

  // What leaves together
  /**
   * `next`: one card, onto a card of the waste that is one rank higher or lower. `sum`: one card or two that add up to `sum`, the
   * ace as 1 and the king as 13. `rank`: two of one rank.
   */
  match: ['next', 'sum', 'rank'],
  /** With `next`: what goes on a king. */
  onKing: ['both', 'queen', 'nothing'],
  sum: [0, ...range(5, 25)],
  /** With `sum`, ranks that count nothing and leave as jack, queen and king; as a king alone; or, from the sum up, as four of a rank. */
  sets: ['none', 'courts', 'kings', 'fours'],

  // The stock: all cards that are left
  /** A draw turns one card to the waste; or, with `rows`, deals a card to each column. */
  stock: [1, 'rows'],
  /** How often the waste may be turned over; −1 for any number. */
  redeals: [...range(0, 9), -1],
  /** True if the top card of the stock lies open and may leave, too. */
  open: 'flag',
  /** True if places are filled from the stock as soon as they are empty. There is no draw then. */
  refill: 'flag',

  // Beginning and end
  /** With `next`, the first card of the waste: one of the deal; the ace of spades; or whichever card is played first. */
  start: ['card', 'ace', 'any'],
  /** Won when the places are empty, or when all cards are gone. */
  goal: ['places', 'all'],
} as const;

/** A game of removal: cards lie in places, some of them covered; what goes together leaves; a stock helps. */
export type Removal = Described<typeof MEMBERS>;
export type Member = keyof Removal;

/** A description with every member, and what follows from it. */
export interface FullRemoval extends Required<Removal> {
  readonly places: readonly Place[];
  /** What each rank counts towards the sum; 0 for a rank of a set. */
  readonly points: readonly number[];
  /** The groups that leave besides those with the sum, as ranks in increasing order. */
  readonly groups: readonly (readonly number[])[];
}

const GROUPS: Readonly<
  Record<FullRemoval['sets'], (sum: number) => readonly (readonly number[])[]>
> = {
  none: () => [],
  courts: () => [[JACK, QUEEN, KING]],
  kings: () => [[KING]],
  // Ranks from the sum up are in no pair.
  fours: (sum) => range(sum - 1, KING).map((rank) => [rank, rank, rank, rank]),
};

const DEFAULTS = defaultsOf<Removal>(MEMBERS);

/** The description with the defaults of the members that it leaves out. */
export function setupOf(removal: Removal): FullRemoval {
  const whole = { ...DEFAULTS, ...removal };
  const groups = whole.match === 'sum' ? GROUPS[whole.sets](whole.sum) : [];
  const inSets = new Set(groups.flat());
  return {
    ...whole,
    places: placesOf(whole),
    groups,
    points: range(ACE, KING).map((rank) => (inSets.has(rank) ? 0 : rank + 1)),
  };
}

/** How many places hold one card each, which come before the columns. */
export const singlePlaces = ({ places, columns }: FullRemoval): number =>
  places.length - columns.length;

export const packOf = ({ decks = 1 }: Removal): Pack => (decks > 1 ? { decks } : {});

/** How many cards are left for the stock; negative if there are too few to deal. */
export const stockSize = ({ decks, places, match, start }: FullRemoval): number => {
  const begun = match === 'next' && start !== 'any' ? 1 : 0;
  return decks * CARDS_IN_DECK - sum(places.map(({ cards }) => cards)) - begun;
};
