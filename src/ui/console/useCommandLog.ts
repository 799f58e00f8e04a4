import { useRef, useState } from 'react';
import { textOf } from '../../store/game/table';
import { useChanges } from '../parts/context';
import { formatAction, formatWalk } from './formatAction';

interface LogEntry {
  readonly text: string;
  readonly serial: number;
  /** The page announces it too, so it is hidden from screen readers here. */
  readonly announced: boolean;
  /** A row of a table scrolls instead of wrapping; a line of help wraps within its second column. */
  readonly form?: 'table' | 'help';
}

export type CommandLog = ReturnType<typeof useCommandLog>;

const MAX_ENTRIES = 500;
/** The longest entry, in characters; a longer one, such as a pasted file, is cut. */
const MAX_LENGTH = 2_000;

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;

/** The console’s log: all that is done as the command for it, and what is said about it. Steps through the moves made share one line. */
export function useCommandLog() {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const serial = useRef(0);
  /** The serial of the line that consecutive steps share; later entries are what is said about them. */
  const walk = useRef<number>(undefined);

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

  function endWalk(): void {
    walk.current = undefined;
  }

  useChanges((change) => {
    const action = formatAction(change);
    if (action) {
      const start = action.isWalk ? walk.current : undefined;
      if (start !== undefined) setEntries((all) => all.filter((entry) => entry.serial < start));
      walk.current = action.isWalk ? serial.current + 1 : undefined;
      append([start === undefined ? action.text : formatWalk(change.after?.history.cursor ?? 0)]);
    }
    const said = textOf(change);
    if (said) append([said], { announced: true });
  });

  return {
    entries,
    print: (...texts: readonly string[]): void => {
      endWalk();
      append(texts);
    },
    printRows: (form: 'table' | 'help', rows: readonly string[]): void => append(rows, { form }),
    /** Runs a typed command, which gets a line of its own in the log. */
    command: (run: () => void): void => {
      endWalk();
      run();
      endWalk();
    },
  };
}
