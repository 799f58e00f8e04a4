import { plural, select, t } from '@lingui/core/macro';
import { CARDS_IN_SUIT, rankKey } from '../../engine/card';
import { type Layout, MEMBER_NAMES, type Member, type Setup, setupOf, sum } from './layout';
import { formatMember } from './layoutText';
import { buildInWords } from './needs';

/** A member in a few words that stand alone: `6 free cells`, `in suit`. */
const PHRASES: Readonly<Record<Member, (layout: Setup) => string>> = {
  decks: ({ decks }) => t`${plural(decks, { one: '# deck', other: '# decks' })}`,
  suits: ({ suits }) =>
    suits === 4 ? t`all suits` : suits === 2 ? t`hearts and spades` : t`spades alone`,
  columns: ({ columns: { length } }) =>
    t`${plural(length, { one: '# column', other: '# columns' })}`,
  down: ({ down }) => {
    const hidden = sum(down);
    return t`${plural(hidden, { 0: 'all cards open', one: '# card face down', other: '# cards face down' })}`;
  },
  dealt: ({ dealt }) => (dealt === 'rows' ? t`dealt in rows` : t`dealt in columns`),
  kingsUnder: ({ kingsUnder }) => (kingsUnder ? t`kings at the bottom` : t`kings as dealt`),
  build: buildInWords,
  upToo: ({ upToo }) => (upToo ? t`up and down` : t`only down`),
  move: ({ move }) =>
    t`${select(move, {
      one: 'single cards move',
      helped: 'runs move by free places',
      run: 'runs move',
      suit: 'runs of a suit move',
      other: 'any cards move',
    })}`,
  empty: ({ empty }) =>
    t`${select(empty, {
      any: 'any card on empty columns',
      king: 'kings on empty columns',
      reserve: 'the reserve on empty columns',
      other: 'nothing on empty columns',
    })}`,
  goal: ({ goal }) => (goal === 'runs' ? t`whole suits` : t`card by card`),
  base: ({ base }) => {
    if (base === 'deal') return t`from the first card dealt`;
    const rank = rankKey(base % CARDS_IN_SUIT);
    return t`from the ${select(rank, { A: 'ace', J: 'jack', Q: 'queen', K: 'king', other: rank })}`;
  },
  start: ({ start }) =>
    t`${plural(start, { 0: 'no foundations begun', one: '# foundation begun', other: '# foundations begun' })}`,
  back: ({ back }) => (back ? t`cards come back` : t`no card comes back`),
  cells: ({ cells }) =>
    t`${plural(cells, { 0: 'no free cells', one: '# free cell', other: '# free cells' })}`,
  held: ({ held }) =>
    t`${plural(held, { 0: 'no cards in the cells', one: '# card in the cells', other: '# cards in the cells' })}`,
  reserve: ({ reserve }) => {
    const cards = sum(reserve);
    return t`${plural(cards, { 0: 'no reserve', one: 'a reserve of # card', other: 'a reserve of # cards' })}`;
  },
  stock: ({ stock }) =>
    stock === 'rows'
      ? t`the stock in rows`
      : t({ message: `draw ${stock}`, comment: 'cards of the stock at a time' }),
  redeals: ({ redeals }) =>
    redeals < 0
      ? t`any number of redeals`
      : t`${plural(redeals, { 0: 'no redeals', one: '# redeal', other: '# redeals' })}`,
  full: ({ full }) => (full ? t`no deal on empty columns` : t`deals at any time`),
};

/** What is said of columns if only their sizes differ. */
function columnSizes({ columns }: Setup): string {
  const [least, most] = [Math.min(...columns), Math.max(...columns)];
  return least === most ? t`columns of ${least}` : t`columns of ${least} to ${most}`;
}

/** A member of two descriptions in words, if they differ in it. */
export interface MemberChange {
  readonly member: Member;
  readonly now: string;
  readonly before: string;
}

/** The members that count something: a comparison names what they were by the number alone. */
const COUNTS: Readonly<Partial<Record<Member, (layout: Setup) => number>>> = {
  decks: ({ decks }) => decks,
  columns: ({ columns }) => columns.length,
  start: ({ start }) => start,
  cells: ({ cells }) => cells,
  held: ({ held }) => held,
  redeals: ({ redeals }) => Math.max(redeals, 0),
};

/** A count as a number alone: `4` in “2 free cells instead of 4”. Some languages need to know what is counted. */
const countAlone = (member: Member, count: number): string =>
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

/** The members in which a description differs from another, in words. */
export function changesFrom(before: Layout, now: Layout): readonly MemberChange[] {
  const [old, current] = [setupOf(before), setupOf(now)];
  return MEMBER_NAMES.filter(
    (member) => formatMember(before, member) !== formatMember(now, member),
  ).map((member) => {
    const isOfSizes = member === 'columns' && old.columns.length === current.columns.length;
    const phrase = isOfSizes ? columnSizes : PHRASES[member];
    const count = isOfSizes ? 0 : (COUNTS[member]?.(old) ?? 0);
    return {
      member,
      now: phrase(current),
      before: count > 0 ? countAlone(member, count) : phrase(old),
    };
  });
}
