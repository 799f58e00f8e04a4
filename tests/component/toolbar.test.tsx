import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasChoice, playsItself } from '../../src/engine/game';
import { GAME_IDS, gameOf } from '../../src/games/all';
import { Toolbar } from '../../src/ui/game/Toolbar';

test.each(GAME_IDS)('%s: the toolbar has five cells, as one of three kinds of games', (id) => {
  const game = gameOf(id);
  render(
    <Toolbar
      id={id}
      game={game}
      panelOpen={false}
      autoplaying={false}
      ended={false}
      onlyWinnable={false}
      canReplace={false}
      canAutoComplete={false}
      canUndo
      canRedo
      onCommand={() => undefined}
    />,
  );
  const third = hasChoice(game) ? 'Analysis' : playsItself(game) ? 'Play' : 'Replace';
  const cells = within(screen.getByRole('group', { name: 'Game' })).getAllByRole('button');
  expect(cells.map(({ textContent }) => textContent).toSorted()).toEqual(
    ['New', playsItself(game) ? 'Step' : 'Hint', third, 'Undo', 'Redo'].toSorted(),
  );
});
