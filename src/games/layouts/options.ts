import { type GameOption, numberValues, type OptionValues } from '../../engine/options';
import { plural } from '../../engine/words';
import type { Layout } from './layout';

const DRAW_WORDS = ['one', 'two', 'three'] as const;
const MAX_REDEALS = 3;

/** `one`, `two`, `three`: how many cards of the stock are turned. */
export const drawInWords = (draw: number): string => DRAW_WORDS[draw - 1] ?? String(draw);

/** The options of Klondike; `draw` is how many cards are turned by default. */
export const klondikeOptions = (draw: number): readonly GameOption[] => [
  {
    name: 'draw',
    label: 'Cards turned',
    values: numberValues(1, 3, (n) => `draw ${drawInWords(n)}`),
    default: String(draw),
    isNamed: true,
  },
  {
    name: 'redeals',
    label: 'Redeals',
    values: [
      { value: '0', text: 'none', alone: 'no redeals' },
      ...numberValues(1, MAX_REDEALS, (n) => plural(n, 'redeal')),
      { value: 'unlimited', text: 'any number', alone: 'any number of redeals' },
    ],
    default: 'unlimited',
  },
  {
    name: 'empty',
    label: 'Empty columns take',
    values: [
      { value: 'king', text: 'kings only', alone: 'only kings on empty columns' },
      { value: 'any', text: 'any card', alone: 'any card on empty columns' },
    ],
    default: 'king',
  },
  {
    name: 'return',
    label: 'Foundation cards',
    values: [
      { value: 'yes', text: 'may return', alone: 'foundation cards may return' },
      { value: 'no', text: 'stay', alone: 'foundation cards stay' },
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
    label: 'Free cells',
    values: numberValues(1, 6, (n) => plural(n, 'free cell')),
    default: '4',
  },
];

/** The options of Spider. */
export const SPIDER_OPTIONS: readonly GameOption[] = [
  {
    name: 'suits',
    label: 'Suits',
    values: [
      { value: '1', text: '1, spades only', alone: 'one suit' },
      { value: '2', text: '2, hearts and spades', alone: 'two suits' },
      { value: '4', text: '4, all suits', alone: 'four suits' },
    ],
    default: '1',
  },
  {
    name: 'empty',
    label: 'Deals while a column is empty',
    values: [
      { value: 'refused', text: 'refused', alone: 'no deal while a column is empty' },
      { value: 'allowed', text: 'allowed', alone: 'deals while a column is empty' },
    ],
    default: 'refused',
  },
];

/** What the options of Spider change in its description. */
export const spiderChanges = ({ suits, empty }: OptionValues): Partial<Layout> => ({
  suits: Number(suits) as 1 | 2 | 4,
  full: empty !== 'allowed',
});
