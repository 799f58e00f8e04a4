import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withColumnNames } from '../../console/command';
import type { GameStore } from '../../store/gameState';
import { formatChange } from './formatChange';

interface LogEntry {
  readonly text: string;
  readonly serial: number;
  /** The page announces it too, so it is hidden from screen readers here. */
  readonly announced: boolean;
  /** Its columns are aligned, so it scrolls instead of wrapping. */
  readonly table: boolean;
}

interface CommandLog {
  readonly entries: readonly LogEntry[];
  readonly print: (...texts: readonly string[]) => void;
  readonly printTable: (rows: readonly string[]) => void;
}

const MAX_ENTRIES = 500;
/** The longest entry, in characters. A longer one, such as a pasted file, is cut. */
const MAX_LENGTH = 2_000;

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;

/** The console’s log: every change of the game as the commands that make it, with its announcements. */
export function useCommandLog(store: GameStore): CommandLog {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const serial = useRef(0);

  function append(texts: readonly string[], { announced = false, table = false } = {}): void {
    const added = texts.map((text) => ({
      text: shortened(text),
      announced,
      table,
      serial: ++serial.current,
    }));
    setEntries((before) => [...before, ...added].slice(-MAX_ENTRIES));
  }
  const log = useEffectEvent(append);

  useEffect(
    () =>
      store.subscribe((now, before) => {
        const commands = formatChange(before.current, now.current);
        if (commands !== undefined) log([`> ${commands}`]);
        if (now.announcement !== before.announcement && now.announcement)
          log([withColumnNames(now.announcement.text)], { announced: true });
      }),
    [store],
  );
  return {
    entries,
    print: (...texts) => append(texts),
    printTable: (rows) => append(rows, { table: true }),
  };
}
