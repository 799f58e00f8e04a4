import { createStore } from 'zustand/vanilla';
import { hasMoved } from '../../store/game/table';
import type { GameStore } from '../../store/gameStore';
import type { Autoplay } from '../parts/context';
import { type InputName, isDialogOpen, onInput } from '../parts/input';

/** Creates an automatic player. `interval` is in milliseconds, and `inputs` are events that stop it, too. */
export function createAutoplay(
  store: GameStore,
  move: () => void,
  interval: () => number,
  inputs: readonly InputName[] = [],
): Autoplay {
  const state = createStore(() => ({ playing: false }));
  let timer: ReturnType<typeof setTimeout>;
  let [isMoving, moved] = [false, false];
  let stopListening = (): void => undefined;

  function play(): void {
    pause();
    const stopsAtInput = onInput(inputs, pause);
    const stopsAtChange = store.onChange((change) => {
      if (!hasMoved(change)) return;
      moved = true;
      if (!isMoving) pause();
    });
    stopListening = () => {
      stopsAtInput();
      stopsAtChange();
    };
    timer = setTimeout(step, interval());
    state.setState({ playing: true });
  }

  function step(): void {
    // A move would be made later, and look like none now; behind a dialog nobody would see it.
    if (store.whenMayPlay() || isDialogOpen()) {
      timer = setTimeout(step, interval());
      return;
    }
    [isMoving, moved] = [true, false];
    move();
    isMoving = false;
    if (!moved) pause();
    else if (state.getState().playing) timer = setTimeout(step, interval());
  }

  function pause(): void {
    clearTimeout(timer);
    stopListening();
    state.setState({ playing: false });
  }

  return { ...state, play, pause };
}
