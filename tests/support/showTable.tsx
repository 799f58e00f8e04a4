import { render } from '@testing-library/react';
import { createRef } from 'react';
import type { AnyGame } from '../../src/engine/game';
import { newHistory } from '../../src/engine/history';
import { err, ok } from '../../src/engine/result';
import type { Gesture, PileId, TableView } from '../../src/engine/view';
import { gameOf } from '../../src/games/index';
import { newRecord } from '../../src/persistence/record';
import { StoresContext } from '../../src/ui/parts/context';
import { DragProvider } from '../../src/ui/table/pointer/DragProvider';
import { Table } from '../../src/ui/table/Table';
import { testStores } from './testStores';

/** What the game of a hand-made view answers. */
interface Answers {
  /** The piles that take dragged cards. */
  readonly targets?: () => readonly PileId[];
  /** Whether a double-click sends a card to a foundation. */
  readonly canSend?: () => boolean;
  readonly won?: boolean;
}

/** A game whose states are views, and whose cards are dragged. */
function gameWith({ targets, canSend, won }: Answers): AnyGame {
  const { rules, ...game } = gameOf('klondike-3');
  const isAllowed = (gesture: Gesture): boolean =>
    gesture.kind === 'drop'
      ? (targets?.().includes(gesture.to) ?? false)
      : gesture.kind !== 'send' || (canSend?.() ?? true);
  return {
    ...game,
    rules: { ...rules, status: () => (won ? 'won' : 'playing'), apply: (state) => ok(state) },
    table: {
      view: (state) => state as TableView,
      movesFor: (_, gesture) => (isAllowed(gesture) ? ok([gesture]) : err('Not here.')),
    },
  };
}

/**
 * Renders the table of a hand-made view, whose cards are dragged. Returns its element, and a function that shows another view
 * on it.
 */
export function showTable(
  first: TableView,
  onGesture: (gesture: Gesture) => void,
  answers: Answers = {},
) {
  const stores = testStores();
  const store = { ...stores.store, actions: { ...stores.store.actions, gesture: onGesture } };
  const game = gameWith(answers);
  const record = newRecord('game', 'klondike-3', '0', 0);
  const root = createRef<HTMLDivElement>();
  const tableOf = (view: TableView) => (
    <StoresContext value={{ ...stores, store }}>
      <DragProvider>
        <Table root={root} game={game} current={{ record, history: newHistory(view) }} />
      </DragProvider>
    </StoresContext>
  );
  const { container, rerender } = render(tableOf(first));
  return { container, change: (view: TableView): void => rerender(tableOf(view)) };
}
