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
  const stores = useStores();
  const games = useGameList()?.length ?? 0;
  const [news, setNews] = useState('');
  /** The number of the question that is asked. */
  const [question, setQuestion] = useState(0);
  const isSure = question === 2;
  const close = (): void => setQuestion(0);
  function reset(): void {
    close();
    stores.games.clear().then(
      () => setNews(t`All games are deleted.`),
      () => setNews(t`The browser refused to delete the games.`),
    );
  }
  return (
    <div>
      <Button disabled={games === 0} onClick={() => setQuestion(1)}>
        {t`Delete all games…`}
      </Button>
      <p className="data-news" aria-live="polite">
        {news}
      </p>
      {question > 0 && (
        <Dialog title={isSure ? t`Are you sure?` : t`Delete all games?`} onClose={close}>
          <p>
            {isSure
              ? t`This deletes ${plural(games, { one: '# game', other: '# games' })} for good. It can’t be undone; only a backup brings them back.`
              : t`This deletes your ${plural(games, { one: '# game', other: '# games' })}, finished or not, and all your statistics. Your settings stay.`}
          </p>
          {/* New buttons for each question: Enter held down must not answer both. */}
          <div key={question} className="control-row">
            <Button onClick={close}>{t`Keep them`}</Button>
            <Button danger onClick={isSure ? reset : () => setQuestion(2)}>
              {isSure
                ? plural(games, { one: 'Delete # game for good', other: 'Delete # games for good' })
                : t`Delete all games`}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
