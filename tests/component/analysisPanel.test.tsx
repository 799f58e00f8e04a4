import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { NOT_REVIEWED } from '../../src/analysis/reviewer';
import { newHistory } from '../../src/engine/history';
import { chosenDeal } from '../../src/store/findGame';
import type { TableGame } from '../../src/store/game/table';
import type { Stores } from '../../src/store/stores';
import { AnalysisTab } from '../../src/ui/analysis/AnalysisTab';
import type { AnswersState } from '../../src/ui/analysis/answers';
import { createAssistantLoader, SolverContext } from '../../src/ui/analysis/assistantLoader';
import { ReviewStrip } from '../../src/ui/analysis/ReviewStrip';
import type { SolverAssistant } from '../../src/ui/analysis/solverAssistant';
import { useAssistant, useReview } from '../../src/ui/analysis/useAssistant';
import { createPanel } from '../../src/ui/game/panel';
import { GamePageContext, type GameParts, StoresContext } from '../../src/ui/parts/context';
import { recordLastInput } from '../../src/ui/parts/input';
import { openGame } from '../support/fakeGames';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';

// Loaded before the tests, which then need not wait for it.
import '../../src/ui/analysis/PanelContent';

let stores: Stores;

beforeEach(() => {
  stores = testStores();
});

const panel = () => screen.queryByRole('complementary', { name: 'Analysis' });
/** Its own button: the words on a new game have one of that name, too. */
const closer = async () =>
  within(await screen.findByRole('complementary', { name: 'Analysis' })).findByRole('button', {
    name: 'Close',
  });
const opener = () => screen.getByRole('button', { name: 'Analysis' });

test('the panel closes by its button and, with the focus in it, by Escape', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/golf/7');
  await user.click(opener());
  const close = await closer();
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeNull();
  await user.click(close);
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(opener());
  await user.click(opener());
  (await closer()).focus();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('Escape empties the line of the console, and then closes it and leads back to the table', async () => {
  const user = userEvent.setup();
  await openPage(stores, '#/golf/7');
  await user.keyboard('/');
  const line = await screen.findByRole('textbox');
  line.focus();
  await user.keyboard('d{Escape}');
  expect(line).toHaveProperty('value', '');
  expect(panel()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement?.closest('.table')).not.toBeNull();
});

const isOnTable = () => document.activeElement?.closest('.table') != null;

test('the key that opened the panel from the table closes it, and so does Escape: both lead back there', async () => {
  recordLastInput(window);
  const user = userEvent.setup();
  await openPage(stores, '#/golf/7');
  for (const key of ['v', '{Escape}']) {
    await user.keyboard('{ArrowDown}v');
    (await closer()).focus();
    await user.keyboard(key);
    expect(panel()).toBeNull();
    await waitFor(() => expect(isOnTable()).toBe(true));
  }
});

test('the panel says that the solver cannot be loaded', async () => {
  const user = userEvent.setup();
  // jsdom has no workers.
  await openPage(stores, '#/freecell/7');
  await user.click(opener());
  await screen.findByText('Not known: the solver could not be loaded');
});

test('the review says why the solver’s part of the page could not be loaded, and nothing before', async () => {
  const failure = new Error('no such file');
  const loader = { ...createAssistantLoader(stores), load: () => Promise.reject(failure) };
  const { result } = renderHook(() => useReview(useAssistant(), newHistory(undefined)), {
    wrapper: ({ children }) => <SolverContext value={loader}>{children}</SolverContext>,
  });
  expect(result.current.failure).toBeUndefined();
  await waitFor(() => expect(result.current.failure).toBe(failure));
});

test('the losing move of a shared game is not asked for before the verdict', async () => {
  await openPage(stores, '#/golf/7/1A', 'elsewhere');
  const shown = within(await screen.findByRole('complementary', { name: 'Analysis' }));
  await shown.findByRole('button', { name: 'Can it be won?' });
  expect(shown.queryByRole('button', { name: 'Find the losing move' })).toBeNull();
});

test('the last chance that a hint has found is offered in place of a search for it', async () => {
  const { store } = stores;
  await openGame(store, chosenDeal('golf', '7'));
  for (let n = 0; n < 3; n++) store.actions.gesture({ kind: 'press', pile: 'stock' });
  const current = store.getState().current as TableGame;
  const answers = createStore<AnswersState>(() => ({}));
  const assistant = {
    answers: { state: answers },
    reviewer: { state: createStore(() => NOT_REVIEWED) },
  } as unknown as SolverAssistant;
  const loader = { ...createAssistantLoader(stores), load: () => Promise.resolve(assistant) };
  const shown = createPanel(stores, () => undefined);
  shown.ask(current);
  const autoplay = createStore(() => ({ playing: false }));
  render(
    <StoresContext value={stores}>
      <GamePageContext value={{ panel: shown, autoplay } as unknown as GameParts}>
        <SolverContext value={loader}>
          <AnalysisTab current={current} />
        </SolverContext>
      </GamePageContext>
    </StoresContext>,
  );
  const search = { name: 'Find the losing move' };
  await screen.findByRole('button', search);
  act(() => answers.setState({ lastChance: { steps: current.history.steps, move: 1 } }));
  const back = await screen.findByRole('button', { name: 'Back to move 1' });
  expect(screen.queryByRole('button', search)).toBeNull();
  await userEvent.click(back);
  expect(store.getState().current?.history.cursor).toBe(1);
});

test.each([
  ['another move', 4, [3]],
  ['the losing move itself', 3, []],
])('the mark of the losing move leads there from %s', async (_from, cursor, led) => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(
    <ReviewStrip
      {...{ cursor, onSelect }}
      verdicts={['winnable', 'winnable', 'winnable', 'unwinnable', 'unwinnable']}
      last={4}
      solutionFrom={undefined}
      losingMove={3}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Lost here: go to move 3' }));
  expect(onSelect.mock.calls.flat()).toEqual(led);
});
