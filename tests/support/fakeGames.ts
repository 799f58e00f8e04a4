import { err, ok } from '../../src/engine/result';
import {
  factsOf,
  type GameRecord,
  isPlayed,
  isUnfinished,
  replayRecord,
} from '../../src/persistence/record';
import type { TableGame } from '../../src/store/game/table';
import { createGameStore, type GameStore, type GameStoreParts } from '../../src/store/gameStore';
import type { TabLock } from '../../src/store/saving';

type StoreGames = GameStoreParts['games'];

/** Games in memory, of which every state is a text, as in the browser’s storage. */
export interface FakeGames extends StoreGames {
  readonly texts: Map<string, string>;
}

/** Games in memory; several stores over them are the tabs of one browser. */
export function fakeGames(): FakeGames {
  const texts = new Map<string, string>();
  const last = new Map<string, string>();
  const record = (id: string | undefined): GameRecord | undefined => {
    const text = id === undefined ? undefined : texts.get(id);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const replayed = (found: GameRecord | undefined) => {
    const played = found && replayRecord(found);
    return played?.ok ? played.value : undefined;
  };
  const games: FakeGames = {
    texts,
    write: (written) => {
      if (!isPlayed(written)) return true;
      if ((record(written.id)?.revision ?? 0) >= written.revision) return false;
      texts.set(written.id, JSON.stringify(written));
      last.set(written.variant, written.id);
      return true;
    },
    last: async (variant) => replayed(record(last.get(variant))),
    game: async (id) => {
      const played = replayed(record(id));
      return played ? ok(played) : err('notStored');
    },
    unfinished: async (variant, deal) =>
      replayed(
        [...texts.keys()]
          .map(record)
          .findLast(
            (each) =>
              each?.variant === variant && each.deal === deal && isUnfinished(factsOf(each)),
          ),
      ),
  };
  return games;
}

/** A lock whose state the test sets; `held` at first. */
interface FakeLock extends TabLock {
  change: (state: ReturnType<TabLock['state']>) => void;
}

export interface TestStore extends GameStore {
  readonly lock: FakeLock;
}

/** A store over games in memory. Random deals are numbered from 1000, ids and moments count on. */
export function storeOver(games: StoreGames, changes: Partial<GameStoreParts> = {}): TestStore {
  let [deals, ids, moment] = [1000, 0, 0];
  const name = Math.random().toString(36).slice(2);
  let state: ReturnType<TabLock['state']> = 'held';
  let onChange = (): void => {};
  const lock: FakeLock = {
    claim: () => {},
    state: () => state,
    settled: async () => {},
    take: () => lock.change('held'),
    change: (next) => {
      state = next;
      onChange();
    },
  };
  const store = createGameStore({
    games,
    randomDeal: () => String(deals++),
    newId: () => `${name}-${++ids}`,
    now: () => ++moment,
    today: () => '2026-11-24',
    recall: () => undefined,
    createLock: (listener) => {
      onChange = listener;
      return lock;
    },
    autoplaySafe: () => false,
    autoReplace: () => false,
    ...changes,
  });
  return Object.assign(store, { lock });
}

/** Opens a game and waits until it is on the table. */
export async function openGame(
  store: GameStore,
  ...source: Parameters<GameStore['actions']['open']>
): Promise<void> {
  await store.actions.open(...source);
}

/** The game on the table of a store, which must have one. */
export function currentOf(store: GameStore): TableGame {
  const { current } = store.getState();
  if (!current) throw new Error('no game is open');
  return current;
}
