import { memo } from 'react';
import type { AnyGame } from '../../engine/game';
import { ToolButton } from '../parts/ToolButton';
import type { RunCommand } from './shortcuts';

interface ToolbarProps {
  readonly input: AnyGame['input'];
  /** Whether the panel beside the table is open. */
  readonly open: boolean;
  /** Whether the game plays itself now. */
  readonly playing: boolean;
  readonly ended: boolean;
  /** Whether auto-complete is offered. */
  readonly canAutoComplete: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly run: RunCommand;
}

/** What can be done to the game. Rendered only when that changes, which few moves do. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { input, open, playing, ended, canAutoComplete, canUndo, canRedo, run } = props;
  const drags = input === 'drag';
  return (
    <div className="tools" role="toolbar" aria-label="Game">
      <ToolButton icon="deal" name="New deal" onClick={() => run('newDeal')} primary={ended} />
      <ToolButton icon="again" name="Same deal" onClick={() => run('sameDeal')} />
      <ToolButton
        icon={drags ? 'console' : 'watch'}
        name={drags ? 'Console' : 'Watch'}
        onClick={() => run('panel')}
        open={open}
      />
      {input === 'step' ? (
        <>
          <ToolButton
            icon="step"
            name="Step"
            onClick={() => run('draw')}
            disabled={ended}
            primary
          />
          {playing ? (
            <ToolButton icon="pause" name="Pause" onClick={() => run('play')} />
          ) : (
            <ToolButton icon="play" name="Play" onClick={() => run('play')} disabled={ended} />
          )}
        </>
      ) : (
        <ToolButton icon="hint" name="Hint" onClick={() => run('hint')} />
      )}
      {input === 'select' && (
        <ToolButton
          icon="replace"
          name="Replace"
          onClick={() => run('replace')}
          disabled={ended}
          primary
        />
      )}
      {canAutoComplete && (
        <ToolButton icon="home" name="Auto-complete" onClick={() => run('autoComplete')} primary />
      )}
      <ToolButton
        icon="redo"
        name="Redo"
        onClick={() => run('redo')}
        disabled={!canRedo}
        separated
      />
      <ToolButton icon="undo" name="Undo" onClick={() => run('undo')} disabled={!canUndo} />
    </div>
  );
});
