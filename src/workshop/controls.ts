import { CARDS_IN_SUIT, rankName } from '../engine/card';
import { capital } from '../engine/words';
import { MAX_PILES } from '../games/layouts/faults';
import {
  foundationCount,
  type Layout,
  MEMBERS,
  type Member,
  type Setup,
  setupOf,
  stockSize,
  sum,
} from '../games/layouts/layout';
import { BUILD_WORDS } from '../games/layouts/needs';
import { type PlainMember, withMember } from './edit';

/** How one member is set. */
export type Control = {
  readonly member: Member;
  readonly label: string;
} & (
  | {
      readonly kind: 'choice';
      readonly member: PlainMember;
      readonly value: string;
      readonly choices: readonly (readonly [value: string, text: string])[];
    }
  | {
      readonly kind: 'count';
      readonly member: PlainMember;
      readonly value: number;
      readonly most: number;
    }
  | { readonly kind: 'switch'; readonly member: PlainMember; readonly isOn: boolean }
  /** The columns or the reserve, which are lists of numbers. */
  | { readonly kind: 'piles'; readonly member: 'columns' | 'reserve'; readonly most: number }
);

/** Controls under one title. */
export interface Section {
  readonly title: string;
  readonly controls: readonly Control[];
  /** Why it has no controls. */
  readonly note?: string;
}

const choice = (
  setup: Setup,
  member: PlainMember,
  label: string,
  texts: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
): Control => ({
  kind: 'choice',
  member,
  label,
  value: String(setup[member]),
  choices: Array.isArray(texts) ? texts : Object.entries(texts),
});

const count = (setup: Setup, member: PlainMember, label: string, most: number): Control => ({
  kind: 'count',
  member,
  label,
  value: Number(setup[member]),
  most,
});

const toggle = (setup: Setup, member: PlainMember, label: string): Control => ({
  kind: 'switch',
  member,
  label,
  isOn: setup[member] === true,
});

const highest = (member: 'cells' | 'redeals'): number =>
  Math.max(...(MEMBERS[member] as readonly number[]));

const RANKS: readonly (readonly [string, string])[] = [
  ...Array.from({ length: CARDS_IN_SUIT }, (_, rank) => [String(rank), rankName(rank)] as const),
  ['deal', 'The first card dealt'],
];

const REDEALS: readonly (readonly [string, string])[] = [
  ['0', 'Never'],
  ['1', 'Once'],
  ['2', 'Twice'],
  ...Array.from(
    { length: highest('redeals') - 2 },
    (_, i) => [`${i + 3}`, `${i + 3} times`] as const,
  ),
  ['-1', 'As often as you like'],
];

const BUILDS = Object.fromEntries(
  Object.entries(BUILD_WORDS).map(([value, words]) => [value, capital(words)]),
);

/** All controls that mean something in a description, in the order of a page. */
export function sectionsOf(layout: Layout): readonly Section[] {
  const setup = setupOf(layout);
  const isCards = setup.goal === 'cards';
  return [
    {
      title: 'Free cells and reserve',
      controls: [
        count(setup, 'cells', 'Free cells', highest('cells')),
        ...(setup.cells > 0
          ? [count(setup, 'held', 'Cards in them at the start', setup.cells)]
          : []),
        { kind: 'piles', member: 'reserve', label: 'Piles of the reserve', most: MAX_PILES },
      ],
    },
    {
      title: 'Columns',
      controls: [
        { kind: 'piles', member: 'columns', label: 'Columns', most: MAX_PILES },
        choice(setup, 'build', 'Built', BUILDS),
        choice(setup, 'move', 'What moves', {
          one: 'One card at a time',
          helped: 'A run, if free places allow',
          run: 'Any run',
          suit: 'A run of one suit',
          all: 'Any card, with all on it',
        }),
        choice(setup, 'empty', 'Empty columns take', {
          any: 'Any card',
          king: 'The last rank',
          none: 'Nothing',
          reserve: 'The reserve, at once',
        }),
        toggle(setup, 'upToo', 'Built up as well as down'),
        toggle(setup, 'kingsUnder', 'Kings are dealt to the bottom'),
        ...(sum(setup.down) > 0
          ? [choice(setup, 'dealt', 'Dealt', { rows: 'Row by row', columns: 'Column by column' })]
          : []),
      ],
    },
    {
      title: 'Cards',
      controls: [
        choice(setup, 'decks', 'Decks', { 1: 'One', 2: 'Two' }),
        choice(setup, 'suits', 'Suits', [
          ['4', 'All four'],
          ['2', 'Hearts and spades'],
          ['1', 'Spades alone'],
        ]),
      ],
    },
    {
      title: 'Foundations',
      controls: [
        choice(setup, 'goal', 'You win with', {
          cards: 'Cards, one by one',
          runs: 'Whole suits',
        }),
        ...(isCards
          ? [
              choice(setup, 'base', 'They begin with', RANKS),
              count(setup, 'start', 'Begun at the start', foundationCount(setup)),
              toggle(setup, 'back', 'Cards may come back'),
            ]
          : []),
      ],
    },
    {
      title: 'Stock',
      controls: stockSize(setup) > 0 ? stockControls(setup) : [],
      note: 'All cards are dealt. If fewer lie in the columns, the others are the stock.',
    },
  ];
}

function stockControls(setup: Setup): readonly Control[] {
  const isRows = setup.stock === 'rows';
  return [
    choice(setup, 'stock', 'Turned', [
      ['1', 'One card'],
      ['2', 'Two cards'],
      ['3', 'Three cards'],
      ['rows', 'A card to each column'],
    ]),
    isRows
      ? toggle(setup, 'full', 'Not while a column is empty')
      : choice(setup, 'redeals', 'Turned over', REDEALS),
  ];
}

/** The description with the value that a control was set to; unchanged if the member has no such value. */
export function withValue(
  layout: Layout,
  member: PlainMember,
  value: string | number | boolean,
): Layout {
  const values = MEMBERS[member];
  const found =
    values === 'flag'
      ? value === true
      : Array.isArray(values)
        ? values.find((each) => String(each) === String(value))
        : undefined;
  return found === undefined ? layout : withMember(layout, member, found as never);
}
