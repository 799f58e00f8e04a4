import { type GameOption, numberValues } from '../../engine/options';
import { plural } from '../../engine/words';

/** Twelve Pictures: how often the cards are shuffled. */
export const TWELVE_PICTURES_OPTIONS: readonly GameOption[] = [
  {
    name: 'rounds',
    label: 'Rounds',
    values: numberValues(1, 8, (n) => plural(n, 'round')),
    default: '4',
  },
];

/** Eight Stacks: how many cards are drawn at a time. */
export const EIGHT_STACKS_OPTIONS: readonly GameOption[] = [
  {
    name: 'drawn',
    label: 'Cards drawn',
    values: numberValues(1, 5, (n) => (n === 1 ? '1 card at a time' : `${n} cards at a time`)),
    default: '3',
  },
];

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** `three` for 3, up to eight. */
export const numberWord = (n: number): string => NUMBERS[n - 1] ?? String(n);
