import { present } from '../engine/history';
import { parseJsonObject } from '../engine/json';
import { gameOf } from '../games';
import type { GameStore } from './gameState';
import { PREFIX, type SafeStorage } from './safeStorage';
import type { PlayedGame } from './savedGame';

const KEY = `${PREFIX}picked`;

/** Keeps the picked cards on the tab's own shelf: a page that is loaded again finds them picked in the same position. */
export function persistSelection(store: GameStore, shelf: SafeStorage): void {
  store.subscribe(({ current, selection }, before) => {
    if (selection !== before.selection)
      shelf.write(KEY, JSON.stringify({ ...place(current), picked: selection }));
    else if (current && before.dealCount === 0) restore(current);
  });

  function restore(current: PlayedGame): void {
    const { picked, ...kept } = parseJsonObject(shelf.read(KEY) ?? '') ?? {};
    if (!Array.isArray(picked) || JSON.stringify(kept) !== JSON.stringify(place(current))) return;
    const { selection, view } = gameOf(current.id);
    if (!selection) return;
    const cards = view(present(current.history)).piles.flatMap((pile) => pile.cards);
    const free = cards.filter(({ liftable }) => liftable).map(({ card }) => card);
    const all = picked.every((each, i) => free.includes(each) && picked.indexOf(each) === i);
    if (all) store.setState({ selection: picked });
  }
}

/** The record's version, and what tells a position apart. */
const place = (current: PlayedGame | undefined) =>
  current && { version: 1, game: current.id, deal: current.deal, cursor: current.history.cursor };
