import { type Card, cardName, KING, rankOf } from '../../engine/card';
import { formatCards } from '../../engine/deck';
import type { Refusal } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { formatColumns, formatRow } from '../../engine/textTable';
import { capital, cardCount, listed, plural } from '../../engine/words';
import { parseMoveWords } from '../building/moveLine';
import {
  cardsInWords,
  foundationInWords,
  neededOnFoundation,
  neededOnTableau,
} from '../building/words';
import { cardsOf, emptyPiles, type FreeCellPile, parsePileId } from './pile';
import { type FreeCellMove, type FreeCellReason, targetsFor } from './rules';
import { COLUMNS, FOUNDATIONS, type FreeCellState, isWon } from './state';

/** More cells than any variant has; which of them a table has, `apply` checks. */
const MAX_CELLS = 6;

const KIND_NAMES = { cell: 'free cell', foundation: 'foundation', tableau: 'column' } as const;

/** `free cell 2`, `column 4`. */
const pileInWords = ({ kind, index }: FreeCellPile): string => `${KIND_NAMES[kind]} ${index}`;

/** A sentence saying why a move is refused. */
export function explain({ reason, cards, piles }: Refusal<FreeCellReason>): string {
  const [from = NOWHERE, to = NOWHERE, ...helping] = piles.map((id) => parsePileId(id) ?? NOWHERE);
  const [card, top] = cards;
  switch (reason) {
    case 'game won':
      return 'The game is won; undo, or start a new deal.';
    case 'no such pile':
      return `There is no ${pileInWords(from)}.`;
    case 'same pile':
      return `The card is on ${pileInWords(from)} already.`;
    case 'not a count':
      return 'The number of cards must be 1 or more.';
    case 'empty pile':
      return `${capital(pileInWords(from))} is empty.`;
    case 'no return':
      return 'A card on a foundation stays there.';
    case 'not in order':
      return `Only ${cardCount(cards.length)} can be taken from ${pileInWords(from)}: the cards must go down in alternating colours.`;
    case 'one at a time':
      return `A ${KIND_NAMES[to.kind]} takes one card at a time.`;
    case 'cell taken':
      return `${capital(pileInWords(to))} holds the ${cardName(top as Card)}.`;
    case 'does not fit':
      return explainMisfit(to, card as Card, top);
    case 'too many':
      return `Only ${cardCount(cards.length)} can move at once: ${helpInWords(helping)}.`;
  }
}

const NOWHERE: FreeCellPile = { kind: 'tableau', index: 0 };

/** `2 free cells, no empty column` */
function helpInWords(helping: readonly FreeCellPile[]): string {
  const count = (kind: FreeCellPile['kind'], name: string): string => {
    const number = helping.filter((pile) => pile.kind === kind).length;
    return number === 0 ? `no ${name}` : plural(number, name);
  };
  return `${count('cell', 'free cell')}, ${count('tableau', 'empty column')}`;
}

/** What a card needs on a pile, and what it finds there. */
function explainMisfit(to: FreeCellPile, card: Card, top: Card | undefined): string {
  const target = pileInWords(to);
  if (to.kind === 'tableau') {
    const needed = rankOf(card) === KING ? 'an empty column' : neededOnTableau(card);
    return `${cardName(card)} needs ${needed}; ${target} ends in the ${cardName(top as Card)}.`;
  }
  const found = top === undefined ? 'is empty' : `has ${foundationInWords([top])}`;
  return `${cardName(card)} needs ${neededOnFoundation(card)}; ${target} ${found}.`;
}

/** Why a tap on the lowest of `count` cards moves nothing. */
export function explainNoTarget(head: Card, count: number): string {
  const needed = [
    ...(rankOf(head) === KING ? [] : [neededOnTableau(head)]),
    ...(count > 1 ? [] : [`${neededOnFoundation(head)} on a foundation`, 'a free cell']),
    'an empty column',
  ];
  return `${cardName(head)} has nowhere to go; it needs ${listed(needed, 'or')}.`;
}

/** What a move did: `Queen of Hearts and 1 more card to column 4.` */
export const narrate = (before: FreeCellState, move: FreeCellMove): readonly string[] => [
  `${suggest(before, move)}.`,
];

/** What to do: `Queen of Hearts and 1 more card to column 4`. */
export function suggest(state: FreeCellState, { from, to, count }: FreeCellMove): string {
  const head = cardsOf(state, from)?.at(-count) as Card;
  return `${cardsInWords(head, count)} to ${pileInWords(to)}`;
}

/** The sentence at the end of a game of this many moves. */
export const ended = (state: FreeCellState, moves: number): string =>
  isWon(state)
    ? `Won in ${moves} moves.`
    : 'No more moves: no card can be played, and every free cell is taken.';

const LETTERS = { cell: 'a', foundation: 'f', tableau: 'c' } as const;
const LAST = { cell: MAX_CELLS, foundation: FOUNDATIONS, tableau: COLUMNS } as const;

/** A pile as it is named in the line of a move: `c6`, `a1`, `f2`. */
const formatPile = ({ kind, index }: FreeCellPile): string => `${LETTERS[kind]}${index}`;

/** A move as a line: `m c6, c1, 2`. */
export const formatMove = ({ from, to, count }: FreeCellMove): string =>
  `m ${formatPile(from)}, ${formatPile(to)}, ${count}`;

/** The lines of help about typed moves. */
export const MOVE_HELP = [
  'm SRC, DST, N     move N cards (1 if left out); columns c1–c8, free cells a1–a6, foundations f1–f4',
  'm c1, a           to the first free cell; “f” alone is the foundation that takes the card',
];

const EXAMPLE = 'moves look like “m c1, c4, 2”, “m c1, a” or “m a2, f”';

/**
 * The move of such a line, in upper or lower case, with commas or spaces; one card if no number is given. A cell or a
 * foundation without its number is read in a state: the first that takes the card.
 */
export function parseMove(text: string, state?: FreeCellState): Result<FreeCellMove, string> {
  const words = parseMoveWords(text, EXAMPLE);
  if (!words.ok) return words;
  const { source, target, count } = words.value;
  const from = parsePile(source);
  if (!from.ok) return from;
  const to = parseTarget(target, from.value, state);
  return to.ok ? ok({ from: from.value, to: to.value, count }) : to;
}

/** A target; `a` and `f` alone are the first that takes the card in the state. */
function parseTarget(
  word: string,
  from: FreeCellPile,
  state: FreeCellState | undefined,
): Result<FreeCellPile, string> {
  if (!state || (word !== LETTERS.cell && word !== LETTERS.foundation)) return parsePile(word);
  if (word === LETTERS.cell) {
    const [cell] = emptyPiles(state, 'cell');
    return cell ? ok(cell) : err('Every free cell is taken.');
  }
  const card = cardsOf(state, from)?.at(-1);
  if (card === undefined) return err(`${capital(pileInWords(from))} is empty.`);
  const [foundation] = targetsFor(state, card, 'foundation');
  return foundation ? ok(foundation) : err(`No foundation takes the ${cardName(card)}.`);
}

function parsePile(word: string): Result<FreeCellPile, string> {
  const [, letter, digits = ''] = /^([acf])(\d+)$/.exec(word) ?? [];
  const kind = (['cell', 'foundation', 'tableau'] as const).find(
    (each) => LETTERS[each] === letter,
  );
  if (!kind) {
    return err(`${quote(word)} is not a pile; piles are c1 to c8, a1 to a6 and f1 to f4.`);
  }
  const index = Number(digits);
  if (index >= 1 && index <= LAST[kind]) return ok({ kind, index });
  const name = KIND_NAMES[kind];
  return err(
    `There is no ${name} ${quote(digits)}; ${name}s are ${letter}1 to ${letter}${LAST[kind]}.`,
  );
}

const COLUMN_WIDTH = 6;

/** The table as text: the cells, the foundations, and the columns with their last card lowest. */
export function formatState({ cells, foundations, columns }: FreeCellState): string {
  const line = (texts: readonly string[]): string => formatRow(texts, COLUMN_WIDTH);
  const top = (cards: readonly Card[]): string => formatCards(cards.slice(-1)) || '--';
  return [
    line([...cells.map((_, i) => `a${i + 1}`), '|', ...foundations.map((_, i) => `f${i + 1}`)]),
    line([...cells.map(top), '|', ...foundations.map(top)]),
    '',
    line(columns.map((_, i) => `c${i + 1}`)),
    ...formatColumns(columns, COLUMN_WIDTH),
  ].join('\n');
}
