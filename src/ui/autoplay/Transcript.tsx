import { Fragment, memo, useEffect, useRef } from 'react';
import { download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { TranscriptLine } from './TranscriptLine';
import './Transcript.css';

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
  const list = useRef<HTMLOListElement>(null);
  const { message, copy } = useClipboard();
  const text = blocks
    .flat()
    .map((line) => `${line}\n`)
    .join('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the current step
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [currentStep, blocks]);

  return (
    <section className="transcript" role="log" aria-label="Transcript" aria-live="off">
      <div className="control-row">
        <h2>Transcript</h2>
        <button
          type="button"
          className="button"
          onClick={() => copy({ text, copied: 'Copied.', failed: 'The text could not be copied.' })}
        >
          Copy
        </button>
        <button type="button" className="button" onClick={() => download(name, text)}>
          Download
        </button>
        <span className="hint-text" aria-live="polite">
          {message}
        </span>
      </div>
      {text === '' && <p className="hint-text">Its lines appear as you step.</p>}
      <ol ref={list} translate="no">
        {blocks.map((lines, step) =>
          lines.length === 0 ? null : (
            <TranscriptStep
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its step
              key={step}
              step={step}
              text={lines.join('\n')}
              isCurrent={step === currentStep}
              onSelect={onSelect}
            />
          ),
        )}
      </ol>
    </section>
  );
}

interface TranscriptStepProps {
  readonly step: number;
  readonly text: string;
  readonly isCurrent: boolean;
  readonly onSelect: (step: number) => void;
}

const TranscriptStep = memo(function TranscriptStep(props: TranscriptStepProps) {
  const { step, text, isCurrent, onSelect } = props;
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onSelect(step)}
      >
        {text.split('\n').map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
          <Fragment key={i}>
            {i > 0 && '\n'}
            <TranscriptLine line={line} />
          </Fragment>
        ))}
      </button>
    </li>
  );
});
