import { plural, select, t } from '@lingui/core/macro';
import {
  changesIn,
  columnsInWords,
  decksInWords,
  redealsPhrase,
  stockPhrase,
} from '../common/changes';
import type { FullRemoval, Member } from './removal';
import { formatMember } from './removalText';

/** A member in a few words that stand alone: `a pyramid of 5 rows`. Places in a row are always filled, so that is not told. */
const PHRASES: Readonly<
  Record<Exclude<Member, 'refill'>, (setup: FullRemoval, other: FullRemoval) => string>
> = {
  decks: decksInWords,
  pyramid: ({ pyramid }) =>
    t`${plural(pyramid, { 0: 'no pyramid', one: 'a pyramid of # row', other: 'a pyramid of # rows' })}`,
  peaks: ({ peaks }) => t`${plural(peaks, { 0: 'no peaks', one: '# peak', other: '# peaks' })}`,
  columns: columnsInWords,
  row: ({ row }) => t`${plural(row, { 0: 'no row', one: '# place', other: '# places' })}`,
  hidden: ({ hidden }) => (hidden ? t`covered cards face down` : t`all cards open`),
  match: ({ match }) =>
    t`${select(match, { next: 'one rank up or down', rank: 'pairs of one rank', other: 'pairs that add up' })}`,
  onKing: ({ onKing }) =>
    t`${select(onKing, { nothing: 'nothing on a king', queen: 'a queen on a king', other: 'ace and king follow each other' })}`,
  sum: ({ sum }) =>
    sum === 0 ? t`no sum` : t({ message: `sum ${sum}`, comment: 'what pairs add up to' }),
  sets: ({ sets }) =>
    t`${select(sets, { courts: 'jack, queen and king together', kings: 'kings alone', fours: 'four of a rank', other: 'only pairs' })}`,
  stock: stockPhrase,
  redeals: redealsPhrase,
  open: ({ open }) => (open ? t`the stock’s top card open` : t`the stock face down`),
  start: ({ start }) =>
    t`${select(start, { ace: 'from the ace of spades', any: 'any card begins', other: 'from a card of the deal' })}`,
  goal: ({ goal }) => (goal === 'all' ? t`all cards go` : t`only the places count`),
};

/** Finds the members in which a description differs from another, in words. */
export const removalChanges = changesIn<FullRemoval, Member>({
  format: formatMember,
  phrases: PHRASES,
  counts: ['decks', 'columns', 'redeals'],
});
