import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberValues } from '../engine/options';

// The options of games without a description. They are part of the first load; the rules of these games are not.

const MAX_PASSES = 3;

/** The only option of a game: a number from `first` to `last`, by default `usual`. */
const numberOption = (
  name: string,
  label: () => string,
  [first, last, usual]: readonly [number, number, number],
  inName: (n: number) => string,
): readonly GameOption[] => [
  { name, label, values: numberValues(first, last, inName), default: String(usual) },
];

/** Golf: whether ace and king follow each other. */
export const GOLF_OPTIONS: readonly GameOption[] = [
  {
    name: 'wrap',
    label: () => t`Ace and king`,
    values: [
      {
        value: 'no',
        text: () => t`Nothing on a king`,
        inName: () => t`nothing on a king`,
      },
      {
        value: 'yes',
        text: () => t`Ace and king follow each other`,
        inName: () => t`ace and king follow each other`,
      },
    ],
    default: 'no',
  },
];

/** TriPeaks: the same. */
export const TRIPEAKS_OPTIONS: readonly GameOption[] = [
  {
    name: 'wrap',
    label: () => t`Ace and king`,
    values: [
      {
        value: 'yes',
        text: () => t({ message: 'Follow each other', context: 'ace and king' }),
        inName: () => t`ace and king follow each other`,
      },
      {
        value: 'no',
        text: () => t({ message: 'Don’t follow each other', context: 'ace and king' }),
        inName: () => t`ace and king don’t follow each other`,
      },
    ],
    default: 'yes',
  },
];

/** Pyramid: how often the stock is gone through. */
export const PYRAMID_OPTIONS: readonly GameOption[] = [
  {
    name: 'passes',
    label: () => t({ message: 'Passes', context: 'of the stock' }),
    values: [
      ...numberValues(1, MAX_PASSES, (n) => t`${plural(n, { 1: 'one pass', other: '# passes' })}`),
      {
        value: 'unlimited',
        text: () => t({ message: 'Any number', context: 'of passes through the stock' }),
        inName: () => t`any number of passes`,
      },
    ],
    default: String(MAX_PASSES),
  },
];

/** Elevens, Thirteens and Tens: the number of places. */
const placesOption = (first: number, last: number, usual: number): readonly GameOption[] =>
  numberOption(
    'places',
    () => t`Places`,
    [first, last, usual],
    (n) => t`${plural(n, { one: '# place', other: '# places' })}`,
  );

export const ELEVENS_OPTIONS = placesOption(5, 14, 9);
export const THIRTEENS_OPTIONS = placesOption(5, 14, 10);
export const TENS_OPTIONS = placesOption(8, 16, 13);

/** Twelve Pictures: how often the cards are shuffled. */
export const TWELVE_PICTURES_OPTIONS = numberOption(
  'rounds',
  () => t`Rounds`,
  [1, 8, 4],
  (n) => t`${plural(n, { one: '# round', other: '# rounds' })}`,
);

/** Eight Stacks: how many cards are drawn at a time. */
export const EIGHT_STACKS_OPTIONS = numberOption(
  'drawn',
  () => t`Cards drawn`,
  [1, 5, 3],
  (n) => t`${plural(n, { one: '# card at a time', other: '# cards at a time' })}`,
);
