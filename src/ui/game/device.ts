import type { GameStore } from '../../store/gameState';
import { soundOf } from './sound';

/** Milliseconds of vibration and pauses. */
const PATTERNS = { refusal: [40], won: [60, 60, 120] };

/** Vibrates at a refusal and at a win, where the device can, until the returned function is called. */
export function vibrate(store: GameStore): () => void {
  return store.onChange((change) => {
    const event = soundOf(change);
    if (event === 'refusal' || event === 'won') navigator.vibrate?.(PATTERNS[event]);
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
