import { t } from '@lingui/core/macro';
import { ACE, CARDS_IN_SUIT, rankName } from '../engine/card';
import { range, sum } from '../engine/numbers';
import { MAX_PILES } from '../games/common/grammar';
import { layoutGame } from '../games/layouts/game';
import { howToPlay } from '../games/layouts/howToPlay';
import {
  foundationCount,
  type Layout,
  MEMBERS,
  packSize,
  setupOf,
  stockSize,
} from '../games/layouts/layout';
import { faultsOf, formatLayout } from '../games/layouts/layoutText';
import { atStart } from '../locales/format';
import { controlsOf, deckChoice, highest, redealChoice, section, stockNote } from './controls';
import type { Choice, Control, Invention, Section } from './invention';
import {
  type PlainMember,
  withColumns,
  withDown,
  withMember,
  withReserveCount,
  withReserved,
} from './layoutEdit';
import { columnHandles, columnsControl } from './piles';

/** The game of columns and foundations with this description. */
export const layoutInvention = (layout: Layout): Invention => ({
  text: `layout;${formatLayout(layout)}`,
  faults: faultsOf(layout),
  rules: () => howToPlay(layout),
  sections: () => sectionsOf(layout),
  handles: columnHandles(columnsOf(layout)),
  view: (deal) => {
    const { rules, table } = layoutGame(layout, { name: () => '' });
    return table.view(rules.deal(deal));
  },
});

const controls = (layout: Layout) =>
  controlsOf<PlainMember>({
    members: MEMBERS,
    setup: setupOf(layout),
    change: (member, value) => layoutInvention(withMember(layout, member, value)),
  });

/** The most cards that a column or a pile can have. */
const cardLimit = (layout: Layout): number => packSize(setupOf(layout));

const columnsOf = (layout: Layout) => ({
  columns: layout.columns,
  limit: cardLimit(layout),
  set: (columns: readonly number[]) => layoutInvention(withColumns(layout, columns)),
});

/** The columns, and below the cards of each how many lie face down. */
function columnsAndDown(layout: Layout): Control {
  const { down } = setupOf(layout);
  const control = columnsControl(columnsOf(layout));
  return {
    ...control,
    members: ['columns', 'down'],
    note: t`Cards in each column, and below how many of them lie face down.`,
    piles: control.piles.map((numbers, i) => {
      const number = i + 1;
      return [
        ...numbers,
        {
          member: 'down',
          label: t`Column ${number}: face down`,
          value: down[i] ?? 0,
          min: 0,
          max: cardLimit(layout),
          set: (value: number) => layoutInvention(withDown(layout, i, value)),
        },
      ];
    }),
  };
}

function reserveControl(layout: Layout): Control {
  const { reserve } = setupOf(layout);
  return {
    kind: 'piles',
    members: ['reserve'],
    count: {
      label: t`Piles of the reserve`,
      value: reserve.length,
      min: 0,
      max: MAX_PILES,
      set: (count) => layoutInvention(withReserveCount(layout, count)),
    },
    title: t`Pile by pile`,
    piles: reserve.map((cards, i) => {
      const number = i + 1;
      return [
        {
          member: 'reserve',
          label: t`Pile ${number}: cards`,
          value: cards,
          min: 1,
          max: cardLimit(layout),
          set: (value) => layoutInvention(withReserved(layout, i, value)),
        },
      ];
    }),
  };
}

const ranks = (): readonly Choice[] => [
  ...range(0, CARDS_IN_SUIT - 1).map((rank): Choice => [String(rank), atStart(rankName(rank))]),
  ['deal', t`The first card dealt`],
];

function sectionsOf(layout: Layout): readonly Section[] {
  const setup = setupOf(layout);
  const { choice, count, toggle } = controls(layout);
  const isCards = setup.goal === 'cards';
  return [
    section(t`Columns`, [
      columnsAndDown(layout),
      choice('build', t`Columns are built down`, {
        alternate: t({ message: 'In alternating colours', context: 'how columns are built' }),
        suit: t({ message: 'In suit', context: 'how columns are built' }),
        any: t({ message: 'Whatever the suit', context: 'how columns are built' }),
        colour: t({ message: 'In one colour', context: 'how columns are built' }),
        other: t({ message: 'In different suits', context: 'how columns are built' }),
      }),
      choice('move', t`What may be moved`, {
        one: t`One card at a time`,
        helped: t`A run, if free places allow`,
        run: t`Any run`,
        suit: t`A run of one suit`,
        all: t`Any card, with all on it`,
      }),
      choice('empty', t`Empty columns take`, {
        any: t({ message: 'Any card', context: 'what empty columns take' }),
        king:
          setup.base === ACE
            ? t({ message: 'Kings only', context: 'what empty columns take' })
            : t({ message: 'The last rank', context: 'what empty columns take' }),
        none: t({ message: 'Nothing', context: 'what empty columns take' }),
        reserve: t({ message: 'The reserve, at once', context: 'what empty columns take' }),
      }),
      toggle('upToo', t`Built up as well as down`),
      toggle(
        'kingsUnder',
        t({ message: 'Kings are dealt to the bottom', comment: 'dealt first, under the others' }),
      ),
      sum(setup.down) > 0 &&
        choice('dealt', t({ message: 'Dealt', context: 'how columns are dealt' }), {
          rows: t({ message: 'Row by row', context: 'how columns are dealt' }),
          columns: t({ message: 'Column by column', context: 'how columns are dealt' }),
        }),
    ]),
    section(t`Free cells and reserve`, [
      count('cells', t`Free cells`, 0),
      setup.cells > 0 && count('held', t`Cards in them at the start`, 0, setup.cells),
      reserveControl(layout),
    ]),
    section(t`Foundations`, [
      choice('goal', t`You win with`, {
        cards: t({ message: 'Cards, one by one', context: 'what foundations take' }),
        runs: t({ message: 'Whole suits', context: 'what foundations take' }),
      }),
      isCards &&
        choice(
          'base',
          t({
            message: 'They begin with',
            comment: 'the rank of the first card of each foundation',
          }),
          ranks(),
        ),
      isCards &&
        count(
          'start',
          t({ message: 'Begun at the start', comment: 'how many foundations' }),
          0,
          foundationCount(setup),
        ),
      isCards && toggle('back', t`Cards may come back`),
    ]),
    section(t`Stock`, stockSize(setup) > 0 ? stockControls(layout) : [], stockNote()),
    section(t`Cards`, [
      choice('decks', ...deckChoice()),
      choice('suits', t`Suits`, [
        ['4', t({ message: 'All four', context: 'suits' })],
        ['2', t`Hearts and spades`],
        ['1', t`Spades alone`],
      ]),
    ]),
  ];
}

function stockControls(layout: Layout): readonly Control[] {
  const { choice, toggle } = controls(layout);
  return [
    choice('stock', t({ message: 'Turned', context: 'how many cards of the stock are turned' }), [
      ['1', t`One card`],
      ['2', t`Two cards`],
      ['3', t`Three cards`],
      ['rows', t`A card to each column`],
    ]),
    setupOf(layout).stock === 'rows'
      ? toggle(
          'full',
          t({ message: 'Not while a column is empty', comment: 'whether the stock is dealt' }),
        )
      : choice('redeals', ...redealChoice(highest(MEMBERS.redeals))),
  ];
}
