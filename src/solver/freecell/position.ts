import { type Card, rankOf, suitOf } from '../../engine/card';
import type { Next, SearchSpace } from '../bestFirst';
import { continuesTableau, isSafeAt } from '../columns';

/** Columns and cells are texts (`columns.ts`). Heights count the cards on each suit’s foundation. */
export interface Position {
  readonly columns: readonly string[];
  readonly cells: string;
  readonly heights: readonly number[];
  readonly cellCount: number;
}

/** A move of `count` cards, of which `card` is the lowest. Columns count from 0. */
export interface Step {
  readonly from: number | 'cell';
  readonly to: number | 'cell' | 'foundation';
  readonly count: number;
  readonly card: Card;
}

const cardAt = (cards: string, at: number): Card => cards.charCodeAt(at) as Card;

/** The position as a text that is the same for any order of columns and of cells. It has every card still in play. */
const keyOf = ({ columns, cells }: Position): string =>
  `${[...columns].sort().join('|')}|${[...cells].sort().join('')}`;

const isWon = ({ columns, cells }: Position): boolean =>
  cells === '' && columns.every((cards) => cards === '');

/** The weight of each thing that makes a position far from a win. */
export interface Weights {
  readonly card: number;
  readonly cell: number;
  /** A card that does not continue the run below it. */
  readonly breach: number;
  /** A card that lies on a lower one. */
  readonly blocker: number;
  /** A card on the next card of a foundation. */
  readonly cover: number;
}

/** A rough distance from a win. */
export function estimate({ columns, cells, heights }: Position, weights: Weights): number {
  let sum = cells.length * (weights.card + weights.cell);
  for (const cards of columns) {
    let lowest = 99;
    for (let i = 0; i < cards.length; i++) {
      const card = cardAt(cards, i);
      sum += weights.card;
      if (i > 0 && !continuesTableau(card, cardAt(cards, i - 1))) sum += weights.breach;
      if (rankOf(card) > lowest) sum += weights.blocker;
      lowest = Math.min(lowest, rankOf(card));
      if (rankOf(card) === heights[suitOf(card)]) sum += weights.cover * (cards.length - 1 - i);
    }
  }
  return sum;
}

/** The moves from a position; of equivalent moves only the first. If a safe card can go, its move is the only one. */
function stepsOf(position: Position): readonly Next<Position, Step>[] {
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
  const safe = outgoing.find(({ card }) => isSafeAt(card, heights));
  if (safe) {
    move(safe.from, 'foundation', 1, safe.card);
    return found;
  }
  for (const { from, card } of outgoing) move(from, 'foundation', 1, card);
  for (const { from, card: top } of tops) {
    const cards = from === 'cell' ? String.fromCharCode(top) : (columns[from] ?? '');
    for (let count = 1; count <= cards.length; count++) {
      const head = cardAt(cards, cards.length - count);
      if (count > 1 && !continuesTableau(cardAt(cards, cards.length - count + 1), head)) break;
      columns.forEach((target, to) => {
        const isEmpty = target === '';
        if (from === to || (isEmpty && to !== empty)) return;
        if (!isEmpty && !continuesTableau(head, cardAt(target, target.length - 1))) return;
        if (isEmpty && from !== 'cell' && count === cards.length) return;
        if (count <= (free + 1) * 2 ** (emptyCount - (isEmpty ? 1 : 0)))
          move(from, to, count, head);
      });
    }
    if (from !== 'cell' && free > 0) move(from, 'cell', 1, top);
  }
  return found;
}

export const SPACE: SearchSpace<Position, Step> = { keyOf, isWon, stepsOf };
