import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cardCode } from '../../engine/card';
import type { AnyGame } from '../../engine/game';
import { present } from '../../engine/history';
import type { GameStore } from '../../store/gameState';
import { lastInputWasKeyboard } from '../parts/lastInput';
import { fastForward, startBurst } from '../table/burst';
import { isModified, onInput } from '../table/onInput';
import { cardElementId } from '../table/PlacedCard';
import { type Command, commandOf, isRepeated, type RunCommand } from './shortcuts';

/** Runs the commands as they are now; the very same function each time, so that no button is rendered for its sake. */
export function useRun(commands: Readonly<Record<Command, () => void>>): RunCommand {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  return useCallback((command) => latest.current[command](), []);
}

/** Runs every key that is a command; while one that goes on is held down the cards move without motion. */
export function useShortcuts(run: RunCommand): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (event.repeat && !isRepeated(command)) return;
      if (event.repeat) startBurst();
      run(command);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [run]);
}

const STEP_MS = 110;
const INPUTS = ['pointerdown', 'keydown'] as const;

interface AutoComplete {
  /** Whether a play-out, or a line of the solver's, has proved that the game can be ended so. */
  readonly offered: boolean;
  readonly start: () => void;
}

/** Moves that are still to be played, and the state that the next of them was proved for. */
interface Ending {
  readonly state: unknown;
  readonly moves: readonly unknown[];
}

/** Plays a proved ending move by move; any input stops it, and so does another game on the table. */
export function useAutoComplete(
  store: GameStore,
  game: AnyGame,
  state: unknown,
  ending: readonly unknown[] | undefined,
): AutoComplete {
  const home = useMemo(() => game.finish?.(state), [game, state]);
  const moves = home ?? ending;
  const [plan, setPlan] = useState<Ending>();
  const goesOn = plan !== undefined && plan.state === state && game.status(state) === 'playing';
  const left = goesOn ? (home ?? plan.moves) : undefined;
  const running = left !== undefined;

  useEffect(() => {
    if (!left) return;
    const timer = window.setTimeout(() => {
      const [next, ...rest] = left;
      store.actions.play(next);
      const { current } = store.getState();
      setPlan(
        current && rest.length > 0 ? { state: present(current.history), moves: rest } : undefined,
      );
    }, STEP_MS);
    return () => window.clearTimeout(timer);
  }, [left, store]);

  useEffect(() => (running ? onInput(INPUTS, () => setPlan(undefined)) : undefined), [running]);

  return { offered: moves !== undefined, start: () => setPlan(moves && { state, moves }) };
}

/** Counts the seconds of a game that goes on, while the page is seen. */
export function useTimer(store: GameStore, running: boolean): void {
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') store.actions.tick();
    }, 1000);
    return () => window.clearInterval(timer);
  }, [store, running]);
}

/** Hurries the cards on their way when something new happens, and shakes those that a refusal is about. */
export function useReactions(store: GameStore): void {
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.current?.history !== before.current?.history) fastForward();
        if (now.announcement === before.announcement || now.announcement?.kind !== 'refusal')
          return;
        const [card] = now.announcement.cards;
        const slot =
          card === undefined ? null : document.getElementById(cardElementId(cardCode(card)));
        if (slot) shake(slot);
      }),
    [store],
  );
}

function shake(slot: HTMLElement): void {
  delete slot.dataset.shaken;
  slot.getBoundingClientRect(); // so that the shaking starts again
  slot.dataset.shaken = 'true';
  window.setTimeout(() => delete slot.dataset.shaken, 300);
}

/** Loads the sounds when they are switched on, and plays them. */
export function useSounds(store: GameStore, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('./sound')
      .then(({ soundOn }) => {
        if (!left) stop = soundOn(store);
      })
      .catch(() => store.actions.announce('The sounds could not be loaded.', 'refusal'));
    return () => {
      left = true;
      stop?.();
    };
  }, [store, on]);
}

/**
 * Gives the table the focus that is nowhere: to somebody who plays by keyboard when the page is entered, also after a
 * reload, and with the first arrow key after a press beside everything.
 */
export function useTableFocus(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const enter = (): void =>
      table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    function press(event: KeyboardEvent): void {
      if (event.target !== document.body || !event.key.startsWith('Arrow')) return;
      if (isModified(event)) return;
      const { scrollHeight, clientHeight } = document.documentElement;
      if (scrollHeight > clientHeight) return; // the browser scrolls with them
      event.preventDefault();
      enter();
    }
    if (document.activeElement === document.body && lastInputWasKeyboard()) enter();
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table]);
}
