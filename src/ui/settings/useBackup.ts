import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { joinSentences } from '../../locales/format';
import { exportGames, type ImportReport, importGames } from '../../persistence/backup';
import { collectionOf } from '../../persistence/collection';
import { localDay } from '../../persistence/day';
import { useStores } from '../parts/context';
import { download } from '../parts/download';
import { keptGamesOf } from '../parts/keptGames';
import { describeExport, describeImport } from './backupWords';

/** The running task: games exported so far, or the share of the file that has been read. */
export type BackupWork =
  | { readonly kind: 'export'; readonly games: number }
  | { readonly kind: 'import'; readonly share: number };

/** The result of the last task, in a sentence, and the lines of a file that could not be read. */
export interface BackupNews {
  readonly text: string;
  readonly isTrouble?: boolean;
  readonly unreadable?: ImportReport['unreadable'];
}

/** Exports all games to a file, and imports one. An import continues after the page is left. */
export function useBackup() {
  const stores = useStores();
  const { games } = stores;
  const [work, setWork] = useState<BackupWork>();
  const [news, setNews] = useState<BackupNews>();
  const stopper = useRef<AbortController>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const readParts = async () => ({
    ...(await games.backupParts()),
    collection: collectionOf(stores.settings, keptGamesOf(stores.storage)),
  });

  /** Runs one task at a time and reports its result. */
  async function run(first: BackupWork, task: () => Promise<BackupNews>): Promise<void> {
    if (work) return;
    setWork(first);
    setNews(undefined);
    let done: BackupNews;
    try {
      done = await task();
    } catch {
      done = { text: FAILED[first.kind](), isTrouble: true };
    }
    setWork(undefined);
    setNews(done);
    // Announce it if the user has left the page.
    if (isGone.current) stores.store.actions.announce(done.text);
  }

  return {
    work,
    news,
    exportAll: () =>
      run({ kind: 'export', games: 0 }, async () => {
        const exported = await exportGames(await readParts(), (done) =>
          setWork({ kind: 'export', games: done }),
        );
        if (exported.isWhole && exported.games + exported.collected === 0) {
          return { text: t`There are no games to export yet.` };
        }
        download(`patience-lab-${localDay(new Date())}.json`, exported.file, 'application/json');
        return { text: describeExport(exported), isTrouble: !exported.isWhole };
      }),
    importFile: (file: Blob) =>
      run({ kind: 'import', share: 0 }, async () => {
        stopper.current = new AbortController();
        const { signal } = stopper.current;
        const onProgress = (share: number): void => setWork({ kind: 'import', share });
        const imported = await importGames(await readParts(), file, onProgress, signal);
        if (!imported.ok) return { text: imported.error, isTrouble: true };
        const { store } = stores;
        const { current } = store.getState();
        const isNewer = current && (await store.actions.reloadIfNewer(current.record.id));
        const { report, ended } = imported.value;
        const isTrouble = ended === 'full' || ended === 'failed';
        return {
          text: joinSentences([
            describeImport({ report, ended }),
            isNewer ? t`The game on the table is at its newest position now.` : undefined,
          ]),
          isTrouble,
          unreadable: report.unreadable,
        };
      }),
    stop: () => stopper.current?.abort(),
  };
}

const FAILED: Readonly<Record<BackupWork['kind'], () => string>> = {
  export: () => t`The games could not be exported: the browser refused to read them.`,
  import: () => t`The file could not be imported. Nothing has changed.`,
};
