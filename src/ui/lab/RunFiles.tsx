import { download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';

interface RunFilesProps {
  readonly kind: 'run' | 'sweep';
  /** What the page’s address has from `#` on. */
  readonly address: string;
  /** All figures as text. */
  readonly table: string;
  /** The name of downloaded files, without its ending. */
  readonly fileName: string;
  /** All figures as JSON. */
  readonly tallies: string;
}

/** The figures of a run or sweep as text and JSON, and a link to it. */
export function RunFiles({ kind, address, table, fileName, tallies }: RunFilesProps) {
  const { message, copy } = useClipboard();
  const link = new URL(address, window.location.href).href;
  return (
    <>
      <details className="run-text">
        <summary>Table as text</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text too */}
        <pre className="score-table" data-testid={`${kind}-table`} translate="no" tabIndex={0}>
          {table}
        </pre>
      </details>
      <div className="control-row">
        <button
          type="button"
          className="button"
          onClick={() => copy({ text: link, copied: 'Link copied.', failed: link })}
        >
          Copy link to this {kind}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            copy({
              text: table,
              copied: 'Table copied.',
              failed: 'The table could not be copied.',
            })
          }
        >
          Copy table
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(`${fileName}.json`, tallies)}
        >
          JSON
        </button>
        <span aria-live="polite">{message}</span>
      </div>
    </>
  );
}
