import fc from 'fast-check';
import type { Layout } from '../../src/games/layouts/layout';
import { faultsOf } from '../../src/games/layouts/layoutText';

const maybe = <T>(value: fc.Arbitrary<T>, rarely = 3) =>
  fc.option(value, { nil: undefined, freq: rarely });

const { array, constant, constantFrom, integer, oneof, record, boolean } = fc;

/** Columns that take at most the cards of a pack, most of them of one length. */
const columnsOf = (ranks: number) =>
  oneof(
    fc
      .tuple(integer({ min: 1, max: ranks }), integer({ min: 1, max: 13 }))
      .map(([size, count]) => Array<number>(count).fill(size)),
    array(integer({ min: 1, max: ranks }), { minLength: 1, maxLength: 10 }),
    integer({ min: 2, max: 8 }).map((count) => Array.from({ length: count }, (_, i) => i + 1)),
  );

/** Members at random, most of which do not go together. */
const anyLayout = (ranks: number) =>
  record({
    decks: maybe(constantFrom(1 as const, 2 as const)),
    suits: maybe(constantFrom(4 as const, 2 as const, 1 as const)),
    columns: columnsOf(ranks),
    down: maybe(array(integer({ min: 0, max: ranks }), { maxLength: 13 })),
    dealt: maybe(constantFrom('rows' as const, 'columns' as const)),
    kingsUnder: maybe(boolean()),
    build: maybe(
      constantFrom('alternate', 'suit', 'any', 'colour', 'other') as fc.Arbitrary<Build>,
    ),
    upToo: maybe(boolean(), 5),
    move: maybe(constantFrom('one', 'helped', 'run', 'suit', 'all') as fc.Arbitrary<Move>),
    empty: maybe(constantFrom('any', 'king', 'none', 'reserve') as fc.Arbitrary<Empty>),
    goal: maybe(constantFrom('cards' as const, 'runs' as const)),
    base: maybe(oneof(integer({ min: 0, max: ranks - 1 }), constant('deal' as const))),
    start: maybe(integer({ min: 0, max: 8 })),
    back: maybe(boolean()),
    cells: maybe(integer({ min: 0, max: 8 })),
    held: maybe(integer({ min: 0, max: 3 })),
    reserve: maybe(array(integer({ min: 1, max: ranks }), { maxLength: 4 })),
    stock: maybe(constantFrom(1 as const, 2 as const, 3 as const, 'rows' as const)),
    redeals: maybe(constantFrom(0, 1, 2, -1)),
    full: maybe(boolean()),
  });

type Build = NonNullable<Layout['build']>;
type Move = NonNullable<Layout['move']>;
type Empty = NonNullable<Layout['empty']>;

/** Makes a list of face-down cards as long as the columns, none of them on top. */
function repaired({ columns, down, ...rest }: Layout): Layout {
  const hidden = columns.map((count, i) => Math.min(count - 1, down?.[i % down.length] ?? 0));
  const some = hidden.some((count) => count > 0);
  return { ...rest, columns, ...(some && { down: hidden }) };
}

const withoutNothing = (members: object): Layout =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;

const members = (ranks: number) => anyLayout(ranks).map((each) => repaired(withoutNothing(each)));

/** Random descriptions without faults, for packs of so many ranks. */
export const randomLayouts = (count: number, ranks = 13, seed = 7): readonly Layout[] =>
  fc.sample(
    members(ranks).filter((layout) => faultsOf(layout, ranks).length === 0),
    { numRuns: count, seed },
  );

/** So many random descriptions without faults, and as many with some. */
export const layoutsAtRandom = (count: number, ranks: number) => ({
  layouts: randomLayouts(count, ranks),
  broken: fc.sample(
    members(ranks).filter((layout) => faultsOf(layout, ranks).length > 0),
    { numRuns: count, seed: 7 },
  ),
});
