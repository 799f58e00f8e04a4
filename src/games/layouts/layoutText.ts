import { t } from '@lingui/core/macro';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { listed } from '../../locales/format';
import { faultsOf, MAX_PILES } from './faults';
import { defaultOf, type Layout, MEMBER_NAMES, MEMBERS, type Member } from './layout';

/** Longer than any description that can be played. */
const MAX_LENGTH = 600;

/** A list as text: `7x4.6x4` is four times 7, then four times 6. */
const LIST = /^\d{1,3}(x\d{1,3})?(\.\d{1,3}(x\d{1,3})?)*$/i;

type Value = string | number | boolean | readonly number[];

/** The description as text, without defaults: `columns=7x4.6x4;move=helped;cells=4`. Equal descriptions have one text. */
export const formatLayout = (layout: Layout): string =>
  MEMBER_NAMES.map((name) => formatMember(layout, name))
    .filter(Boolean)
    .join(';');

/** A member as text; empty if it has its default. */
export function formatMember(layout: Layout, name: Member): string {
  const value = layout[name] ?? defaultOf(MEMBERS[name]);
  return isDefault(name, value) ? '' : memberText(name, value);
}

const memberText = (name: Member, value: Value): string =>
  value === true ? name : `${name}=${Array.isArray(value) ? formatNumbers(value) : value}`;

const isDefault = (name: Member, value: Value): boolean =>
  Array.isArray(value)
    ? name !== 'columns' && value.every((count) => count === 0)
    : value === defaultOf(MEMBERS[name]);

/** Equal numbers in a row are written once, with how often they come. */
const formatNumbers = (numbers: readonly number[]): string => {
  const groups: { value: number; count: number }[] = [];
  for (const value of numbers) {
    const last = groups.at(-1);
    if (last?.value === value) last.count++;
    else groups.push({ value, count: 1 });
  }
  return groups.map(({ value, count }) => (count > 1 ? `${value}x${count}` : value)).join('.');
};

/** Parses a description that can be played. The error is a sentence. */
export function parseLayout(text: string): Result<Layout, string> {
  if (text.length > MAX_LENGTH)
    return err(t`A description has at most ${MAX_LENGTH} characters, and this one has more.`);
  const members = new Map<Member, Value>();
  for (const part of text.split(';')) {
    const [written = '', value, ...more] = part.trim().split(/\s*=\s*/);
    const name = MEMBER_NAMES.find((each) => each.toLowerCase() === written.toLowerCase());
    if (!name || more.length > 0) {
      const shown = quote(part);
      const names = listed(MEMBER_NAMES, 'and');
      return err(t`${shown} is no part of a description; they are ${names}.`);
    }
    if (members.has(name)) return err(t`“${name}” is given twice.`);
    const parsed = parseMember(name, value);
    if (!parsed.ok) return parsed;
    members.set(name, parsed.value);
  }
  if (!members.has('columns')) return err(t`A description needs columns, as in “columns=7x4.6x4”.`);
  const kept = MEMBER_NAMES.flatMap((name) => {
    const value = members.get(name);
    return value === undefined || isDefault(name, value) ? [] : [[name, value] as const];
  });
  const layout = Object.fromEntries(kept) as unknown as Layout;
  const [fault] = faultsOf(layout);
  return fault ? err(fault.sentence) : ok(layout);
}

function parseMember(name: Member, value: string | undefined): Result<Value, string> {
  const values = MEMBERS[name];
  if (values === 'flag')
    return value === undefined ? ok(true) : err(t`“${name}” stands alone, without a value.`);
  if (values === 'list') return parseList(name, value ?? '');
  const found = values.find((each) => String(each) === value?.toLowerCase());
  if (found !== undefined) return ok(found);
  const allowed = listed(values.map(String), 'or');
  const written = quote(value ?? '');
  return err(t`“${name}” can be ${allowed}, not ${written}.`);
}

function parseList(name: Member, text: string): Result<readonly number[], string> {
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
