import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberValues, type OptionValues } from '../../engine/options';
import type { Layout } from './layout';

const MAX_REDEALS = 3;

/** The options of Klondike; `draw` is how many cards are turned by default. */
export const klondikeOptions = (draw: number): readonly GameOption[] => [
  {
    name: 'draw',
    label: () => t`Cards turned`,
    values: numberValues(
      1,
      3,
      (n) => t`${plural(n, { 1: 'draw one', 2: 'draw two', 3: 'draw three', other: 'draw #' })}`,
    ),
    default: String(draw),
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
    label: () => t`Foundation cards`,
    values: [
      {
        value: 'yes',
        text: () => t({ message: 'May return', context: 'foundation cards' }),
        inName: () => t`foundation cards may return`,
      },
      {
        value: 'no',
        text: () => t({ message: 'Stay', context: 'foundation cards' }),
        inName: () => t`foundation cards stay`,
      },
    ],
    default: 'yes',
  },
];

/** What the options of Klondike change in its description. */
export const klondikeChanges = (values: OptionValues) =>
  ({
    stock: Number(values.draw) as 1 | 2 | 3,
    redeals: values.redeals === 'unlimited' ? -1 : Number(values.redeals),
    empty: values.empty as 'king' | 'any',
    back: values.return === 'yes',
  }) satisfies Partial<Layout>;

/** The options of FreeCell. */
export const FREECELL_OPTIONS: readonly GameOption[] = [
  {
    name: 'cells',
    label: () => t`Free cells`,
    values: numberValues(
      1,
      6,
      (n) => t`${plural(n, { one: '# free cell', other: '# free cells' })}`,
    ),
    default: '4',
  },
];

/** The options of Spider. */
export const SPIDER_OPTIONS: readonly GameOption[] = [
  {
    name: 'suits',
    label: () => t`Suits`,
    values: [
      {
        value: '1',
        text: () => t`1, spades only`,
        inName: () => t`one suit`,
      },
      {
        value: '2',
        text: () => t`2, hearts and spades`,
        inName: () => t`two suits`,
      },
      {
        value: '4',
        text: () => t`4, all suits`,
        inName: () => t`four suits`,
      },
    ],
    default: '1',
  },
  {
    name: 'empty',
    label: () =>
      t({ message: 'Deals while a column is empty', context: 'whether they are allowed' }),
    values: [
      {
        value: 'refused',
        text: () => t({ message: 'Refused', context: 'deals while a column is empty' }),
        inName: () => t`no deal while a column is empty`,
      },
      {
        value: 'allowed',
        text: () => t({ message: 'Allowed', context: 'deals while a column is empty' }),
        inName: () => t`deals while a column is empty`,
      },
    ],
    default: 'refused',
  },
];

/** What the options of Spider change in its description. */
export const spiderChanges = ({ suits, empty }: OptionValues): Partial<Layout> => ({
  suits: Number(suits) as 1 | 2 | 4,
  full: empty !== 'allowed',
});
