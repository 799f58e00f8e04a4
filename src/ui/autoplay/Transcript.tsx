import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { linesAsText } from '../../engine/textTable';
import { Button } from '../parts/Button';
import { download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { StepList } from './StepList';
import { renderLines } from './TranscriptLine';

interface TranscriptProps {
  /** The name of the file to download. */
  readonly name: string;
  /** The lines of each step; step 0 is the introduction. */
  readonly blocks: readonly (readonly string[])[];
  /** The step shown on the table. */
  readonly currentStep: number;
  readonly onSelect: (step: number) => void;
}

/** The text the game prints, in step with the table: a click on a step shows it on the table. */
export function Transcript({ name, blocks, currentStep, onSelect }: TranscriptProps) {
  const { message, copy } = useClipboard();
  const text = linesAsText(blocks.flat());

  const texts = useMemo(
    () => blocks.map((lines) => (lines.length === 0 ? undefined : lines.join('\n'))),
    [blocks],
  );

  return (
    <section className="transcript" role="log" aria-label={t`Transcript`} aria-live="off">
      <div className="control-row">
        <h2>{t`Transcript`}</h2>
        <Button onClick={() => copy(text, t`Copied.`)}>{t`Copy`}</Button>
        <Button onClick={() => download(name, text)}>{t`Download`}</Button>
        <span className="muted" aria-live="polite">
          {message}
        </span>
      </div>
      {text === '' && <p className="muted">{t`Its lines appear as you step.`}</p>}
      <StepList
        texts={texts}
        current={currentStep}
        onSelect={onSelect}
        render={renderLines}
        isOutput
      />
    </section>
  );
}
