import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { hasChoice, playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import type { TableGame } from '../../store/game/table';
import type { GameStore } from '../../store/gameState';
import type { Solver } from '../analysis/useSolver';
import type { Autoplay } from '../autoplay/useAutoplay';
import { onInput } from '../parts/input';
import type { Dialogs } from './GameDialogs';
import type { AutoComplete } from './useAutoComplete';
import type { useSidePanel } from './useSidePanel';

/** What a key or a button asks the page to do. */
export type Command =
  | 'undo'
  | 'redo'
  | 'draw'
  | 'hint'
  | 'autoComplete'
  | 'autoplay'
  | 'replace'
  | 'newGame'
  | 'restart'
  | 'console'
  | 'panel'
  | 'winnable'
  | 'game'
  | 'help'
  | 'settings'
  | 'about'
  | 'fullScreen';

/** Carries out a command; `isRepeated` while its key or button is held down. */
export type CommandHandler = (command: Command, isRepeated?: boolean) => void;

type Commands = Readonly<Record<Command, () => void>>;

interface CommandContext {
  readonly current: TableGame;
  readonly store: GameStore;
  readonly solver: Pick<Solver, 'hint'>;
  readonly autoplay: Autoplay;
  readonly autoComplete: AutoComplete;
  readonly panel: Pick<ReturnType<typeof useSidePanel>, 'toggle' | 'openConsole'>;
  readonly openDialog: Dialogs['open'];
  /** Opens a winnable deal. From now on every new deal of the game is winnable. */
  readonly openWinnable: () => void;
}

/** What each command does in the page’s current state. */
export function createCommands(context: CommandContext): Commands {
  const { current, store, solver, autoplay, autoComplete, panel } = context;
  const { openDialog, openWinnable } = context;
  const { actions } = store;
  const game = gameOf(current.record.variant);
  const hasAutoComplete = game.advice?.finish !== undefined;
  return {
    undo: actions.undo,
    redo: actions.redo,
    draw: () => {
      if (playsItself(game)) return actions.step();
      const { piles } = game.table.view(present(current.history));
      const stock = piles.find(({ kind }) => kind === 'stock');
      if (stock) actions.gesture({ kind: 'press', pile: stock.id });
      else actions.announce(t`There is no stock to draw from.`, 'refusal');
    },
    hint: solver.hint,
    autoComplete: () => {
      if (autoComplete.offered) autoComplete.start();
      else if (hasAutoComplete) actions.announce(t`Auto-complete isn’t available yet.`, 'refusal');
    },
    autoplay: autoplay.playing ? autoplay.pause : autoplay.play,
    replace: actions.replace,
    newGame: () => actions.newGame(),
    restart: actions.restart,
    console: () => {
      if (hasChoice(game)) panel.openConsole();
      else actions.announce(t`This game has no console.`, 'refusal');
    },
    panel: panel.toggle,
    winnable: openWinnable,
    game: () => openDialog('game'),
    help: () => openDialog('help'),
    settings: () => openDialog('settings'),
    about: () => openDialog('about'),
    fullScreen: () => {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      change.catch(() => actions.announce(t`The browser refused full screen.`, 'refusal'));
    },
  };
}

/**
 * A handler that runs the latest commands. It is always the same function, so that memoised buttons do not render again. A key or
 * button that is held down stops when another game comes to the table, as when Undo brings back the one before Restart.
 */
export function useCommandHandler(commands: Commands, store: GameStore): CommandHandler {
  const latest = useRef(commands);
  const pressedIn = useRef<number>(undefined);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useEffect(
    () =>
      onInput(['pointerdown', 'keydown'], (event) => {
        const isHeld = event instanceof KeyboardEvent && event.repeat;
        if (!isHeld) pressedIn.current = store.getState().dealCount;
      }),
    [store],
  );
  return useCallback(
    (command, isRepeated) => {
      if (isRepeated && pressedIn.current !== store.getState().dealCount) return;
      latest.current[command]();
    },
    [store],
  );
}
