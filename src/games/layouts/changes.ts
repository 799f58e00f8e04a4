import { plural, select, t } from '@lingui/core/macro';
import { CARDS_IN_SUIT, rankKey } from '../../engine/card';
import { sum } from '../../engine/numbers';
import {
  changesIn,
  columnsInWords,
  decksInWords,
  redealsPhrase,
  stockPhrase,
} from '../common/changes';
import type { FullLayout, Member } from './layout';
import { formatMember } from './layoutText';
import { buildInWords } from './needs';

/** A member in a few words that stand alone: `6 free cells`, `in suit`. */
const PHRASES: Readonly<Record<Member, (layout: FullLayout, other: FullLayout) => string>> = {
  decks: decksInWords,
  suits: ({ suits }) =>
    suits === 4 ? t`all suits` : suits === 2 ? t`hearts and spades` : t`spades alone`,
  columns: columnsInWords,
  down: ({ down }) => {
    const hidden = sum(down);
    return t`${plural(hidden, { 0: 'all cards open', one: '# card face down', other: '# cards face down' })}`;
  },
  dealt: ({ dealt }) => (dealt === 'rows' ? t`dealt in rows` : t`dealt in columns`),
  kingsUnder: ({ kingsUnder }) =>
    kingsUnder
      ? t({ message: 'kings at the bottom', comment: 'dealt first, under the others' })
      : t`kings as dealt`,
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
  stock: stockPhrase,
  redeals: redealsPhrase,
  full: ({ full }) => (full ? t`no deal on empty columns` : t`deals at any time`),
};

/** Finds the members in which a description differs from another, in words. */
export const layoutChanges = changesIn<FullLayout, Member>({
  format: formatMember,
  phrases: PHRASES,
  counts: ['decks', 'columns', 'start', 'cells', 'held', 'redeals'],
});
