import { plural, t } from '@lingui/core/macro';
import { CARDS_IN_SUIT } from '../../engine/card';
import { type Fault, faultsIn, grammarOf, MAX_PILES, type Rule } from '../common/grammar';
import {
  type FullLayout,
  foundationCount,
  type Layout,
  MEMBERS,
  type Member,
  packSize,
  setupOf,
  stockSize,
} from './layout';

const mixesSuits = ({ build }: FullLayout): boolean => build === 'alternate' || build === 'other';

const RULES: readonly Rule<FullLayout, Member>[] = [
  [
    ['columns'],
    ({ columns }) => columns.length === 0 || columns.length > MAX_PILES,
    () => t`A game has 1 to ${MAX_PILES} columns.`,
  ],
  [
    ['columns'],
    ({ columns }) => columns.includes(0),
    () => t`Each column is dealt at least one card.`,
  ],
  [
    ['reserve'],
    ({ reserve }) => reserve.length > MAX_PILES || reserve.includes(0),
    () => t`A reserve has at most ${MAX_PILES} piles, each with a card or more.`,
  ],
  [
    ['down', 'columns'],
    ({ columns, down }) => down.length > 0 && down.length !== columns.length,
    ({ columns, down }) => {
      const [count, numbers] = [columns.length, down.length];
      return t`${plural(count, { one: `“down” needs a number for each of the # column, and has ${numbers}.`, other: `“down” needs a number for each of the # columns, and has ${numbers}.` })}`;
    },
  ],
  [
    ['down', 'columns'],
    ({ columns, down }) => columns.some((count, i) => (down[i] ?? 0) >= count),
    ({ columns, down }) => {
      const column = 1 + columns.findIndex((count, i) => (down[i] ?? 0) >= count);
      return t`The last card of column ${column} must lie face up.`;
    },
  ],
  [
    ['dealt', 'down'],
    ({ dealt, down }) => dealt === 'columns' && !down.some((count) => count > 0),
    () => t`Without face-down cards, cards are dealt in rows.`,
  ],
  [
    ['held', 'cells'],
    ({ held, cells }) => held > cells,
    () => t`There are not enough free cells for the cards they are dealt.`,
  ],
  [
    ['start', 'decks'],
    (layout) => layout.start > foundationCount(layout),
    (layout) => {
      const foundations = foundationCount(layout);
      return t`There are only ${foundations} foundations to begin.`;
    },
  ],
  [
    ['start', 'base', 'decks'],
    (layout) => layout.base === 'deal' && ![1, foundationCount(layout) - 1].includes(layout.start),
    (layout) => {
      const others = foundationCount(layout) - 1;
      return t`With the base of the first card dealt, 1 or ${others} foundations are begun.`;
    },
  ],
  [
    ['columns', 'reserve', 'held', 'start', 'decks'],
    (layout) => stockSize(layout) < 0,
    (layout) => {
      const cards = packSize(layout);
      const dealt = cards - stockSize(layout);
      return t`${dealt} cards are dealt, and there are only ${cards}.`;
    },
  ],
  [
    ['stock', 'redeals', 'full'],
    (layout) =>
      stockSize(layout) === 0 && (layout.stock !== 1 || layout.redeals !== 0 || layout.full),
    () => t`No cards are left for a stock.`,
  ],
  [
    ['redeals', 'stock'],
    ({ stock, redeals }) => stock === 'rows' && redeals !== 0,
    () => t`Only a waste is dealt again: a stock that is dealt in rows has none.`,
  ],
  [
    ['full', 'stock'],
    ({ stock, full }) => full && stock !== 'rows',
    () => t`“full” is about a stock that is dealt in rows.`,
  ],
  [
    ['upToo', 'move'],
    ({ upToo, move }) => upToo && move !== 'one' && move !== 'all',
    () => t`In columns built up and down, cards move one by one or with all cards on them.`,
  ],
  [
    ['move', 'build'],
    (layout) => layout.move === 'suit' && mixesSuits(layout),
    () => t`Runs of one suit can’t be built in these columns.`,
  ],
  [
    ['goal', 'build', 'upToo'],
    (layout) => layout.goal === 'runs' && (mixesSuits(layout) || layout.upToo),
    () => t`A whole suit can’t be put together in these columns.`,
  ],
  [
    ['goal', 'base', 'start', 'back'],
    ({ goal, base, start, back }) => goal === 'runs' && (base !== 0 || start > 0 || back),
    () => t`Where whole suits leave by themselves, no foundation is begun and no card comes back.`,
  ],
  [
    ['build', 'suits'],
    (layout) => layout.suits === 1 && mixesSuits(layout),
    () => t`With one suit there is no card of another to build on.`,
  ],
  [
    ['empty', 'reserve'],
    ({ empty, reserve }) => empty === 'reserve' && reserve.length !== 1,
    () => t`Empty columns are filled from one reserve pile.`,
  ],
];

/** What is wrong with a description, and which members it is about; empty if it can be played. */
export const faultsOf = (layout: Layout, ranks = CARDS_IN_SUIT): readonly Fault<Member>[] =>
  faultsIn(RULES, setupOf(layout, ranks));

/** Reads and writes descriptions of games of columns and foundations: `columns=7x4.6x4;move=helped;cells=4`. */
export const {
  format: formatLayout,
  formatMember,
  parse: parseLayout,
  ofPreset: layoutOfPreset,
} = grammarOf<Layout>({
  members: MEMBERS,
  required: ['columns', 'columns=7x4.6x4'],
  faultsOf,
});
