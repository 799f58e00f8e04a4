import { expect, test, vi } from 'vitest';
import { createCommands } from '../../../../src/ui/game/commands';
import { fakeGames, storeOver } from '../../../support/fakeGames';

/** The commands of a page without a solver, and everything they may call. */
function page(
  id: 'klondike-3' | 'elevens' | 'perditio-tempus',
  more: { playing?: boolean; offered?: boolean } = {},
) {
  const store = storeOver(fakeGames(), { randomDeal: () => '275' });
  store.actions.newGame(id);
  const parts = {
    solver: { hint: vi.fn() },
    openWinnable: vi.fn(),
    autoplay: { playing: more.playing ?? false, play: vi.fn(), pause: vi.fn() },
    autoComplete: { offered: more.offered ?? false, start: vi.fn() },
    panel: { open: false, toggle: vi.fn(), openConsole: vi.fn(), field: { current: null } },
    openDialog: vi.fn(),
  };
  const { current } = store.getState();
  if (!current) throw new Error(`${id} is not open`);
  const commands = createCommands({ current, store, ...parts });
  return { store, commands, ...parts };
}

const cursor = ({ store }: ReturnType<typeof page>) => store.getState().current?.history.cursor;
const announced = ({ store }: ReturnType<typeof page>) => store.getState().announcement?.text;

test('draw presses the stock, undo and redo follow', () => {
  const klondike = page('klondike-3');
  klondike.commands.draw();
  expect(announced(klondike)).toMatch(/^Drew 3 cards/);
  klondike.commands.undo();
  expect(cursor(klondike)).toBe(0);
  klondike.commands.redo();
  expect(cursor(klondike)).toBe(1);
});

test('draw is the next step of a game that plays itself', () => {
  const automatic = page('perditio-tempus');
  automatic.commands.draw();
  expect(cursor(automatic)).toBe(1);
});

test('a game that no choice can change has no console, and says so', () => {
  const klondike = page('klondike-3');
  klondike.commands.console();
  expect(klondike.panel.openConsole).toHaveBeenCalledOnce();
  const elevens = page('elevens');
  elevens.commands.console();
  expect(elevens.panel.openConsole).not.toHaveBeenCalled();
  expect(announced(elevens)).toBe('This game has no console.');
});

test('auto-complete starts where it is offered; Klondike says when it will be', () => {
  const offered = page('klondike-3', { offered: true });
  offered.commands.autoComplete();
  expect(offered.autoComplete.start).toHaveBeenCalledOnce();
  const early = page('klondike-3');
  early.commands.autoComplete();
  expect(early.autoComplete.start).not.toHaveBeenCalled();
  expect(announced(early)).toBe('Auto-complete isn’t available yet.');
});

test('autoplay plays, and pauses while it plays', () => {
  const paused = page('elevens');
  paused.commands.autoplay();
  expect(paused.autoplay.play).toHaveBeenCalledOnce();
  const playing = page('elevens', { playing: true });
  playing.commands.autoplay();
  expect(playing.autoplay.pause).toHaveBeenCalledOnce();
});

test('a hint comes from the solver, a dialog by its name', () => {
  const { commands, solver, openDialog } = page('klondike-3');
  commands.hint();
  commands.settings();
  expect(solver.hint).toHaveBeenCalledOnce();
  expect(openDialog).toHaveBeenCalledWith('settings');
});
