import { memo } from 'react';
import { type AnyGame, hasChoice, playsItself } from '../../engine/game';
import { ToolButton, type ToolButtonProps } from '../parts/ToolButton';
import type { Command, CommandHandler } from './commands';
import { shortcutOf } from './shortcuts';
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

/** The buttons of the game. Few moves change a prop, so few moves render it. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { game, hasAutoComplete, panelOpen, autoplaying, ended, idle, canReplace } = props;
  const { canAutoComplete, canUndo, canRedo, onCommand } = props;
  const tool = (
    command: Command,
    icon: ToolButtonProps['icon'],
    name: string,
    more?: Partial<ToolButtonProps>,
  ) => (
    <ToolButton
      icon={icon}
      name={name}
      shortcut={shortcutOf(command)}
      onClick={() => onCommand(command)}
      {...more}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div className="toolbar" role="group" aria-label="Game">
      {tool('newGame', 'deal', 'New game', { primary: ended })}
      {tool('restart', 'restart', 'Restart')}
      {hasChoice(game)
        ? tool('panel', 'analysis', 'Analysis', { open: panelOpen })
        : tool('panel', 'watch', 'Autoplay', { open: panelOpen })}
      {playsItself(game) ? (
        <>
          {tool('draw', 'step', 'Step', { disabled: ended, primary: true })}
          {autoplaying
            ? tool('autoplay', 'pause', 'Pause')
            : tool('autoplay', 'play', 'Play', { disabled: ended })}
        </>
      ) : (
        game.advice?.hint && tool('hint', 'hint', 'Hint', { lit: idle })
      )}
      {game.selecting &&
        !game.selecting.removesAtOnce &&
        tool('replace', 'replace', 'Replace', {
          shortcut: 'Enter',
          disabled: !canReplace,
          primary: true,
        })}
      {hasAutoComplete &&
        tool('autoComplete', 'home', 'Auto-complete', {
          reserved: !canAutoComplete,
          primary: true,
        })}
      {tool('undo', 'undo', 'Undo', { disabled: !canUndo, separated: true })}
      {tool('redo', 'redo', 'Redo', { disabled: !canRedo })}
    </div>
  );
});
