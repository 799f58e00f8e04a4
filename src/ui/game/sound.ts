import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import { type Change, hasMoved } from '../../store/change';
import type { TableGame } from '../../store/game/table';
import type { GameStore } from '../../store/gameState';

/** A tone: pitch in hertz, start and length in seconds, loudness from 0 to 1. */
type Tone = readonly [pitch: number, start: number, length: number, loudness: number];

const SOUNDS = {
  card: [[520, 0, 0.05, 0.12]],
  refusal: [[150, 0, 0.12, 0.2]],
  won: [
    [523, 0, 0.16, 0.16],
    [659, 0.12, 0.16, 0.16],
    [784, 0.24, 0.16, 0.16],
    [1047, 0.36, 0.4, 0.18],
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** Plays a sound for every move, refusal and win until the returned function is called. */
export function playSounds(store: GameStore): () => void {
  // Created with the first sound: browsers allow none before the first input.
  let context: AudioContext | undefined;
  const stop = store.onChange((change) => {
    const event = soundOf(change);
    if (!event) return;
    context ??= new AudioContext();
    play(context, SOUNDS[event]);
  });
  return () => {
    stop();
    void context?.close();
  };
}

/** The sound of a change; undefined if it makes none. */
export function soundOf(change: Change): keyof typeof SOUNDS | undefined {
  const { action, before, after, refusal } = change;
  if (refusal) return 'refusal';
  if (!before || !after || !hasMoved(change)) return undefined;
  return action.type !== 'open' && isWon(after) ? 'won' : 'card';
}

const isWon = ({ record, history }: TableGame): boolean =>
  gameOf(record.variant).rules.status(present(history)) === 'won';

function play(context: AudioContext, tones: readonly Tone[]): void {
  // A phone suspends the context while it is locked.
  if (context.state !== 'running') context.resume().catch(() => undefined);
  for (const [pitch, start, length, loudness] of tones) {
    const begin = context.currentTime + start;
    const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(loudness, begin + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }
}
