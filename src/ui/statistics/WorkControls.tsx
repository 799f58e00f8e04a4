import { t } from '@lingui/core/macro';
import { Button } from '../parts/Button';
import type { BackgroundWork } from './useBackgroundWork';

interface WorkControlsProps {
  readonly work: BackgroundWork;
  /** What the progress counts. */
  readonly name: string;
  /** What goes on now. */
  readonly running: string;
  /** What the button does that starts it. */
  readonly offer: string;
}

/** How far work in the background has come, and the buttons that start and stop it; nothing once it is done. */
export function WorkControls({ work, name, running, offer }: WorkControlsProps) {
  const { total, left, isRunning, failure, start, stop } = work;
  if (left === 0) return null;
  return (
    <div className="control-row">
      {failure && <p role="alert">{failure}</p>}
      <Button onClick={isRunning ? stop : start}>{isRunning ? t`Stop` : offer}</Button>
      {isRunning && (
        <>
          <progress className="progress" aria-label={name} max={total} value={total - left} />
          <span>{running}</span>
        </>
      )}
    </div>
  );
}
