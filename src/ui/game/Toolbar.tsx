import { memo } from 'react';
import type { AnyGame } from '../../engine/game';
import { Tool } from '../parts/ToolButton';
import type { Run } from './shortcuts';

interface ToolbarProps {
  readonly input: AnyGame['input'];
  /** Whether the panel beside the table is open. */
  readonly open: boolean;
  /** Whether the game plays itself now. */
  readonly playing: boolean;
  readonly ended: boolean;
  /** Whether auto-complete is offered. */
  readonly homeward: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly run: Run;
}

/** What can be done to the game. Rendered only when that changes, which few moves do. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { input, open, playing, ended, homeward, canUndo, canRedo, run } = props;
  const drags = input === 'drag';
  return (
    <div className="tools" role="toolbar" aria-label="Game">
      <Tool icon="deal" name="New deal" onClick={() => run('newDeal')} main={ended} />
      <Tool icon="again" name="Same deal" onClick={() => run('sameDeal')} />
      <Tool
        icon={drags ? 'console' : 'watch'}
        name={drags ? 'Console' : 'Watch'}
        onClick={() => run('panel')}
        open={open}
      />
      {input === 'step' ? (
        <>
          <Tool icon="step" name="Step" onClick={() => run('draw')} off={ended} main />
          {playing ? (
            <Tool icon="pause" name="Pause" onClick={() => run('play')} />
          ) : (
            <Tool icon="play" name="Play" onClick={() => run('play')} off={ended} />
          )}
        </>
      ) : (
        <Tool icon="hint" name="Hint" onClick={() => run('hint')} />
      )}
      {input === 'pick' && (
        <Tool icon="replace" name="Replace" onClick={() => run('replace')} off={ended} main />
      )}
      {homeward && (
        <Tool icon="home" name="Auto-complete" onClick={() => run('autoComplete')} main />
      )}
      <Tool icon="redo" name="Redo" onClick={() => run('redo')} off={!canRedo} apart />
      <Tool icon="undo" name="Undo" onClick={() => run('undo')} off={!canUndo} />
    </div>
  );
});
