import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberValues } from '../engine/options';

// The options of games that play themselves.

/** The only option of a game: a number from `first` to `last`, by default `usual`. */
const numberOption = (
  name: string,
  label: () => string,
  [first, last, usual]: readonly [number, number, number],
  inName: (n: number) => string,
): readonly GameOption[] => [
  { name, label, values: numberValues(first, last, inName), default: String(usual) },
];

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
