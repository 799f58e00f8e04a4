import { type Card, rankOf, suitOf } from '../../engine/card';
import {
  apply,
  foundationsFor,
  type KlondikeMove,
  legalMoves,
  moveOf,
  splitPile,
  status,
  transferOf,
} from './rules';
import { isWon, type KlondikeState, TABLEAU_PILES } from './state';
import { isSafe } from './table';

const SOURCES = ['waste', ...Array.from({ length: TABLEAU_PILES }, (_, i) => `tableau-${i + 1}`)];

/** The moves that take a top card home, the waste's first. */
function homeMoves(state: KlondikeState): readonly KlondikeMove[] {
  return SOURCES.flatMap((from) => {
    const card = topOf(state, from);
    const [foundation] = card === undefined ? [] : foundationsFor(state, card);
    const move =
      foundation === undefined
        ? undefined
        : moveOf({ from, count: 1, to: `foundation-${foundation}` });
    return move ? [move] : [];
  });
}

function topOf(state: KlondikeState, pile: string) {
  const [kind, number] = splitPile(pile);
  return kind === 'waste' ? state.waste.at(-1) : state.tableau[number - 1]?.cards.at(-1);
}

/** The next card that can go home without being missed. */
export const safeMove = (state: KlondikeState): KlondikeMove | undefined =>
  isWon(state)
    ? undefined
    : homeMoves(state).find((move) => {
        const card = topOf(state, transferOf(move)?.from ?? '');
        return card !== undefined && isSafe(state, card);
      });

/** Whether a card lies on a lower one of its suit: neither can go home before the other. */
const isLocked = (cards: readonly Card[]): boolean =>
  cards.some((card, i) =>
    cards
      .slice(0, i)
      .some((below) => suitOf(below) === suitOf(card) && rankOf(below) < rankOf(card)),
  );

/**
 * The moves that win from here by taking cards home and clicking the stock alone, or nothing if that does
 * not win. A whole pass through the stock without a card going home is the end of the attempt.
 */
export function finish(state: KlondikeState): readonly KlondikeMove[] | undefined {
  if (isWon(state) || state.tableau.some(({ cards }) => isLocked(cards))) return undefined;
  const moves: KlondikeMove[] = [];
  let now = state;
  let idle = 0;
  while (!isWon(now)) {
    const [home] = homeMoves(now);
    idle = home ? 0 : idle + 1;
    if (idle > now.stock.length + now.waste.length + 2) return undefined;
    const move = home ?? { type: 'clickStock' };
    const next = apply(now, move);
    if (!next.ok) return undefined;
    moves.push(move);
    now = next.value;
  }
  return moves;
}

/** A sensible move: a safe card home, else one that turns a card up, else one that plays from the waste. */
export function hint(state: KlondikeState): KlondikeMove | undefined {
  if (status(state) !== 'playing') return undefined;
  const moves = legalMoves(state);
  const best = moves.reduce<{ move: KlondikeMove | undefined; worth: number }>(
    (found, move) => {
      const worth = worthOf(state, move);
      return worth > found.worth ? { move, worth } : found;
    },
    { move: undefined, worth: 0 },
  );
  return best.move;
}

/** How sensible a move looks; 0 for one that leads nowhere. */
function worthOf(state: KlondikeState, move: KlondikeMove): number {
  const transfer = transferOf(move);
  if (!transfer) return 2;
  const { from, to, count } = transfer;
  const [fromKind, number] = splitPile(from);
  const home = to.startsWith('foundation');
  const pile = fromKind === 'tableau' ? state.tableau[number - 1] : undefined;
  const card = fromKind === 'foundation' ? undefined : topOf(state, from);
  if (home && card !== undefined && isSafe(state, card)) return 100;
  if (pile && pile.hidden > 0 && pile.cards.length - pile.hidden === count) return 50 + pile.hidden;
  if (fromKind === 'waste') return home ? 20 : 30;
  if (home) return 10;
  const frees = pile && pile.cards.length === count && topOf(state, to) !== undefined;
  if (frees) return 5;
  return fromKind === 'foundation' ? 0.1 : 1;
}
