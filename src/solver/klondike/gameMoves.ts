import { type Card, makeCard, rankOf, suitOf } from '../../engine/card';
import type { Pile } from '../../engine/pile';
import { WASTE } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import type { LayoutState } from '../../games/layouts/board';
import type { Setup } from '../../games/layouts/layout';
import { apply, DRAW, isWon, type LayoutMove, targetsOf } from '../../games/layouts/rules';
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

/** A position of the game, and the moves that led to it. */
interface Played {
  readonly state: LayoutState;
  readonly line: readonly LayoutMove[];
}

/**
 * Turns the moves of a search into moves of the game: with the clicks on the stock, and with runs that must move to a twin.
 * Every move goes through the rules. The error names the first one refused, which would be a bug of the search.
 */
export function toGameMoves(
  setup: Setup,
  start: LayoutState,
  stock: readonly number[],
  moves: readonly number[],
): Result<readonly LayoutMove[], string> {
  const line: LayoutMove[] = [];
  let state = start;
  for (const move of moves) {
    const played = toGameMove(setup, state, stock, move);
    if (!played.ok) return played;
    line.push(...played.value.line);
    state = played.value.state;
  }
  return isWon(setup, state) ? ok(line) : err('the line does not end in a win');
}

/** Turns one move of a search into moves of the game. */
export function toGameMove(
  setup: Setup,
  start: LayoutState,
  stock: readonly number[],
  move: number,
): Result<Played, string> {
  const line: LayoutMove[] = [];
  let state = start;
  let refused: string | undefined;
  const play = (next: LayoutMove): void => {
    if (refused !== undefined) return;
    const after = apply(setup, state, next);
    if (after.ok) {
      line.push(next);
      state = after.value;
    } else refused = `${JSON.stringify(next)} is refused: ${after.error.reason}`;
  };

  /** The column that the card lies in; one that does not exist if it lies in none. */
  const columnOf = (card: Card): Pile => ({
    kind: 'tableau',
    index: state.tableau.findIndex(({ cards }) => cards.includes(card)) + 1,
  });

  /** Takes cards to the first pile of a kind that takes the lowest of them. */
  function playTo(kind: 'tableau' | 'foundation', from: Pile, card: Card, count = 1): void {
    const [to = { kind, index: 0 }] = targetsOf(setup, state, card, kind);
    play({ from, to, count });
  }

  /** Clicks the stock until the card lies on the waste. */
  function bringUp(card: Card): void {
    for (let n = 0; state.waste?.at(-1) !== card && refused === undefined; n++) {
      if (n > MAX_CLICKS) refused = 'the stock does not bring the card up';
      play(DRAW);
    }
  }

  /** Moves the cards on this one to its twin, which is free. */
  function uncover(card: Card): void {
    const from = columnOf(card);
    const cards = state.tableau[from.index - 1]?.cards ?? [];
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
      const card = gameCard(stock[number] as number);
      bringUp(card);
      const isUp = (move & MOVE_KIND) === STOCK_TO_FOUNDATION;
      playTo(isUp ? 'foundation' : 'tableau', WASTE, card);
      break;
    }
    case REVEAL: {
      const { cards, hidden } = state.tableau[number] ?? { cards: [], hidden: 0 };
      const from: Pile = { kind: 'tableau', index: number + 1 };
      playTo('tableau', from, cards[hidden] as Card, cards.length - hidden);
      break;
    }
    case FROM_FOUNDATION: {
      const card = gameCard(number);
      const index = state.foundations.findIndex((cards) => cards.at(-1) === card) + 1;
      playTo('tableau', { kind: 'foundation', index }, card);
      break;
    }
  }
  return refused === undefined ? ok({ state, line }) : err(refused);
}
