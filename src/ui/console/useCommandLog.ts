import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { narrateCursor } from '../../store/game/steps';
import type { GameStore, GameStoreState } from '../../store/gameState';
import { formatChange, formatWalk } from './formatChange';

interface LogEntry {
  readonly text: string;
  readonly serial: number;
  /** The page announces it too, so it is hidden from screen readers here. */
  readonly announced: boolean;
  /** A row of a table scrolls instead of wrapping; a line of help wraps within its second column. */
  readonly form?: 'table' | 'help';
}

/** The console’s log. */
export interface CommandLog {
  readonly entries: readonly LogEntry[];
  readonly print: (...texts: readonly string[]) => void;
  readonly printRows: (form: 'table' | 'help', rows: readonly string[]) => void;
  /** Runs a typed command, which gets a line of its own in the log. */
  readonly command: (run: () => void) => void;
}

const MAX_ENTRIES = 500;
/** The longest entry, in characters; a longer one, such as a pasted file, is cut. */
const MAX_LENGTH = 2_000;

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;

/**
 * The console’s log: each change of the game as the command that makes it, and its announcements. Steps through the moves made, by
 * slider, key or autoplay, share one line.
 */
export function useCommandLog(store: GameStore): CommandLog {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const serial = useRef(0);
  /** The serial of the line that consecutive steps share; later entries are their announcements. */
  const walk = useRef<number>(undefined);
  const isTyped = useRef(false);

  function append(
    texts: readonly string[],
    { announced = false, ...rest }: Partial<Pick<LogEntry, 'announced' | 'form'>> = {},
  ): void {
    const added = texts.map((text) => ({
      text: shortened(text),
      announced,
      ...rest,
      serial: ++serial.current,
    }));
    setEntries((before) => [...before, ...added].slice(-MAX_ENTRIES));
  }

  const follow = useEffectEvent((now: GameStoreState, before: GameStoreState): void => {
    const change = formatChange(before.current, now.current);
    if (change) {
      const start = walk.current;
      const goesOn = change.isWalk && !isTyped.current && start !== undefined;
      if (goesOn) setEntries((all) => all.filter((entry) => entry.serial < start));
      walk.current = change.isWalk && !isTyped.current ? serial.current + 1 : undefined;
      append([goesOn ? formatWalk(now.current?.history.cursor ?? 0) : change.text]);
    }
    if (now.announcement === before.announcement || !now.announcement) return;
    // The line of the command already names the move.
    const { text } = now.announcement;
    const { cursor = 0 } = now.current?.history ?? {};
    const place = narrateCursor(cursor);
    const rest = text.startsWith(place) ? text.slice(place.length).trim() : text;
    if (rest) append([rest], { announced: true });
  });

  useEffect(() => store.subscribe((now, before) => follow(now, before)), [store]);
  return {
    entries,
    print: (...texts) => {
      walk.current = undefined;
      append(texts);
    },
    printRows: (form, rows) => append(rows, { form }),
    command: (run) => {
      isTyped.current = true;
      run();
      isTyped.current = false;
    },
  };
}
