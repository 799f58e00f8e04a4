import { present } from '../engine/history';
import { parseJsonObject } from '../engine/json';
import { gameOf } from '../games';
import type { GameStore } from './gameState';
import { PREFIX, type SafeStorage } from './safeStorage';
import type { PlayedGame } from './savedGame';

/** The key and its field `picked` are a stored format. */
const KEY = `${PREFIX}picked`;

/** Stores the selected cards for this tab, and selects them again when the page reloads in the same position. */
export function persistSelection(store: GameStore, storage: SafeStorage): void {
  store.subscribe(({ current, selection }, before) => {
    if (selection !== before.selection)
      storage.write(KEY, JSON.stringify({ ...position(current), picked: selection }));
    else if (current && !before.current) restore(current);
  });

  function restore(current: PlayedGame): void {
    const { picked, ...stored } = parseJsonObject(storage.read(KEY) ?? '') ?? {};
    if (!Array.isArray(picked) || JSON.stringify(stored) !== JSON.stringify(position(current)))
      return;
    const { selection, view } = gameOf(current.id).table;
    if (!selection) return;
    const cards = view(present(current.history)).piles.flatMap((pile) => pile.cards);
    const selectable = cards.filter(({ liftable }) => liftable).map(({ card }) => card);
    const valid = picked.every(
      (each, i) => selectable.includes(each) && picked.indexOf(each) === i,
    );
    if (valid) store.setState({ selection: picked });
  }
}

/** The version of the format, and what identifies a position. */
const position = (current: PlayedGame | undefined) =>
  current && { version: 1, game: current.id, deal: current.deal, cursor: current.history.cursor };
