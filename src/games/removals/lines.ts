import { plural, select, t } from '@lingui/core/macro';
import { CARDS_IN_DECK, cardCode } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import { cardInEnglish, listInEnglish } from '../../engine/english';
import { type GameLines, takesNoArguments, wordsOf } from '../../engine/lines';
import { quote } from '../../engine/quote';
import { allOk, err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow, helpLine } from '../../engine/textTable';
import { formatList, listed } from '../../locales/format';
import { cardCount, redealsInWords } from '../common/words';
import { removal } from './gestures';
import { type FullRemoval, singlePlaces } from './removal';
import { DRAW, type RemovalMove } from './rules';
import {
  cardFrom,
  cardThere,
  hasWaste,
  isOpen,
  isWon,
  type RemovalState,
  type Source,
} from './state';
import { isKingAlone, wasteKey } from './words';

type Parsed<T> = Result<T, string>;

/** True where a draw is a move. */
const draws = (setup: FullRemoval): boolean =>
  setup.match === 'next' ? setup.start === 'card' : setup.stock === 'rows' || hasWaste(setup);

/** How a game of removal is typed and printed. */
export const removalLines = (setup: FullRemoval): GameLines<RemovalState, RemovalMove> => ({
  moveHelp: () => moveHelp(setup),
  formatState: (state) => formatState(setup, state),
  parseMove: (text) => parseMove(setup, text),
  ...(setup.refill && {
    printing: {
      intro: () => [],
      step: (before, move) => transcribe(before, move),
      ended: (state) => (isWon(setup, state) ? 'You win!' : 'Sorry, you lose.'),
    },
  }),
});

/** The transcript of a move, in English: `Places 2 and 3: 9 of Diamonds and 2 of Hearts.` */
function transcribe(before: RemovalState, move: RemovalMove): readonly string[] {
  if (move.type === 'draw') return [];
  const { from } = move;
  const word = from.length === 1 ? 'Place' : 'Places';
  const cards = from.map((each) => cardInEnglish(cardThere(before, each)));
  return [`${word} ${listInEnglish(from.map(String))}: ${listInEnglish(cards)}.`];
}

function moveHelp(setup: FullRemoval): readonly string[] {
  if (setup.refill) return [helpLine('1 4', t`replace the cards on places 1 and 4`)];
  if (setup.match === 'next')
    return [
      ...(draws(setup) ? [helpLine('s', t`turn the top card of the stock`)] : []),
      playHelp(setup),
    ];
  const turnsWaste = hasWaste(setup) && setup.redeals !== 0;
  const [example = '', withWaste] = moveExamples(setup);
  const [first, second] = namesOf(setup);
  const last = singlePlaces(setup);
  const count = setup.columns.length;
  const column = columnOf(setup);
  const drawHelp = turnsWaste
    ? t`draw from the stock, or turn the waste over`
    : t`draw from the stock`;
  const lines = [
    draws(setup) && helpLine('s', drawHelp),
    helpLine(
      example,
      last > 0
        ? t`remove the cards of places ${first} and ${second}; places are 1 to ${last}, row by row`
        : t`remove the last cards of two columns`,
    ),
    last > 0 &&
      count > 0 &&
      helpLine(
        `m ${first} c${column}`,
        t`c${column} is the last card of column ${column}; columns are c1 to c${count}`,
      ),
    isKingAlone(setup) && helpLine(`m ${last || 'c1'}`, t`remove a king`),
    withWaste !== undefined &&
      helpLine(
        withWaste,
        setup.open
          ? t`w is the top card of the waste, s the open card of the stock`
          : t`w is the top card of the waste`,
      ),
  ];
  return lines.filter((line) => line !== false);
}

function playHelp(setup: FullRemoval): string {
  const [example = ''] = moveExamples(setup);
  const [last, count] = [singlePlaces(setup), setup.columns.length];
  const [column, place] = [columnOf(setup), placeOf(setup)];
  return helpLine(
    example,
    last === 0
      ? t`play the last card of column ${column}; columns are c1 to c${count}`
      : t`play the card of place ${place}; places are 1 to ${last}, row by row`,
  );
}

/** Lines that remove cards; where there is a waste, the second takes its card. */
function moveExamples(setup: FullRemoval): readonly string[] {
  const last = singlePlaces(setup);
  if (setup.match === 'next') return [last === 0 ? `m c${columnOf(setup)}` : `m ${placeOf(setup)}`];
  const [first, second] = namesOf(setup);
  const beside = last === 0 ? first : Number(first) + 1;
  return [`m ${first} ${second}`, ...(hasWaste(setup) ? [`m ${beside} w`] : [])];
}

/** The column, and the place, of the examples. */
const columnOf = (setup: FullRemoval): number => Math.min(3, setup.columns.length);
const placeOf = (setup: FullRemoval): number => Math.max(1, singlePlaces(setup) - 9);

/** The names of two places that a line of help removes. */
function namesOf(setup: FullRemoval): readonly [string, string] {
  const last = singlePlaces(setup);
  const count = setup.columns.length;
  if (last === 0) return [`c${Math.max(1, Math.min(2, count - 1))}`, `c${Math.min(5, count)}`];
  return [String(Math.max(1, last - 6)), String(Math.max(2, last - 3))];
}

/** More words than any game has places, so that no longer line is a legal move. */
const MAX_WORDS = CARDS_IN_DECK + 1;

/** Parses place numbers in any order, with commas or spaces between them. */
function parsePlaces(text: string): Parsed<RemovalMove> {
  const words = text.trim().split(/[\s,]+/, MAX_WORDS);
  if (!words.every((word) => /^\d{1,3}$/.test(word))) {
    const typed = quote(text);
    return err(t`${typed} is not a move; a move is the numbers of places, such as 1 4.`);
  }
  return ok(removal(words.map(Number)));
}

function parseMove(setup: FullRemoval, text: string): Parsed<RemovalMove> {
  if (setup.refill) return parsePlaces(text);
  const [example = '', ...others] = moveExamples(setup);
  const examples = listed(
    [...(draws(setup) ? ['s'] : []), example, ...others].map((line) => quote(line)),
    'or',
  );
  const [word = '', ...names] = wordsOf(text);
  if (word === 's' && draws(setup))
    return names.length === 0 ? ok(DRAW) : err(takesNoArguments(word));
  if (word !== 'm') {
    const typed = quote(text);
    return err(t`${typed} is not a move; moves look like ${examples}.`);
  }
  if (names.length === 0) return err(nothingNamed(setup, example));
  if (names.length > (setup.match === 'next' ? 1 : 2))
    return err(t`Too many words: moves look like ${examples}.`);
  const from = allOk(names, (name) => parseSource(setup, name));
  return from.ok ? ok(removal(from.value)) : from;
}

function nothingNamed(setup: FullRemoval, example: string): string {
  if (setup.match !== 'next') return t`A move names one card or two, as in “${example}”.`;
  const kind = singlePlaces(setup) > 0 ? 'place' : 'tableau';
  return t`${select(kind, { place: `A move names a place, as in “${example}”.`, other: `A move names a column, as in “${example}”.` })}`;
}

/** Parses the name of a place, a column, or the top of stock or waste. */
function parseSource(setup: FullRemoval, name: string): Parsed<Source> {
  if (setup.match !== 'next' && name === 's' && setup.open) return ok('stock');
  if (setup.match !== 'next' && name === 'w' && hasWaste(setup)) return ok('waste');
  const [, letter = '', digits] = /^(c?)(\d{1,9})$/.exec(name) ?? [];
  const kind = letter === 'c' ? 'tableau' : 'place';
  const index = setup.places.findIndex(
    ({ pile }) => pile.kind === kind && pile.index === Number(digits),
  );
  return index >= 0 ? ok(index + 1) : err(noSource(setup, name));
}

function noSource(setup: FullRemoval, name: string): string {
  const last = singlePlaces(setup);
  const count = setup.columns.length;
  const [, digits] = (count > 0 && /^c(\d+)$/.exec(name)) || [];
  const typed = quote(digits ?? name);
  if (digits !== undefined) return t`There is no column ${typed}; columns are c1 to c${count}.`;
  return last > 0
    ? t`${typed} is not a place; they are 1 to ${last}.`
    : t`${typed} is not a column; they are c1 to c${count}.`;
}

const COLUMN_WIDTH = 6;
/** Half the width of a card with its place, in characters: `28:TH` and a space on each side. */
const HALF_COLUMN = 3;

function formatState(setup: FullRemoval, state: RemovalState): string {
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
