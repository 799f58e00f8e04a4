import { plural, select, t } from '@lingui/core/macro';
import { keysOf } from '../../engine/keysOf';

/** A member in which two descriptions differ, in words. */
export interface MemberChange {
  /** True if one of them has its default. */
  readonly isStatedOnce: boolean;
  readonly now: string;
  readonly before: string;
}

/** How the members of a kind of description are told. `other` is the description that they are compared with. */
interface Wording<Full, Member extends string> {
  /** A member as text. */
  readonly format: (setup: Full, member: Member) => string;
  /** Each member in a few words that stand alone: `6 free cells`, `in suit`. One without words is not told. */
  readonly phrases: Readonly<Partial<Record<Member, (setup: Full, other: Full) => string>>>;
  /** The members that count something: a comparison names what they were by the number alone. */
  readonly counts: readonly Member[];
}

/** Finds the members in which a description differs from another, in words. */
export const changesIn =
  <Full extends Readonly<Record<Member, unknown>>, Member extends string>({
    format,
    phrases,
    counts,
  }: Wording<Full, Member>) =>
  (before: Full, now: Full): readonly MemberChange[] =>
    keysOf<Member>(phrases)
      .filter((member) => format(before, member) !== format(now, member))
      .map((member) => {
        const inWords = (setup: Full, other: Full): string => phrases[member]?.(setup, other) ?? '';
        const count = counts.includes(member) ? counted(before[member], now[member]) : 0;
        return {
          isStatedOnce: [before, now].some((each) => format(each, member) === ''),
          now: inWords(now, before),
          before: count > 0 ? countAlone(member, count) : inWords(before, now),
        };
      });

/** A number, or the length of a list if that is what differs. */
const counted = (value: unknown, other: unknown): number => {
  if (!Array.isArray(value) || !Array.isArray(other)) return Number(value);
  return value.length === other.length ? 0 : value.length;
};

/** A count as a number alone: `4` in “2 free cells instead of 4”. Some languages need to know what is counted. */
const countAlone = (member: string, count: number): string =>
  t({
    message: `${select(member, {
      decks: `${count}`,
      columns: `${count}`,
      start: `${count}`,
      cells: `${count}`,
      held: `${count}`,
      other: `${count}`,
    })}`,
    comment:
      'decks, columns, foundations begun, free cells, cards in the cells, or redeals, after “instead of”: “2 free cells instead of 4”',
  });

// The words of members that games of columns and of removal share.

interface Columns {
  readonly columns: readonly number[];
}

/** `6 columns`; or, if only their sizes differ, `columns of 5 to 7`, or all of them. */
export function columnsInWords({ columns }: Columns, other: Columns): string {
  const { length } = columns;
  if (length === 0) return t`no columns`;
  if (length !== other.columns.length)
    return t`${plural(length, { one: '# column', other: '# columns' })}`;
  const [[min, max], [otherMin, otherMax]] = [extremes(columns), extremes(other.columns)];
  const hasRange = min !== max && (min !== otherMin || max !== otherMax);
  if (hasRange) return t`columns of ${min} to ${max}`;
  const sizes = min === max ? `${min}` : columns.join(', ');
  return t`columns of ${sizes}`;
}

const extremes = (sizes: readonly number[]): readonly [min: number, max: number] => [
  Math.min(...sizes),
  Math.max(...sizes),
];

export const decksInWords = ({ decks }: { readonly decks: number }): string =>
  t`${plural(decks, { one: '# deck', other: '# decks' })}`;

export const redealsPhrase = ({ redeals }: { readonly redeals: number }): string =>
  redeals < 0
    ? t`any number of redeals`
    : t`${plural(redeals, { 0: 'no redeals', one: '# redeal', other: '# redeals' })}`;

export const stockPhrase = ({ stock }: { readonly stock: number | 'rows' }): string =>
  stock === 'rows'
    ? t`the stock in rows`
    : t({ message: `draw ${stock}`, comment: 'cards of the stock at a time' });
