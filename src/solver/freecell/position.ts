import { type Card, colourOf, rankOf, suitOf } from '../../engine/card';
import type { Next } from '../bestFirst';

/** Cards are the characters of a text, the last on top. Heights count a suit's cards on its foundation. */
export interface Position {
  readonly columns: readonly string[];
  readonly cells: string;
  readonly heights: readonly number[];
  readonly cellCount: number;
}

/** A move of the search: its lowest card, and the columns, counted from 0, if it is from or to one. */
export interface Step {
  readonly from: number | 'cell';
  readonly to: number | 'cell' | 'foundation';
  readonly count: number;
  readonly card: Card;
}

const cardAt = (cards: string, at: number): Card => cards.charCodeAt(at) as Card;

const fits = (card: Card, onto: Card): boolean =>
  rankOf(onto) === rankOf(card) + 1 && colourOf(card) !== colourOf(onto);

/** The position as a text, the same for any order of columns and of cells. */
export const keyOf = ({ columns, cells }: Position): string =>
  `${[...columns].sort().join('|')}|${[...cells].sort().join('')}`;

/** True once every card is on its foundation. */
export const isEmpty = ({ columns, cells }: Position): boolean =>
  cells === '' && columns.every((cards) => cards === '');

/** What makes a position far from a win, each with its weight. */
export interface Weights {
  readonly card: number;
  readonly cell: number;
  /** A card that does not go on with the run below it. */
  readonly breach: number;
  /** A card that lies on a lower one. */
  readonly blocker: number;
  /** A card on one that goes to its foundation next. */
  readonly cover: number;
}

/** Roughly how far a position is from a win. */
export function estimate({ columns, cells, heights }: Position, weights: Weights): number {
  let sum = cells.length * (weights.card + weights.cell);
  for (const cards of columns) {
    let lowest = 99;
    for (let i = 0; i < cards.length; i++) {
      const card = cardAt(cards, i);
      sum += weights.card;
      if (i > 0 && !fits(card, cardAt(cards, i - 1))) sum += weights.breach;
      if (rankOf(card) > lowest) sum += weights.blocker;
      lowest = Math.min(lowest, rankOf(card));
      if (rankOf(card) === heights[suitOf(card)]) sum += weights.cover * (cards.length - 1 - i);
    }
  }
  return sum;
}

/**
 * True if no card still in play can go on this one in a column: nothing is lost when it goes to its foundation, since any
 * line can be played without it. An ace takes no card; a two takes an ace only, which goes to its foundation itself.
 */
const isSafe = (card: Card, heights: readonly number[]): boolean =>
  rankOf(card) < 2 ||
  heights.every((height, suit) => suit < 2 === suitOf(card) < 2 || height >= rankOf(card));

/** The moves of the game from a position; of equal ones the first. A safe card's move stands alone. */
export function stepsOf(position: Position): readonly Next<Position, Step>[] {
  const { columns, cells, heights, cellCount } = position;
  const found: Next<Position, Step>[] = [];
  const free = cellCount - cells.length;
  const empty = columns.indexOf('');
  const emptyCount = columns.filter((cards) => cards === '').length;

  function move(from: Step['from'], to: Step['to'], count: number, card: Card): void {
    const next = [...columns];
    let held = cells;
    let raised = heights;
    const moved = from === 'cell' ? String.fromCharCode(card) : (columns[from] ?? '').slice(-count);
    if (from === 'cell') held = cells.replace(moved, '');
    else next[from] = (columns[from] ?? '').slice(0, -count);
    if (to === 'cell') held += moved;
    else if (to === 'foundation') raised = heights.with(suitOf(card), rankOf(card) + 1);
    else next[to] = (columns[to] ?? '') + moved;
    found.push({
      step: { from, to, count, card },
      position: { columns: next, cells: held, heights: raised, cellCount },
    });
  }

  const tops: { readonly from: Step['from']; readonly card: Card }[] = [];
  for (let i = 0; i < cells.length; i++) tops.push({ from: 'cell', card: cardAt(cells, i) });
  columns.forEach((cards, from) => {
    if (cards !== '') tops.push({ from, card: cardAt(cards, cards.length - 1) });
  });
  const outgoing = tops.filter(({ card }) => heights[suitOf(card)] === rankOf(card));
  const safe = outgoing.find(({ card }) => isSafe(card, heights));
  if (safe) {
    move(safe.from, 'foundation', 1, safe.card);
    return found;
  }
  for (const { from, card } of outgoing) move(from, 'foundation', 1, card);
  for (const { from, card: top } of tops) {
    const cards = from === 'cell' ? String.fromCharCode(top) : (columns[from] ?? '');
    for (let count = 1; count <= cards.length; count++) {
      const head = cardAt(cards, cards.length - count);
      if (count > 1 && !fits(cardAt(cards, cards.length - count + 1), head)) break;
      columns.forEach((target, to) => {
        const isEmpty = target === '';
        if (from === to || (isEmpty && to !== empty)) return;
        if (!isEmpty && !fits(head, cardAt(target, target.length - 1))) return;
        if (isEmpty && from !== 'cell' && count === cards.length) return;
        if (count <= (free + 1) * 2 ** (emptyCount - (isEmpty ? 1 : 0)))
          move(from, to, count, head);
      });
    }
    if (from !== 'cell' && free > 0) move(from, 'cell', 1, top);
  }
  return found;
}
