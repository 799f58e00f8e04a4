import { type Card, makeCard, rankOf, suitOf } from '../../engine/card';
import { err, ok, type Result } from '../../engine/result';
import { fitsFoundation, isWon } from '../../games/building/rules';
import { boardRules, type KlondikeMove } from '../../games/klondike/moves';
import { apply } from '../../games/klondike/rules';
import type { KlondikeState } from '../../games/klondike/state';
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
  readonly state: KlondikeState;
  readonly line: readonly KlondikeMove[];
}

/**
 * Turns the moves of a search into moves of the game: with the clicks on the stock, and with runs that must move to a twin.
 * Every move goes through the rules. The error names the first one refused, which would be a bug of the search.
 */
export function toGameMoves(
  start: KlondikeState,
  stock: readonly number[],
  moves: readonly number[],
): Result<readonly KlondikeMove[], string> {
  const line: KlondikeMove[] = [];
  let state = start;
  for (const move of moves) {
    const played = toGameMove(state, stock, move);
    if (!played.ok) return played;
    line.push(...played.value.line);
    state = played.value.state;
  }
  return isWon(state) ? ok(line) : err('the line does not end in a win');
}

/** Turns one move of a search into moves of the game. */
export function toGameMove(
  start: KlondikeState,
  stock: readonly number[],
  move: number,
): Result<Played, string> {
  const line: KlondikeMove[] = [];
  let state = start;
  let refused: string | undefined;
  const play = (next: KlondikeMove): void => {
    if (refused !== undefined) return;
    const after = apply(state, next);
    if (after.ok) {
      line.push(next);
      state = after.value;
    } else refused = `${JSON.stringify(next)} is refused: ${after.error.reason}`;
  };

  /** The pile, counted from 1, that the card lies in; 0 if it lies in none. */
  const pileOf = (card: Card): number =>
    state.tableau.findIndex(({ cards }) => cards.includes(card)) + 1;

  /** Clicks the stock until the card lies on the waste. */
  function bringUp(card: Card): void {
    for (let n = 0; state.waste.at(-1) !== card && refused === undefined; n++) {
      if (n > MAX_CLICKS) refused = 'the stock does not bring the card up';
      play({ type: 'clickStock' });
    }
  }

  /** Moves the cards on this one to its twin, which is free. */
  function uncover(card: Card): void {
    const pile = pileOf(card);
    const cards = state.tableau[pile - 1]?.cards ?? [];
    const above = cards.length - 1 - cards.indexOf(card);
    if (above === 0) return;
    const twin = makeCard(suitOf(card) ^ 1, rankOf(card));
    play({
      type: 'moveTableauToTableau',
      tableauSrc: pile,
      numCards: above,
      tableauDst: pileOf(twin),
    });
  }

  /** The first pile, counted from 1, that takes the card; 0 if none does. */
  const pileFor = (card: Card): number =>
    state.tableau.findIndex(({ cards }) => boardRules(state).fits(card, cards, 'tableau')) + 1;
  /** The first foundation, counted from 1, that takes the card; 0 if none does. */
  const foundationFor = (card: Card): number =>
    state.foundations.findIndex((foundation) => fitsFoundation(card, foundation)) + 1;

  const number = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case TO_FOUNDATION: {
      const card = gameCard(number);
      uncover(card);
      play({
        type: 'moveTableauToFoundation',
        tableau: pileOf(card),
        foundation: foundationFor(card),
      });
      break;
    }
    case STOCK_TO_FOUNDATION: {
      const card = gameCard(stock[number] as number);
      bringUp(card);
      play({ type: 'moveWasteToFoundation', foundation: foundationFor(card) });
      break;
    }
    case STOCK_TO_TABLEAU: {
      const card = gameCard(stock[number] as number);
      bringUp(card);
      play({ type: 'moveWasteToTableau', tableau: pileFor(card) });
      break;
    }
    case REVEAL: {
      const { cards, hidden } = state.tableau[number] ?? { cards: [], hidden: 0 };
      const base = cards[hidden] as Card;
      play({
        type: 'moveTableauToTableau',
        tableauSrc: number + 1,
        numCards: cards.length - hidden,
        tableauDst: pileFor(base),
      });
      break;
    }
    case FROM_FOUNDATION: {
      const card = gameCard(number);
      const foundation = state.foundations.findIndex((cards) => cards.at(-1) === card) + 1;
      play({ type: 'moveFoundationToTableau', foundation, tableau: pileFor(card) });
      break;
    }
  }
  return refused === undefined ? ok({ state, line }) : err(refused);
}
