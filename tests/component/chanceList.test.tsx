import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Outlook } from '../../src/chance/outlook';
import { present } from '../../src/engine/history';
import { listSteps } from '../../src/engine/steps';
import type { LayoutMove } from '../../src/games/layouts/rules';
import { Chance } from '../../src/ui/analysis/Chance';
import { playedGame } from '../support/playedGame';

const ACE_UP = 'm c4, f1, 1';
const QUEEN_ONTO_KING = 'm c1, c3, 1';

/** Shows what can be done at the start of a deal, with the chances of these moves. */
function showMoves(lines: readonly string[], undecided: number, onHint?: () => void) {
  const { history } = playedGame('klondike-1', '319');
  const share = { share: 0.4, undecided, deals: 640 };
  const outlook: Outlook = {
    ...share,
    chance: 0.4,
    interval: { low: 0.3, high: 0.5 },
    unknownCards: 45,
    unseenStock: 24,
    moves: lines.map((line) => {
      const played = listSteps(playedGame('klondike-1', '319', [line]).history.steps);
      return { ...share, value: undefined, chance: 0.4, moves: [played[0]?.move as LayoutMove] };
    }),
  };
  const find = () => Promise.resolve(outlook);
  render(
    <Chance
      find={find}
      about={history}
      game="klondike-1"
      position={present(history)}
      onMove={vi.fn()}
      onHint={onHint}
    />,
  );
  return screen.findByRole('heading', { name: 'What you can do' });
}

test('moves with their chances count as one hint, and the list says so', async () => {
  const onHint = vi.fn();
  await showMoves([ACE_UP, QUEEN_ONTO_KING], 0, onHint);
  await screen.findByText(/This list counts as a hint\./);
  await waitFor(() => expect(onHint).toHaveBeenCalledTimes(1));
});

test('moves without figures tell nothing of which is the best', async () => {
  const onHint = vi.fn();
  await showMoves([ACE_UP, QUEEN_ONTO_KING], 0.9, onHint);
  expect(screen.queryByText(/counts as a hint/)).toBeNull();
  expect(onHint).not.toHaveBeenCalled();
});

test('a list with a safe card alone says that the other moves come after it', async () => {
  await showMoves([ACE_UP], 0);
  await screen.findByText(/^A card that is safe on its foundation comes first/);
});

test('other lists say which moves are left out', async () => {
  await showMoves([ACE_UP, QUEEN_ONTO_KING], 0);
  await screen.findByText(/^Moves that can be taken back and turn nothing up are left out\.$/);
});
