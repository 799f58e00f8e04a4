import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { GameDatabase } from '../../persistence/database';
import type { Games } from '../../persistence/games';
import { PREFIX } from '../../persistence/keys';
import type { Quarantined } from '../../persistence/quarantineEntries';
import { whyUnread } from '../../persistence/whyUnread';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { download } from '../parts/download';
import { formatMoment } from '../parts/formatDay';
import { useStored } from '../parts/useStored';
import { placeInWords } from './backupWords';

const readQuarantine = async (games: Games): Promise<readonly Quarantined[]> =>
  (await games.database()).quarantined();

/** Stored texts that could not be read, to be saved as files or deleted. Renders nothing if there are none. */
export function QuarantineSection() {
  const { games } = useStores();
  const entries = useStored(readQuarantine) ?? [];
  const [deleted, setDeleted] = useState<Quarantined>();
  const [problem, setProblem] = useState('');

  /** Changes the database. Afterwards `nowDeleted` is the entry that can be brought back. */
  const attempt = (
    change: (database: GameDatabase) => Promise<void>,
    nowDeleted: Quarantined | undefined,
  ): void =>
    void games
      .database()
      .then(change)
      .then(
        () => {
          setDeleted(nowDeleted);
          setProblem('');
        },
        () => setProblem(t`The browser refused this change.`),
      );
  const remove = (each: Quarantined): void =>
    attempt((database) => database.removeQuarantined(each.id), each);
  const bringBack = ({ id: _id, ...entry }: Quarantined): void =>
    attempt((database) => database.quarantine([entry]), undefined);

  if (entries.length === 0 && !deleted) return null;
  const deletedPlace = deleted && placeInWords(deleted.key);
  return (
    <div className="quarantine">
      <h4>{t`Quarantine`}</h4>
      <p className="note">
        {t`These could not be read and are kept as they were found, in backups too. If you report the problem, send the file with it.`}
      </p>
      <ul className="plain-list">
        {entries.map((each) => {
          const place = placeInWords(each.key);
          return (
            <li key={each.id} className="control-row">
              <span>
                <b>{place}</b>: {whyUnread(each.why)}
                {each.at !== 0 && <small> {formatMoment(each.at)}</small>}
              </span>
              <Button
                aria-label={t`Save ${place} as a file`}
                onClick={() => download(fileNameOf(each), each.text)}
              >
                {t`Save as a file`}
              </Button>
              <Button aria-label={t`Delete ${place}`} onClick={() => remove(each)}>
                {t`Delete`}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="data-news" aria-live="polite">
        {problem || (deletedPlace && t`${deletedPlace} is deleted.`)}
      </p>
      {deleted && (
        <Button onClick={() => bringBack(deleted)}>
          {t({ message: 'Undo', context: 'a deletion' })}
        </Button>
      )}
    </div>
  );
}

/** `quarantine-klondike-3-7.txt` */
const fileNameOf = ({ key }: Quarantined): string =>
  `quarantine-${key
    .replace(PREFIX, '')
    .replace(/[^\w-]+/g, '-')
    .slice(0, 40)}.txt`;
