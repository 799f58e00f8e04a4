import type { Card } from '../../engine/card';
import { formatCardSet, parseCardSet } from '../../engine/cardSet';
import type { AnyGame } from '../../engine/game';
import { stateAt } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import { gameOf } from '../../games/index';
import type { GameFacts } from '../../persistence/record';
import { type TableGame, viewOf } from './table';

/** The cards of a game that its player has seen: those that are face up on its line, and on lines that were taken back. */
export const seenCards = (game: TableGame): ReadonlySet<Card> =>
  new Set([...parseCardSet(game.record.seen ?? ''), ...faceUpFrom(game, 0)]);

/** True if a card lies on the table that its player has not seen. */
export function hasUnseen(game: TableGame): boolean {
  const seen = seenCards(game);
  return viewOf(game).piles.some(({ cards }) => cards.some(({ card }) => !seen.has(card)));
}

/** The field of a record whose moves after a cursor go: what was seen stays known. */
export function seenAfter(game: TableGame, cursor: number): Pick<GameFacts, 'seen'> {
  const { record, history } = game;
  const { table } = gameOf(record.variant);
  const seen = new Set(parseCardSet(record.seen ?? ''));
  if (lastSeen(game) > cursor && hasHidden(table, history.initial)) {
    const kept = faceUp(stateAt(history, cursor) as object, table);
    for (const card of faceUpFrom(game, cursor + 1)) if (!kept.includes(card)) seen.add(card);
  }
  return seen.size > 0 ? { seen: formatCardSet(seen) } : {};
}

/** The cards that are face up in some position from a cursor on, up to the last one that the player has seen. */
function faceUpFrom(game: TableGame, cursor: number): ReadonlySet<Card> {
  const { table } = gameOf(game.record.variant);
  const cards = new Set<Card>();
  for (let at = cursor; at <= lastSeen(game); at++) {
    for (const card of faceUp(stateAt(game.history, at) as object, table)) cards.add(card);
  }
  return cards;
}

/** The cursor of the last position that the player has seen. The moves after it may be the solver’s, or somebody else’s. */
const lastSeen = ({ record, history, isPreview }: TableGame): number =>
  isPreview || record.helped ? history.cursor : history.steps.length;

const faceUp = memoize((state: object, table: AnyGame['table']): readonly Card[] =>
  table
    .view(state)
    .piles.flatMap(({ cards }) => cards.flatMap(({ card, faceUp }) => (faceUp ? [card] : []))),
);

const hasHidden = (table: AnyGame['table'], state: unknown): boolean =>
  table.view(state).piles.some(({ cards }) => cards.some(({ faceUp }) => !faceUp));
