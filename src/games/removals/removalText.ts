import { t } from '@lingui/core/macro';
import { CARDS_IN_DECK } from '../../engine/card';
import { type Fault, faultsIn, grammarOf, MAX_PILES, type Rule } from '../common/grammar';
import {
  type FullRemoval,
  MEMBERS,
  type Member,
  type Removal,
  setupOf,
  stockSize,
} from './removal';

const PLACES: readonly Member[] = ['pyramid', 'peaks', 'columns', 'row'];

const shapes = ({ pyramid, peaks, row, columns }: FullRemoval): number =>
  [pyramid > 0, peaks > 0, row > 0, columns.length > 0].filter(Boolean).length;

/** True if cards of some rank can never leave. */
export const hasUnremovableCards = ({ match, sum, points }: FullRemoval): boolean =>
  match === 'sum' &&
  points.some((value) => value > 0 && value !== sum && !points.includes(sum - value));

/** True where no waste is beside a stock. */
const lacksWaste = (setup: FullRemoval): boolean =>
  setup.match === 'next' || setup.refill || setup.stock === 'rows' || stockSize(setup) === 0;

const RULES: readonly Rule<FullRemoval, Member>[] = [
  [
    PLACES,
    (setup) => shapes(setup) === 0,
    () => t`A game needs a pyramid, peaks, columns or a row.`,
  ],
  [
    PLACES,
    (setup) => shapes(setup) > 1 && (setup.peaks > 0 || setup.row > 0),
    () => t`Only a pyramid and columns lie on one table.`,
  ],
  [
    ['columns'],
    ({ columns }) => columns.length > MAX_PILES || columns.includes(0),
    () => t`There are at most ${MAX_PILES} columns, each with a card or more.`,
  ],
  [
    [...PLACES, 'decks'],
    (setup) => stockSize(setup) < 0,
    (setup) => {
      const cards = setup.decks * CARDS_IN_DECK;
      const dealt = cards - stockSize(setup);
      return t`${dealt} cards are dealt, and there are only ${cards}.`;
    },
  ],
  [
    ['hidden'],
    ({ hidden, pyramid, peaks }) => hidden && pyramid === 0 && peaks === 0,
    () => t`Only cards of a pyramid or of peaks are covered.`,
  ],
  [
    ['sum', 'match'],
    ({ match, sum }) => (match === 'sum') !== sum > 0,
    () => t`“sum” goes with “match=sum”, and with nothing else.`,
  ],
  [
    ['sets', 'refill', 'match'],
    ({ sets, match, refill }) => sets !== 'none' && (match !== 'sum' || !refill),
    () => t`Sets leave only where places are filled from the stock and pairs add up to a sum.`,
  ],
  [
    ['sum', 'sets'],
    hasUnremovableCards,
    ({ sum }) => t`With the sum ${sum} some cards can never leave.`,
  ],
  [
    ['onKing', 'match'],
    ({ onKing, match }) => onKing !== 'both' && match !== 'next',
    () => t`“onKing” is about cards that go on the next rank.`,
  ],
  [
    ['start', 'match'],
    ({ start, match }) => start !== 'card' && match !== 'next',
    () => t`Only where cards go on the next rank a card begins the waste.`,
  ],
  [
    ['start', ...PLACES],
    (setup) => setup.match === 'next' && setup.start !== 'card' && stockSize(setup) > 0,
    () => t`Without a card of the deal on the waste, all cards must be dealt.`,
  ],
  [
    ['start', 'decks'],
    ({ start, decks }) => start === 'ace' && decks > 1,
    () => t`With two decks, no single ace begins the waste.`,
  ],
  [
    ['refill', 'row', 'match'],
    ({ refill, row, match }) => refill !== row > 0 || (refill && match === 'next'),
    () => t`Places in a row are filled from the stock, and only they; cards leave them in groups.`,
  ],
  [
    ['stock', 'columns'],
    (setup) =>
      setup.stock === 'rows' &&
      (setup.match === 'next' ||
        setup.refill ||
        setup.columns.length === 0 ||
        stockSize(setup) === 0),
    () => t`A stock is dealt in rows on columns whose cards leave in groups.`,
  ],
  [
    ['redeals', 'stock', 'match'],
    (setup) => setup.redeals !== 0 && lacksWaste(setup),
    () => t`Only a waste whose cards leave in groups is dealt again.`,
  ],
  [
    ['open', 'stock', 'match'],
    (setup) => setup.open && lacksWaste(setup),
    () =>
      t`The top card of the stock can lie open only beside a waste whose cards leave in groups.`,
  ],
  [
    ['goal', 'match'],
    (setup) =>
      setup.goal === 'all' ? setup.match === 'next' : setup.refill || setup.stock === 'rows',
    ({ goal }) =>
      goal === 'all'
        ? t`Cards on the waste stay there: only the places must be empty.`
        : t`Where the stock fills the places or is dealt on them, all cards must go.`,
  ],
];

/** What is wrong with a description, and which members it is about; empty if it can be played. */
export const faultsOf = (removal: Removal): readonly Fault<Member>[] =>
  faultsIn(RULES, setupOf(removal));

/** Reads and writes descriptions of games of removal: `pyramid=7;match=sum;sum=13;redeals=2;open`. */
export const {
  format: formatRemoval,
  formatMember,
  parse: parseRemoval,
  ofPreset: removalOfPreset,
} = grammarOf<Removal>({
  members: MEMBERS,
  faultsOf,
});
