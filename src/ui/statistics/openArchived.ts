import { type GameFacts, keyOf } from '../../archive/playedGame';
import { fromArchived } from '../../store/archived';
import type { Stores } from '../../store/browser';
import type { Archiving } from '../../store/browserArchiving';
import { narrateOpening } from '../../store/opening';

/** Opens a game of the archive as it was left, also one of several of its deal. Fails if the archive fails. */
export async function openArchived(
  { store, saves }: Stores,
  { archive, archivist }: Archiving,
  facts: GameFacts,
): Promise<void> {
  const { game: id, deal, started } = facts;
  const { actions } = store;
  await archivist.recall(id, deal);
  const isIt = (game: { readonly started?: number } | undefined): boolean =>
    game?.started === started;
  if (isIt(saves.load(id, deal).game)) return actions.open(id, deal);
  const kept = saves.kept(id, deal).find(({ game }) => isIt(game));
  if (kept) {
    actions.open(id, deal);
    return actions.openKept(kept.slot);
  }
  // The browser had no room to bring it back: it is shown, and saved with the next move.
  const read = await archive.game(keyOf(facts));
  const played = read.ok ? fromArchived(read.value) : undefined;
  if (!played) {
    const why = read.ok ? 'it is damaged' : read.error;
    return actions.announce(`This game cannot be opened: ${why}.`, 'refusal');
  }
  const game = { ...played, replay: true as const };
  actions.openReplay({ game, text: narrateOpening(game) });
}
