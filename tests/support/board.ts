import { type Card, parseCard } from '../../src/engine/card';
import type { Game } from '../../src/engine/game';
import type { ConsoleGame } from '../../src/engine/lines';
import type { LayoutState } from '../../src/games/layouts/board';

/** The cards of codes, bottom first. Throws if a code is wrong. */
export const cardsOf = (codes: string): readonly Card[] =>
  codes
    .split(/\s+/)
    .filter(Boolean)
    .map((code) => {
      const card = parseCard(code);
      if (!card.ok) throw new Error(card.error);
      return card.value;
    });

/** A board of columns from their codes, those before a `|` face down; and of foundations. The rest of the deck is left out. */
export const boardOf = (
  columns: readonly string[],
  foundations: readonly string[] = [],
  counts = { columns: 7, foundations: 4 },
): LayoutState => ({
  foundations: Array.from({ length: counts.foundations }, (_, i) => cardsOf(foundations[i] ?? '')),
  tableau: Array.from({ length: counts.columns }, (_, i) => {
    const [first = '', rest] = (columns[i] ?? '').split('|');
    const hidden = rest === undefined ? [] : cardsOf(first);
    return { cards: [...hidden, ...cardsOf(rest ?? first)], hidden: hidden.length };
  }),
});

/** The state after the move of a line, or the sentence that refuses it. */
export function after<State, Move>(
  { rules, text, lines }: ConsoleGame<State, Move>,
  state: State,
  line: string,
): State | string {
  const move = lines.parseMove(line, state);
  if (!move.ok) return move.error;
  const next = rules.apply(state, move.value);
  return next.ok ? next.value : text.explain(next.error);
}

/** Follows the hints from a deal to their end. Throws if a position comes again. Gives the last state. */
export function followHints<State, Move>(game: Game<State, Move>, deal: string): State {
  const { rules, advice } = game;
  let state = rules.deal(deal);
  const seen = new Set<string>();
  for (let move = advice?.hint?.(state); move; move = advice?.hint?.(state)) {
    seen.add(JSON.stringify(state));
    const next = rules.apply(state, move);
    if (!next.ok) throw new Error(`a hint was refused: ${next.error.reason}`);
    state = next.value;
    if (seen.has(JSON.stringify(state))) throw new Error(`the hints of deal ${deal} lead back`);
  }
  return state;
}
