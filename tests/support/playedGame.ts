import { newHistory, replay } from '../../src/engine/history';
import { gameOf, type VariantId } from '../../src/games/all';
import type { PlayedGame } from '../../src/store/savedGame';

/** A deal with these moves played, each a line of text. */
export function playedGame(id: VariantId, deal: string, lines: readonly string[] = []): PlayedGame {
  const history = replay(gameOf(id), deal, lines);
  if (!history.ok) throw new Error(history.error.why);
  return { id, deal, history: history.value, seconds: 0 };
}

/** A game that starts with a given state. */
export const gameAt = (id: VariantId, state: unknown): PlayedGame => ({
  id,
  deal: '0',
  history: newHistory(state),
  seconds: 0,
});
