import { memo } from 'react';
import type { AnyGame } from '../../engine/game';
import { ToolButton } from '../parts/ToolButton';
import type { CommandHandler } from './commands';
import './Toolbar.css';

interface ToolbarProps {
  readonly input: AnyGame['input'];
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
  const { input, panelOpen, autoplaying, ended, idle, canReplace } = props;
  const { canAutoComplete, canUndo, canRedo, onCommand } = props;
  const hasConsole = input === 'drag';
  return (
    <div className="toolbar" role="toolbar" aria-label="Game">
      <ToolButton
        icon="deal"
        name="New game"
        onClick={() => onCommand('newGame')}
        primary={ended}
      />
      <ToolButton icon="restart" name="Restart" onClick={() => onCommand('restart')} />
      <ToolButton
        icon={hasConsole ? 'console' : 'watch'}
        name={hasConsole ? 'Analysis' : 'Autoplay'}
        onClick={() => onCommand('panel')}
        open={panelOpen}
      />
      {input === 'step' ? (
        <>
          <ToolButton
            icon="step"
            name="Step"
            onClick={() => onCommand('draw')}
            disabled={ended}
            primary
          />
          {autoplaying ? (
            <ToolButton icon="pause" name="Pause" onClick={() => onCommand('autoplay')} />
          ) : (
            <ToolButton
              icon="play"
              name="Play"
              onClick={() => onCommand('autoplay')}
              disabled={ended}
            />
          )}
        </>
      ) : (
        <ToolButton icon="hint" name="Hint" onClick={() => onCommand('hint')} lit={idle} />
      )}
      {input === 'select' && (
        <ToolButton
          icon="replace"
          name="Replace"
          onClick={() => onCommand('replace')}
          disabled={!canReplace}
          primary
        />
      )}
      {input === 'drag' && (
        <ToolButton
          icon="home"
          name="Auto-complete"
          onClick={() => onCommand('autoComplete')}
          reserved={!canAutoComplete}
          primary
        />
      )}
      <ToolButton
        icon="undo"
        name="Undo"
        onClick={() => onCommand('undo')}
        disabled={!canUndo}
        separated
      />
      <ToolButton icon="redo" name="Redo" onClick={() => onCommand('redo')} disabled={!canRedo} />
    </div>
  );
});
