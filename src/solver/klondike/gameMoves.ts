import { type Card, makeCard, rankOf, suitOf } from '../../engine/card';
import { type Pile, WASTE } from '../../engine/pile';
import type { Column, LayoutState } from '../../games/layouts/board';
import type { FullLayout } from '../../games/layouts/layout';
import { DRAW, type LayoutMove, targetsOf } from '../../games/layouts/rules';
import { replayLayout } from '../layouts/gameMoves';
import type { Replay } from '../replay';
import {
  FROM_FOUNDATION,
  MOVE_CARD,
  MOVE_KIND,
  REVEAL,
  rankOfCard,
  STOCK_TO_FOUNDATION,
  STOCK_TO_TABLEAU,
  suitOfCard,
  TO_FOUNDATION,
} from './core/cards';

/** More clicks on the stock than any of its cards needs. */
const MAX_CLICKS = 60;

/** The card of the game for a number of the search. */
const gameCard = (card: number): Card => makeCard(suitOfCard(card), rankOfCard(card));

/** Turns the search’s moves into the game’s, with clicks on the stock and moves of runs to a twin, and plays them to the win. */
export function gameMoves(
  setup: FullLayout,
  start: LayoutState,
  stock: readonly number[],
  moves: readonly number[],
): readonly LayoutMove[] {
  const game = replayLayout(setup, start);
  for (const move of moves) playSearchMove(setup, game, stock, move);
  return game.finish();
}

/** Plays one move of a search, which may take several moves of the game. Throws if the rules refuse one. */
export function playSearchMove(
  setup: FullLayout,
  { state, play }: Replay<LayoutState, LayoutMove>,
  stock: readonly number[],
  move: number,
): void {
  /** The column that the card lies in; a column that does not exist if it lies in none. */
  const columnOf = (card: Card): Pile => ({
    kind: 'tableau',
    index: state().tableau.findIndex(({ cards }) => cards.includes(card)) + 1,
  });

  /** Takes cards to the first pile of a kind that takes the lowest of them. */
  function playTo(kind: 'tableau' | 'foundation', from: Pile, card: Card, count = 1): void {
    const [to = { kind, index: 0 }] = targetsOf(setup, state(), card, kind);
    play({ from, to, count });
  }

  function bringUp(card: Card): void {
    for (let n = 0; state().waste?.at(-1) !== card; n++) {
      if (n > MAX_CLICKS) throw new Error('the stock does not bring the card up');
      play(DRAW);
    }
  }

  /** Moves the cards on this one to its twin, the other card of its rank and colour, which is free. */
  function uncover(card: Card): void {
    const from = columnOf(card);
    const column: Column | undefined = state().tableau[from.index - 1];
    const cards = column?.cards ?? [];
    const count = cards.length - 1 - cards.indexOf(card);
    if (count === 0) return;
    play({ from, to: columnOf(makeCard(suitOf(card) ^ 1, rankOf(card))), count });
  }

  const number = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case TO_FOUNDATION: {
      const card = gameCard(number);
      uncover(card);
      playTo('foundation', columnOf(card), card);
      break;
    }
    case STOCK_TO_FOUNDATION:
    case STOCK_TO_TABLEAU: {
      const card = gameCard(stock[number]);
      bringUp(card);
      const isUp = (move & MOVE_KIND) === STOCK_TO_FOUNDATION;
      playTo(isUp ? 'foundation' : 'tableau', WASTE, card);
      break;
    }
    case REVEAL: {
      const { cards, hidden } = state().tableau[number];
      const from: Pile = { kind: 'tableau', index: number + 1 };
      playTo('tableau', from, cards[hidden], cards.length - hidden);
      break;
    }
    case FROM_FOUNDATION: {
      const card = gameCard(number);
      const index = state().foundations.findIndex((cards) => cards.at(-1) === card) + 1;
      playTo('tableau', { kind: 'foundation', index }, card);
      break;
    }
  }
}
