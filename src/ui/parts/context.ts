import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { hasFairHints } from '../../chance/registry';
import { memoize } from '../../engine/memoize';
import { dealName } from '../../games/index';
import type { Settings } from '../../persistence/settings';
import { hasUnseen } from '../../store/game/changedGame';
import { type Change, statusOf, type TableGame } from '../../store/game/table';
import type { Stores } from '../../store/stores';

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The app's stores. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores outside StoresContext');
  return stores;
}

/** The player's settings; any change renders the component again. */
export const useSettings = (): Settings => useStore(useStores().settings);

/** Calls a listener with every change of the game on the table. */
export function useChanges(listener: (change: Change) => void): void {
  const { store } = useStores();
  const onChange = useEffectEvent(listener);
  useEffect(() => store.onChange((change) => onChange(change)), [store]);
}

/** What a key or a button asks the page of a game to do. */
export type Command =
  | 'undo'
  | 'redo'
  | 'draw'
  | 'hint'
  | 'autoComplete'
  | 'autoplay'
  | 'skip'
  | 'replace'
  | 'newGame'
  | 'giveUp'
  | 'restart'
  | 'console'
  | 'panel'
  | 'winnable'
  | 'game'
  | 'dealNumber'
  | 'share'
  | 'help'
  | 'settings'
  | 'about'
  | 'sounds'
  | 'fullScreen';

/** Carries out a command; `isRepeated` while its key or button is held down. */
export type CommandHandler = (command: Command, isRepeated?: boolean) => void;

/** Makes one move after another, until one moves nothing or something else changes the game. */
export interface Autoplay extends StoreApi<{ readonly playing: boolean }> {
  readonly play: () => void;
  readonly pause: () => void;
}

/** What a dialog about the game on the table is given, and its parts. */
export interface GameDialogProps {
  readonly current: TableGame;
  readonly onClose: () => void;
}

/** The tabs of the analysis panel. */
export type PanelTab = 'chance' | 'analysis' | 'console';

export interface PanelState {
  /** By default `openingTab` of the game. */
  readonly tab: PanelTab | undefined;
  /** Whether the console was opened by its key. */
  readonly hasConsole: boolean;
  /** The game for which the player opened the panel on this visit. */
  readonly openedFor: string | undefined;
  /** True if it is as high as the window, on a phone held upright. */
  readonly isWhole: boolean;
  /** True if the focus was on the table when the player opened the panel. */
  readonly fromTable: boolean;
  /** True from when the player opens the panel until its chance is said. */
  readonly isUnsaid: boolean;
  /** The name of the deal whose verdict the player asked for: opening the panel is asking, but the next deal is not told unasked. */
  readonly askedOf: string | undefined;
  /** True until the console’s text field, which may have to be loaded, takes the focus that a key has given it. */
  readonly wantsField: boolean;
}

/**
 * The tab at which the panel opens: what the player can know, while a game that is no replay goes on with cards that were not seen. It
 * tells nothing of what lies hidden, so that opening it asks for no verdict.
 */
export const openingTab = memoize((game: TableGame): PanelTab => {
  const { record, isPreview } = game;
  if (!hasFairHints(record.variant) || isPreview || record.result) return 'analysis';
  if (statusOf(game) !== 'playing') return 'analysis';
  return hasUnseen(game) ? 'chance' : 'analysis';
});

/** The panel beside the table. */
export interface Panel extends StoreApi<PanelState> {
  readonly toggle: () => void;
  /** Asks for the verdict on a game’s deal. */
  readonly ask: (current: TableGame) => void;
}

/** True if the verdict was asked for, or spoils nothing: of a finished game, or of a shared one whose moves are watched. */
export const useAsked = (panel: Panel, current: TableGame): boolean =>
  useStore(panel, ({ askedOf }) => askedOf === dealName(current.record)) ||
  (current.isPreview === true && current.history.cursor > 0) ||
  current.record.result !== undefined;

/** Those parts of the page of a game that more than its own folder needs. They stay the same while the game changes. */
export interface GameParts {
  readonly autoplay: Autoplay;
  readonly panel: Panel;
  readonly run: CommandHandler;
}

export const GamePageContext = createContext<GameParts | undefined>(undefined);

/** The parts of the page around a component. */
export function useGamePage(): GameParts {
  const parts = useContext(GamePageContext);
  if (!parts) throw new Error('useGamePage outside GamePageContext');
  return parts;
}
