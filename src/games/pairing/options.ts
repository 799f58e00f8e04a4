import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberValues } from '../../engine/options';

/** The option of the number of places: from `first` to `last`, by default `usual`. */
const places = (first: number, last: number, usual: number): readonly GameOption[] => [
  {
    name: 'places',
    label: () => t`Places`,
    values: numberValues(
      first,
      last,
      (n) => t`${plural(n, { one: '# place', other: '# places' })}`,
    ),
    default: String(usual),
  },
];

export const ELEVENS_OPTIONS = places(5, 14, 9);
export const THIRTEENS_OPTIONS = places(5, 14, 10);
export const TENS_OPTIONS = places(8, 16, 13);
