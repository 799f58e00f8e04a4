import fc from 'fast-check';
import { CARDS_IN_SUIT, type Card } from '../../src/engine/card';
import { type FullRemoval, type Removal, setupOf } from '../../src/games/removals/removal';
import { faultsOf } from '../../src/games/removals/removalText';
import type { RemovalState } from '../../src/games/removals/state';

const { array, constant, constantFrom, integer, oneof, record } = fc;

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

/** Which places there are: the sizes of a whole pack, or of a small one. */
const placesOf = (isSmall: boolean) =>
  oneof(
    record({ pyramid: integer({ min: 3, max: isSmall ? 4 : 9 }) }),
    record({ peaks: integer({ min: 1, max: isSmall ? 1 : 4 }) }),
    record({
      columns: array(integer({ min: 1, max: isSmall ? 3 : 6 }), {
        minLength: 2,
        maxLength: isSmall ? 5 : 14,
      }),
    }),
    record({
      pyramid: integer({ min: 3, max: isSmall ? 3 : 7 }),
      columns: array(integer({ min: 1, max: isSmall ? 2 : 3 }), {
        minLength: 1,
        maxLength: isSmall ? 3 : 8,
      }),
    }),
    record({
      row: integer({ min: 4, max: 20 }),
      refill: constant(true),
      goal: constant('all' as const),
    }),
  );

/** What leaves together, and how the waste begins. */
const matches = oneof(
  record({
    match: constant('next' as const),
    onKing: maybe(constantFrom('both' as const, 'queen' as const, 'nothing' as const)),
    start: maybe(constantFrom('card' as const, 'ace' as const, 'any' as const)),
  }),
  record({
    match: constant('sum' as const),
    sum: integer({ min: 8, max: 20 }),
    sets: maybe(constantFrom('courts' as const, 'kings' as const, 'fours' as const)),
  }),
  record({ match: constant('sum' as const), sum: constantFrom(13, 14) }),
  record({ match: constant('rank' as const) }),
);

const others = record({
  decks: maybe(constantFrom(1 as const, 2 as const)),
  hidden: maybe(fc.boolean()),
  stock: maybe(constantFrom(1 as const, 'rows' as const)),
  redeals: maybe(constantFrom(0, 1, 2, -1)),
  open: maybe(fc.boolean()),
  goal: maybe(constantFrom('places' as const, 'all' as const)),
});

/** The members that are not the default. */
const stated = (members: object): Removal =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== false),
  ) as Removal;

const members = (isSmall: boolean) =>
  fc
    .tuple(others, matches, placesOf(isSmall))
    .map(([rest, match, places]) => stated({ ...rest, ...match, ...places }));

/** Random descriptions, some with faults and some without. */
export const removalsAtRandom = (count: number) => ({
  removals: fc.sample(
    members(false).filter((removal) => faultsOf(removal).length === 0),
    { numRuns: count, seed: 7 },
  ),
  broken: fc.sample(
    members(false).filter((removal) => faultsOf(removal).length > 0),
    { numRuns: count, seed: 7 },
  ),
});

/** A game with few cards, and a position of it. */
export interface SmallRemoval {
  readonly setup: FullRemoval;
  readonly state: RemovalState;
}

/** True for a description that is sound but for how many cards there are, and which. */
const isForFewCards = (removal: Removal): boolean =>
  !removal.refill &&
  removal.sets === undefined &&
  faultsOf(removal).every(({ members }) =>
    members.some((member) => member === 'decks' || member === 'sets' || member === 'pyramid'),
  );

/** Games of few cards, which need not be a whole pack, with choices that matter. */
const smallRemoval: fc.Arbitrary<SmallRemoval> = fc
  .tuple(
    members(true).filter(isForFewCards),
    array(fc.tuple(integer({ min: 0, max: 12 }), fc.boolean()), { minLength: 3, maxLength: 8 }),
    fc.shuffledSubarray([...Array(16).keys()], { minLength: 16, maxLength: 16 }),
    integer({ min: 0, max: 5 }),
  )
  .map(([removal, pairs, order, inStock]) => {
    const setup = setupOf(removal);
    const isNext = setup.match === 'next';
    const ranks = pairs.flatMap(([rank, isUp]) => [rank, partnerOf(setup, rank, isUp)]);
    const pack = order.flatMap((i) => {
      const rank = ranks[i];
      return rank === undefined ? [] : [(i * CARDS_IN_SUIT + rank) as Card];
    });
    const waste = isNext && setup.start !== 'any' ? pack.splice(0, 1) : [];
    const stock = !isNext || setup.start === 'card' ? pack.splice(0, inStock) : [];
    const places = setup.places.map(({ cards: count }) => pack.splice(0, count));
    const isTurned = !isNext && setup.stock === 1 && setup.redeals >= 0;
    return {
      setup,
      state: {
        places,
        stock,
        waste,
        discard: [],
        ...(isTurned && { redealsLeft: setup.redeals }),
      },
    };
  });

/** A rank that goes with another, if there is one: cards that go together make games that can be won. */
function partnerOf({ match, sum }: FullRemoval, rank: number, isUp: boolean): number {
  if (match === 'next') return (rank + (isUp ? 1 : CARDS_IN_SUIT - 1)) % CARDS_IN_SUIT;
  const partner = sum - rank - 2;
  return match === 'sum' && partner >= 0 && partner < CARDS_IN_SUIT ? partner : rank;
}

/** So many small games. */
export const smallRemovals = (count: number): readonly SmallRemoval[] =>
  fc.sample(smallRemoval, { numRuns: count, seed: 11 });
