import { plural, select, t } from '@lingui/core/macro';
import { cardCode } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import { formatColumns, formatRow } from '../../engine/textTable';
import { formatList } from '../../locales/format';
import { cardCount, redealsInWords } from '../common/words';
import type { FullRemoval } from './removal';
import { cardFrom, hasWaste, isOpen, type RemovalState } from './state';
import { wasteKey } from './words';

const COLUMN_WIDTH = 6;
/** Half the width of a card with its place, in characters: `28:TH` and a space on each side. */
const HALF_COLUMN = 3;

/** Stock, waste, and the places, as lines. */
export function formatState(setup: FullRemoval, state: RemovalState): string {
  if (setup.refill) return formatSingles(state);
  const columns = setup.places.flatMap(({ pile }, i) =>
    pile.kind === 'tableau' ? [{ name: `c${pile.index}`, cards: state.places[i] ?? [] }] : [],
  );
  return [
    ...(setup.match === 'next' ? asidesOfNext(setup, state) : asidesOfPairs(setup, state)),
    '',
    ...formatPlaces(setup, state),
    ...(columns.length > 0
      ? [
          formatRow(
            columns.map(({ name }) => name),
            COLUMN_WIDTH,
          ),
          ...formatColumns(
            columns.map(({ cards }) => cards),
            COLUMN_WIDTH,
          ),
        ]
      : []),
  ]
    .join('\n')
    .trimEnd();
}

/** The places with their numbers, and the number of undealt cards, in English. Source: Elevens Lab. */
function formatSingles({ places, stock }: RemovalState): string {
  const cells = places.map(([card], i) => `${i + 1}:${card === undefined ? '--' : cardCode(card)}`);
  return [cells.join('  '), `${stock.length} undealt cards remain.`].join('\n');
}

function asidesOfNext(setup: FullRemoval, state: RemovalState): readonly string[] {
  const inStock = state.stock.length;
  const cards = formatCards(state.waste);
  const waste = wasteKey(setup);
  const stock = t`Stock: ${plural(inStock, { one: '# card', other: '# cards' })}`;
  return [
    ...(setup.start === 'card' ? [stock] : []),
    t`${select(waste, { hole: `Hole, last = top: ${cards}`, other: `Waste, last = top: ${cards}` })}`,
  ];
}

function asidesOfPairs(
  setup: FullRemoval,
  { stock, waste, redealsLeft }: RemovalState,
): readonly string[] {
  const [open, cards] = [formatCards(stock.slice(-1)), formatCards(waste)];
  const inStock = formatList([
    cardCount(stock.length),
    ...(setup.open && stock.length > 0 ? [t`open card: ${open}`] : []),
    ...(redealsLeft === undefined ? [] : [redealsInWords(redealsLeft)]),
  ]);
  return [
    t`Stock: ${inStock}`,
    ...(hasWaste(setup) ? [t`Waste, last = top: ${cards}`.trimEnd()] : []),
  ];
}

/** Overlapping places as lines, one a row. Face-down cards are `[ ]`. */
function formatPlaces(setup: FullRemoval, state: RemovalState): readonly string[] {
  const lines: string[] = [];
  for (const [i, { pile, column, row }] of setup.places.entries()) {
    if (pile.kind === 'tableau') continue;
    const card = cardFrom(state, i + 1);
    const isShown = !setup.hidden || isOpen(setup, state, i + 1);
    const text = card === undefined ? '' : `${i + 1}:${isShown ? cardCode(card) : '[ ]'}`;
    const line = lines[row] ?? '';
    lines[row] = text === '' ? line : line.padEnd(2 * HALF_COLUMN * column) + text;
  }
  return Array.from(lines, (line = '') => line);
}
