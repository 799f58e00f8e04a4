import { t } from '@lingui/core/macro';
import type { GameOption, OptionValues } from '../../engine/options';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { listed } from '../../locales/format';

// Descriptions of games as text: `columns=7x4.6x4;move=helped;cells=4`.

/** The values that a member may have, the default first; or its kind. */
export type MemberValues = readonly (string | number)[] | 'flag' | 'list';

type Value = string | number | boolean | readonly number[];

type ValueOf<Values extends MemberValues> = Values extends readonly (infer Each)[]
  ? Each
  : Values extends 'flag'
    ? boolean
    : readonly number[];

/** A description that has these members. One that is left out has the first of its values, no, 0 or an empty list. */
export type Described<
  Members extends Readonly<Record<string, MemberValues>>,
  Needed extends keyof Members = never,
> = { readonly [Name in keyof Members]?: ValueOf<Members[Name]> } & {
  readonly [Name in Needed]: ValueOf<Members[Name]>;
};

/** What the descriptions of a kind of game look like. */
interface Kind<Description extends object> {
  /** All members in the order in which a description lists them. */
  readonly members: Readonly<Record<keyof Description & string, MemberValues>>;
  /** A list that every description has, and an example of it. */
  readonly required?: readonly [name: keyof Description & string, example: string];
  readonly faultsOf: (description: Description) => readonly Fault[];
}

/** A rule that a description must keep: the members it is about, true if it is broken, and the sentence that says so. */
export type Rule<Full, Member extends string> = readonly [
  members: readonly Member[],
  isBroken: (setup: Full) => boolean,
  sentence: (setup: Full) => string,
];

/** What is wrong with a description. */
export interface Fault<Member extends string = string> {
  /** The members that can mend it, the likeliest cause first. */
  readonly members: readonly Member[];
  readonly sentence: string;
}

/** The rules that a description breaks. */
export const faultsIn = <Full, Member extends string>(
  rules: readonly Rule<Full, Member>[],
  setup: Full,
): readonly Fault<Member>[] =>
  rules.flatMap(([members, isBroken, sentence]) =>
    isBroken(setup) ? [{ members, sentence: sentence(setup) }] : [],
  );

/** A registered game that is described. */
export interface Preset<Description> {
  /** The description as text. */
  readonly text: string;
  /** Rules that the player may choose, and what their values change in the description. */
  readonly options?: readonly GameOption[];
  readonly changes?: (values: OptionValues) => Partial<Description>;
}

/** Longer than any description that can be played. */
const MAX_LENGTH = 600;
/** The most numbers of a list. */
export const MAX_PILES = 20;

/** A list as text: `7x4.6x4` is four times 7, then four times 6. */
const LIST = /^\d{1,3}(x\d{1,3})?(\.\d{1,3}(x\d{1,3})?)*$/i;

/** The value of a member that is left out. */
const defaultOf = (values: MemberValues): Value =>
  values === 'flag' ? false : values === 'list' ? [] : (values[0] ?? 0);

/** A description with the default of every member. */
export const defaultsOf = <Description extends object>(
  members: Readonly<Record<keyof Description & string, MemberValues>>,
): Required<Description> =>
  Object.fromEntries(
    Object.entries<MemberValues>(members).map(([name, values]) => [name, defaultOf(values)]),
  ) as Required<Description>;

/** Reads and writes the descriptions of a kind. */
export function grammarOf<Description extends object>({
  members,
  required,
  faultsOf,
}: Kind<Description>) {
  type Member = keyof Description & string;
  const names = Object.keys(members) as unknown as readonly Member[];

  const isDefault = (name: Member, value: Value): boolean =>
    Array.isArray(value)
      ? name !== required?.[0] && value.every((count) => count === 0)
      : value === defaultOf(members[name]);

  /** A member as text; empty if it has its default. */
  function formatMember(description: Description, name: Member): string {
    const value = (description[name] as Value | undefined) ?? defaultOf(members[name]);
    return isDefault(name, value) ? '' : memberText(name, value);
  }

  /** The description as text, without defaults. Equal descriptions have one text. */
  const format = (description: Description): string =>
    names
      .map((name) => formatMember(description, name))
      .filter(Boolean)
      .join(';');

  /** Parses a description that can be played. The error is a sentence. */
  function parse(text: string): Result<Description, string> {
    if (text.length > MAX_LENGTH)
      return err(t`A description has at most ${MAX_LENGTH} characters, and this one has more.`);
    const given = new Map<Member, Value>();
    for (const part of text.split(';')) {
      const [written = '', value, ...more] = part.trim().split(/\s*=\s*/);
      const name = names.find((each) => each.toLowerCase() === written.toLowerCase());
      if (!name || more.length > 0) return err(noMember(part, names));
      if (given.has(name)) return err(t`“${name}” is given twice.`);
      const parsed = parseValue(name, members[name], value);
      if (!parsed.ok) return parsed;
      given.set(name, parsed.value);
    }
    if (required && !given.has(required[0])) {
      const [name, example] = required;
      return err(t`A description needs ${name}, as in “${example}”.`);
    }
    const kept = names.flatMap((name) => {
      const value = given.get(name);
      return value === undefined || isDefault(name, value) ? [] : [[name, value] as const];
    });
    const description = Object.fromEntries(kept) as unknown as Description;
    const [fault] = faultsOf(description);
    return fault ? err(fault.sentence) : ok(description);
  }

  const presets = new Map<string, Description>();

  /** Parses the description of a preset. Throws if it has faults. */
  function parsePreset(text: string): Description {
    const known = presets.get(text);
    if (known) return known;
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.error}`);
    presets.set(text, parsed.value);
    return parsed.value;
  }

  /** The description of a preset with these values of its options; without them, as in tests, the standard ones. */
  const ofPreset = (
    { text, changes }: Preset<Description>,
    values?: OptionValues,
  ): Description => ({ ...parsePreset(text), ...(values && changes?.(values)) });

  return { format, formatMember, parse, ofPreset };
}

const memberText = (name: string, value: Value): string =>
  value === true ? name : `${name}=${Array.isArray(value) ? formatNumbers(value) : value}`;

/** Equal numbers in a row are written once, with how often they come. */
function formatNumbers(numbers: readonly number[]): string {
  const groups: { value: number; count: number }[] = [];
  for (const value of numbers) {
    const last = groups.at(-1);
    if (last?.value === value) last.count++;
    else groups.push({ value, count: 1 });
  }
  return groups.map(({ value, count }) => (count > 1 ? `${value}x${count}` : value)).join('.');
}

function noMember(part: string, all: readonly string[]): string {
  const shown = quote(part);
  const names = listed(all, 'and');
  return t`${shown} is not a member of a description; the members are ${names}.`;
}

function parseValue(
  name: string,
  values: MemberValues,
  text: string | undefined,
): Result<Value, string> {
  if (values === 'flag')
    return text === undefined ? ok(true) : err(t`“${name}” stands alone, without a value.`);
  if (values === 'list') return parseNumbers(name, text ?? '');
  const found = values.find((each) => String(each) === text?.toLowerCase());
  if (found !== undefined) return ok(found);
  const allowed = listed(values.map(String), 'or');
  const written = quote(text ?? '');
  return err(t`“${name}” can be ${allowed}, not ${written}.`);
}

function parseNumbers(name: string, text: string): Result<readonly number[], string> {
  if (!LIST.test(text)) {
    const written = quote(text);
    return err(t`“${name}” is a list of numbers such as 7x4.6x4, not ${written}.`);
  }
  const groups = text
    .toLowerCase()
    .split('.')
    .map((group) => group.split('x').map(Number));
  const length = groups.reduce((sum, [, count = 1]) => sum + count, 0);
  if (length > MAX_PILES) return err(t`“${name}” has at most ${MAX_PILES} numbers.`);
  return ok(groups.flatMap(([value = 0, count = 1]) => Array<number>(count).fill(value)));
}
