import { t } from '@lingui/core/macro';
import { useLayoutEffect, useState } from 'react';
import { hasNextStep } from '../../engine/autoplay';
import { hasChoice, playsItself } from '../../engine/game';
import { baseOf, gameOf } from '../../games/index';
import type { Settings } from '../../persistence/settings';
import { type TableGame, viewOf } from '../../store/game/table';
import type { Stores } from '../../store/stores';
import { type AssistantLoader, createAssistantLoader } from '../analysis/assistantLoader';
import { createAutoplay } from '../autoplay/autoplay';
import { createDialogs, type Dialogs } from '../page/AppDialogs';
import { commandOf, REPEATABLE } from '../parts/commandKeys';
import { type Command, type CommandHandler, type GameParts, useStores } from '../parts/context';
import { onInput, useKeyDown } from '../parts/input';
import { setSounds } from '../parts/sharedSettings';
import { startBurst } from '../table/motion/cardMotion';
import { createAutoComplete } from './autoComplete';
import { createPanel } from './panel';

interface CommandParts extends Pick<Stores, 'store' | 'settings'>, Pick<GameParts, 'autoplay'> {
  readonly solver: Pick<AssistantLoader, 'hint' | 'isProvedLost'>;
  readonly autoComplete: Pick<ReturnType<typeof createAutoComplete>, 'start'>;
  readonly panel: Pick<ReturnType<typeof createPanel>, 'toggle' | 'openConsole'>;
  readonly dialogs: Pick<Dialogs, 'open'>;
}

/** What each command does to the game that is on the table when it is given. */
export function createCommands(parts: CommandParts): Readonly<Record<Command, () => void>> {
  const { store, settings, solver, autoplay, autoComplete, panel, dialogs } = parts;
  const { actions } = store;

  /** Does something with the game on the table, if there is one. */
  const withGame = (run: (current: TableGame) => void) => (): void => {
    const { current } = store.getState();
    if (current) run(current);
  };

  return {
    undo: actions.undo,
    redo: actions.redo,
    draw: withGame((current) => {
      if (playsItself(gameOf(current.record.variant))) return actions.step();
      const { piles } = viewOf(current);
      const stock = piles.find(({ kind }) => kind === 'stock');
      if (stock) actions.gesture({ kind: 'press', pile: stock.id });
      else actions.announce(t`There is no stock to draw from.`, 'refusal');
    }),
    hint: solver.hint,
    autoComplete: withGame(({ record }) => {
      if (autoComplete.start() || !gameOf(record.variant).advice?.finish) return;
      actions.announce(t`Auto-complete isn’t available yet.`, 'refusal');
    }),
    autoplay: () => (autoplay.getState().playing ? autoplay.pause() : autoplay.play()),
    skip: () => actions.jump(Number.POSITIVE_INFINITY),
    replace: actions.replace,
    // Dealing another game when this one cannot be won counts as a loss.
    newGame: () => void (solver.isProvedLost() ? actions.giveUpAndDeal() : actions.newGame()),
    giveUp: () => void actions.giveUp(),
    restart: actions.restart,
    console: withGame(({ record }) => {
      if (hasChoice(gameOf(record.variant))) panel.openConsole();
      else actions.announce(t`This game has no console.`, 'refusal');
    }),
    panel: panel.toggle,
    // From now on every new deal of the game is winnable.
    winnable: withGame(({ record: { variant } }) => {
      settings.setForGame(baseOf(variant), { winnable: 'on' });
      void actions.newGame(variant);
    }),
    game: () => dialogs.open('game'),
    dealNumber: () => dialogs.open('dealNumber'),
    share: () => dialogs.open('share'),
    help: () => dialogs.open('help'),
    settings: () => dialogs.open('settings'),
    sounds: () => setSounds(settings, settings.getState().sounds !== 'on'),
    about: () => dialogs.open('about'),
    fullScreen: () => {
      const change = document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen();
      change.catch(() => actions.announce(t`The browser refused full screen.`, 'refusal'));
    },
  };
}

/** Creates a handler of commands. What is held down stops when another game comes to the table, as when Undo brings back the one before Restart. */
function createCommandHandler(parts: CommandParts) {
  const { store } = parts;
  const commands = createCommands(parts);
  let pressedIn: number | undefined;
  return {
    run: (command: Command, isRepeated?: boolean): void => {
      if (isRepeated && pressedIn !== store.getState().dealCount) return;
      commands[command]();
    },
    /** Follows what is pressed until the returned function is called. */
    watchPresses: () =>
      onInput(['pointerdown', 'keydown'], (event) => {
        const isHeld = event instanceof KeyboardEvent && event.repeat;
        if (!isHeld) pressedIn = store.getState().dealCount;
      }),
  };
}

/** Runs the command of every key press. Cards move without animation while a key repeats. */
export function useShortcuts(onCommand: CommandHandler): void {
  useKeyDown((event) => {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    if (event.repeat && !REPEATABLE.has(command)) return;
    if (event.repeat) startBurst();
    onCommand(command, event.repeat);
  });
}

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
  // Before the first key can come, which would not repeat otherwise.
  useLayoutEffect(() => {
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
