import { useEffect, useRef, useState } from 'react';
import { inColumns } from '../../console/command';
import { gameOf } from '../../games';
import type { GameStore, GameStoreState } from '../../store/gameState';

interface Line {
  readonly text: string;
  readonly serial: number;
  /** The page's message says it already; screen readers are not told twice. */
  readonly told: boolean;
}

const MOST_LINES = 500;

/** Everything that happens to the game, as the lines of the console that would do it, with what was said. */
export function useCommandLog(store: GameStore) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const serial = useRef(0);
  const append = (texts: readonly string[], told: boolean): void =>
    setLines((before) =>
      [...before, ...texts.map((text) => ({ text, told, serial: ++serial.current }))].slice(
        -MOST_LINES,
      ),
    );
  const add = (...texts: readonly string[]): void => append(texts, false);
  const latest = useRef(append);
  latest.current = append;

  useEffect(
    () =>
      store.subscribe((now, before) => {
        const command = commandOf(now, before);
        if (command !== undefined) latest.current([`> ${command}`], false);
        if (now.said !== before.said && now.said) latest.current([inColumns(now.said.text)], true);
      }),
    [store],
  );
  return { lines, add };
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
