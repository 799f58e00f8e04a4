import { endsInResult } from '../../archive/checkGame';
import { type GameFacts, keyOf } from '../../archive/playedGame';
import { type AnyHistory, jump } from '../../engine/history';
import { fromArchived } from '../../store/archived';
import type { Stores } from '../../store/browser';
import type { Archiving } from '../../store/browserArchiving';
import { narrateOpening } from '../../store/opening';
import type { PlayedGame } from '../../store/savedGame';

/**
 * Opens a game of the archive, also one of several of its deal: at its end if it has one, else as it was left. Its moves stay as
 * they are. Fails if the archive fails.
 */
export async function openArchived(
  { store, saves }: Stores,
  { archive, archivist }: Archiving,
  facts: GameFacts,
): Promise<void> {
  const { game: id, deal, started } = facts;
  const { actions } = store;
  await archivist.recall(id, deal);
  const saved = saves.load(id, deal).game;
  if (saved?.started === started) {
    actions.open(id, deal);
    const { cursor } = shownHistory(saved);
    if (cursor !== saved.history.cursor) actions.jump(cursor);
    return;
  }
  // Another game of its deal was played later: this one is shown, and takes its place with the next move.
  const read = await archive.game(keyOf(facts));
  const played = read.ok ? fromArchived(read.value) : undefined;
  if (!played) {
    const why = read.ok ? 'it is damaged' : read.error;
    return actions.announce(`This game cannot be opened: ${why}.`, 'refusal');
  }
  const game = { ...played, history: shownHistory(played), replay: true as const };
  actions.openReplay({ game, text: narrateOpening(game) });
}

/** The moves of a game: at the end if that has the game’s result, else as they were left. */
const shownHistory = ({ id, history, result }: PlayedGame): AnyHistory =>
  endsInResult({ game: id, ...(result && { result }) }, history)
    ? jump(history, history.steps.length)
    : history;
