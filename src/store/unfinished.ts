import { parseGameKey } from './gameKeys';
import { showsWin } from './keeping';
import { PREFIX } from './safeStorage';
import { isOver, type PlayedGame, parseSavedGame, restoreGame } from './savedGame';
import type { Saves } from './saves';

/** The newest saved games that are neither over nor untouched, at most so many. Unreadable ones are left alone. */
export function unfinishedGames(
  { texts }: Pick<Saves, 'texts'>,
  most: number,
): readonly PlayedGame[] {
  const saved = texts.keys(PREFIX).flatMap((key) => {
    const parts = parseGameKey(key);
    // Only the saved game of a deal has an address; those kept beside it have a slot.
    if (!parts || parts.slot !== undefined) return [];
    const text = texts.read(key) ?? '';
    const game = parseSavedGame(text, parts.id, parts.deal);
    return game.ok && game.value.moves.length > 0 ? [{ ...game.value, text }] : [];
  });
  const games: PlayedGame[] = [];
  // It takes long to replay a game, so no more are replayed than needed.
  for (const { game, deal, text } of saved.sort((a, b) => b.at - a.at)) {
    if (games.length === most) break;
    const restored = restoreGame(text, game, deal);
    if (!restored.ok) continue;
    const { game: left } = restored.value;
    if (!isOver(left) && !showsWin(left)) games.push(left);
  }
  return games;
}
