import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createSafeStorage } from '../../../../src/persistence/safeStorage';
import { createSettings } from '../../../../src/persistence/settings';
import { createCommands } from '../../../../src/ui/game/commands';
import { fakeGames, storeOver } from '../../../support/fakeGames';

/** The commands of a page without a solver, and everything they may call. */
async function page(
  id: 'klondike-3' | 'elevens' | 'perditio-tempus',
  more: { playing?: boolean; offered?: boolean; isProvedLost?: boolean } = {},
) {
  const store = storeOver(fakeGames(), { randomDeal: () => '275' });
  await store.actions.newGame(id);
  const parts = {
    settings: createSettings(createSafeStorage(undefined)),
    solver: { hint: vi.fn(), isProvedLost: () => more.isProvedLost ?? false },
    autoplay: {
      ...createStore(() => ({ playing: more.playing ?? false })),
      play: vi.fn(),
      pause: vi.fn(),
    },
    autoComplete: { start: vi.fn(() => more.offered ?? false) },
    panel: { toggle: vi.fn(), openConsole: vi.fn() },
    dialogs: { open: vi.fn() },
  };
  const commands = createCommands({ store, ...parts });
  return { store, commands, ...parts };
}

const cursor = ({ store }: Awaited<ReturnType<typeof page>>) =>
  store.getState().current?.history.cursor;
const announced = ({ store }: Awaited<ReturnType<typeof page>>) =>
  store.getState().announcement?.text;

test('draw presses the stock, undo and redo follow', async () => {
  const klondike = await page('klondike-3');
  klondike.commands.draw();
  expect(announced(klondike)).toMatch(/^Drew 3 cards/);
  klondike.commands.undo();
  expect(cursor(klondike)).toBe(0);
  klondike.commands.redo();
  expect(cursor(klondike)).toBe(1);
});

test('a new game counts the one before as lost if that is known; giving up deals none', async () => {
  for (const [isProvedLost, command, text] of [
    [false, 'newGame', /Your last one is saved\.$/],
    [true, 'newGame', /Your last one counts as lost\.$/],
    [false, 'giveUp', /^You gave up\.$/],
  ] as const) {
    const klondike = await page('klondike-3', { isProvedLost });
    klondike.commands.draw();
    klondike.commands[command]();
    await vi.waitFor(() => expect(announced(klondike)).toMatch(text));
  }
});

test('draw is the next step of a game that plays itself', async () => {
  const automatic = await page('perditio-tempus');
  automatic.commands.draw();
  expect(cursor(automatic)).toBe(1);
});

test('a game that no choice can change has no console, and says so', async () => {
  const klondike = await page('klondike-3');
  klondike.commands.console();
  expect(klondike.panel.openConsole).toHaveBeenCalledOnce();
  const elevens = await page('elevens');
  elevens.commands.console();
  expect(elevens.panel.openConsole).not.toHaveBeenCalled();
  expect(announced(elevens)).toBe('This game has no console.');
});

test('auto-complete starts where it is offered; Klondike says when it will be', async () => {
  const offered = await page('klondike-3', { offered: true });
  offered.commands.autoComplete();
  expect(offered.autoComplete.start).toHaveBeenCalledOnce();
  expect(announced(offered)).not.toMatch(/Auto-complete/);
  const early = await page('klondike-3');
  early.commands.autoComplete();
  expect(announced(early)).toBe('Auto-complete isn’t available yet.');
});

test('autoplay plays, and pauses while it plays', async () => {
  const paused = await page('elevens');
  paused.commands.autoplay();
  expect(paused.autoplay.play).toHaveBeenCalledOnce();
  const playing = await page('elevens', { playing: true });
  playing.commands.autoplay();
  expect(playing.autoplay.pause).toHaveBeenCalledOnce();
});

test('a hint comes from the solver, a dialog by its name', async () => {
  const { commands, solver, dialogs } = await page('klondike-3');
  commands.hint();
  commands.settings();
  expect(solver.hint).toHaveBeenCalledOnce();
  expect(dialogs.open).toHaveBeenCalledWith('settings');
});

test('a command is about the game that is on the table when it is given', async () => {
  const { store, commands, panel, settings } = await page('klondike-3');
  await store.actions.newGame('elevens');
  commands.console();
  expect(panel.openConsole).not.toHaveBeenCalled();
  await store.actions.newGame('klondike-1');
  commands.winnable();
  expect(settings.getState().games).toEqual({ 'klondike-1': { winnable: 'on' } });
  expect(store.getState().current?.record.variant).toBe('klondike-1');
  store.actions.close();
  commands.draw();
  expect(store.getState().current).toBeUndefined();
});
