import { type GameOption, numberValues, type OptionValues } from '../../engine/options';
import { plural } from '../../engine/words';
import type { Draw, KlondikeRules } from './state';

const DRAW_WORDS = ['one', 'two', 'three'] as const;
const MAX_REDEALS = 3;
const UNLIMITED = 'unlimited';

/** `one`, `two`, `three`. */
export const drawInWords = (draw: Draw): string => DRAW_WORDS[draw - 1] as string;

/** The options of Klondike, where so many cards are turned unless another number is chosen. */
export const klondikeOptions = (draw: Draw): readonly GameOption[] => [
  {
    name: 'draw',
    label: 'Cards turned at a time',
    values: numberValues(1, 3, (n) => drawInWords(n as Draw)),
    default: String(draw),
    isNamed: true,
  },
  {
    name: 'redeals',
    label: 'The waste may be turned over',
    values: [
      { value: UNLIMITED, text: 'any number of redeals' },
      ...numberValues(0, MAX_REDEALS, (n) => (n === 0 ? 'no redeals' : plural(n, 'redeal'))),
    ],
    default: UNLIMITED,
  },
  {
    name: 'empty',
    label: 'An empty column takes',
    values: [
      { value: 'king', text: 'only kings on empty columns' },
      { value: 'any', text: 'any card on empty columns' },
    ],
    default: 'king',
  },
  {
    name: 'return',
    label: 'From the foundations back to the tableau',
    values: [
      { value: 'yes', text: 'foundation cards may return' },
      { value: 'no', text: 'foundation cards stay' },
    ],
    default: 'yes',
  },
];

/** The rules that the values of these options stand for. */
export const rulesOf = (values: OptionValues): KlondikeRules => ({
  draw: Number(values.draw) as Draw,
  ...(values.redeals === UNLIMITED ? {} : { redealsLeft: Number(values.redeals) }),
  ...(values.empty === 'any' ? { anyOnEmpty: true } : {}),
  ...(values.return === 'no' ? { noReturn: true } : {}),
});
