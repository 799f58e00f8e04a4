import { t } from '@lingui/core/macro';
import { linkTo } from '../parts/address';
import { Button } from '../parts/Button';
import { download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';

interface RunFilesProps {
  readonly kind: 'run' | 'sweep';
  /** The part of the address from `#` on. */
  readonly address: string;
  readonly table: string;
  /** The name of the JSON file, without extension. */
  readonly fileName: string;
  /** The contents of the JSON file. */
  readonly tallies: string;
}

/** Shares the figures of a run or sweep: as text, as a link and as JSON. */
export function RunFiles({ kind, address, table, fileName, tallies }: RunFilesProps) {
  const { message, copy } = useClipboard();
  const link = linkTo(address);
  return (
    <>
      <details>
        <summary>{t`Table as text`}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text too */}
        <pre className="code-block" data-testid={`${kind}-table`} translate="no" tabIndex={0}>
          {table}
        </pre>
      </details>
      <div className="control-row">
        <Button onClick={() => copy(link, t`Link copied.`, link)}>
          {kind === 'run' ? t`Copy link to this run` : t`Copy link to this sweep`}
        </Button>
        <Button onClick={() => copy(table, t`Table copied.`, t`The table could not be copied.`)}>
          {t`Copy table`}
        </Button>
        <Button onClick={() => download(`${fileName}.json`, tallies)}>JSON</Button>
        <span aria-live="polite">{message}</span>
      </div>
    </>
  );
}
