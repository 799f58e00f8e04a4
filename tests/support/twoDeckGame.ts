import { type Card, cardName, rankOf } from '../../src/engine/card';
import { deckOfDeal, formatCards } from '../../src/engine/deck';
import { refusal } from '../../src/engine/game';
import type { AnyConsoleGame, ConsoleGame } from '../../src/engine/lines';
import { err, ok } from '../../src/engine/result';
import { pileView, type TableView } from '../../src/engine/view';

/** Columns and stock, each bottom first. */
interface TwinsState {
  readonly stock: readonly Card[];
  readonly columns: readonly (readonly Card[])[];
}

/** Puts the top card of a column on another, or of the stock (0) on the first; columns count from 1. */
interface TwinsMove {
  readonly from: number;
  readonly to: number;
}

const COLUMNS = 10;

const topOf = ({ columns }: TwinsState, column: number): Card | undefined =>
  columns[column - 1]?.at(-1);

function isLegal(state: TwinsState, { from, to }: TwinsMove): boolean {
  if (from === 0) return to === 1 && state.stock.length > 0;
  const [card, onto] = [topOf(state, from), topOf(state, to)];
  return card !== undefined && onto !== undefined && from !== to && rankOf(card) === rankOf(onto);
}

const numbers = Array.from({ length: COLUMNS + 1 }, (_, n) => n);

const legalMoves = (state: TwinsState): readonly TwinsMove[] =>
  numbers.flatMap((from) => numbers.map((to) => ({ from, to }))).filter((m) => isLegal(state, m));

const columnOf = (pile: string): number => Number(pile.replace('tableau-', ''));

const view = ({ stock, columns }: TwinsState): TableView => ({
  columns: COLUMNS,
  rows: 2,
  fanRoom: 2,
  piles: [
    pileView({
      id: 'stock',
      kind: 'stock',
      name: 'Stock',
      column: 0,
      row: 0,
      cards: stock,
      hidden: stock.length,
    }),
    ...columns.map((cards, i) =>
      pileView({
        id: `tableau-${i + 1}`,
        kind: 'tableau',
        name: `Column ${i + 1}`,
        column: i,
        row: 1,
        cards,
        liftable: 1,
      }),
    ),
  ],
});

/**
 * A game with two decks: ten columns of four cards and a stock; a top card goes on one of its rank. Its cards are selected
 * two at a time, or dragged.
 */
export const twins = (selects: boolean): AnyConsoleGame => game(selects) as AnyConsoleGame;

const game = (selects: boolean): ConsoleGame<TwinsState, TwinsMove> => ({
  name: 'Twins',
  decks: 2,
  rules: {
    deal: (deal, byHand) => {
      const cards = deckOfDeal(deal, byHand, { decks: 2 });
      const dealt = cards.toReversed();
      return {
        stock: dealt.slice(4 * COLUMNS).reverse(),
        columns: numbers.slice(1).map((n) => dealt.slice(4 * (n - 1), 4 * n)),
      };
    },
    legalMoves,
    apply: (state, move) => {
      if (!isLegal(state, move)) return err(refusal('no match'));
      const { stock, columns } = state;
      const from = move.from === 0 ? stock : (columns[move.from - 1] ?? []);
      const to = [...(columns[move.to - 1] ?? []), ...from.slice(-1)];
      const rest = from.slice(0, -1);
      const after = columns.with(move.to - 1, to);
      return ok(
        move.from === 0
          ? { stock: rest, columns: after }
          : { stock, columns: after.with(move.from - 1, rest) },
      );
    },
    status: (state) => (legalMoves(state).length > 0 ? 'playing' : 'stuck'),
    score: ({ stock }) => stock.length,
    scoreLabel: 'Cards in the stock',
    bestScore: 0,
  },
  table: {
    view,
    movesFor: (state, gesture) => {
      switch (gesture.kind) {
        case 'press':
          return ok([{ from: 0, to: 1 }]);
        case 'drop':
          return ok([{ from: columnOf(gesture.from), to: columnOf(gesture.to) }]);
        case 'select': {
          const [from = 0, to = 0] = gesture.cards.map(
            (card) => 1 + state.columns.findIndex((column) => column.includes(card)),
          );
          return ok([{ from, to }]);
        }
        default: {
          const moves = legalMoves(state).filter(({ from }) => from === columnOf(gesture.pile));
          return moves.length > 0 ? ok(moves) : err('This card has nowhere to go.');
        }
      }
    },
  },
  text: {
    formatMove: ({ from, to }) => `${from} ${to}`,
    explain: () => 'Only cards of one rank go together.',
    narrate: (state, { from, to }) => {
      const card = from === 0 ? state.stock.at(-1) : topOf(state, from);
      return card === undefined ? [] : [`${cardName(card)} to column ${to}.`];
    },
    suggest: (_state, { from, to }) => `column ${from} to column ${to}`,
    ended: () => 'No moves left.',
  },
  lines: {
    moveHelp: () => ['1 2   moves the last card of column 1 to column 2'],
    formatState: ({ columns }) => columns.map(formatCards).join('\n'),
    parseMove: (text) => {
      const [from, to] = text.split(' ').map(Number);
      return from === undefined || to === undefined ? err('No move.') : ok({ from, to });
    },
  },
  advice: { hint: (state) => legalMoves(state)[0] },
  ...(selects && {
    selecting: {
      summarise: (cards) => ({
        text: `${cards.length} selected.`,
        sum: '',
        legal: cards.length === 2 && new Set(cards.map(rankOf)).size === 1,
      }),
      isPart: () => true,
      partners: () => [],
    },
  }),
});
