import { plural, t } from '@lingui/core/macro';
import { placeUnread } from '../../persistence/readBackup';
import { whyUnread } from '../../persistence/whyUnread';
import { Button } from '../parts/Button';
import { FileButton } from '../parts/FileButton';
import { StorageTrouble } from './StorageTrouble';
import { type BackupNews, type BackupWork, useBackup } from './useBackup';

const MAX_LISTED = 100;

/** Exports every game to a file, and imports such a file. */
export function BackupSection() {
  const { work, news, exportAll, importFile, stop } = useBackup();

  return (
    <div className="backup">
      <StorageTrouble />
      <p className="note">
        {t`A backup is one file with all your games, your favourites and the games you invented, but without your settings. Importing one adds what is missing here, and never replaces a newer game with an older one.`}
      </p>
      <div className="control-row">
        <Button aria-disabled={work !== undefined || undefined} onClick={() => void exportAll()}>
          {t`Export all games`}
        </Button>
        <FileButton
          accept=".json,application/json"
          disabled={work !== undefined}
          onFile={(file) => void importFile(file)}
        >
          {t`Import a backup`}
        </FileButton>
        {work && <Progress work={work} onStop={stop} />}
      </div>
      <p className="data-news" aria-live="polite" data-trouble={news?.isTrouble || undefined}>
        {news?.text}
      </p>
      {news?.unreadable && <UnreadableLines unreadable={news.unreadable} />}
    </div>
  );
}

/** The progress of an export or import; an import can be stopped. */
function Progress({ work, onStop }: { readonly work: BackupWork; readonly onStop: () => void }) {
  if (work.kind === 'export') {
    const { games } = work;
    return (
      <span>
        {plural(games, {
          one: 'Writing: # game so far…',
          other: 'Writing: # games so far…',
        })}
      </span>
    );
  }
  return (
    <>
      <progress className="progress" value={work.share} aria-label={t`Share of the file read`} />
      <Button onClick={onStop}>{t`Stop`}</Button>
    </>
  );
}

function UnreadableLines({ unreadable }: Required<Pick<BackupNews, 'unreadable'>>) {
  if (unreadable.length === 0) return null;
  const listed = unreadable.slice(0, MAX_LISTED);
  const more = unreadable.length - listed.length;
  return (
    <details>
      <summary>{t`What could not be read`}</summary>
      <p>{t`It stays in the file, in these lines:`}</p>
      <ul>
        {listed.map((each) => {
          const [place, why] = [placeUnread(each.place), whyUnread(each.why)];
          return <li key={each.place}>{t`${place}: ${why}`}</li>;
        })}
      </ul>
      {more > 0 && (
        <p>{plural(more, { one: '# more is not listed.', other: '# more are not listed.' })}</p>
      )}
    </details>
  );
}
