import { plural, t } from '@lingui/core/macro';
import { range } from '../engine/numbers';
import type { MemberValues } from '../games/common/grammar';
import type { Choice, Control, Invention, Section } from './invention';

type Value = string | number | boolean;

/** What controls need to know of a kind of description, and of the one that they change. */
interface Members<Member extends string> {
  readonly members: Readonly<Record<Member, MemberValues>>;
  readonly setup: Readonly<Record<Member, unknown>>;
  /** The game with another value of a member, which is one of its values. */
  readonly change: (member: Member, value: never) => Invention;
}

/** Makes the controls of members that are no lists. */
export function controlsOf<Member extends string>({ members, setup, change }: Members<Member>) {
  /** Unchanged if the member has no such value. */
  const set = (member: Member, value: Value): Invention => {
    const values = members[member];
    const found = Array.isArray(values)
      ? values.find((each) => String(each) === String(value))
      : value;
    return change(member, (found ?? setup[member]) as never);
  };
  return {
    choice: (
      member: Member,
      label: string,
      texts: Readonly<Record<string, string>> | readonly Choice[],
    ): Control => ({
      kind: 'choice',
      members: [member],
      label,
      value: String(setup[member]),
      choices: Array.isArray(texts) ? texts : Object.entries(texts),
      set: (value) => set(member, value),
    }),
    count: (
      member: Member,
      label: string,
      min: number,
      max = highest(members[member]),
    ): Control => ({
      kind: 'count',
      members: [member],
      label,
      value: Number(setup[member]),
      min,
      max,
      set: (value) => set(member, value),
    }),
    toggle: (member: Member, label: string): Control => ({
      kind: 'switch',
      members: [member],
      label,
      isOn: setup[member] === true,
      set: (isOn) => set(member, isOn),
    }),
  };
}

/** Controls under one title, without those that mean nothing; and why there are none. */
export const section = (
  title: string,
  controls: readonly (Control | false)[],
  note?: string,
): Section => ({
  title,
  controls: controls.filter((control) => control !== false),
  ...(note !== undefined && { note }),
});

/** The highest number that a member can be. */
export const highest = (values: MemberValues): number =>
  Array.isArray(values) ? Math.max(...values.filter((value) => typeof value === 'number')) : 0;

/** The label and the choices of how often the waste may be turned over, up to this number. */
export const redealChoice = (max: number): readonly [label: string, choices: readonly Choice[]] => [
  t({ message: 'Turned over', context: 'how often the waste is turned over' }),
  [
    ...range(0, max).map(
      (times): Choice => [
        String(times),
        t({
          message: `${plural(times, { 0: 'Never', 1: 'Once', 2: 'Twice', other: '# times' })}`,
          context: 'how often the waste is turned over',
        }),
      ],
    ),
    ['-1', t({ message: 'As often as you like', context: 'how often the waste is turned over' })],
  ],
];

/** The label and the choices of how many decks there are. */
export const deckChoice = (): readonly [label: string, choices: readonly Choice[]] => [
  t`Decks`,
  [
    ['1', t({ message: 'One', context: 'decks' })],
    ['2', t({ message: 'Two', context: 'decks' })],
  ],
];

export const stockNote = (): string =>
  t`All cards are dealt. If fewer lie in the columns, the others are the stock.`;
