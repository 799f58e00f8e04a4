import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberValues, type OptionValues } from '../../../engine/options';
import { preset } from '../game';
import type { Layout } from '../layout';

const MAX_REDEALS = 3;

/** The options of Klondike; `draw` is how many cards are turned by default. */
export const klondikeOptions = (draw: '1' | '3'): readonly GameOption[] => [
  {
    name: 'draw',
    label: () => t`Cards drawn`,
    values: numberValues(
      1,
      3,
      (n) => t`${plural(n, { 1: 'draw one', 2: 'draw two', 3: 'draw three', other: 'draw #' })}`,
    ),
    default: draw,
    isNamed: true,
  },
  {
    name: 'redeals',
    label: () => t`Redeals`,
    values: [
      {
        value: '0',
        text: () => t({ message: 'None', context: 'redeals' }),
        inName: () => t`no redeals`,
      },
      ...numberValues(
        1,
        MAX_REDEALS,
        (n) => t`${plural(n, { one: '# redeal', other: '# redeals' })}`,
      ),
      {
        value: 'unlimited',
        text: () => t({ message: 'Any number', context: 'of redeals' }),
        inName: () => t`any number of redeals`,
      },
    ],
    default: 'unlimited',
  },
  {
    name: 'empty',
    label: () => t`Empty columns take`,
    values: [
      {
        value: 'king',
        text: () => t({ message: 'Kings only', context: 'what empty columns take' }),
        inName: () => t`only kings on empty columns`,
      },
      {
        value: 'any',
        text: () => t({ message: 'Any card', context: 'what empty columns take' }),
        inName: () => t`any card on empty columns`,
      },
    ],
    default: 'king',
  },
  {
    name: 'return',
    label: () => t`Cards back from foundations`,
    values: [
      {
        value: 'yes',
        text: () => t({ message: 'Yes', context: 'an option' }),
        inName: () => t`foundation cards may return`,
      },
      {
        value: 'no',
        text: () => t({ message: 'No', context: 'an option' }),
        inName: () => t`foundation cards stay`,
      },
    ],
    default: 'yes',
  },
];

const klondikeChanges = (values: OptionValues): Partial<Layout> => ({
  stock: Number(values.draw) as 1 | 2 | 3,
  redeals: values.redeals === 'unlimited' ? -1 : Number(values.redeals),
  empty: values.empty as 'king' | 'any',
  back: values.return === 'yes',
});

const klondike = preset(
  ({ stock = 1 }) =>
    t`${plural(stock, { 1: 'Klondike, draw one', 2: 'Klondike, draw two', other: 'Klondike, draw three' })}`,
  'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;dealt=columns;move=run;empty=king;back;stock=3;redeals=-1',
  {
    title: () => t`Klondike`,
    options: klondikeOptions('3'),
    changes: klondikeChanges,
    fanRoom: 1,
    countsCards: true,
  },
);

/** Klondike and its kin: columns are built down to turn up the cards that lie face down or in the stock. */
export const KLONDIKE_KIND = {
  klondike,
  'thumb-and-pouch': preset(
    () => t`Thumb and Pouch`,
    'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=other;move=run;back',
  ),
  whitehead: preset(() => t`Whitehead`, 'columns=1.2.3.4.5.6.7;build=colour;move=suit;back'),
  westcliff: preset(() => t`Westcliff`, 'columns=3x10;down=2x10;move=run'),
  trigon: preset(
    () => t`Trigon`,
    'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=suit;move=run;empty=king;redeals=-1',
  ),
  saratoga: preset(
    () => t`Saratoga`,
    'columns=1.2.3.4.5.6.7;move=run;empty=king;back;stock=3;redeals=-1',
  ),
  'double-klondike': preset(
    () => t`Double Klondike`,
    'decks=2;columns=1.2.3.4.5.6.7.8.9;down=0.1.2.3.4.5.6.7.8;move=run;empty=king;redeals=-1',
  ),
  gargantua: preset(
    () => t`Gargantua`,
    'decks=2;columns=1.2.3.4.5.6.7.8.9;down=0.1.2.3.4.5.6.7.8;move=run;empty=king;redeals=1',
  ),
  easthaven: preset(() => t`Easthaven`, 'columns=3x7;down=2x7;move=run;stock=rows'),
  gypsy: preset(() => t`Gypsy`, 'decks=2;columns=3x8;down=2x8;move=run;back;stock=rows'),
  'agnes-sorel': preset(
    () => t`Agnes Sorel`,
    'columns=1.2.3.4.5.6.7;build=colour;move=run;empty=none;base=deal;start=1;back;stock=rows',
  ),
  'american-canister': preset(() => t`American Canister`, 'columns=7x4.6x4;move=run'),
};
