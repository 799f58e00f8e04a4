import { rankOf } from '../../engine/card';
import type { TableView } from '../../engine/view';
import { type Change, hasMoved, statusOf, viewOf } from '../../store/game/table';
import type { GameStore } from '../../store/gameStore';
import { createNoises, type Noise, type NoiseKind } from '../parts/noises';

/** Plays the noises of every change until the returned function is called. */
export function playSounds(store: GameStore): () => void {
  // Created with the first sound: browsers allow none before the first input.
  let context: AudioContext | undefined;
  let play: ReturnType<typeof createNoises> | undefined;
  const stop = store.onChange((change) => {
    const noises = noisesOf(change);
    if (noises.length === 0) return;
    context ??= new AudioContext();
    play ??= createNoises(context);
    play(noises);
  });
  return () => {
    stop();
    void context?.close();
  };
}

/** What is heard of a change, each noise with a cause that can be seen on the table. */
export function noisesOf(change: Change): readonly Noise[] {
  const { action, before, after, refusal } = change;
  if (refusal) return [{ kind: 'refusal' }];
  if (!after || !hasMoved(change)) return [];
  if (isDealt(change)) return [{ kind: 'deal' }];
  if (!before || before.record.variant !== after.record.variant) return [{ kind: 'place' }];
  const [old, now] = [viewOf(before), viewOf(after)];
  const up = cardPutUp(old, now);
  const moved: Noise = up ?? { kind: stockIn(old) === stockIn(now) ? 'place' : 'draw' };
  if (action.type !== 'open' && statusOf(after) === 'won') return [moved, { kind: 'won' }];
  return turnsUp(old, now) ? [moved, { kind: 'flip' }] : [moved];
}

/** True if cards were dealt: another game came to the table, at its start. */
const isDealt = ({ before, after }: Change): boolean =>
  after?.history.cursor === 0 && before?.record.id !== after.record.id;

const stockIn = ({ piles }: TableView): number | undefined =>
  piles.find(({ kind }) => kind === 'stock')?.cards.length;

/** The first card that came to a foundation. */
function cardPutUp(old: TableView, now: TableView): Noise | undefined {
  for (const [i, { kind, cards }] of now.piles.entries()) {
    const top = cards.at(-1);
    if (kind !== 'foundation' || !top || cards.length <= (old.piles[i]?.cards.length ?? 0))
      continue;
    return { kind: 'up', rank: rankOf(top.card) };
  }
  return undefined;
}

/** True if a card that lay face down where it lies is face up now. */
const turnsUp = (old: TableView, now: TableView): boolean =>
  now.piles.some(({ kind, cards }, i) => {
    const was = old.piles[i]?.cards;
    return (
      kind !== 'stock' &&
      cards.some(({ card, faceUp }, at) => faceUp && was?.[at]?.card === card && !was[at].faceUp)
    );
  });

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
