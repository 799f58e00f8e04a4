import {
  ACE,
  type Card,
  cardCode,
  cardName,
  colourOf,
  KING,
  makeCard,
  rankName,
  rankOf,
  SUITS,
  suitOf,
} from '../../engine/card';
import type { Refusal } from '../../engine/game';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import type { PileId } from '../../engine/view';
import {
  type KlondikeMove,
  type KlondikeReason,
  moveOf,
  splitPile,
  type Transfer,
  transferOf,
} from './rules';
import { FOUNDATIONS, type KlondikeState, TABLEAU_PILES, type TableauPile } from './state';

/** `1 card`, `21 cards`. */
export const count = (cards: number): string => `${cards} ${cards === 1 ? 'card' : 'cards'}`;

/** `hearts up to 5`, `empty`. */
export function builtUp(foundation: readonly Card[]): string {
  const top = foundation.at(-1);
  if (top === undefined) return 'empty';
  return `${SUITS[suitOf(top)].toLowerCase()} up to ${rankName(rankOf(top))}`;
}

/** `the waste`, `tableau 4`. */
const inWords = (pile: PileId): string =>
  pile === 'waste' || pile === 'stock' ? `the ${pile}` : pile.replace('-', ' ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Why a move is refused, in words. */
export function explain({ reason, cards, piles }: Refusal): string {
  const [from = '', to = ''] = piles;
  switch (reason as KlondikeReason) {
    case 'game won':
      return 'The game is won; undo, or start a new deal.';
    case 'no such pile':
      return `There is no ${inWords(from)}.`;
    case 'nothing to draw':
      return 'The stock and the waste are empty.';
    case 'empty pile':
      return `${capital(inWords(from))} is empty.`;
    case 'not a count':
      return 'The number of cards must be 1 or more.';
    case 'too few face up':
      return `Only ${count(cards.length)} can be taken from ${inWords(from)}.`;
    case 'same pile':
      return `The card is on ${inWords(from)} already.`;
    case 'does not fit':
      return misfit(to, cards[0] as Card, cards[1]);
  }
}

/** What a card needs on a pile, and what it finds there. */
function misfit(to: PileId, card: Card, top: Card | undefined): string {
  const name = cardName(card);
  const rank = rankOf(card);
  if (splitPile(to)[0] === 'tableau') {
    if (top === undefined) return `${name} cannot start ${inWords(to)}; only a King can.`;
    if (rank === KING) return `${name} needs an empty pile; ${endsIn(to, top)}`;
    return `${name} needs ${neededOnTableau(card)}; ${endsIn(to, top)}`;
  }
  const found = top === undefined ? 'is empty' : `has ${builtUp([top])}`;
  const needed = rank === ACE ? 'an empty foundation' : `the ${neededAtHome(card)}`;
  return `${name} needs ${needed}; ${inWords(to)} ${found}.`;
}

const endsIn = (pile: PileId, top: Card): string =>
  `${inWords(pile)} ends in the ${cardName(top)}.`;

/** `a red 9`, `an 8`-like: the cards of the other colour one rank up. */
function neededOnTableau(card: Card): string {
  const colour = colourOf(card) === 'red' ? 'black' : 'red';
  return `a ${colour} ${rankName(rankOf(card) + 1)}`;
}

const neededAtHome = (card: Card): string => cardName(makeCard(suitOf(card), rankOf(card) - 1));

/** Why a tap on a card moves nothing: all that it waits for. */
export function nowhereToGo(head: Card, cards: number): string {
  const rank = rankOf(head);
  const wishes = [
    rank === KING ? 'an empty pile' : neededOnTableau(head),
    ...(cards > 1 || rank === ACE ? [] : [`the ${neededAtHome(head)} on a foundation`]),
  ];
  return `${cardName(head)} has nowhere to go; it needs ${wishes.join(' or ')}.`;
}

/** What a move did: `Queen of Hearts to tableau 4.` `Jack of Clubs revealed.` */
export function narrate(
  before: KlondikeState,
  move: KlondikeMove,
  after: KlondikeState,
): readonly string[] {
  const transfer = transferOf(move);
  if (!transfer) return [narrateDraw(before, after)];
  const { from, count: cards, to } = transfer;
  const head = headOf(after, to, cards);
  const others = cards > 1 ? ` and ${count(cards - 1)} more` : '';
  const moved = `${cardName(head)}${others} to ${inWords(to)}.`;
  const revealed = revealedCard(before, after, from);
  return revealed === undefined ? [moved] : [moved, `${cardName(revealed)} revealed.`];
}

function narrateDraw(before: KlondikeState, after: KlondikeState): string {
  const top = after.waste.at(-1);
  if (top === undefined) return `Turned the waste over, ${count(after.stock.length)} in the stock.`;
  return `Drew ${count(before.stock.length - after.stock.length)}, ${cardName(top)} on top.`;
}

function headOf(state: KlondikeState, pile: PileId, cards: number): Card {
  const [kind, number] = splitPile(pile);
  const target =
    kind === 'tableau' ? state.tableau[number - 1]?.cards : state.foundations[number - 1];
  return target?.at(-cards) as Card;
}

function revealedCard(before: KlondikeState, after: KlondikeState, from: PileId): Card | undefined {
  const [kind, number] = splitPile(from);
  if (kind !== 'tableau') return undefined;
  const was = before.tableau[number - 1];
  const is = after.tableau[number - 1];
  return was && is && is.hidden < was.hidden ? is.cards.at(-1) : undefined;
}

const SHORT: Readonly<Record<string, string>> = { waste: 'w', tableau: 'c', foundation: 'f' };
const LONG: Readonly<Record<string, string>> = { c: 'tableau', f: 'foundation' };

const short = (pile: PileId): string => {
  const [kind, number] = splitPile(pile);
  return `${SHORT[kind]}${number || ''}`;
};

/** A move as a line of seed 004's console: `s`, `m c6, c1, 2`. */
export function formatMove(move: KlondikeMove): string {
  const transfer = transferOf(move);
  return transfer ? `m ${short(transfer.from)}, ${short(transfer.to)}, ${transfer.count}` : 's';
}

const BETWEEN = /\s*,\s*|\s+/;
const EXAMPLE = 'moves look like “s” or “m c6, c1, 2”';

/** The move of such a line, in any case, with commas or spaces; the number may be left out for 1. */
export function parseMove(text: string): Result<KlondikeMove, string> {
  const [word = '', ...operands] = text.trim().toLowerCase().split(BETWEEN);
  if (word === 's') {
    return operands.length === 0 ? ok({ type: 'clickStock' }) : err('Nothing may follow “s”.');
  }
  if (word !== 'm') return err(`${quote(text)} is not a move; ${EXAMPLE}.`);
  const [source, target, cards = '1', ...more] = operands;
  if (source === undefined || target === undefined) {
    return err('A move names where from and where to, as in “m c6, c1, 2”.');
  }
  if (more.length > 0) return err(`${quote(more.join(' '))} is too much; ${EXAMPLE}.`);
  const from = parsePile(source);
  if (!from.ok) return from;
  const to = parsePile(target);
  if (!to.ok) return to;
  if (!/^\d+$/.test(cards)) return err(`${quote(cards)} is not a number of cards.`);
  const transfer: Transfer = { from: from.value, count: Number(cards), to: to.value };
  const move = moveOf(transfer);
  return move ? ok(move) : err(noWay(transfer));
}

function parsePile(word: string): Result<PileId, string> {
  if (word === 'w') return ok('waste');
  const [, letter = '', digits = ''] = /^([cf])(\d+)$/.exec(word) ?? [];
  const kind = LONG[letter];
  if (!kind) return err(`${quote(word)} is not a pile; piles are w, c1 to c7 and f1 to f4.`);
  const number = Number(digits);
  const last = letter === 'c' ? TABLEAU_PILES : FOUNDATIONS;
  if (number >= 1 && number <= last) return ok(`${kind}-${number}`);
  const name = letter === 'c' ? 'column' : 'foundation';
  return err(`There is no ${name} ${quote(digits)}; ${name}s are ${letter}1 to ${letter}${last}.`);
}

/** Why cards can never be carried so. */
export function noWay({ from, count: cards, to }: Transfer): string {
  const [kind] = splitPile(to);
  if (kind === 'foundation') {
    return cards > 1 ? 'A foundation takes one card at a time.' : 'It is on a foundation already.';
  }
  if (kind === 'tableau') return `Only one card at a time can be taken from ${inWords(from)}.`;
  return 'No card can be put there.';
}

const WIDTH = 15;

/** The table as seed 004 prints it: every pile with its number of cards, face-down cards as `[ ]`. */
export function formatState(state: KlondikeState): string {
  const upper = [
    { name: 'Stock', cards: state.stock.length, shown: state.stock.length > 0 ? '[ ]' : '' },
    { name: 'Waste', cards: state.waste.length, shown: shown(state.waste.slice(-state.draw)) },
    ...state.foundations.map((cards, i) => ({
      name: `Foundation ${i + 1}`,
      cards: cards.length,
      shown: shown(cards.slice(-1)),
    })),
  ];
  const deepest = Math.max(...state.tableau.map(({ cards }) => cards.length));
  const rows = Array.from({ length: deepest }, (_, row) =>
    columns(state.tableau.map((pile) => cell(pile, row))),
  );
  return [
    columns(upper.map(({ name }) => name)),
    columns(upper.map(({ cards }) => `(${count(cards)})`)),
    columns(upper.map(({ shown: text }) => text)),
    '',
    columns(Array.from({ length: TABLEAU_PILES }, (_, i) => `Column ${i + 1}`)),
    columns(state.tableau.map(({ cards }) => `(${count(cards.length)})`)),
    ...rows,
  ].join('\n');
}

const shown = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

function cell({ cards, hidden }: TableauPile, row: number): string {
  const card = cards[row];
  if (card === undefined) return '';
  return row < hidden ? '[ ]' : cardCode(card);
}

const columns = (cells: readonly string[]): string =>
  cells
    .map((text) => text.padEnd(WIDTH))
    .join('')
    .trimEnd();
