import { type GameFacts, keyOf } from '../../archive/playedGame';
import { fromArchived } from '../../store/archived';
import type { Stores } from '../../store/browser';
import type { Archiving } from '../../store/browserArchiving';
import { narrateOpening } from '../../store/opening';

/** Opens a game of the archive as it was left, also one of several of its deal. Looking at it changes nothing. Fails if the archive fails. */
export async function openArchived(
  { store, saves }: Stores,
  { archive, archivist }: Archiving,
  facts: GameFacts,
): Promise<void> {
  const { game: id, deal, started } = facts;
  const { actions } = store;
  await archivist.recall(id, deal);
  if (saves.load(id, deal).game?.started === started) return actions.open(id, deal);
  // Another game of its deal was played later: this one is shown, and takes its place with the next move.
  const read = await archive.game(keyOf(facts));
  const played = read.ok ? fromArchived(read.value) : undefined;
  if (!played) {
    const why = read.ok ? 'it is damaged' : read.error;
    return actions.announce(`This game cannot be opened: ${why}.`, 'refusal');
  }
  const game = { ...played, replay: true as const };
  actions.openReplay({ game, text: narrateOpening(game) });
}
