/** What can be heard. `up` is a card that reaches a foundation. */
export type NoiseKind = 'place' | 'draw' | 'flip' | 'deal' | 'up' | 'refusal' | 'won';

/** A noise, and how high the card’s rank makes it sound, from 0 to 12. */
export interface Noise {
  readonly kind: NoiseKind;
  readonly rank?: number;
}

/** Steps of a pentatonic scale above a C, in semitones. */
const PENTATONIC = [0, 2, 4, 7, 9];
const C5 = 523.25;

/** Cards heard in a deal, and the milliseconds between two: those of the frames in which they are dealt. */
const DEALT = 28;
const DEALT_MS = 17;

/** The last card of a win lies before its chord begins, in seconds. */
const HUSH = 0.25;

/** The pitch of a rank in hertz, from C5 for the ace upwards. */
export function pitchOf(rank: number): number {
  const octave = Math.floor(rank / PENTATONIC.length);
  const semitones = 12 * octave + (PENTATONIC[rank % PENTATONIC.length] ?? 0);
  return C5 * 2 ** (semitones / 12);
}

interface Hiss {
  readonly length: number;
  readonly loudness: number;
  /** The middle of its band in hertz, at the start and at the end. */
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
}

interface Tone {
  readonly type: OscillatorType;
  readonly pitch: number;
  readonly length: number;
  readonly loudness: number;
}

/** Makes noises in a context: nothing is loaded. */
export function createNoises(context: AudioContext) {
  const { destination } = context;
  let seed = 1;

  /** From 0 to 1: the grain of the noise, and what makes each card sound a little different. */
  function random(): number {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  }

  let grain: AudioBuffer | undefined;

  /** Half a second of white noise. */
  function grainBuffer(): AudioBuffer {
    if (grain) return grain;
    grain = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
    const samples = grain.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * random() - 1;
    return grain;
  }

  function swell(at: number, loudness: number, length: number): GainNode {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.linearRampToValueAtTime(loudness, at + 0.003);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(destination);
    return gain;
  }

  function hiss(at: number, { length, loudness, from, to = from, q = 0.9 }: Hiss): void {
    const source = new AudioBufferSourceNode(context, { buffer: grainBuffer() });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: q });
    band.frequency.setValueAtTime(from, at);
    band.frequency.linearRampToValueAtTime(to, at + length);
    source.connect(band).connect(swell(at, loudness, length));
    source.start(at, random() * 0.3, length + 0.02);
  }

  function tone(at: number, { type, pitch, length, loudness }: Tone): void {
    const source = new OscillatorNode(context, { type, frequency: pitch });
    source.connect(swell(at, loudness, length));
    source.start(at);
    source.stop(at + length + 0.02);
  }

  /** A card that lands on felt: paper and a little wood. */
  function place(at: number, loudness = 1): void {
    const vary = 1 + 0.12 * (random() - 0.5);
    hiss(at, { length: 0.028, loudness: 0.32 * loudness, from: 1900 * vary });
    tone(at, { type: 'sine', pitch: 95 * vary, length: 0.03, loudness: 0.2 * loudness });
  }

  const MAKERS: Readonly<Record<NoiseKind, (at: number, rank: number) => void>> = {
    place: (at) => place(at),
    draw: (at) => hiss(at, { length: 0.06, loudness: 0.2, from: 1200, to: 3200 }),
    flip: (at) => {
      for (const later of [0, 0.014])
        hiss(at + later, { length: 0.01, loudness: 0.22, from: 2600, q: 2 });
    },
    deal: (at) => {
      for (let card = 0; card < DEALT; card++) place(at + (card * DEALT_MS) / 1000, 0.4);
    },
    up: (at, rank) => {
      place(at);
      tone(at, { type: 'triangle', pitch: pitchOf(rank), length: 0.16, loudness: 0.05 });
    },
    refusal: (at) => tone(at, { type: 'sine', pitch: 80, length: 0.06, loudness: 0.3 }),
    won: (at) => {
      // A chord that rises and rings out.
      for (const [i, rank] of [0, 2, 3, 5, 7].entries())
        tone(at + HUSH + i * 0.09, {
          type: 'triangle',
          pitch: pitchOf(rank),
          length: 0.9,
          loudness: 0.09,
        });
    },
  };

  /** Plays noises now; each begins when the one before has been heard. */
  return (noises: readonly Noise[]): void => {
    // A phone suspends the context while it is locked.
    if (context.state !== 'running') context.resume().catch(() => undefined);
    for (const [i, { kind, rank = 0 }] of noises.entries())
      MAKERS[kind](context.currentTime + i * 0.06, rank);
  };
}

/** Plays what the switch of the sounds switches on: a card that is drawn, turned over and put up. */
export function previewNoises(): void {
  const context = new AudioContext();
  createNoises(context)([{ kind: 'draw' }, { kind: 'flip' }, { kind: 'place' }, { kind: 'up' }]);
  setTimeout(() => void context.close(), 1_000);
}
