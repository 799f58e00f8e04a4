import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { useGameList } from '../parts/useStored';
import { BackupSection } from './BackupSection';
import { QuarantineSection } from './QuarantineSection';
import '../parts/panel.css';

/** The player’s games as data: backups, what could not be read, and starting over. */
export default function DataSection() {
  return (
    <section aria-label={t`Data`} className="data">
      <h3 className="muted">{t`Data`}</h3>
      <BackupSection />
      <QuarantineSection />
      <ResetSection />
    </section>
  );
}

/** A button that deletes all games, after two questions. */
function ResetSection() {
  const { games } = useStores();
  const count = useGameList()?.length ?? 0;
  const [news, setNews] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const reset = (): void => {
    games.clear().then(
      () => setNews(t`All games are deleted.`),
      () => setNews(t`The browser refused to delete the games.`),
    );
  };
  return (
    <div>
      <Button disabled={count === 0} onClick={() => setIsAsking(true)}>
        {t`Delete all games…`}
      </Button>
      <p className="data-news" aria-live="polite">
        {news}
      </p>
      {isAsking && (
        <ResetQuestion games={count} onReset={reset} onClose={() => setIsAsking(false)} />
      )}
    </div>
  );
}

interface ResetQuestionProps {
  /** How many there are. */
  readonly games: number;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

function ResetQuestion({ games, onReset, onClose }: ResetQuestionProps) {
  const [isSure, setIsSure] = useState(false);
  return (
    <Dialog title={isSure ? t`Are you sure?` : t`Delete all games?`} onClose={onClose}>
      <p>
        {isSure
          ? t`This deletes ${plural(games, { one: '# game', other: '# games' })} for good. It can’t be undone; only a backup brings them back.`
          : t`This deletes your ${plural(games, { one: '# game', other: '# games' })}, finished or not, and all your statistics. Your settings stay.`}
      </p>
      <div className="control-row">
        <Button onClick={onClose}>{t`Keep them`}</Button>
        <Button
          danger
          onClick={() => {
            if (!isSure) return setIsSure(true);
            onReset();
            onClose();
          }}
        >
          {isSure
            ? plural(games, { one: 'Delete # game for good', other: 'Delete # games for good' })
            : t`Delete all games`}
        </Button>
      </div>
    </Dialog>
  );
}
