import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberValues } from '../../engine/options';

const MAX_PASSES = 3;
const UNLIMITED = 'unlimited';

/** The options of Pyramid. */
export const PYRAMID_OPTIONS: readonly GameOption[] = [
  {
    name: 'passes',
    label: () => t({ message: 'Passes', context: 'of the stock' }),
    values: [
      ...numberValues(
        1,
        MAX_PASSES,
        (n) => t`${plural(n, { 1: 'one pass', other: '# passes' })}`,
        (n) => t`${plural(n, { 1: 'One pass', other: '# passes' })}`,
      ),
      {
        value: UNLIMITED,
        text: () => t({ message: 'Any number', context: 'of passes through the stock' }),
        alone: () => t`Any number of passes`,
        inName: () => t`any number of passes`,
      },
    ],
    default: String(MAX_PASSES),
  },
];

/** How often the waste may be turned over with this value of the option; undefined for any number. */
export const redealsOf = (passes: string | undefined): number | undefined =>
  passes === UNLIMITED ? undefined : Number(passes) - 1;
