import { type GameOption, numberValues } from '../../engine/options';
import { plural } from '../../engine/words';

/** The option of the number of places: from `first` to `last`, by default `usual`. */
const places = (first: number, last: number, usual: number): readonly GameOption[] => [
  {
    name: 'places',
    label: 'Places',
    values: numberValues(first, last, (n) => plural(n, 'place')),
    default: String(usual),
  },
];

export const ELEVENS_OPTIONS = places(5, 14, 9);
export const THIRTEENS_OPTIONS = places(5, 14, 10);
export const TENS_OPTIONS = places(8, 16, 13);
