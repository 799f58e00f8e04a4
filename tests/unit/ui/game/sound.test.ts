import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { present } from '../../../../src/engine/history';
import { gameOf } from '../../../../src/games/index';
import type { Change } from '../../../../src/store/game/table';
import { noisesOf, playSounds } from '../../../../src/ui/game/device';
import { pitchOf } from '../../../../src/ui/parts/noises';
import { fakeGames, storeOver } from '../../../support/fakeGames';

/** The nodes that were made, by the first letters of their kinds. */
let made: string[];

class Node {
  frequency = { setValueAtTime: () => 0, linearRampToValueAtTime: () => 0 };
  gain = {
    setValueAtTime: () => 0,
    linearRampToValueAtTime: () => 0,
    exponentialRampToValueAtTime: () => 0,
  };
  connect = <T>(next: T): T => next;
  start = () => undefined;
  stop = () => undefined;
}

beforeEach(() => {
  made = [];
  const node = (name: string) =>
    class extends Node {
      constructor() {
        super();
        made.push(name);
      }
    };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      currentTime = 0;
      sampleRate = 100;
      close = async () => undefined;
    },
  );
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = () => new Float32Array(50);
    },
  );
  vi.stubGlobal('GainNode', Node);
  vi.stubGlobal('BiquadFilterNode', Node);
  vi.stubGlobal('OscillatorNode', node('tone'));
  vi.stubGlobal('AudioBufferSourceNode', node('noise'));
});

afterEach(() => vi.unstubAllGlobals());

/** The kinds of noises of what is done to a game. */
async function heard(game: 'klondike-1' | 'elevens', deal: string) {
  const store = storeOver(fakeGames(), { randomDeal: () => deal });
  const kinds: string[] = [];
  store.onChange((change: Change) => kinds.push(...noisesOf(change).map(({ kind }) => kind)));
  await store.actions.newGame(game);
  const during = (act: () => void): readonly string[] => {
    kinds.length = 0;
    act();
    return [...kinds];
  };
  return { store, kinds, during };
}

test('each noise has a cause on the table', async () => {
  const { store, kinds, during } = await heard('klondike-1', '7');
  const { actions } = store;
  expect(kinds).toEqual(['deal']);
  expect(during(() => actions.play({ type: 'draw' }))).toEqual(['draw']);
  expect(during(actions.undo)).toEqual(['draw']);
  expect(during(actions.undo)).toEqual(['refusal']);
  const game = gameOf('klondike-1');
  const state = () => {
    const { current } = store.getState();
    if (!current) throw new Error('no game');
    return present(current.history);
  };
  for (let n = 0; n < 60; n++) {
    const move = game.advice?.hint?.(state());
    if (move === undefined) break;
    const before = game.table.view(state()).piles;
    const said = game.text.formatMove(move);
    const kindsNow = during(() => actions.play(move));
    const after = game.table.view(state()).piles;
    const facedDown = (piles: typeof before) =>
      piles
        .filter(({ kind }) => kind === 'tableau')
        .flatMap(({ cards }) => cards)
        .filter(({ faceUp }) => !faceUp).length;
    const first = said === 's' ? 'draw' : / f\d/.test(said) ? 'up' : 'place';
    expect(kindsNow, said).toEqual(
      facedDown(after) < facedDown(before) ? [first, 'flip'] : [first],
    );
  }
});

/** The first deal of a game that the deck wins, or loses. */
function dealOf(end: 'won' | 'lost'): string {
  const { rules, advice } = gameOf('elevens');
  let deal = 0;
  while (advice?.fate?.(rules.deal(String(deal))) !== end) deal++;
  return String(deal);
}

test.each([
  ['won', 6],
  ['lost', 1],
] as const)('the last move of a game that is %s sounds with %i tones', async (end, tones) => {
  const { store } = await heard('elevens', dealOf(end));
  const { actions } = store;
  actions.jump(Number.POSITIVE_INFINITY);
  const last = store.getState().current?.history.cursor ?? 0;
  actions.jump(last - 1);
  const stop = playSounds(store);
  actions.step();
  expect(made.filter((kind) => kind === 'tone')).toHaveLength(tones);
  made = [];
  actions.undo();
  expect(made).toEqual(['noise', 'tone']);
  stop();
  actions.redo();
  expect(made).toHaveLength(2);
});

test('a higher card sounds higher on its foundation', () => {
  const pitches = Array.from({ length: 13 }, (_, rank) => pitchOf(rank));
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
  expect(pitches[5]).toBeCloseTo(2 * (pitches[0] ?? 0));
});
