import { type Card, makeCard, rankOf, suitOf } from '../engine/card';
import { err, ok, type Result } from '../engine/result';
import type { KlondikeMove } from '../games/klondike/moves';
import { apply } from '../games/klondike/rules';
import { isWon, type KlondikeState } from '../games/klondike/state';
import { MOVE, MOVE_CARD, MOVE_KIND, rankOfCard, suitOfCard } from './problem';

/** Clicks that bring any card of the stock up, and more. */
const MAX_CLICKS = 60;

/** The card of a search's number. */
const realCard = (card: number): Card => makeCard(suitOfCard(card), rankOfCard(card));

/** A position of the game with the moves that led to it. */
interface Reached {
  readonly state: KlondikeState;
  readonly line: readonly KlondikeMove[];
}

/**
 * The moves of the game that a search's moves stand for: clicks on the stock until a card is up, and a run moved
 * to a twin card where it lies on the one that is needed. Every move goes through the rules; the error names the
 * first that they refuse, which would be a fault of the search.
 */
export function toGameMoves(
  start: KlondikeState,
  stock: readonly number[],
  moves: readonly number[],
): Result<readonly KlondikeMove[], string> {
  const line: KlondikeMove[] = [];
  let state = start;
  for (const move of moves) {
    const step = toGameMove(state, stock, move);
    if (!step.ok) return step;
    line.push(...step.value.line);
    state = step.value.state;
  }
  return isWon(state) ? ok(line) : err('the line does not end in a win');
}

/** Makes one move of a search. */
export function toGameMove(
  start: KlondikeState,
  stock: readonly number[],
  move: number,
): Result<Reached, string> {
  const line: KlondikeMove[] = [];
  let state = start;
  let refused: string | undefined;
  const play = (next: KlondikeMove): void => {
    const after = refused === undefined && apply(state, next);
    if (!after) return;
    if (!after.ok) refused = `${JSON.stringify(next)} is refused: ${after.error.reason}`;
    else {
      line.push(next);
      state = after.value;
    }
  };

  const pileOf = (card: Card): number =>
    state.tableau.findIndex(({ cards }) => cards.includes(card));

  /** Clicks the stock until the card lies on the waste. */
  function bringUp(card: Card): void {
    for (let n = 0; state.waste.at(-1) !== card && refused === undefined; n++) {
      if (n > MAX_CLICKS) refused = 'the stock does not bring the card up';
      play({ type: 'clickStock' });
    }
  }

  /** Moves what lies on a card to its twin, which is free. */
  function uncover(card: Card): void {
    const pile = pileOf(card);
    const cards = state.tableau[pile]?.cards ?? [];
    const above = cards.length - 1 - cards.indexOf(card);
    if (above === 0) return;
    const twin = makeCard(suitOf(card) ^ 1, rankOf(card));
    const target = pileOf(twin);
    play({
      type: 'moveTableauToTableau',
      tableauSrc: pile + 1,
      numCards: above,
      tableauDst: target + 1,
    });
  }

  /** The pile, counted from 1, that takes a card of the tableau's colours. */
  function pileFor(card: Card): number {
    const target = state.tableau.findIndex(({ cards }) => {
      const top = cards.at(-1);
      if (top === undefined) return rankOf(card) === 12;
      return rankOf(top) === rankOf(card) + 1 && suitOf(top) >> 1 !== suitOf(card) >> 1;
    });
    return target + 1;
  }

  function foundationFor(card: Card): number {
    const own = state.foundations.findIndex((cards) => {
      const top = cards.at(-1);
      return top === undefined ? rankOf(card) === 0 : top === card - 1 && rankOf(card) > 0;
    });
    return own + 1;
  }

  const number = move & MOVE_CARD;
  switch (move & MOVE_KIND) {
    case MOVE.home: {
      const card = realCard(number);
      uncover(card);
      const tableau = pileOf(card) + 1;
      play({ type: 'moveTableauToFoundation', tableau, foundation: foundationFor(card) });
      break;
    }
    case MOVE.stockHome: {
      const card = realCard(stock[number] as number);
      bringUp(card);
      play({ type: 'moveWasteToFoundation', foundation: foundationFor(card) });
      break;
    }
    case MOVE.stockDown: {
      const card = realCard(stock[number] as number);
      bringUp(card);
      play({ type: 'moveWasteToTableau', tableau: pileFor(card) });
      break;
    }
    case MOVE.reveal: {
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
    case MOVE.back: {
      const card = realCard(number);
      const foundation = state.foundations.findIndex((cards) => cards.at(-1) === card) + 1;
      play({ type: 'moveFoundationToTableau', foundation, tableau: pileFor(card) });
      break;
    }
  }
  return refused === undefined ? ok({ state, line }) : err(refused);
}
