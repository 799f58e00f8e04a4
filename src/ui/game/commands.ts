import { useCallback, useLayoutEffect, useRef } from 'react';
import type { AnyGame } from '../../engine/game';
import type { GameActions } from '../../store/gameState';
import type { Autoplay } from '../analysis/useAutoplay';
import type { Solver } from '../analysis/useSolver';
import type { Dialogs } from './GameDialogs';
import type { SidePanelState } from './SidePanel';
import type { AutoComplete } from './useAutoComplete';

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
  | 'deal'
  | 'help'
  | 'settings';

/** Carries out a command. */
export type CommandHandler = (command: Command) => void;

type Commands = Readonly<Record<Command, () => void>>;

interface CommandContext {
  readonly game: Pick<AnyGame, 'input'>;
  readonly actions: GameActions;
  readonly solver: Pick<Solver, 'hint' | 'newGame'>;
  readonly autoplay: Autoplay;
  readonly autoComplete: AutoComplete;
  readonly panel: SidePanelState;
  readonly openDialog: Dialogs['open'];
}

/** What each command does while the page is in this state. */
export function createCommands(context: CommandContext): Commands {
  const { game, actions, solver, autoplay, autoComplete, panel, openDialog } = context;
  const isDragged = game.input === 'drag';
  return {
    undo: actions.undo,
    redo: actions.redo,
    draw: () =>
      game.input === 'step' ? actions.step() : actions.gesture({ kind: 'press', pile: 'stock' }),
    hint: solver.hint,
    autoComplete: () => {
      if (autoComplete.offered) autoComplete.start();
      else if (isDragged)
        actions.announce('Auto-complete comes when the rest goes home by itself.', 'refusal');
    },
    autoplay: autoplay.playing ? autoplay.pause : autoplay.play,
    replace: actions.replace,
    newGame: solver.newGame,
    restart: actions.restart,
    console: () => {
      if (isDragged) panel.openConsole();
      else actions.announce('The console is for Klondike.', 'refusal');
    },
    panel: panel.toggle,
    deal: () => openDialog('deal'),
    help: () => openDialog('help'),
    settings: () => openDialog('settings'),
  };
}

/** Carries out the latest commands. The function stays the same, so that memoised buttons are not rendered again. */
export function useCommandHandler(commands: Commands): CommandHandler {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  return useCallback((command) => latest.current[command](), []);
}
