import { type Card, colourOf, KING, rankOf, suitOf } from '../../engine/card';
import type { Next, SearchSpace } from '../bestFirst';

/** A text with a character for each card, the top card last; the first `hidden` cards lie face down. */
interface Column {
  readonly cards: string;
  readonly hidden: number;
}

/** Heights count the cards on each suit’s foundation. */
export interface Position {
  readonly columns: readonly Column[];
  readonly heights: readonly number[];
}

/** A move of `count` cards. Columns count from 0. */
export interface Step {
  readonly from: number;
  readonly to: number | 'foundation';
  readonly count: number;
}

const cardAt = (cards: string, at: number): Card => cards.charCodeAt(at) as Card;

const fits = (card: Card, onto: Card): boolean =>
  rankOf(onto) === rankOf(card) + 1 && colourOf(card) !== colourOf(onto);

/** Added to the number of hidden cards, it gives a character that no card has. */
const HIDDEN = 0x100;

/** The position as a text that is the same for any order of columns. It has every card still in play. */
const keyOf = ({ columns }: Position): string =>
  columns
    .map(({ cards, hidden }) => String.fromCharCode(HIDDEN + hidden) + cards)
    .sort()
    .join('');

const isWon = ({ columns }: Position): boolean => columns.every(({ cards }) => cards === '');

/** The weight of each thing that makes a position far from a win. */
export interface Weights {
  readonly card: number;
  readonly hidden: number;
  /** A face-up card that does not continue the run below it. */
  readonly breach: number;
  /** A card that lies on a lower one of its suit. */
  readonly blocker: number;
  /** A card on the next card of a foundation. */
  readonly cover: number;
}

/** A rough distance from a win. */
export function estimate({ columns, heights }: Position, weights: Weights): number {
  let sum = 0;
  for (const { cards, hidden } of columns) {
    const lowest = [99, 99, 99, 99];
    sum += weights.hidden * hidden;
    for (let i = 0; i < cards.length; i++) {
      const card = cardAt(cards, i);
      const [rank, suit] = [rankOf(card), suitOf(card)];
      sum += weights.card;
      const lies = i === 0 ? rank === KING : i > hidden && fits(card, cardAt(cards, i - 1));
      if (i >= hidden && !lies) sum += weights.breach;
      if (rank > (lowest[suit] ?? 0)) sum += weights.blocker;
      else lowest[suit] = rank;
      if (rank === heights[suit]) sum += weights.cover * (cards.length - 1 - i);
    }
  }
  return sum;
}

/**
 * True if no card still in play can lie on this one in a column, so that it goes to its foundation without loss. An ace takes no
 * card; a two takes only an ace, which can go to its foundation itself.
 */
const isSafe = (card: Card, heights: readonly number[]): boolean =>
  rankOf(card) < 2 ||
  heights.every((height, suit) => suit < 2 === suitOf(card) < 2 || height >= rankOf(card));

/** The moves from a position; of several empty columns only one is used. If a safe card can go, its move is the only one. */
function stepsOf({ columns, heights }: Position): readonly Next<Position, Step>[] {
  const found: Next<Position, Step>[] = [];

  function move(from: number, to: Step['to'], count: number): void {
    const source = columns[from] as Column;
    const left = source.cards.slice(0, -count);
    const hidden = Math.min(source.hidden, Math.max(0, left.length - 1));
    const next = columns.with(from, { cards: left, hidden });
    const step = { from, to, count };
    if (to === 'foundation') {
      const card = cardAt(source.cards, source.cards.length - 1);
      const raised = heights.with(suitOf(card), rankOf(card) + 1);
      found.push({ step, position: { columns: next, heights: raised } });
      return;
    }
    const target = columns[to] as Column;
    const cards = target.cards + source.cards.slice(-count);
    found.push({
      step,
      position: { columns: next.with(to, { cards, hidden: target.hidden }), heights },
    });
  }

  const outgoing: number[] = [];
  for (const [from, { cards }] of columns.entries()) {
    if (cards === '') continue;
    const card = cardAt(cards, cards.length - 1);
    if (heights[suitOf(card)] !== rankOf(card)) continue;
    if (isSafe(card, heights)) {
      move(from, 'foundation', 1);
      return found.slice(-1);
    }
    outgoing.push(from);
  }
  for (const from of outgoing) move(from, 'foundation', 1);
  const empty = columns.findIndex(({ cards }) => cards === '');
  const tops = columns.map(({ cards }) => cardAt(cards, cards.length - 1));
  for (const [from, { cards, hidden }] of columns.entries()) {
    for (let at = cards.length - 1; at >= hidden; at--) {
      const head = cardAt(cards, at);
      const count = cards.length - at;
      if (rankOf(head) === KING) {
        if (at > 0 && empty >= 0) move(from, empty, count);
        continue;
      }
      for (const [to, top] of tops.entries()) {
        if (to !== from && columns[to]?.cards !== '' && fits(head, top)) move(from, to, count);
      }
    }
  }
  return found;
}

/** What the search walks through. */
export const SPACE: SearchSpace<Position, Step> = { keyOf, isWon, stepsOf };
