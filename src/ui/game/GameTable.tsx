import { type RefObject, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Card } from '../../engine/card';
import { legalTargets } from '../../engine/game';
import { present } from '../../engine/history';
import type { PileId } from '../../engine/view';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import { useSettings, useStores } from '../parts/context';
import { Table } from '../table/Table';

interface GameTableProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly current: TableGame;
}

/** The table of the current game, with its selection and highlight. */
export function GameTable({ root, current }: GameTableProps) {
  const { store } = useStores();
  const { actions } = store;
  const { celebration, faces, leftHanded, partners } = useSettings();
  const dealCount = useStore(store, (state) => state.dealCount);
  const highlight = useStore(store, (state) => state.highlight);
  const selection = useStore(store, (state) => state.selection);
  const game = gameOf(current.record.variant);
  const state = present(current.history);
  const view = useMemo(() => game.table.view(state), [game, state]);
  const targets = useCallback(
    (from: PileId, count: number) => legalTargets(game, state, from, count),
    [game, state],
  );
  const canSend = useCallback(
    (pile: PileId, count: number) => game.table.movesFor(state, { kind: 'send', pile, count }).ok,
    [game, state],
  );
  const sum = useMemo(() => game.selecting?.summarise(selection), [game, selection]);
  const partnersOf = useCallback(
    (card: Card) =>
      game.selecting?.partners(state, [...selection.filter((each) => each !== card), card]),
    [game, state, selection],
  );
  return (
    <Table
      root={root}
      view={view}
      selects={game.selecting !== undefined}
      drags={game.selecting === undefined || game.selecting.removesAtOnce === true}
      selection={selection}
      sum={sum}
      partnersOf={partners === 'on' ? partnersOf : undefined}
      onEnter={actions.replace}
      dealCount={dealCount}
      fresh={current.history.steps.length === 0}
      celebration={celebration}
      won={game.rules.status(state) === 'won'}
      faces={faces}
      mirrored={leftHanded === 'on'}
      highlight={highlight}
      targets={targets}
      canSend={canSend}
      onGesture={actions.gesture}
      onAnnounce={actions.announce}
    />
  );
}
