import { t } from '@lingui/core/macro';
import type { StoreApi } from 'zustand/vanilla';
import { errorOf } from '../engine/result';
import { joinSentences } from '../locales/format';
import type { Games } from '../persistence/games';
import { compareRevisions, type GameRecord, isPlayed } from '../persistence/record';
import type { WriteError } from '../persistence/safeStorage';
import type { TabLock } from '../persistence/tabLock';
import type { Change } from './change';
import { isReplay, type TableGame, unmarked } from './game/table';
import type { GameActions, GameStore, GameStoreState } from './gameState';

/** Sentences for the player if the browser cannot store a game. */
const CANNOT_SAVE: Readonly<Record<WriteError, () => string>> = {
  full: () => t`Storage is full. A reload would lose this game.`,
  forbidden: () => t`This browser can’t save this game. A reload would lose it.`,
};

/** Announced once the position of another tab is shown. */
export const newestShown = (): string =>
  t`Another tab went on with this game; this is its newest position.`;

/** The time is saved after this many seconds without a move. */
const SAVE_SECONDS = 10;

export interface SavingParts {
  readonly games: Pick<Games, 'game' | 'write'>;
  /** Creates the lock of the game on the table; calls back when its state changes. */
  readonly createLock: (onChange: () => void) => TabLock;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A game after it was saved, and sentences about that. */
interface Saved {
  readonly game: TableGame;
  readonly news: readonly string[];
}

/** Saves the game on the table of a store, and holds the right to play it. */
export function createSaving(
  { games, createLock, now }: SavingParts,
  { getState, setState }: StoreApi<GameStoreState>,
  clock: GameStore['clock'],
  announce: GameActions['announce'],
  emit: (change: Change, shown: Partial<GameStoreState>) => void,
) {
  /** Revision and seconds of the game on the table when it was last saved; whether another tab has it. */
  const kept = { revision: 0, seconds: 0, isElsewhere: false };
  const lock = createLock(onLockChange);
  /** Shows what another tab did with the game before this one plays it. */
  let catchingUp: Promise<void> | undefined;

  function note({ revision, seconds }: GameRecord): void {
    Object.assign(kept, { revision, seconds });
  }

  /** Saves the seconds of the previous game, starts to count for this one and requests its lock. */
  function follow(game: TableGame | undefined): void {
    saveNow();
    kept.isElsewhere = false;
    if (game) {
      note(game.record);
      clock.setState({ seconds: kept.seconds });
    }
    const isOwn = game !== undefined && !isReplay(game);
    lock.follow(isOwn ? game.record.id : undefined, isOwn && game.record.revision === 0);
  }

  /** Saves a game that was played as its next revision. */
  function keep(game: TableGame): Saved {
    if (game.isPreview || !isPlayed(game.record)) return { game, news: [] };
    const record = { ...game.record, revision: kept.revision + 1 };
    return { game: { ...game, record }, news: write(record) };
  }

  /** Writes a record. Returns a sentence when writing begins to fail, or works again. */
  function write(record: GameRecord): readonly string[] {
    note(record);
    const error = errorOf(games.write(record));
    // If the browser has no locks, another tab may have continued the game.
    if (error === 'newer') void showNewest(newestShown());
    const saving = error === undefined;
    if (error === 'newer' || getState().saving === saving) return [];
    setState({ saving });
    return [error ? CANNOT_SAVE[error]() : t`The game is saved again.`];
  }

  /** Saves the seconds played since the last save; the table does not change. */
  function saveNow(): void {
    const { current } = getState();
    const { seconds } = clock.getState();
    if (!current || isReplay(current) || !isPlayed(current.record)) return;
    if (seconds === kept.seconds || lock.state() !== 'held') return;
    const revision = kept.revision + 1;
    const news = write({ ...current.record, revision, seconds, updated: now() });
    if (news.length > 0) announce(joinSentences(news));
  }

  function tick(): void {
    const seconds = clock.getState().seconds + 1;
    clock.setState({ seconds });
    if (seconds - kept.seconds >= SAVE_SECONDS) saveNow();
  }

  const announceElsewhere = (): void =>
    announce(t`This game is open in another tab.`, 'refusal', {
      offer: { name: t`Play here`, stays: true, accept: lock.take },
    });

  function onLockChange(): void {
    const state = lock.state();
    if (state === 'pending') return;
    const wasElsewhere = kept.isElsewhere;
    kept.isElsewhere = state === 'elsewhere';
    if (kept.isElsewhere) announceElsewhere();
    else if (wasElsewhere) {
      catchingUp = showNewest(t`You play this game here now.`).finally(() => {
        catchingUp = undefined;
      });
    }
  }

  /** Resolves once this tab knows whether it may play the game, and from which position; undefined if it knows. */
  const settling = (): Promise<void> | undefined =>
    lock.state() === 'pending' ? lock.settled().then(() => catchingUp) : catchingUp;

  /** Shows the newest state of the game on the table. */
  async function showNewest(text?: string): Promise<void> {
    const before = getState().current;
    if (!before || isReplay(before) || before.record.revision === 0) return;
    const newest = await games.game(before.record.id);
    if (!newest.ok || getState().current?.record.id !== before.record.id) return;
    const { record } = newest.value;
    if (compareRevisions(record, { ...before.record, revision: kept.revision }) >= 0) {
      note(record);
      clock.setState({ seconds: record.seconds });
      emit(
        {
          action: { type: 'reload' },
          before,
          after: newest.value,
          sentences: [],
          news: text === undefined ? [] : [text],
        },
        unmarked(newest.value),
      );
    } else if (text !== undefined) announce(text);
  }

  return { follow, keep, tick, saveNow, showNewest, announceElsewhere, settling, lock };
}
