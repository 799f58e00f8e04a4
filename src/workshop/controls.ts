import { plural, t } from '@lingui/core/macro';
import { CARDS_IN_SUIT, rankName } from '../engine/card';
import { MAX_PILES } from '../games/common/grammar';
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
import { atStart } from '../locales/format';
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
      readonly max: number;
    }
  | { readonly kind: 'switch'; readonly member: PlainMember; readonly isOn: boolean }
  /** The columns or the reserve, which are lists of numbers. */
  | { readonly kind: 'piles'; readonly member: 'columns' | 'reserve'; readonly max: number }
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

const count = (setup: Setup, member: PlainMember, label: string, max: number): Control => ({
  kind: 'count',
  member,
  label,
  value: Number(setup[member]),
  max,
});

const toggle = (setup: Setup, member: PlainMember, label: string): Control => ({
  kind: 'switch',
  member,
  label,
  isOn: setup[member] === true,
});

const highest = (member: 'cells' | 'redeals'): number =>
  Math.max(...(MEMBERS[member] as readonly number[]));

const ranks = (): readonly (readonly [string, string])[] => [
  ...Array.from(
    { length: CARDS_IN_SUIT },
    (_, rank) => [String(rank), atStart(rankName(rank))] as const,
  ),
  ['deal', t`The first card dealt`],
];

const redeals = (): readonly (readonly [string, string])[] => [
  ...Array.from(
    { length: highest('redeals') + 1 },
    (_, times) =>
      [
        String(times),
        t({
          message: `${plural(times, { 0: 'Never', 1: 'Once', 2: 'Twice', other: '# times' })}`,
          context: 'how often the waste is turned over',
        }),
      ] as const,
  ),
  ['-1', t({ message: 'As often as you like', context: 'how often the waste is turned over' })],
];

/** All controls that mean something in a description, in the order of a page. */
export function sectionsOf(layout: Layout): readonly Section[] {
  const setup = setupOf(layout);
  const isCards = setup.goal === 'cards';
  return [
    {
      title: t`Free cells and reserve`,
      controls: [
        count(setup, 'cells', t`Free cells`, highest('cells')),
        ...(setup.cells > 0
          ? [count(setup, 'held', t`Cards in them at the start`, setup.cells)]
          : []),
        { kind: 'piles', member: 'reserve', label: t`Piles of the reserve`, max: MAX_PILES },
      ],
    },
    {
      title: t`Columns`,
      controls: [
        { kind: 'piles', member: 'columns', label: t`Columns`, max: MAX_PILES },
        choice(setup, 'build', t({ message: 'Built', context: 'how columns are built' }), {
          alternate: t({ message: 'In alternating colours', context: 'how columns are built' }),
          suit: t({ message: 'In suit', context: 'how columns are built' }),
          any: t({ message: 'Whatever the suit', context: 'how columns are built' }),
          colour: t({ message: 'In one colour', context: 'how columns are built' }),
          other: t({ message: 'In different suits', context: 'how columns are built' }),
        }),
        choice(
          setup,
          'move',
          t({ message: 'What moves', comment: 'a label: which cards may be moved' }),
          {
            one: t`One card at a time`,
            helped: t`A run, if free places allow`,
            run: t`Any run`,
            suit: t`A run of one suit`,
            all: t`Any card, with all on it`,
          },
        ),
        choice(setup, 'empty', t`Empty columns take`, {
          any: t({ message: 'Any card', context: 'what empty columns take' }),
          king: t({ message: 'The last rank', context: 'what empty columns take' }),
          none: t({ message: 'Nothing', context: 'what empty columns take' }),
          reserve: t({ message: 'The reserve, at once', context: 'what empty columns take' }),
        }),
        toggle(setup, 'upToo', t`Built up as well as down`),
        toggle(setup, 'kingsUnder', t`Kings are dealt to the bottom`),
        ...(sum(setup.down) > 0
          ? [
              choice(setup, 'dealt', t({ message: 'Dealt', context: 'how columns are dealt' }), {
                rows: t({ message: 'Row by row', context: 'how columns are dealt' }),
                columns: t({ message: 'Column by column', context: 'how columns are dealt' }),
              }),
            ]
          : []),
      ],
    },
    {
      title: t`Cards`,
      controls: [
        choice(setup, 'decks', t`Decks`, {
          1: t({ message: 'One', context: 'decks' }),
          2: t({ message: 'Two', context: 'decks' }),
        }),
        choice(setup, 'suits', t`Suits`, [
          ['4', t({ message: 'All four', context: 'suits' })],
          ['2', t`Hearts and spades`],
          ['1', t`Spades alone`],
        ]),
      ],
    },
    {
      title: t`Foundations`,
      controls: [
        choice(setup, 'goal', t`You win with`, {
          cards: t({ message: 'Cards, one by one', context: 'what foundations take' }),
          runs: t({ message: 'Whole suits', context: 'what foundations take' }),
        }),
        ...(isCards
          ? [
              choice(
                setup,
                'base',
                t({
                  message: 'They begin with',
                  comment: 'the rank of the first card of each foundation',
                }),
                ranks(),
              ),
              count(
                setup,
                'start',
                t({ message: 'Begun at the start', comment: 'how many foundations' }),
                foundationCount(setup),
              ),
              toggle(setup, 'back', t`Cards may come back`),
            ]
          : []),
      ],
    },
    {
      title: t`Stock`,
      controls: stockSize(setup) > 0 ? stockControls(setup) : [],
      note: t`All cards are dealt. If fewer lie in the columns, the others are the stock.`,
    },
  ];
}

function stockControls(setup: Setup): readonly Control[] {
  const isRows = setup.stock === 'rows';
  return [
    choice(
      setup,
      'stock',
      t({ message: 'Turned', context: 'how many cards of the stock are turned' }),
      [
        ['1', t`One card`],
        ['2', t`Two cards`],
        ['3', t`Three cards`],
        ['rows', t`A card to each column`],
      ],
    ),
    isRows
      ? toggle(
          setup,
          'full',
          t({ message: 'Not while a column is empty', comment: 'whether the stock is dealt' }),
        )
      : choice(
          setup,
          'redeals',
          t({ message: 'Turned over', context: 'how often the waste is turned over' }),
          redeals(),
        ),
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
