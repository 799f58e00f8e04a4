import type { Archive } from '../archive/archive';
import { createArchive } from '../archive/idbArchive';
import { rememberFacts } from '../archive/rememberFacts';
import { type Archivist, createArchivist } from './archivist';
import type { GameStore } from './gameState';
import { isQuotaError, PREFIX, type SafeStorage } from './safeStorage';
import type { PlayedGame } from './savedGame';
import { createWriters, type Writers } from './tabs';

/** Why games do not reach the archive: the browser has no room for it, or forbids it. */
export type ArchiveTrouble = 'full' | 'forbidden';

/** The archive at work. */
export interface Archiving {
  readonly archive: Archive;
  readonly archivist: Archivist;
  /** The rights to write deals; undefined if the browser has no locks. */
  readonly writers?: Writers;
  /** Why games do not reach the archive; undefined if they do. */
  readonly trouble: () => ArchiveTrouble | undefined;
}

/** What one sentence says of it. The game goes on. */
const TROUBLE: Readonly<Record<ArchiveTrouble, string>> = {
  full: 'The browser has no room for your archive: this game goes on, but older games may not be kept.',
  forbidden:
    'This browser does not let the archive be stored: this game goes on, but older games may not be kept.',
};

/** Milliseconds after a move until the game on the table is archived. */
const REST_MS = 1000;

const CHANNEL = 'patience';

/**
 * Starts the archive: it collects what is stored, then follows the game on the table. `ask` asks the browser, once, not to delete
 * what is stored.
 */
export function startArchiving(
  store: GameStore,
  storage: SafeStorage,
  now: () => number,
  ask: () => void,
): Archiving {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const created = createArchive({
    now,
    news: {
      tell: () => channel?.postMessage({ changed: 'archive' }),
      listen: (listener) => {
        const heard = ({ data }: MessageEvent<{ readonly changed?: string } | null>): void => {
          if (data?.changed === 'archive') listener();
        };
        channel?.addEventListener('message', heard);
        return () => channel?.removeEventListener('message', heard);
      },
    },
  });
  // Without news of the other tabs the facts are read each time.
  const archive = channel ? rememberFacts(created) : created;
  const archivist = createArchivist({
    storage,
    archive,
    onTable: () => store.getState().current,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });

  /** False if the small storage takes nothing either, which the game says itself. */
  function canSave(): boolean {
    const probe = `${PREFIX}probe`;
    const { ok } = storage.write(probe, '');
    storage.remove(probe);
    return ok;
  }

  let trouble: ArchiveTrouble | undefined;
  /** Does something with the archive, and says once if it fails. */
  async function attempt(task: () => Promise<void>): Promise<void> {
    try {
      await task();
      trouble = undefined;
    } catch (error) {
      const before = trouble;
      trouble = isQuotaError(error) ? 'full' : 'forbidden';
      if (before !== trouble && canSave()) store.actions.announce(TROUBLE[trouble]);
    }
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The game that is not archived as it is now. */
  let waiting: PlayedGame | undefined;
  let asked = false;
  function archiveNow(): void {
    clearTimeout(timer);
    timer = undefined;
    const played = waiting;
    waiting = undefined;
    if (!played) return;
    void attempt(() => archivist.store(played));
    if (played.result && !asked) {
      asked = true;
      ask();
    }
  }

  const writers =
    channel && 'locks' in navigator
      ? createWriters(navigator.locks, channel, store.actions.saveNow)
      : undefined;
  const nameOf = (game: PlayedGame | undefined): string | undefined =>
    game && `${game.id}/${game.deal}`;
  writers?.follow(nameOf(store.getState().current));

  store.subscribe(({ current }, { current: before }) => {
    if (current === before) return;
    if (nameOf(current) !== nameOf(before)) {
      archiveNow();
      writers?.follow(nameOf(current));
    }
    if (!current || current.replay || current.started === undefined) return;
    waiting = current;
    timer ??= setTimeout(archiveNow, REST_MS);
  });
  window.addEventListener('pagehide', archiveNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') archiveNow();
  });
  // One tab collects at a time; a page in a sandbox may ask for no lock.
  const collect = (): Promise<void> => attempt(archivist.collect);
  void (writers ? navigator.locks.request('patience/archive', collect).catch(collect) : collect());

  return { archive, archivist, ...(writers && { writers }), trouble: () => trouble };
}
