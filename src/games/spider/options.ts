import type { GameOption } from '../../engine/options';

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

/** The suits of a game with one suit or two, as indices of `SUITS`. */
export const SUITS_BY_NUMBER: Readonly<Record<string, readonly number[]>> = {
  '1': [3],
  '2': [0, 3],
};
