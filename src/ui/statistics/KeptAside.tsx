import { useEffect, useState } from 'react';
import type { Archive, KeptAside as Kept } from '../../archive/archive';
import { useStores } from '../parts/context';
import { download } from '../parts/download';
import { placeInWords } from './backupWords';
import { dayInWords } from './gameWords';
import './BackupSection.css';

/** What could not be read: where it was found, why and when; to be saved as a file, or deleted. Nothing if there is none. */
export default function KeptAside() {
  const { archiving } = useStores();
  const [archive, setArchive] = useState<Archive>();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const [deleted, setDeleted] = useState<Kept>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    let isGone = false;
    let endNews = (): void => {};
    archiving()
      .then(({ archive: opened }) => {
        if (isGone) return;
        setArchive(opened);
        const read = (): void =>
          void opened.aside().then(
            (all) => !isGone && setKept(all),
            () => {},
          );
        endNews = opened.onChange(read);
        read();
      })
      .catch(() => {});
    return () => {
      isGone = true;
      endNews();
    };
  }, [archiving]);

  const attempt = (change: Promise<void> | undefined, then: () => void): void =>
    void change?.then(then, () => setProblem('The browser did not let the archive be changed.'));
  const remove = (each: Kept): void =>
    attempt(archive?.removeAside(each.id), () => setDeleted(each));
  const bringBack = ({ key, text, why, at }: Kept): void =>
    attempt(archive?.addAside(key, text, why, at), () => setDeleted(undefined));

  if (kept.length === 0 && !deleted) return null;
  return (
    <section className="statistics-panel kept-aside">
      <h2>Kept aside</h2>
      <p>
        These could not be read, and are kept as they were found. Backups have them, too. If you
        report the problem, send the file with it.
      </p>
      <ul>
        {kept.map((each) => (
          <li key={each.id}>
            <span>
              <b>{placeInWords(each.key)}</b>: {each.why}
              {each.at > 0 && <small> {dayInWords(each.at)}</small>}
            </span>
            <button
              type="button"
              className="button"
              aria-label={`Save ${placeInWords(each.key)} as a file`}
              onClick={() => download(fileNameOf(each), each.text)}
            >
              Save as a file
            </button>
            <button
              type="button"
              className="button"
              aria-label={`Delete ${placeInWords(each.key)}`}
              onClick={() => remove(each)}
            >
              Delete
            </button>
          </li>
        ))}
      </ul>
      <p className="backup-news" aria-live="polite">
        {problem || (deleted && `${placeInWords(deleted.key)} is deleted.`)}
      </p>
      {deleted && (
        <button type="button" className="button" onClick={() => bringBack(deleted)}>
          Undo
        </button>
      )}
    </section>
  );
}

/** `aside-klondike-3-7.txt` */
const fileNameOf = ({ key }: Kept): string =>
  `aside-${key
    .replace('patience/', '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 40)}.txt`;
