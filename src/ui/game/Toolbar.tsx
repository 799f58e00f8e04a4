import { memo, useRef } from 'react';
import { type AnyGame, hasChoice, playsItself } from '../../engine/game';
import { ToolButton, type ToolButtonProps } from '../parts/ToolButton';
import type { Command, CommandHandler } from './commands';
import { shortcutOf } from './shortcuts';
import { ToolMenu } from './ToolMenu';
import { useCapacity } from './useCapacity';
import './Toolbar.css';

interface ToolbarProps {
  readonly game: AnyGame;
  /** True in a game that may end by auto-complete. */
  readonly hasAutoComplete: boolean;
  readonly panelOpen: boolean;
  readonly autoplaying: boolean;
  readonly ended: boolean;
  /** Whether the player seems to be stuck. */
  readonly idle: boolean;
  /** True if the selected cards may be replaced. */
  readonly canReplace: boolean;
  readonly canAutoComplete: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onCommand: CommandHandler;
}

/** A button of the toolbar, and what it asks for. */
type Tool = Omit<ToolButtonProps, 'onClick'> & { readonly command: Command };

/** Where not all buttons fit, the last ones of these are in the menu. */
const PRIORITY: readonly Command[] = [
  'undo',
  'replace',
  'draw',
  'autoplay',
  'hint',
  'newGame',
  'autoComplete',
  'panel',
  'redo',
  'restart',
];

/** The buttons of the game, and a menu of those that do not fit. Few moves change a prop, so few moves render it. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const tools = toolsOf(props);
  const fitting = fittingTools(tools, useCapacity(root));
  const others = tools.filter((tool) => !tool.reserved && !fitting.includes(tool));
  const button = ({ command, ...tool }: Tool) => (
    <ToolButton
      key={command}
      shortcut={shortcutOf(command)}
      onClick={() => props.onCommand(command)}
      {...tool}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div className="toolbar" role="group" aria-label="Game" ref={root}>
      {fitting.map(button)}
      {others.length > 0 && <ToolMenu>{others.map(button)}</ToolMenu>}
    </div>
  );
});

/** The tools in their order on the screen. */
function toolsOf(props: ToolbarProps): readonly Tool[] {
  const { game, panelOpen, autoplaying, ended } = props;
  const stepping: readonly Tool[] = [
    { command: 'draw', icon: 'step', name: 'Step', disabled: ended, primary: true },
    autoplaying
      ? { command: 'autoplay', icon: 'pause', name: 'Pause' }
      : { command: 'autoplay', icon: 'play', name: 'Play', disabled: ended },
  ];
  const hint: Tool = { command: 'hint', icon: 'hint', name: 'Hint', lit: props.idle };
  const replace: Tool = {
    command: 'replace',
    icon: 'replace',
    name: 'Replace',
    shortcut: 'Enter',
    disabled: !props.canReplace,
    primary: true,
  };
  const autoComplete: Tool = {
    command: 'autoComplete',
    icon: 'home',
    name: 'Auto-complete',
    reserved: !props.canAutoComplete,
    primary: true,
  };
  const replaces = game.selecting && !game.selecting.removesAtOnce;
  return [
    { command: 'newGame', icon: 'deal', name: 'New game', primary: ended },
    { command: 'restart', icon: 'restart', name: 'Restart' },
    hasChoice(game)
      ? { command: 'panel', icon: 'analysis', name: 'Analysis', open: panelOpen }
      : { command: 'panel', icon: 'watch', name: 'Autoplay', open: panelOpen },
    // Beside the panel’s button, whose place it takes where not all fit: the others stay where they are.
    ...(props.hasAutoComplete ? [autoComplete] : []),
    ...(playsItself(game) ? stepping : game.advice?.hint ? [hint] : []),
    ...(replaces ? [replace] : []),
    { command: 'undo', icon: 'undo', name: 'Undo', disabled: !props.canUndo, separated: true },
    { command: 'redo', icon: 'redo', name: 'Redo', disabled: !props.canRedo },
  ];
}

/** All tools if they fit, or the most wanted ones and a place for the menu. */
function fittingTools(tools: readonly Tool[], capacity: number): readonly Tool[] {
  if (tools.length <= capacity) return tools;
  const shown = tools.filter(({ reserved }) => !reserved);
  if (shown.length <= capacity) return shown;
  const wanted = shown
    .toSorted((one, other) => PRIORITY.indexOf(one.command) - PRIORITY.indexOf(other.command))
    .slice(0, capacity - 1);
  return shown.filter((tool) => wanted.includes(tool));
}
