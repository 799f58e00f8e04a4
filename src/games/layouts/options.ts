import { type GameOption, numberValues, type OptionValues } from '../../engine/options';
import { plural } from '../../engine/words';
import type { Layout } from './layout';

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
