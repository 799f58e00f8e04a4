import { t } from '@lingui/core/macro';
import { CARDS_IN_DECK } from '../engine/card';
import { removalGame } from '../games/removals/game';
import { howToPlay } from '../games/removals/howToPlay';
import { MEMBERS, type Removal, setupOf, stockSize } from '../games/removals/removal';
import { faultsOf, formatRemoval } from '../games/removals/removalText';
import { controlsOf, deckChoice, highest, redealChoice, section, stockNote } from './controls';
import type { Control, Handle, Invention, Section } from './invention';
import { columnHandles, columnsControl } from './piles';
import {
  type PlainMember,
  SHAPES,
  type Shape,
  shapeOf,
  sumsWith,
  withColumns,
  withMember,
  withShape,
} from './removalEdit';

/** The game of removal with this description. */
export const removalInvention = (removal: Removal): Invention => ({
  text: `removal;${formatRemoval(removal)}`,
  faults: faultsOf(removal),
  rules: () => howToPlay(setupOf(removal)),
  sections: () => sectionsOf(removal),
  handles: handlesOf(removal),
  view: (deal) => {
    const { rules, table } = removalGame(removal, '');
    return table.view(rules.deal(deal));
  },
});

const controls = (removal: Removal) =>
  controlsOf<PlainMember>({
    members: MEMBERS,
    setup: setupOf(removal),
    change: (member, value) => removalInvention(withMember(removal, member, value)),
  });

const columnsOf = (removal: Removal) => {
  const { columns, decks } = setupOf(removal);
  return {
    columns,
    limit: decks * CARDS_IN_DECK,
    set: (changed: readonly number[]) => removalInvention(withColumns(removal, changed)),
  };
};

const MIN_ROWS = 3;

/** Pixels of a drag for a row of the pyramid, a peak, or a place. */
const STEP = { pyramid: 24, peaks: 72, row: 32 };

/** Handles below the pyramid, right of the peaks or of the places, and at the columns. */
function handlesOf(removal: Removal): readonly Handle[] {
  const { pyramid, peaks, row, columns, places } = setupOf(removal);
  const rows = pyramid > 0 ? pyramid - 1 : peaks > 0 ? 3 : 0;
  const piles = places.flatMap(({ pile, row: at }) =>
    pile.kind === 'place' && at === rows ? [`place-${pile.index}`] : [],
  );
  const handle = (
    member: 'pyramid' | 'peaks' | 'row',
    axis: Handle['axis'],
    value: number,
    min: number,
  ): readonly Handle[] => {
    const max = highest(MEMBERS[member]);
    const drag = (by: number): Invention =>
      removalInvention(withMember(removal, member, Math.min(max, Math.max(min, value + by))));
    return value > 0 ? [{ name: member, member, axis, piles, step: STEP[member], drag }] : [];
  };
  return [
    ...(columns.length > 0 ? columnHandles(columnsOf(removal)) : []),
    ...handle('pyramid', 'y', pyramid, MIN_ROWS),
    ...handle('peaks', 'x', peaks, 1),
    ...handle('row', 'x', row, 1),
  ];
}

/** All controls that mean something in a description, in the order of a page. */
const sectionsOf = (removal: Removal): readonly Section[] => [
  section(t`Places`, placeControls(removal)),
  section(t`What goes together`, matchControls(removal)),
  section(t`Cards`, [controls(removal).choice('decks', ...deckChoice())]),
  section(t`Stock`, stockControls(removal), noteOnStock(removal)),
];

function placeControls(removal: Removal): readonly (Control | false)[] {
  const { pyramid, peaks, row, columns } = setupOf(removal);
  const { count, toggle } = controls(removal);
  return [
    shapeControl(removal),
    pyramid > 0 && count('pyramid', t`Rows of the pyramid`, MIN_ROWS),
    peaks > 0 && count('peaks', t`Peaks`, 1),
    row > 0 && count('row', t`Places`, 1),
    columns.length > 0 && columnsControl(columnsOf(removal)),
    pyramid + peaks > 0 && toggle('hidden', t`Covered cards lie face down`),
  ];
}

/** What the places are. Faults of places that have no control of their own are said here. */
function shapeControl(removal: Removal): Control {
  const { pyramid, peaks, row, columns } = setupOf(removal);
  const sizes = { pyramid, peaks, row, columns: columns.length };
  const missing = Object.entries(sizes).flatMap(([member, size]) => (size === 0 ? [member] : []));
  const texts: Readonly<Record<Shape, string>> = {
    pyramid: t({ message: 'In a pyramid', context: 'where cards lie' }),
    peaks: t({ message: 'In peaks', context: 'where cards lie' }),
    columns: t({ message: 'In columns', context: 'where cards lie' }),
    mixed: t({ message: 'Pyramid and columns', context: 'where cards lie' }),
    row: t({ message: 'In a refilled row', context: 'where cards lie' }),
  };
  return {
    kind: 'choice',
    members: ['shape', ...missing],
    label: t`The cards lie`,
    value: shapeOf(removal),
    choices: SHAPES.map((shape) => [shape, texts[shape]]),
    set: (value) => {
      const shape = SHAPES.find((each) => each === value);
      return removalInvention(shape ? withShape(removal, shape) : removal);
    },
  };
}

function matchControls(removal: Removal): readonly (Control | false)[] {
  const { match, sets, refill, columns, decks } = setupOf(removal);
  const { choice } = controls(removal);
  const [isNext, isSum] = [match === 'next', match === 'sum'];
  return [
    choice('match', t({ message: 'What goes', comment: 'a label: which cards leave together' }), {
      ...(!refill && { next: t`One, onto the next rank` }),
      sum: t`Two that add up`,
      rank: t`Two of one rank`,
    }),
    isNext &&
      choice('onKing', t`On a king goes`, {
        both: t({ message: 'A queen or an ace', context: 'what goes on a king' }),
        queen: t({ message: 'A queen', context: 'what goes on a king' }),
        nothing: t({ message: 'Nothing', context: 'what goes on a king' }),
      }),
    isNext &&
      columns.length > 0 &&
      choice('start', t`The waste begins with`, {
        card: t({ message: 'A card of the deal', context: 'how the waste begins' }),
        ...(decks === 1 && {
          ace: t({ message: 'The ace of spades', context: 'how the waste begins' }),
        }),
        any: t({ message: 'Whichever card you play', context: 'how the waste begins' }),
      }),
    isSum &&
      choice(
        'sum',
        t({ message: 'Sum', comment: 'a label: what two cards add up to' }),
        sumsWith(sets).map((sum) => [String(sum), String(sum)]),
      ),
    isSum &&
      refill &&
      choice('sets', t`Besides pairs`, {
        none: t({ message: 'Nothing', context: 'what goes besides pairs' }),
        courts: t({ message: 'Jack, queen and king', context: 'what goes besides pairs' }),
        kings: t({ message: 'A king alone', context: 'what goes besides pairs' }),
        fours: t({ message: 'Four of a high rank', context: 'what goes besides pairs' }),
      }),
  ];
}

/** True where draws help whose cards leave in groups. */
const hasDraws = (removal: Removal): boolean => {
  const setup = setupOf(removal);
  return setup.match !== 'next' && !setup.refill && stockSize(setup) > 0;
};

function stockControls(removal: Removal): readonly (Control | false)[] {
  if (!hasDraws(removal)) return [];
  const { stock, columns } = setupOf(removal);
  const { choice, toggle } = controls(removal);
  const hasWaste = stock !== 'rows';
  return [
    columns.length > 0 &&
      choice('stock', t({ message: 'Turned', context: 'how many cards of the stock are turned' }), [
        ['1', t`One card`],
        ['rows', t`A card to each column`],
      ]),
    hasWaste && choice('redeals', ...redealChoice(highest(MEMBERS.redeals))),
    hasWaste && toggle('open', t`Its top card lies open, and can go`),
    hasWaste &&
      choice('goal', t`You win when`, {
        places: t({ message: 'The places are empty', context: 'when you win' }),
        all: t({ message: 'All cards are gone', context: 'when you win' }),
      }),
  ];
}

/** Why a stock has no controls. */
function noteOnStock(removal: Removal): string {
  const setup = setupOf(removal);
  if (setup.refill) return t`The stock fills the places as soon as they are empty.`;
  return stockSize(setup) > 0 ? t`The stock comes once, card by card.` : stockNote();
}
