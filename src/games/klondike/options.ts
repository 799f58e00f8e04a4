import { type GameOption, numberValues, type OptionValues } from '../../engine/options';
import { plural } from '../../engine/words';
import type { Draw, KlondikeRules } from './state';

const DRAW_WORDS = ['one', 'two', 'three'] as const;
const MAX_REDEALS = 3;
const UNLIMITED = 'unlimited';

/** `one`, `two`, `three`. */
export const drawInWords = (draw: Draw): string => DRAW_WORDS[draw - 1] as string;

/** The options of Klondike; `draw` is how many cards are turned by default. */
export const klondikeOptions = (draw: Draw): readonly GameOption[] => [
  {
    name: 'draw',
    label: 'Cards turned',
    values: numberValues(1, 3, (n) => `draw ${drawInWords(n as Draw)}`),
    default: String(draw),
    isNamed: true,
  },
  {
    name: 'redeals',
    label: 'Redeals',
    values: [
      { value: '0', text: 'none', alone: 'no redeals' },
      ...numberValues(1, MAX_REDEALS, (n) => plural(n, 'redeal')),
      { value: UNLIMITED, text: 'any number', alone: 'any number of redeals' },
    ],
    default: UNLIMITED,
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

/** The rules for the values of these options. */
export const rulesOf = (values: OptionValues): KlondikeRules => ({
  draw: Number(values.draw) as Draw,
  ...(values.redeals === UNLIMITED ? {} : { redealsLeft: Number(values.redeals) }),
  ...(values.empty === 'any' ? { anyOnEmpty: true } : {}),
  ...(values.return === 'no' ? { noReturn: true } : {}),
});
