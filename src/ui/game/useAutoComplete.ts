import { useEffect, useMemo, useState } from 'react';
import type { AnyGame } from '../../engine/game';
import { present } from '../../engine/history';
import type { GameStore } from '../../store/gameState';
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

/** Moves yet to be played, and the state they start from. */
interface Plan {
  readonly state: unknown;
  readonly moves: readonly unknown[];
}

/** Plays the game to its win, by its own `finish` or by the solver’s line. Any input or other change of the game stops it. */
export function useAutoComplete(
  store: GameStore,
  game: AnyGame,
  state: unknown,
  solverLine: readonly unknown[] | undefined,
): AutoComplete {
  const finish = useMemo(() => game.advice?.finish?.(state), [game, state]);
  const moves = finish ?? solverLine;
  const [plan, setPlan] = useState<Plan>();
  const isCurrent = plan?.state === state && game.rules.status(state) === 'playing';
  const remaining = plan && isCurrent ? (finish ?? plan.moves) : undefined;
  const running = remaining !== undefined;

  useEffect(() => {
    if (!remaining) return;
    const timer = window.setTimeout(() => {
      const [next, ...rest] = remaining;
      store.actions.play(next);
      const { current } = store.getState();
      const goesOn = current && rest.length > 0;
      setPlan(goesOn ? { state: present(current.history), moves: rest } : undefined);
    }, STEP_MS);
    return () => window.clearTimeout(timer);
  }, [remaining, store]);

  useEffect(
    () => (running ? onInput(STOPPING_INPUTS, () => setPlan(undefined)) : undefined),
    [running],
  );

  return { offered: moves !== undefined, start: () => setPlan(moves && { state, moves }) };
}
