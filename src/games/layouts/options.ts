import { type GameOption, numberValues } from '../../engine/options';
import { plural } from '../../engine/words';

/** The options of FreeCell. */
export const FREECELL_OPTIONS: readonly GameOption[] = [
  {
    name: 'cells',
    label: 'Free cells',
    values: numberValues(1, 6, (n) => plural(n, 'free cell')),
    default: '4',
  },
];
