import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { baseOf, dealName } from '../../games/index';
import type { Settings } from '../../persistence/settings';
import type { TableGame } from '../../store/game/table';
import type { Stores } from '../../store/stores';
import {
  openingTab,
  type Panel,
  type PanelState,
  type PanelTab,
  useSettings,
} from '../parts/context';
import { closestTo } from '../parts/input';
import { isMedia, NARROW, SIDEWAYS, useMedia } from '../parts/media';

/** Where the panel leaves the table little room. */
const ON_PHONE = `${NARROW}, ${SIDEWAYS}`;

/** Creates the side panel. `onOpen` is called with its tab when the player opens it. */
export function createPanel(
  { store, settings }: Pick<Stores, 'store' | 'settings'>,
  onOpen: (tab: PanelTab) => void,
) {
  const state = createStore<PanelState>(() => ({
    tab: undefined,
    hasConsole: false,
    openedFor: undefined,
    isWhole: false,
    fromTable: false,
    isUnsaid: false,
    askedOf: undefined,
    wantsField: false,
  }));

  function setOpen({ record }: TableGame, open: boolean): void {
    const id = baseOf(record.variant);
    state.setState({ openedFor: open ? id : undefined, isWhole: false });
    if (!isMedia(ON_PHONE)) settings.setForGame(id, { panel: open ? 'open' : 'closed' });
  }

  const ask = (current: TableGame): void => state.setState({ askedOf: dealName(current.record) });

  const isOpen = (): boolean => {
    const { current } = store.getState();
    if (!current) return false;
    return isPanelOpen(current, settings.getState(), state.getState(), isMedia(ON_PHONE));
  };

  return {
    ...state,
    isOpen,
    ask,
    toggle: (): void => {
      const { current } = store.getState();
      if (!current) return;
      const open = !isOpen();
      setOpen(current, open);
      if (!open) return;
      const fromTable = closestTo(document.activeElement, '.table') !== null;
      state.setState({ tab: undefined, fromTable, isUnsaid: true, wantsField: false });
      const tab = openingTab(current);
      if (tab === 'analysis') ask(current);
      onOpen(tab);
    },
    /** Lets a phone show what happens on the table: a new deal closes the panel, and a hint makes it half as high. Returns the end of that. */
    yieldToTable: (): (() => void) =>
      store.onChange(({ action, before, after }) => {
        const { type } = action;
        const isDealt =
          type === 'open' || (type === 'restart' && before?.record.id !== after?.record.id);
        const isHint = type === 'hint' || (type === 'announce' && action.kind === 'hint');
        if (!isMedia(ON_PHONE)) return;
        if (isDealt) state.setState({ openedFor: undefined });
        else if (isHint) state.setState({ isWhole: false });
      }),
    /** Opens the panel at the console and focuses its text field. */
    openConsole: (): void => {
      const { current } = store.getState();
      if (!current) return;
      setOpen(current, true);
      state.setState({ tab: 'console', hasConsole: true, wantsField: true });
    },
  };
}

/** True if the panel is open: as the player left it, by default for a replay; on a phone only after it was opened on this visit. */
function isPanelOpen(
  { record, isPreview }: TableGame,
  { games }: Settings,
  { openedFor }: PanelState,
  isOnPhone: boolean,
): boolean {
  const id = baseOf(record.variant);
  if (isOnPhone) return openedFor === id;
  const chosen = games[id]?.panel;
  return chosen === undefined ? isPreview === true : chosen === 'open';
}

/** True if the panel is open beside a game. */
export function usePanelOpen(panel: Panel, current: TableGame): boolean {
  return isPanelOpen(current, useSettings(), useStore(panel), useMedia(ON_PHONE));
}
