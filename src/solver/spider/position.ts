import { CARDS_IN_SUIT, type Card, suitOf } from '../../engine/card';
import type { Next, SearchSpace } from '../bestFirst';
import { columnKey, descends, type TextColumn, withoutTop } from '../columns';

/** Cards are faces, since copies are alike. Complete runs have left the table and are not part of it. */
export interface Position {
  readonly columns: readonly TextColumn[];
  /** The top card is the last. */
  readonly stock: string;
  /** True if cards are dealt even while a column is empty. */
  readonly dealsToEmpty: boolean;
}

/** A deal, or a run moved between columns, which count from 0. */
export type Step = 'deal' | { readonly from: number; readonly to: number; readonly count: number };

/** True if two cards belong to one run: down in suit. */
const continuesRun = (card: Card, onto: Card): boolean =>
  descends(card, onto) && suitOf(card) === suitOf(onto);

const cardAt = (cards: string, at: number): Card => cards.charCodeAt(at) as Card;

/** The length of the run at the end of a column. */
function runOf({ cards, hidden }: TextColumn): number {
  let start = Math.max(cards.length - 1, 0);
  while (start > hidden && continuesRun(cardAt(cards, start), cardAt(cards, start - 1))) start--;
  return cards.length - start;
}

/** The position as a text. Once the stock is empty it is the same for any order of columns. */
function keyOf({ columns, stock }: Position): string {
  const texts = columns.map(columnKey);
  return stock === '' ? texts.sort().join('') : `${texts.join('')}|${stock.length}`;
}

const isWon = ({ columns, stock }: Position): boolean =>
  stock === '' && columns.every(({ cards }) => cards === '');

/** The weight of each thing that makes a position far from a win. */
export interface Weights {
  readonly card: number;
  readonly hidden: number;
  readonly stock: number;
  /** A card one rank lower than the card below it, but of another suit. */
  readonly suit: number;
  /** A card that is not one rank lower than the card below it. */
  readonly breach: number;
  /** A column with cards. */
  readonly column: number;
}

/** A rough distance from a win. */
export function estimate({ columns, stock }: Position, weights: Weights): number {
  let sum = stock.length * weights.stock;
  for (const { cards, hidden } of columns) {
    if (cards === '') continue;
    sum += weights.column + weights.card * cards.length + weights.hidden * hidden;
    for (let i = hidden + 1; i < cards.length; i++) {
      const [card, onto] = [cardAt(cards, i), cardAt(cards, i - 1)];
      if (!descends(card, onto)) sum += weights.breach;
      else if (suitOf(card) !== suitOf(onto)) sum += weights.suit;
    }
  }
  return sum;
}

const withoutCompleteRun = (column: TextColumn): TextColumn =>
  runOf(column) === CARDS_IN_SUIT ? withoutTop(column, CARDS_IN_SUIT) : column;

/**
 * The moves that are worth a try: whole runs, to one of several empty columns only, and parts of a run that make another
 * longer than it was. So a search that finds no win has not shown that there is none.
 */
function stepsOf(position: Position): readonly Next<Position, Step>[] {
  const { columns, stock } = position;
  const found: Next<Position, Step>[] = [];
  const runs = columns.map(runOf);
  const empty = columns.findIndex(({ cards }) => cards === '');

  function move(from: number, to: number, count: number): void {
    const source = columns[from] as TextColumn;
    const { cards, hidden } = columns[to] as TextColumn;
    const target = withoutCompleteRun({ cards: cards + source.cards.slice(-count), hidden });
    const next = columns.with(from, withoutTop(source, count)).with(to, target);
    found.push({ step: { from, to, count }, position: { ...position, columns: next } });
  }

  for (const [from, { cards }] of columns.entries()) {
    const whole = runs[from] ?? 0;
    for (let count = 1; count <= whole; count++) {
      const head = cardAt(cards, cards.length - count);
      for (const [to, target] of columns.entries()) {
        if (to === from || target.cards === '') continue;
        const top = cardAt(target.cards, target.cards.length - 1);
        if (!descends(head, top)) continue;
        const joins = suitOf(head) === suitOf(top);
        if (count === whole || (joins && (runs[to] ?? 0) + count > whole)) move(from, to, count);
      }
    }
    if (empty >= 0 && whole > 0 && whole < cards.length) move(from, empty, whole);
  }
  const isFull = empty < 0 || position.dealsToEmpty;
  if (stock !== '' && isFull) {
    const dealt = columns.map(({ cards, hidden }, i) =>
      withoutCompleteRun({ cards: cards + stock.charAt(stock.length - 1 - i), hidden }),
    );
    const rest = { ...position, columns: dealt, stock: stock.slice(0, -columns.length) };
    found.push({ step: 'deal', position: rest });
  }
  return found;
}

export const SPACE: SearchSpace<Position, Step> = { keyOf, isWon, stepsOf };
