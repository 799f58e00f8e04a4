import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withColumnNames } from '../../console/command';
import { gameOf } from '../../games/index';
import type { GameStore, GameStoreState } from '../../store/gameState';

interface LogEntry {
  readonly text: string;
  readonly serial: number;
  /** The page's message says it already; screen readers are not told twice. */
  readonly announced: boolean;
  /** Its columns are lined up: it scrolls rather than wraps. */
  readonly table: boolean;
}

const MAX_LINES = 500;

/** Everything that happens to the game, as the lines of the console that would do it, with what was said. */
export function useCommandLog(store: GameStore) {
  const [lines, setLines] = useState<readonly LogEntry[]>([]);
  const serial = useRef(0);
  const append = (texts: readonly string[], kind: Partial<LogEntry>): void => {
    const more = texts.map((text) => ({
      ...{ announced: false, table: false, ...kind },
      ...{ text, serial: ++serial.current },
    }));
    setLines((before) => [...before, ...more].slice(-MAX_LINES));
  };
  const add = (...texts: readonly string[]): void => append(texts, {});
  const addTable = (lines: readonly string[]): void => append(lines, { table: true });
  const log = useEffectEvent(append);

  useEffect(
    () =>
      store.subscribe((now, before) => {
        const command = commandOf(now, before);
        if (command !== undefined) log([`> ${command}`], {});
        if (now.announcement !== before.announcement && now.announcement)
          log([withColumnNames(now.announcement.text)], { announced: true });
      }),
    [store],
  );
  return { lines, add, addTable };
}

/** The line that would have made the change between two states; nothing where the game has not changed. */
function commandOf(
  { current: now }: GameStoreState,
  { current: before }: GameStoreState,
): string | undefined {
  if (!now || !before || now.history === before.history) return undefined;
  if (now.id !== before.id || now.deal !== before.deal) return `n ${now.deal}`;
  const { steps, cursor } = now.history;
  if (steps === before.history.steps) {
    const by = cursor - before.history.cursor;
    if (cursor === 0 && by < -1) return 'r';
    return Array.from({ length: Math.abs(by) }, () => (by > 0 ? 'y' : 'z')).join(' · ');
  }
  const game = gameOf(now.id);
  return steps
    .slice(before.history.cursor, cursor)
    .map(({ move }) => game.formatMove(move))
    .join(' · ');
}
