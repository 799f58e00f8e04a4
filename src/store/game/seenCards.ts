import type { Card } from '../../engine/card';
import { formatCardSet, parseCardSet } from '../../engine/cardSet';
import type { AnyGame } from '../../engine/game';
import { stateAt } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import { gameOf } from '../../games/index';
import type { GameFacts } from '../../persistence/record';
import type { TableGame } from './table';

/** The cards of a game that its player has seen: those that are face up on its line, and on lines that were taken back. */
export function seenCards(game: TableGame): ReadonlySet<Card> {
  const { record, history } = game;
  const { table } = gameOf(record.variant);
  const seen = new Set(parseCardSet(record.seen ?? ''));
  for (let at = 0; at <= lastSeen(game); at++) {
    for (const card of faceUp(stateAt(history, at) as object, table)) seen.add(card);
  }
  return seen;
}

/** The field of a record whose moves after a cursor go: what was seen stays known. */
export function seenAfter(game: TableGame, cursor: number): Pick<GameFacts, 'seen'> {
  const { record, history } = game;
  const { table } = gameOf(record.variant);
  const last = lastSeen(game);
  const seen = new Set(parseCardSet(record.seen ?? ''));
  if (last > cursor && hasHidden(table, history.initial)) {
    const kept = new Set(faceUp(stateAt(history, cursor) as object, table));
    for (let at = cursor + 1; at <= last; at++) {
      for (const card of faceUp(stateAt(history, at) as object, table))
        if (!kept.has(card)) seen.add(card);
    }
  }
  return seen.size > 0 ? { seen: formatCardSet(seen) } : {};
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
