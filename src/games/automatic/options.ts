import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberValues } from '../../engine/options';

/** Twelve Pictures: how often the cards are shuffled. */
export const TWELVE_PICTURES_OPTIONS: readonly GameOption[] = [
  {
    name: 'rounds',
    label: () => t`Rounds`,
    values: numberValues(1, 8, (n) => t`${plural(n, { one: '# round', other: '# rounds' })}`),
    default: '4',
  },
];

/** Eight Stacks: how many cards are drawn at a time. */
export const EIGHT_STACKS_OPTIONS: readonly GameOption[] = [
  {
    name: 'drawn',
    label: () => t`Cards drawn`,
    values: numberValues(
      1,
      5,
      (n) => t`${plural(n, { one: '# card at a time', other: '# cards at a time' })}`,
    ),
    default: '3',
  },
];
