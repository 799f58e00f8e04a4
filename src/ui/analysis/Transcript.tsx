import { useEffect, useRef, useState } from 'react';
import { download } from '../parts/download';

interface TranscriptProps {
  /** The name of the file that is downloaded. */
  readonly name: string;
  /** The lines of each step; those of 0 stand before the first. */
  readonly blocks: readonly (readonly string[])[];
  /** The step that is on the table. */
  readonly at: number;
  /** Its lines are sentences, not pictures: they wrap. */
  readonly wrapped: boolean;
  readonly onGo: (step: number) => void;
}

/** What the game prints, in step with the table: a click on a line goes there. */
export function Transcript({ name, blocks, at, wrapped, onGo }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null);
  const [copied, setCopied] = useState('');
  const text = blocks
    .flat()
    .map((line) => `${line}\n`)
    .join('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current line is brought into view
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !list.current) return;
    list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [at, blocks]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('Copied.');
    } catch {
      setCopied('The text could not be copied.');
    }
  }

  return (
    <section className="transcript" aria-label="Transcript" data-wrapped={wrapped || undefined}>
      <div className="row">
        <h2>Transcript</h2>
        <button type="button" className="button" onClick={copy}>
          Copy
        </button>
        <button type="button" className="button" onClick={() => download(name, text)}>
          Download
        </button>
        <span className="small" aria-live="polite">
          {copied}
        </span>
      </div>
      <ol ref={list} translate="no">
        {blocks.map((lines, step) =>
          lines.length === 0 ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is its step
            <li key={step}>
              <button
                type="button"
                aria-current={step === at ? 'step' : undefined}
                onClick={() => onGo(step)}
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
