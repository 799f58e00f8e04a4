import { t } from '@lingui/core/macro';
import type { TableSide } from '../../engine/game';
import { parsePileId } from '../../engine/pile';
import { err, ok } from '../../engine/result';
import { noSelecting, noSuchPile, notPossible, onlyStockPressed } from '../common/words';
import type { LayoutState } from './board';
import { loadedLater } from './later';
import type { Setup } from './layout';
import { DRAW, type LayoutMove } from './rules';

/** What gestures mean in a described game. */
export const movesFor =
  (setup: Setup): TableSide<LayoutState, LayoutMove>['movesFor'] =>
  (state, gesture) => {
    switch (gesture.kind) {
      case 'press':
        return gesture.pile === 'stock' && state.stock ? ok([DRAW]) : err(onlyStockPressed());
      case 'drop': {
        const [from, to] = [parsePileId(gesture.from), parsePileId(gesture.to)];
        return from && to ? ok([{ from, to, count: gesture.count }]) : err(noSuchPile());
      }
      case 'select':
        return err(noSelecting());
      case 'send':
        if (setup.goal === 'runs') return err(t`Runs leave by themselves, once they are complete.`);
    }
    const { kind, pile, count } = gesture;
    return loadedLater()?.legalTransfers(setup, state, kind, pile, count) ?? err(notPossible());
  };
