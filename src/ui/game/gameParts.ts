import { useEffect, useState } from 'react';
import { hasNextStep } from '../../engine/autoplay';
import { gameOf } from '../../games/index';
import type { Settings } from '../../persistence/settings';
import type { Stores } from '../../store/stores';
import { createAssistantLoader } from '../analysis/assistantLoader';
import { createAutoplay } from '../autoplay/autoplay';
import { createDialogs } from '../page/AppDialogs';
import { useStores } from '../parts/context';
import { createAutoComplete } from './autoComplete';
import { createCommandHandler } from './commands';
import { createPanel } from './panel';

const STEP_MS: Readonly<Record<Settings['speed'], number>> = {
  slow: 1300,
  normal: 600,
  fast: 150,
  off: 150,
};

/** Creates the parts of the page of a game. They read the store when something is asked of them. */
function createGameParts(stores: Stores) {
  const { store, settings } = stores;
  const solver = createAssistantLoader(stores);
  const panel = createPanel(stores, (tab) => {
    if (tab === 'chance') solver.wake();
    else solver.sayVerdict(() => panel.isOpen());
  });
  const interval = (): number => STEP_MS[settings.getState().speed];
  function step(): void {
    const { current } = store.getState();
    if (current && hasNextStep(gameOf(current.record.variant), current.history))
      store.actions.step();
  }
  const autoplay = createAutoplay(store, step, interval);
  const autoComplete = createAutoComplete(store, solver);
  const dialogs = createDialogs();
  const parts = { solver, autoplay, autoComplete, panel, dialogs };
  return { ...parts, ...createCommandHandler({ store, settings, ...parts }) };
}

/** The parts of the page of a game, which stop with it. */
export function useGameParts() {
  const stores = useStores();
  const [parts] = useState(() => createGameParts(stores));
  useEffect(() => {
    const stopWatching = parts.watchPresses();
    const stopYielding = parts.panel.yieldToTable();
    return () => {
      stopWatching();
      stopYielding();
      parts.autoplay.pause();
      parts.autoComplete.stop();
      parts.solver.stop();
    };
  }, [parts]);
  return parts;
}
