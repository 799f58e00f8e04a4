import { useEffect, useMemo, useRef } from 'react';
import type { AnyGame } from '../../engine/game';
import type { GameStore } from '../../store/gameState';
import { useAutoplay } from '../autoplay/useAutoplay';
import { onInput } from '../parts/input';

/** Milliseconds between two moves. */
const STEP_MS = 110;
const STOPPING_INPUTS = ['pointerdown', 'keydown'] as const;

/** Auto-complete, as the page offers it. */
export interface AutoComplete {
  /** True if moves to the win are known. */
  readonly offered: boolean;
  readonly start: () => void;
}

/** Plays the game to its win, by its own `finish` or by the solver’s line. Any input or other change of the game stops it. */
export function useAutoComplete(
  { actions }: GameStore,
  game: AnyGame,
  state: unknown,
  solverLine: readonly unknown[] | undefined,
): AutoComplete {
  const finish = useMemo(() => game.advice?.finish?.(state), [game, state]);
  const moves = finish ?? solverLine;
  /** The moves yet to be played, unless the game itself knows them. */
  const line = useRef<readonly unknown[]>([]);
  const { playing, play, pause } = useAutoplay(() => {
    const [next, ...rest] = finish ?? line.current;
    line.current = rest;
    // Safe moves may have won the game before the end of the line.
    if (next !== undefined && game.rules.status(state) === 'playing') actions.play(next);
  }, STEP_MS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `pause` only sets a state
  useEffect(() => (playing ? onInput(STOPPING_INPUTS, pause) : undefined), [playing]);

  return {
    offered: moves !== undefined,
    start: () => {
      if (!moves) return;
      line.current = moves;
      play();
    },
  };
}
