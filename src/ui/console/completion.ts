import { isMoveLike } from '../../console/command';
import type { AnyConsoleGame } from '../../engine/lines';
import { normaliseTyped } from '../../engine/typedText';
import type { PileId } from '../../engine/view';
import { movedCards } from '../../store/game/hint';
import type { Highlight } from '../../store/game/table';

/** The texts of the legal moves that start with `typed`; a comma counts as a space. */
export const completions = (
  game: AnyConsoleGame,
  state: unknown,
  typed: string,
): readonly string[] => movesBegunBy(game, state, typed).map((move) => game.text.formatMove(move));

/** The legal moves whose text starts with `typed`. */
function movesBegunBy(game: AnyConsoleGame, state: unknown, typed: string): readonly unknown[] {
  const prefix = normalise(typed);
  if (prefix === '') return [];
  return game.rules
    .legalMoves(state)
    .filter((move) => normalise(game.text.formatMove(move)).startsWith(prefix));
}

/** More words than any move has; further ones are ignored. */
const MAX_WORDS = 20;

const normalise = (text: string): string =>
  normaliseTyped(text)
    .toLowerCase()
    .trimStart()
    .split(/\s*,\s*|\s+/, MAX_WORDS)
    .join(' ');

/** The longest common prefix of the texts. */
export function commonPrefix(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length--;
  }
  return first.slice(0, length);
}

/**
 * What to highlight while a move is typed: the piles from which the matching moves take cards; once that is one pile, the cards
 * that all of them take, and their targets. If no move matches, the cards of those that match the first words.
 */
export function highlightOf(
  game: AnyConsoleGame,
  state: unknown,
  typed: string,
): Highlight | undefined {
  const known = highlightOfMoves(game, state, typed);
  if (known || !isMoveLike(game, normalise(typed))) return known;
  const words = normalise(typed).trim().split(' ');
  for (let length = words.length - 1; length > 0; length--) {
    const part = highlightOfMoves(game, state, words.slice(0, length).join(' '));
    if (part) return { cards: part.cards, piles: [] };
  }
  return { cards: [], piles: [] };
}

/** The cards and piles of the legal moves that start with `typed`; undefined if there are none. */
function highlightOfMoves(
  game: AnyConsoleGame,
  state: unknown,
  typed: string,
): Highlight | undefined {
  const found = movesBegunBy(game, state, typed).flatMap(
    (move) => movedCards(game, state, move) ?? [],
  );
  const [shortest] = found.toSorted((a, b) => a.cards.length - b.cards.length);
  if (!shortest) return undefined;
  const sources = distinct(found.map(({ from }) => from));
  if (sources.length > 1) return { cards: [], piles: sources };
  const source = game.table.view(state).piles.find(({ id }) => id === shortest.from);
  const shown = source?.cards.filter(({ card, faceUp }) => faceUp && shortest.cards.includes(card));
  const cards = shown?.map(({ card }) => card) ?? [];
  return {
    cards,
    piles: cards.length > 0 ? distinct(found.flatMap(({ to }) => to ?? [])) : sources,
  };
}

const distinct = (piles: readonly PileId[]): readonly PileId[] => [...new Set(piles)];
