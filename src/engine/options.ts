import { plural, t } from '@lingui/core/macro';
import { listed } from '../locales/format';
import { range } from './numbers';
import { quote } from './quote';
import { err, ok, type Result } from './result';

/** A value to choose. */
export interface OptionChoice {
  /** As an address has it: lower-case letters and digits. */
  readonly value: string;
  /** The value beside the option’s label: `Any card`. */
  readonly text: () => string;
}

interface OptionValue extends OptionChoice {
  /** The value in a game’s name: `any card on empty columns`. */
  readonly inName: () => string;
}

/** A rule of a game that the player may choose. */
export interface GameOption {
  /** As an address has it: lower-case letters. */
  readonly name: string;
  /** The label of the choice: `Redeals`. */
  readonly label: () => string;
  readonly values: readonly OptionValue[];
  /** One of the values. */
  readonly default: string;
  /** True if the game’s name implies the value, so that it is not repeated. */
  readonly isNamed?: true;
}

/** A value for every option of a game, by the option’s name. */
export type OptionValues = Readonly<Record<string, string>>;

/** More pairs than any game has options; a longer text is refused before it is read. */
const MAX_PAIRS = 20;

export const defaultValues = (options: readonly GameOption[]): OptionValues =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

/**
 * Parses `redeals=2;draw=1`, in any order and either case; an option that is left out has its default. The error is a
 * sentence, which calls the game `game`.
 */
export function parseOptions(
  text: string,
  options: readonly GameOption[],
  game: string,
): Result<OptionValues, string> {
  const pairs = text.split(';', MAX_PAIRS + 1);
  if (pairs.length > MAX_PAIRS) return err(t`There are more than ${MAX_PAIRS} options.`);
  const given = new Map<string, string>();
  for (const pair of pairs) {
    const [, name = '', value = ''] = /^\s*([a-z]+)\s*=\s*(\w+)\s*$/i.exec(pair) ?? [];
    if (name === '') {
      const written = quote(pair);
      return err(t`${written} is not an option; an option looks like name=value.`);
    }
    const parsed = parseOption(name.toLowerCase(), value.toLowerCase(), options, game);
    if (!parsed.ok) return parsed;
    const option = parsed.value;
    if (given.has(option)) return err(t`The option ${option} is given twice.`);
    given.set(option, value.toLowerCase());
  }
  return ok({ ...defaultValues(options), ...Object.fromEntries(given) });
}

/** The name of an option, if the game has it with this value. */
function parseOption(
  name: string,
  value: string,
  options: readonly GameOption[],
  game: string,
): Result<string, string> {
  if (options.length === 0) return err(t`${game} has no options.`);
  const option = options.find((each) => each.name === name);
  if (!option) {
    const names = listed(
      options.map((each) => each.name),
      'and',
    );
    const written = quote(name);
    const count = options.length;
    return err(
      t`${game} has no option ${written}; ${plural(count, { one: `its only option is ${names}`, other: `its options are ${names}` })}.`,
    );
  }
  const values = option.values.map((each) => each.value);
  if (values.includes(value)) return ok(name);
  const written = quote(value);
  const allowed = listed(values, 'or');
  return err(t`${written} is no value of ${name}, which can be ${allowed}.`);
}

/** The options whose values are not the default, in the order in which the game declares them. */
export const deviations = (
  options: readonly GameOption[],
  values: OptionValues,
): readonly GameOption[] => options.filter((option) => values[option.name] !== option.default);

/** The values as text, without defaults, in the declared order; empty if all are defaults. */
export const formatOptions = (options: readonly GameOption[], values: OptionValues): string =>
  deviations(options, values)
    .map(({ name }) => `${name}=${values[name]}`)
    .join(';');

/** An option’s value as a game’s name says it. */
export const valueInName = ({ name, values: all }: GameOption, values: OptionValues): string =>
  all.find(({ value }) => value === values[name])?.inName() ?? '';

/** The whole numbers from `first` to `last` as values, each with words for a game’s name. */
export const numberValues = (
  first: number,
  last: number,
  inName: (n: number) => string,
): readonly OptionValue[] =>
  range(first, last).map((n) => {
    const value = String(n);
    return { value, text: () => value, inName: () => inName(n) };
  });

/** An option whose values are the whole numbers from `first` to `last`. */
export const numberOption = (
  name: string,
  label: () => string,
  [first, last, usual]: readonly [first: number, last: number, usual: number],
  inName: (n: number) => string,
): GameOption => ({
  name,
  label,
  values: numberValues(first, last, inName),
  default: String(usual),
});
