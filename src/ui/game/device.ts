import type { GameStore } from '../../store/gameStore';
import type { NoiseKind } from '../parts/noises';
import { noisesOf } from './sound';

/** Milliseconds of vibration and pauses. */
const PATTERNS: Readonly<Partial<Record<NoiseKind, number[]>>> = {
  place: [8],
  up: [8],
  refusal: [40],
  won: [12, 40, 12],
};

/** Vibrates softly at a card that is put down, at a refusal and at a win, where the device can, until the returned function is called. */
export function vibrate(store: GameStore): () => void {
  return store.onChange((change) => {
    const patterns = noisesOf(change).flatMap(({ kind }) => PATTERNS[kind] ?? []);
    if (patterns.length > 0) navigator.vibrate?.(patterns.slice(-3));
  });
}

/** Keeps the screen on while the page is visible, where the browser can, until the returned function is called. */
export function stayAwake(): () => void {
  const { wakeLock } = navigator as Partial<Navigator>;
  let lock: Promise<WakeLockSentinel | undefined> | undefined;
  // The browser ends the lock when the page is hidden; it may refuse one, as on a low battery.
  const take = (): void => {
    if (document.visibilityState === 'visible')
      lock = wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', take);
  take();
  return () => {
    document.removeEventListener('visibilitychange', take);
    void lock?.then((taken) => taken?.release());
  };
}
