import type { DealId } from '../engine/dealId';
import { jump } from '../engine/history';
import { isCount } from '../engine/json';
import { gameOf, type VariantId } from '../games/index';
import { TAB_KEYS } from '../persistence/keys';
import { isPlayed, parseRecord, replayRecord } from '../persistence/record';
import type { SafeStorage } from '../persistence/safeStorage';
import { formatStored, readStored } from '../persistence/storedJson';
import type { Remembered } from './findGame';
import { type TableGame, viewOf } from './game/table';
import type { GameStore } from './gameStore';

/**
 * Remembers what is on the table of this tab, and what is stored nowhere else: games without a move, previews, the selection,
 * restarts.
 */
export function createTabMemory(storage: SafeStorage, newId: () => string) {
  const read = () => readStored(storage, TAB_KEYS.table);

  /** What was on the table last, if it is of this deal. */
  function recall(variant: VariantId, deal: DealId): Remembered | undefined {
    const { id, cursor, record, isPreview, ...stored } = read();
    if (stored.variant !== variant || stored.deal !== deal || !isCount(cursor)) return undefined;
    if (record === undefined) return typeof id === 'string' ? { id, cursor } : undefined;
    // `parseRecord` takes stored states alone, whose revision is at least 1. A new id, because a duplicated tab has the same memory.
    const parsed = parseRecord({ ...Object(record), revision: 1 });
    if (!parsed.ok) return undefined;
    const played = replayRecord({ ...parsed.value, revision: 0, id: newId() });
    if (!played.ok) return undefined;
    const history = jump(played.value.history, cursor);
    const table = { record: played.value.record, history };
    const game: TableGame = isPreview === true ? { ...table, isPreview } : table;
    return { game, cursor };
  }

  function restore(store: GameStore, current: TableGame): void {
    const { selection, restarted, ...stored } = read();
    const { variant, deal } = current.record;
    const isSame = stored.variant === variant && stored.deal === deal;
    if (!isSame || stored.cursor !== current.history.cursor) return;
    if (typeof restarted === 'string') store.setState({ restarted });
    if (!gameOf(variant).selecting || !Array.isArray(selection)) return;
    const cards = viewOf(current).piles.flatMap((pile) => pile.cards);
    const selectable = cards.filter(({ liftable }) => liftable).map(({ card }) => card);
    const isValid = selection.every(
      (each, i) => selectable.includes(each) && selection.indexOf(each) === i,
    );
    if (isValid) store.setState({ selection });
  }

  return {
    recall,
    /** Listens to a store. If it opens in the remembered position, the cards are selected again, and Undo takes a restart back. */
    listen: (store: GameStore): void => {
      let isFirst = true;
      store.onChange(({ action, refusal, after }) => {
        if (!after || refusal || action.type === 'announce') return;
        if (isFirst) restore(store, after);
        isFirst = false;
        const { selection, restarted } = store.getState();
        storage.write(TAB_KEYS.table, formatStored({ ...entryOf(after), selection, restarted }));
      });
    },
  };
}

/** What is stored of a game: its position, and its record unless that is stored elsewhere. */
function entryOf({ record, history, isPreview }: TableGame) {
  const { id, variant, deal } = record;
  const isKept = !isPreview && isPlayed(record);
  return {
    id,
    variant,
    deal,
    cursor: history.cursor,
    ...(!isKept && { record }),
    ...(isPreview && { isPreview }),
  };
}
