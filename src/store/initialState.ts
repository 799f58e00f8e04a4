import type { GameStoreState } from './gameState';

/** No highlight and no selection. */
export const NOTHING_MARKED: Pick<GameStoreState, 'highlight' | 'selection'> = {
  highlight: undefined,
  selection: [],
};

/** The state before a game is opened. */
export const NO_GAME: GameStoreState = {
  current: undefined,
  announcement: undefined,
  ...NOTHING_MARKED,
  dealCount: 0,
  saving: true,
  lastTap: undefined,
  hasUnsavedSeconds: false,
};
