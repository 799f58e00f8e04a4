import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hasChoice, playsItself } from '../../src/engine/game';
import { GAME_IDS, gameOf, type VariantId } from '../../src/games/index';
import { createAutoplay } from '../../src/ui/autoplay/autoplay';
import { Toolbar } from '../../src/ui/game/Toolbar';
import {
  type CommandHandler,
  GamePageContext,
  type GameParts,
  StoresContext,
} from '../../src/ui/parts/context';
import { testStores } from '../support/testStores';

afterEach(() => {
  vi.useRealTimers();
});

/** Shows the toolbar. What is returned shows it again, with a move to undo or without one. */
function show(id: VariantId, run: CommandHandler = () => undefined) {
  const stores = testStores();
  const autoplay = createAutoplay(stores.store, stores.store.actions.step, () => 100);
  const toolbar = (canUndo: boolean) => (
    <StoresContext value={stores}>
      <GamePageContext value={{ autoplay, run } as GameParts}>
        <Toolbar
          id={id}
          panelOpen={false}
          ended={false}
          canAutoComplete={false}
          canUndo={canUndo}
          canRedo
          canGiveUp={hasChoice(gameOf(id))}
        />
      </GamePageContext>
    </StoresContext>
  );
  const { rerender } = render(toolbar(true));
  return (canUndo: boolean) => rerender(toolbar(canUndo));
}

test.each(GAME_IDS)('%s: the toolbar has the cells of one of three kinds of games', (id) => {
  const game = gameOf(id);
  show(id);
  const third = hasChoice(game) ? ['Analysis'] : playsItself(game) ? ['Play'] : [];
  const cells = within(screen.getByRole('group', { name: 'Game' })).getAllByRole('button');
  expect(cells.map(({ textContent }) => textContent).toSorted()).toEqual(
    ['New', playsItself(game) ? 'Step' : 'Hint', ...third, 'Undo', 'Redo'].toSorted(),
  );
});

test('a button that is held down, or pressed by a held key, says that it repeats', () => {
  vi.useFakeTimers();
  const onCommand = vi.fn();
  show('klondike-3', onCommand);
  const undo = screen.getByRole('button', { name: 'Undo' });
  const said = () => onCommand.mock.calls.splice(0);
  fireEvent.pointerDown(undo);
  vi.advanceTimersByTime(800);
  fireEvent.pointerUp(undo);
  fireEvent.click(undo, { detail: 1 });
  expect(said()).toEqual([
    ['undo', true],
    ['undo', true],
  ]);
  fireEvent.pointerDown(undo);
  fireEvent.pointerUp(undo);
  fireEvent.click(undo, { detail: 1 });
  expect(said()).toEqual([['undo', false]]);
  for (const repeat of [false, true, true]) {
    fireEvent.keyDown(undo, { key: 'Enter', repeat });
    fireEvent.click(undo, { detail: 0 });
  }
  fireEvent.keyUp(undo, { key: 'Enter' });
  expect(said().map(([, isRepeated]) => isRepeated)).toEqual([false, true, true]);
  fireEvent.click(undo, { detail: 0 });
  expect(said()).toEqual([['undo', false]]);
});

test('a button that is disabled while its key is held takes note of the release', () => {
  const onCommand = vi.fn();
  const showAgain = show('klondike-3', onCommand);
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.keyDown(undo, { key: 'Enter', repeat: true });
  fireEvent.click(undo, { detail: 0 });
  showAgain(false);
  fireEvent.keyUp(undo, { key: 'Enter' });
  showAgain(true);
  fireEvent.click(undo, { detail: 0 });
  expect(onCommand.mock.calls).toEqual([
    ['undo', true],
    ['undo', false],
  ]);
});

test('the menu follows the full screen, which a key of the browser leaves, too', () => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  const change = (element: Element | null): void => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
    fireEvent(document, new Event('fullscreenchange'));
  };
  change(null);
  show('klondike-3');
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
  change(document.documentElement);
  expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeTruthy();
  change(null);
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeTruthy();
});
