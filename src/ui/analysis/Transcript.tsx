import { useEffect, useRef } from 'react';
import { download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import './Transcript.css';

interface TranscriptProps {
  /** The name of the file to download. */
  readonly name: string;
  /** The lines of each step; step 0 is the introduction. */
  readonly blocks: readonly (readonly string[])[];
  /** The step shown on the table. */
  readonly currentStep: number;
  /** True if its lines are sentences, which wrap; drawings do not. */
  readonly wrapped: boolean;
  readonly onSelect: (step: number) => void;
}

/** The text the game prints, in step with the table: a click on a step shows it on the table. */
export function Transcript({ name, blocks, currentStep, wrapped, onSelect }: TranscriptProps) {
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
    <section className="transcript" aria-label="Transcript" data-wrapped={wrapped || undefined}>
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
      <ol ref={list} translate="no">
        {blocks.map((lines, step) =>
          lines.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its step
            <li key={step}>
              <button
                type="button"
                aria-current={step === currentStep ? 'step' : undefined}
                onClick={() => onSelect(step)}
              >
                {lines.join('\n')}
              </button>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
