import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { present } from '../../../../src/engine/history';
import { gameOf } from '../../../../src/games/index';
import { playSounds } from '../../../../src/ui/game/sound';
import { fakeGames, storeOver } from '../../../support/fakeGames';

/** The pitches of the tones that were started. */
let pitches: number[];

beforeEach(() => {
  pitches = [];
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      close = async () => undefined;
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = { linearRampToValueAtTime: () => 0, exponentialRampToValueAtTime: () => 0 };
      connect = () => undefined;
    },
  );
  vi.stubGlobal(
    'OscillatorNode',
    class {
      constructor(_: unknown, { frequency }: { readonly frequency: number }) {
        pitches.push(frequency);
      }
      connect = <T>(next: T): T => next;
      start = () => undefined;
      stop = () => undefined;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

/** The first deal of a game that the deck wins, or loses. */
function dealOf(end: 'won' | 'lost'): string {
  const { rules, advice } = gameOf('elevens');
  let deal = 0;
  while (advice?.fate?.(rules.deal(String(deal))) !== end) deal++;
  return String(deal);
}

test.each([
  ['won', 4],
  ['lost', 1],
] as const)(
  'the last move of a game that is %s sounds with %i tones, whatever the game says',
  async (end, tones) => {
    const store = storeOver(fakeGames(), { randomDeal: () => dealOf(end) });
    const { actions } = store;
    await actions.newGame('elevens');
    actions.jump(Number.POSITIVE_INFINITY);
    const last = store.getState().current?.history.cursor ?? 0;
    actions.jump(last - 1);
    const stop = playSounds(store);
    actions.step();
    const { current } = store.getState();
    expect(gameOf('elevens').rules.status(current && present(current.history))).toBe(
      end === 'won' ? 'won' : 'stuck',
    );
    expect(pitches).toHaveLength(tones);
    pitches = [];
    actions.undo();
    expect(pitches).toHaveLength(1);
    stop();
  },
);
