import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gesture } from '../../../src/engine/view';
import { consoleGameOf } from '../../../src/games/lines';
import type { GameStore } from '../../../src/store/gameStore';
import { type KlondikeEvents, klondikeEvents } from '../../../src/store/klondikeEvents';
import { currentOf, fakeGames, storeOver } from '../../support/fakeGames';
import won from '../../vectors/klondike_won.json';

let store: GameStore;
/** The deal that a random one is. */
let nextDeal = '1000';
const newStore = (): GameStore => storeOver(fakeGames(), { randomDeal: () => nextDeal });
async function open(of: GameStore, variant: 'klondike-3' | 'elevens', deal: string): Promise<void> {
  nextDeal = deal;
  await of.actions.newGame(variant);
}
beforeEach(() => {
  store = newStore();
});

const current = () => currentOf(store);
const announced = () => store.getState().announcement;

/** Plays a line such as `m c6, c1, 2` by its event. */
function playLine(events: KlondikeEvents, line: string): void {
  if (line === 's') return events.clickStock();
  const [, from = '', to = '', count = '1'] = line.split(/,? /);
  const [source, target] = [Number(from.slice(1)), Number(to.slice(1))];
  switch (from[0] + (to[0] ?? '')) {
    case 'wc':
      return events.moveWasteToTableau(target);
    case 'wf':
      return events.moveWasteToFoundation(target);
    case 'cf':
      return events.moveTableauToFoundation(source, target);
    case 'cc':
      return events.moveTableauToTableau(source, Number(count), target);
    default:
      return events.moveFoundationToTableau(source, target);
  }
}

describe('events of KlondikeEventsHandler', () => {
  test('all nine, by the names of the Klondike project', () => {
    expect(Object.keys(klondikeEvents(store)).sort()).toEqual(
      [
        'newGame',
        'clickStock',
        'moveWasteToTableau',
        'moveWasteToFoundation',
        'moveTableauToFoundation',
        'moveTableauToTableau',
        'moveFoundationToTableau',
        'undo',
        'getName',
      ].sort(),
    );
  });

  test('play a whole game', async () => {
    const { deal, moves } = won['klondike-3'];
    await open(store, 'klondike-3', deal);
    const events = klondikeEvents(store);
    for (const line of moves) playLine(events, line);
    expect(announced()?.text).toContain('Won in');
    events.undo();
    expect(current().history.cursor).toBe(moves.length - 1);
    events.newGame();
    await vi.waitFor(() => expect(current().history.cursor).toBe(0));
    expect(events.getName()).not.toBe('');
  });

  test.each([0, 8, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'a pile number of %d is refused in words',
    async (number) => {
      await open(store, 'klondike-3', '275');
      const before = current();
      const events = klondikeEvents(store);
      events.moveTableauToTableau(number, 1, 1);
      expect(announced()).toMatchObject({
        kind: 'refusal',
        text: expect.stringMatching(/^There is no/),
      });
      events.moveTableauToTableau(1, 1, number);
      events.moveTableauToFoundation(number, 1);
      events.moveTableauToFoundation(1, number);
      events.moveWasteToTableau(number);
      events.moveWasteToFoundation(number);
      events.moveFoundationToTableau(number, 1);
      expect(current()).toBe(before);
    },
  );

  test('with no game on the table they say so', () => {
    const events = klondikeEvents(store);
    events.clickStock();
    events.newGame();
    events.undo();
    expect(announced()?.text).toBe('No game of Klondike is on the table.');
  });
});

/** A store with the won game of Klondike after so many of its moves. */
async function playedFor(moves: number): Promise<GameStore> {
  const { deal, moves: lines } = won['klondike-3'];
  const played = newStore();
  await open(played, 'klondike-3', deal);
  for (const line of lines.slice(0, moves)) {
    const move = consoleGameOf('klondike-3').lines.parseMove(line);
    if (!move.ok) throw new Error(move.error);
    played.actions.play(move.value);
  }
  return played;
}

const drop = (from: string, to: string, count = 1): Gesture => ({ kind: 'drop', from, count, to });
const press = (pile: string): Gesture => ({ kind: 'press', pile });

/** Each event that moves cards, with the gesture that it is and the number of moves before it. */
const EVENTS: readonly [keyof KlondikeEvents, number, Gesture, (events: KlondikeEvents) => void][] =
  [
    ['clickStock', 3, press('stock'), (events) => events.clickStock()],
    ['moveWasteToTableau', 4, drop('waste', 'tableau-2'), (events) => events.moveWasteToTableau(2)],
    [
      'moveWasteToFoundation',
      6,
      drop('waste', 'foundation-3'),
      (events) => events.moveWasteToFoundation(3),
    ],
    [
      'moveTableauToFoundation',
      11,
      drop('tableau-7', 'foundation-4'),
      (events) => events.moveTableauToFoundation(7, 4),
    ],
    [
      'moveTableauToTableau',
      2,
      drop('tableau-2', 'tableau-6', 2),
      (events) => events.moveTableauToTableau(2, 2, 6),
    ],
    [
      'moveFoundationToTableau',
      47,
      drop('foundation-3', 'tableau-5'),
      (events) => events.moveFoundationToTableau(3, 5),
    ],
  ];

describe.each(EVENTS)('%s', (_type, before, gesture, call) => {
  test('is its gesture, and makes the next move', async () => {
    const played = await playedFor(before);
    const toStore = vi.spyOn(played.actions, 'gesture');
    call(klondikeEvents(played));
    expect(toStore.mock.calls).toEqual([[gesture]]);
    expect(played.getState().announcement?.kind).toBe('move');
    expect(currentOf(played).history).toEqual(currentOf(await playedFor(before + 1)).history);
  });
});

test('newGame opens another deal, undo takes a move back, getName names the makers', async () => {
  const played = await playedFor(3);
  const events = klondikeEvents(played);
  events.undo();
  expect(played.getState().current?.history.cursor).toBe(2);
  nextDeal = '1000';
  events.newGame();
  await vi.waitFor(() =>
    expect(played.getState().current).toMatchObject({
      record: { deal: '1000' },
      history: { cursor: 0 },
    }),
  );
  expect(events.getName()).toBe('the founders of Patience Lab');
});

test('in another game an event only says that this is not Klondike', async () => {
  await open(store, 'elevens', '0');
  const toStore = vi.spyOn(store.actions, 'gesture');
  klondikeEvents(store).clickStock();
  expect(toStore).not.toHaveBeenCalled();
  expect(announced()?.text).toBe('No game of Klondike is on the table.');
});
