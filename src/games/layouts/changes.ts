import { CARDS_IN_SUIT, rankName } from '../../engine/card';
import { plural, uncapital } from '../../engine/words';
import { type Layout, MEMBER_NAMES, type Member, type Setup, setupOf, sum } from './layout';
import { formatMember } from './layoutText';
import { BUILD_WORDS } from './needs';

/** A list of numbers as one: `6`, `6 to 7`. */
const range = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least} to ${most}`;
};

const counted = (count: number, noun: string): string =>
  count === 0 ? `no ${noun}s` : plural(count, noun);

/** What a member says, in a few words that stand alone: `6 free cells`, `in suit`. */
const PHRASES: Readonly<Record<Member, (layout: Setup) => string>> = {
  decks: ({ decks }) => plural(decks, 'deck'),
  suits: ({ suits }) =>
    suits === 4 ? 'all suits' : suits === 2 ? 'hearts and spades' : 'spades alone',
  columns: ({ columns }) => plural(columns.length, 'column'),
  down: ({ down }) => (sum(down) === 0 ? 'all cards open' : `${sum(down)} cards face down`),
  dealt: ({ dealt }) => (dealt === 'rows' ? 'dealt in rows' : 'dealt in columns'),
  kingsUnder: ({ kingsUnder }) => (kingsUnder ? 'kings at the bottom' : 'kings as dealt'),
  build: ({ build }) => BUILD_WORDS[build],
  upToo: ({ upToo }) => (upToo ? 'up and down' : 'only down'),
  move: ({ move }) =>
    ({
      one: 'single cards move',
      helped: 'runs move by free places',
      run: 'runs move',
      suit: 'runs of a suit move',
      all: 'any cards move',
    })[move],
  empty: ({ empty }) =>
    ({
      any: 'any card on empty columns',
      king: 'kings on empty columns',
      none: 'nothing on empty columns',
      reserve: 'the reserve on empty columns',
    })[empty],
  goal: ({ goal }) => (goal === 'runs' ? 'whole suits' : 'card by card'),
  base: ({ base }) =>
    base === 'deal'
      ? 'from the first card dealt'
      : `from the ${uncapital(rankName(base % CARDS_IN_SUIT))}`,
  start: ({ start }) => `${counted(start, 'foundation')} begun`,
  back: ({ back }) => (back ? 'cards come back' : 'no card comes back'),
  cells: ({ cells }) => counted(cells, 'free cell'),
  held: ({ held }) => `${counted(held, 'card')} in the cells`,
  reserve: ({ reserve }) =>
    reserve.length === 0 ? 'no reserve' : `a reserve of ${plural(sum(reserve), 'card')}`,
  stock: ({ stock }) => (stock === 'rows' ? 'the stock in rows' : `draw ${stock}`),
  redeals: ({ redeals }) => (redeals < 0 ? 'any number of redeals' : counted(redeals, 'redeal')),
  full: ({ full }) => (full ? 'no deal on empty columns' : 'deals at any time'),
};

/** What is said of columns if only their sizes differ. */
const columnSizes = ({ columns }: Setup): string => `columns of ${range(columns)}`;

/** A member of two descriptions in words, if they differ in it. */
export interface Change {
  readonly member: Member;
  readonly now: string;
  readonly before: string;
}

/** The members in which a description differs from another, in words. */
export function changesFrom(before: Layout, now: Layout): readonly Change[] {
  const [old, current] = [setupOf(before), setupOf(now)];
  return MEMBER_NAMES.filter(
    (member) => formatMember(before, member) !== formatMember(now, member),
  ).map((member) => {
    const isOfSizes = member === 'columns' && old.columns.length === current.columns.length;
    const phrase = isOfSizes ? columnSizes : PHRASES[member];
    return { member, now: phrase(current), before: phrase(old) };
  });
}
