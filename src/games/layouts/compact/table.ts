import { CARDS_IN_DECK, CARDS_IN_SUIT, KING } from '../../../engine/card';
import type { FullLayout } from '../layout';
import {
  CLICK,
  countOf,
  encode,
  FOUNDATION_TO_TABLEAU,
  fromOf,
  KIND,
  KINDS,
  kindOf,
  NEXT_KIND,
  RANK,
  SUIT,
  SUITS_COUNT,
  TABLEAU_TO_FOUNDATION,
  TABLEAU_TO_TABLEAU,
  toOf,
  WASTE_TO_FOUNDATION,
  WASTE_TO_TABLEAU,
} from './cards';

// Klondike on typed arrays that change in place, for simulation. Each function has a counterpart in rules.ts; a contract test
// compares their moves.

const TABLEAU_PILES = 7;
const FOUNDATIONS = 4;

/** Places of a column in `columns`: six hidden cards and a run from king to ace need 19. */
const COLUMN_ROOM = 32;
const STOCK_CARDS = 24;

/** A table of Klondike by these rules. One table plays many deals, one after another. */
export function compactTable({ stock: turned, redeals: allowed, empty, back }: FullLayout) {
  const draw = Number(turned);
  /** All piles are bottom first, as in `LayoutState`. */
  const stock = new Uint8Array(STOCK_CARDS);
  const waste = new Uint8Array(STOCK_CARDS);
  const columns = new Uint8Array(TABLEAU_PILES * COLUMN_ROOM);
  /** How many cards lie in each column, and how many of them face down. */
  const lengths = new Uint8Array(TABLEAU_PILES);
  const hidden = new Uint8Array(TABLEAU_PILES);
  /** The suit and the height of each foundation. */
  const suits = new Uint8Array(FOUNDATIONS);
  const heights = new Uint8Array(FOUNDATIONS);
  const suitHeights = new Uint8Array(SUITS_COUNT);
  let stockLength = 0;
  let wasteLength = 0;
  /** Redeals left; below 0, any number. */
  let redeals = -1;
  let score = 0;
  /** The legal moves, as `list` last found them. */
  const moves = new Uint16Array(256);
  let moveCount = 0;
  /** For each kind of card the columns that take it, as bits. */
  const takers = new Uint8Array(KINDS + 1);

  /** Deals a shuffled deck, as `dealLayout` does. */
  function deal(deck: ArrayLike<number>): void {
    let next = CARDS_IN_DECK;
    for (let column = 0; column < TABLEAU_PILES; column++) {
      for (let i = 0; i <= column; i++) columns[column * COLUMN_ROOM + i] = deck[--next] as number;
      lengths[column] = column + 1;
      hidden[column] = column;
    }
    for (let i = 0; i < STOCK_CARDS; i++) stock[i] = deck[i] as number;
    stockLength = STOCK_CARDS;
    wasteLength = 0;
    redeals = allowed;
    suits.fill(0);
    heights.fill(0);
    suitHeights.fill(0);
    score = 0;
  }

  function findTakers(): void {
    takers.fill(0);
    for (let column = 0; column < TABLEAU_PILES; column++) {
      const length = lengths[column] as number;
      const bit = 1 << column;
      if (length > 0) {
        const kind = NEXT_KIND[columns[column * COLUMN_ROOM + length - 1] as number] as number;
        takers[kind] = (takers[kind] as number) | bit;
      } else if (empty === 'any') {
        for (let kind = 0; kind < KINDS; kind++) takers[kind] = (takers[kind] as number) | bit;
      } else {
        takers[KING] = (takers[KING] as number) | bit;
        takers[KING + CARDS_IN_SUIT] = (takers[KING + CARDS_IN_SUIT] as number) | bit;
      }
    }
  }

  const fitsFoundation = (card: number): boolean =>
    suitHeights[SUIT[card] as number] === RANK[card];

  /** Adds the moves of a card to foundations: an ace goes to any empty one, another card to that of its suit. */
  function addToFoundations(kind: number, from: number, card: number): void {
    if (!fitsFoundation(card)) return;
    const rank = RANK[card] as number;
    for (let f = 0; f < FOUNDATIONS; f++) {
      if (heights[f] === rank && (rank === 0 || suits[f] === SUIT[card])) {
        moves[moveCount++] = encode(kind, from, f, 1);
      }
    }
  }

  /** Adds the moves of cards to columns, given as bits. */
  function addToColumns(kind: number, from: number, count: number, targets: number): void {
    for (let left = targets; left !== 0; left &= left - 1) {
      moves[moveCount++] = encode(kind, from, 31 - Math.clz32(left & -left), count);
    }
  }

  const takersOf = (card: number): number => takers[KIND[card] as number] as number;

  /** Finds the legal moves, in the order of `legalMoves`: a click on the stock comes first. */
  function list(): void {
    findTakers();
    moveCount = 0;
    if (stockLength > 0 || (wasteLength > 0 && redeals !== 0)) moves[moveCount++] = CLICK;
    if (wasteLength > 0) {
      const card = waste[wasteLength - 1] as number;
      addToFoundations(WASTE_TO_FOUNDATION, 0, card);
      addToColumns(WASTE_TO_TABLEAU, 0, 1, takersOf(card));
    }
    for (let column = 0; column < TABLEAU_PILES; column++) {
      const length = lengths[column] as number;
      if (length === 0) continue;
      addToFoundations(
        TABLEAU_TO_FOUNDATION,
        column,
        columns[column * COLUMN_ROOM + length - 1] as number,
      );
    }
    for (let column = 0; column < TABLEAU_PILES; column++) {
      const top = column * COLUMN_ROOM + (lengths[column] as number);
      const faceUp = (lengths[column] as number) - (hidden[column] as number);
      for (let count = 1; count <= faceUp; count++) {
        const targets = takersOf(columns[top - count] as number) & ~(1 << column);
        if (targets !== 0) addToColumns(TABLEAU_TO_TABLEAU, column, count, targets);
      }
    }
    if (back) {
      for (let f = 0; f < FOUNDATIONS; f++) {
        const height = heights[f] as number;
        if (height === 0) continue;
        const card = (suits[f] as number) * CARDS_IN_SUIT + height - 1;
        addToColumns(FOUNDATION_TO_TABLEAU, f, 1, takersOf(card));
      }
    }
  }

  const isPlayable = (card: number): boolean => fitsFoundation(card) || takersOf(card) !== 0;

  /** The card at an index of the order in which cards are turned: the waste, then the stock from its top. */
  const turnedAt = (at: number): number =>
    (at < wasteLength ? waste[at] : stock[stockLength - 1 - (at - wasteLength)]) as number;

  /** Whether the game goes on, given the moves that `list` found: `status` of a game that is not won. */
  const canPlay = (): boolean =>
    moveCount > 1 || (moveCount === 1 && moves[0] !== CLICK) || clicksHelp();

  /** Whether clicks on the stock alone bring up a card that can be played. */
  const clicksHelp = (): boolean =>
    passHasPlayable(wasteLength) || (redeals !== 0 && passHasPlayable(0));

  /** Whether any card that clicks bring to the top of the waste can be played, in a pass from `start` on. */
  function passHasPlayable(start: number): boolean {
    const cards = wasteLength + stockLength;
    for (let at = start; at < cards; ) {
      at = Math.min(at + draw, cards);
      if (isPlayable(turnedAt(at - 1))) return true;
    }
    return false;
  }

  function click(): void {
    if (stockLength > 0) {
      for (let n = Math.min(draw, stockLength); n > 0; n--)
        waste[wasteLength++] = stock[--stockLength] as number;
      return;
    }
    while (wasteLength > 0) stock[stockLength++] = waste[--wasteLength] as number;
    if (redeals > 0) redeals--;
  }

  function putOnFoundation(f: number, card: number): void {
    const suit = SUIT[card] as number;
    suits[f] = suit;
    heights[f] = (heights[f] as number) + 1;
    suitHeights[suit] = (suitHeights[suit] as number) + 1;
    score++;
  }

  function takeFromFoundation(f: number): number {
    const suit = suits[f] as number;
    const height = (heights[f] as number) - 1;
    heights[f] = height;
    suitHeights[suit] = height;
    score--;
    return suit * CARDS_IN_SUIT + height;
  }

  function putOnColumn(column: number, card: number): void {
    const length = lengths[column] as number;
    columns[column * COLUMN_ROOM + length] = card;
    lengths[column] = length + 1;
  }

  /** Takes cards off a column, and turns up the card that lay under them. */
  function shorten(column: number, count: number): void {
    const left = (lengths[column] as number) - count;
    lengths[column] = left;
    if ((hidden[column] as number) >= left) hidden[column] = Math.max(0, left - 1);
  }

  function apply(move: number): void {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    const top = from * COLUMN_ROOM + (lengths[from] as number);
    switch (kindOf(move)) {
      case CLICK:
        return click();
      case WASTE_TO_FOUNDATION:
        return putOnFoundation(to, waste[--wasteLength] as number);
      case WASTE_TO_TABLEAU:
        return putOnColumn(to, waste[--wasteLength] as number);
      case TABLEAU_TO_FOUNDATION:
        putOnFoundation(to, columns[top - 1] as number);
        return shorten(from, 1);
      case TABLEAU_TO_TABLEAU:
        for (let i = count; i > 0; i--) putOnColumn(to, columns[top - i] as number);
        return shorten(from, count);
      case FOUNDATION_TO_TABLEAU:
        return putOnColumn(to, takeFromFoundation(from));
    }
  }

  /** The card that a move takes to a foundation. */
  function cardGoingUp(move: number): number {
    if (kindOf(move) === WASTE_TO_FOUNDATION) return waste[wasteLength - 1] as number;
    const from = fromOf(move);
    return columns[from * COLUMN_ROOM + (lengths[from] as number) - 1] as number;
  }

  return {
    deal,
    list,
    moves,
    moveCount: () => moveCount,
    canPlay,
    clicksHelp,
    canGoUp: fitsFoundation,
    cardAt: (column: number, fromTop: number): number =>
      columns[column * COLUMN_ROOM + (lengths[column] as number) - fromTop] as number,
    apply,
    suitHeights,
    cardGoingUp,
    score: () => score,
    isWon: () => score === CARDS_IN_DECK,
    lengths,
    hidden,
  };
}

export type CompactTable = ReturnType<typeof compactTable>;
