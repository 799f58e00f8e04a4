import { t } from '@lingui/core/macro';
import type { Moment } from '../persistence/day';
import type { Games } from '../persistence/games';
import { merge } from '../persistence/merge';
import { type GameRecord, isPlayed, wasSaved } from '../persistence/record';
import type { TabLock } from '../persistence/tabLock';
import { isReplay, type TableGame, unmarked } from './game/table';
import type { InnerStore } from './gameState';

/** Announced once the position of another tab is shown. */
export const newestShown = (): string =>
  t`Another tab went on with this game; this is its newest position.`;

/** The time is saved after this many seconds without a move. */
const SAVE_SECONDS = 10;

export interface SavingParts {
  readonly games: Pick<Games, 'game' | 'write'>;
  /** Creates the lock of the game on the table; calls back when its state changes. */
  readonly createLock: (onChange: () => void) => TabLock;
  readonly now: () => Moment;
}

/** Saves the game on the table of a store, and holds the right to play it. */
export function createSaving(
  { games, createLock, now }: SavingParts,
  { getState, clock, onChange, announce, emit }: InnerStore,
) {
  /** The game on the table as it was last saved or read. Its revision grows with each save; the one on the table stays as opened. */
  let saved: GameRecord | undefined;
  /** True if another tab has it. */
  let isElsewhere = false;
  const lock = createLock(onLockChange);
  /** Shows what another tab did with the game before this one plays it. */
  let catchingUp: Promise<unknown> | undefined;

  onChange(({ action, before, after }) => {
    // What another tab has saved.
    if (action.type === 'reload') return;
    const isOpened = action.type === 'open';
    if (isOpened || after?.record.id !== before?.record.id) changeGame(before, after);
    if (!after || after.isPreview) return;
    const isNew = isOpened ? !wasSaved(after.record) : after.record !== before?.record;
    if (isNew) write(after.record);
  });

  /** Saves the seconds of the game before, starts to count for this one and requests its lock. */
  function changeGame(before: TableGame | undefined, game: TableGame | undefined): void {
    saveSeconds(before);
    isElsewhere = false;
    saved = game?.record;
    if (game) clock.setState({ seconds: game.isPreview ? 0 : game.record.seconds });
    const isOwn = game !== undefined && !isReplay(game);
    lock.claim(isOwn ? game.record.id : undefined, isOwn && !wasSaved(game.record));
  }

  /** Writes a record as the next revision. */
  function write(record: GameRecord): void {
    if (!isPlayed(record)) return;
    const base = saved;
    saved = { ...record, revision: (base?.revision ?? 0) + 1 };
    // If the browser has no locks, another tab may have continued the game.
    if (!games.write(saved, base)) void showNewest(newestShown());
  }

  /** Saves the seconds played since the last save; the table does not change. */
  function saveSeconds(game: TableGame | undefined): void {
    const { seconds } = clock.getState();
    if (!game || isReplay(game) || seconds === saved?.seconds || lock.state() !== 'held') return;
    write({ ...game.record, seconds, updated: now() });
  }

  const saveNow = (): void => saveSeconds(getState().current);

  /** Counts a second, unless another tab has the game. */
  function tick(): void {
    if (isElsewhere) return;
    const seconds = clock.getState().seconds + 1;
    clock.setState({ seconds });
    if (seconds - (saved?.seconds ?? 0) >= SAVE_SECONDS) saveNow();
  }

  const announceElsewhere = (): void =>
    announce(t`This game is open in another tab.`, 'refusal', {
      offer: { name: t`Play here`, stays: true, accept: lock.take },
    });

  function onLockChange(): void {
    const state = lock.state();
    if (state === 'pending') return;
    const wasElsewhere = isElsewhere;
    isElsewhere = state === 'elsewhere';
    if (isElsewhere) announceElsewhere();
    else if (wasElsewhere) {
      catchingUp = showNewest(t`You play this game here now.`).finally(() => {
        catchingUp = undefined;
      });
    }
  }

  /** Resolves once it is known whether this tab may play the game, and from which position; undefined if that is known. */
  const whenMayPlay = (): Promise<unknown> | undefined =>
    lock.state() === 'pending' ? lock.settled().then(() => catchingUp) : catchingUp;

  /** Shows the newest state of the game on the table. Resolves to false if it is there already. */
  async function showNewest(text?: string): Promise<boolean> {
    const before = getState().current;
    if (!before || isReplay(before) || (saved && !wasSaved(saved))) return false;
    const newest = await games.game(before.record.id);
    if (!newest.ok || getState().current?.record.id !== before.record.id) return false;
    const { record } = newest.value;
    const isNewer = !saved || merge(saved, record)[0] !== saved;
    if (isNewer) {
      saved = record;
      clock.setState({ seconds: record.seconds });
      emit(
        {
          action: { type: 'reload' },
          before,
          after: newest.value,
          news: text === undefined ? [] : [text],
        },
        unmarked(newest.value),
      );
    } else if (text !== undefined) announce(text);
    return isNewer;
  }

  return { tick, saveNow, showNewest, announceElsewhere, whenMayPlay, lock };
}
