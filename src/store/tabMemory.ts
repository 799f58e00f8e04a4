import type { DealId } from '../engine/dealId';
import { jump, present } from '../engine/history';
import { isCount, parseJsonObject } from '../engine/json';
import { gameOf, type VariantId } from '../games';
import { isBegun, parseRecord, replayRecord } from '../persistence/record';
import { PREFIX, type SafeStorage } from '../persistence/safeStorage';
import type { GameStore } from './gameState';
import type { TableGame } from './game/table';

/** Remembers for this tab what is on its table but kept nowhere: a game without a move, moves that are looked at, and a selection. */
export interface TabMemory {
  /** The game of a deal that was on the table without being kept. */
  readonly game: (variant: VariantId, deal: DealId) => TableGame | undefined;
  /** Follows a store from now on; selects the remembered cards again when the page is loaded in the same position. */
  readonly follow: (store: GameStore) => void;
}

const KEY = `${PREFIX}table`;
const VERSION = 2;

export function createTabMemory(storage: SafeStorage): TabMemory {
  /** What the page had on its table when it was loaded. */
  const stored = parseJsonObject(storage.read(KEY) ?? '') ?? {};

  function game(variant: VariantId, deal: DealId): TableGame | undefined {
    // A new game has the revision 0, which no stored record has.
    const record = parseRecord({ ...Object(stored.record), revision: 1 });
    if (stored.version !== VERSION || !record.ok) return undefined;
    if (record.value.variant !== variant || record.value.deal !== deal) return undefined;
    const replayed = replayRecord({ ...record.value, revision: 0 });
    if (!replayed.ok) return undefined;
    const { cursor } = stored;
    const history = isCount(cursor) ? jump(replayed.value.history, cursor) : replayed.value.history;
    return { record: replayed.value.record, history, ...(stored.isLooked === true && { isLooked: true }) };
  }

  function select(store: GameStore, current: TableGame): void {
    const { selection } = stored;
    const isSame = stored.id === current.record.id && stored.cursor === current.history.cursor;
    if (stored.version !== VERSION || !isSame || !Array.isArray(selection)) return;
    const { table } = gameOf(current.record.variant);
    if (!table.selection) return;
    const cards = table.view(present(current.history)).piles.flatMap((pile) => pile.cards);
    const selectable = cards.filter(({ liftable }) => liftable).map(({ card }) => card);
    const isValid = selection.every(
      (each, i) => selectable.includes(each) && selection.indexOf(each) === i,
    );
    if (isValid) store.setState({ selection });
  }

  return {
    game,
    follow: (store) => {
      let isFirst = true;
      store.subscribe(({ current, selection }, before) => {
        if (current === before.current && selection === before.selection) return;
        if (isFirst && current) {
          isFirst = false;
          select(store, current);
        }
        const { selection: cards } = store.getState();
        storage.write(KEY, JSON.stringify({ version: VERSION, ...entryOf(current), selection: cards }));
      });
    },
  };
}

/** What is remembered of a game: nothing more than its position if it is kept elsewhere. */
function entryOf(current: TableGame | undefined) {
  if (!current) return {};
  const { record, history, isLooked } = current;
  const position = { id: record.id, cursor: history.cursor };
  const isKept = !isLooked && isBegun(record);
  return isKept ? position : { ...position, record, ...(isLooked && { isLooked }) };
}
