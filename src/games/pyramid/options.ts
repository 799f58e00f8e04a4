import { type GameOption, numberValues } from '../../engine/options';

const MAX_PASSES = 3;
const UNLIMITED = 'unlimited';

/** The options of Pyramid. */
export const PYRAMID_OPTIONS: readonly GameOption[] = [
  {
    name: 'passes',
    label: 'Passes',
    values: [
      ...numberValues(1, MAX_PASSES, (n) => (n === 1 ? 'one pass' : `${n} passes`)),
      { value: UNLIMITED, text: 'any number', alone: 'any number of passes' },
    ],
    default: String(MAX_PASSES),
  },
];

/** How often the waste may be turned over with this value of the option; undefined for any number. */
export const redealsOf = (passes: string | undefined): number | undefined =>
  passes === UNLIMITED ? undefined : Number(passes) - 1;
