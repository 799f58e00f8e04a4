import { type ChangeEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { gameCount } from '../charts/numbers';
import { ANY_INPUT, onInput } from '../parts/input';
import { type BackupNews, type BackupWork, useBackup } from './useBackup';
import { useStorageTrouble } from './useStorageTrouble';
import './BackupSection.css';

/** How many unreadable lines are listed at most. */
const MAX_LISTED = 100;

/** Exports every game to a file, and imports such a file. */
export function BackupSection() {
  const { work, news, exportAll, importFile, stop } = useBackup();
  const trouble = useStorageTrouble();
  const fileId = useId();
  const report = useRef<HTMLParagraphElement>(null);
  useInView(report, news);

  function openFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    if (file) void importFile(file);
    // Otherwise choosing the same file again would fire no event.
    target.value = '';
  }

  return (
    <section className="panel backup">
      <h2>Backup</h2>
      {trouble && <p className="statistics-trouble">{trouble}</p>}
      <p>
        One file with all your games, for another browser or a rainy day. An import adds what is
        missing here, replays every game first, and never replaces a newer game by an older one.
      </p>
      <div className="control-row">
        <button
          type="button"
          className="button"
          aria-disabled={work !== undefined || undefined}
          onClick={() => void exportAll()}
        >
          Export everything
        </button>
        <input
          id={fileId}
          className="backup-file"
          type="file"
          accept=".json,application/json"
          disabled={work !== undefined}
          onChange={openFile}
        />
        <label className="button" htmlFor={fileId} aria-disabled={work !== undefined || undefined}>
          Import a backup
        </label>
        {work && <Progress work={work} onStop={stop} />}
      </div>
      <p
        ref={report}
        className="backup-news"
        aria-live="polite"
        data-trouble={news?.isTrouble || undefined}
      >
        {news?.text}
      </p>
      {news?.unreadable && <UnreadableLines unreadable={news.unreadable} />}
    </section>
  );
}

/** Keeps the message in view while imported games make the page above it longer, until the reader does something. */
function useInView(element: RefObject<HTMLElement | null>, news: BackupNews | undefined): void {
  useEffect(() => {
    if (!news) return;
    const observer = new ResizeObserver(() =>
      element.current?.scrollIntoView({ block: 'nearest' }),
    );
    observer.observe(document.body);
    return onInput(ANY_INPUT, () => observer.disconnect());
  }, [element, news]);
}

/** The progress of an export or import; an import can be stopped. */
function Progress({ work, onStop }: { readonly work: BackupWork; readonly onStop: () => void }) {
  if (work.kind === 'export') return <span>Writing: {gameCount(work.games)} so far…</span>;
  return (
    <>
      <progress value={work.share} aria-label="Read of the file" />
      <button type="button" className="button" onClick={onStop}>
        Stop
      </button>
    </>
  );
}

/** The lines of a file that could not be read. */
function UnreadableLines({ unreadable }: Required<Pick<BackupNews, 'unreadable'>>) {
  if (unreadable.length === 0) return null;
  const listed = unreadable.slice(0, MAX_LISTED);
  return (
    <details>
      <summary>What could not be read</summary>
      <p>It stays in the file, in these lines:</p>
      <ul>
        {listed.map(({ place, why }) => (
          <li key={place}>
            {place}: {why}
          </li>
        ))}
      </ul>
      {listed.length < unreadable.length && (
        <p>{(unreadable.length - listed.length).toLocaleString('en')} more are not listed.</p>
      )}
    </details>
  );
}
