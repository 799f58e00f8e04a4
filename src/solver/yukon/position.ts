import { type Card, KING, rankOf, suitOf } from '../../engine/card';
import type { Next, SearchSpace } from '../bestFirst';
import { columnKey, continuesTableau, isBare, type TextColumn, withoutTop } from '../columns';

/** Heights count the cards on each suit’s foundation. */
export interface Position {
  readonly columns: readonly TextColumn[];
  readonly heights: readonly number[];
}

/** A move of `count` cards. Columns count from 0. */
export interface Step {
  readonly from: number;
  readonly to: number | 'foundation';
  readonly count: number;
}

const cardAt = (cards: string, at: number): Card => cards.charCodeAt(at) as Card;

/** The position as a text that is the same for any order of columns. It has every card still in play. */
const keyOf = ({ columns }: Position): string => columns.map(columnKey).sort().join('');

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
      const lies =
        i === 0 ? rank === KING : i > hidden && continuesTableau(card, cardAt(cards, i - 1));
      if (i >= hidden && !lies) sum += weights.breach;
      if (rank > (lowest[suit] ?? 0)) sum += weights.blocker;
      else lowest[suit] = rank;
      if (rank === heights[suit]) sum += weights.cover * (cards.length - 1 - i);
    }
  }
  return sum;
}

/** The moves from a position; of several empty columns only one is used. If a safe card can go, its move is the only one. */
function stepsOf({ columns, heights }: Position): readonly Next<Position, Step>[] {
  const found: Next<Position, Step>[] = [];

  function move(from: number, to: Step['to'], count: number): void {
    const source = columns[from] as TextColumn;
    const next = columns.with(from, withoutTop(source, count));
    const step = { from, to, count };
    if (to === 'foundation') {
      const card = cardAt(source.cards, source.cards.length - 1);
      const raised = heights.with(suitOf(card), rankOf(card) + 1);
      found.push({ step, position: { columns: next, heights: raised } });
      return;
    }
    const target = columns[to] as TextColumn;
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
    // A two is not safe: an ace with cards on it may need it.
    if (isBare(card, heights)) {
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
        if (to !== from && columns[to]?.cards !== '' && continuesTableau(head, top))
          move(from, to, count);
      }
    }
  }
  return found;
}

export const SPACE: SearchSpace<Position, Step> = { keyOf, isWon, stepsOf };
