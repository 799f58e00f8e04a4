import { useEffect, useRef, useState } from 'react';
import { createVerdicts } from '../../archive/verdicts';
import { addressProblem, gameAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { Icon } from '../parts/Icon';
import { Message } from '../parts/Message';
import BackupSection from './BackupSection';
import KeptAside from './KeptAside';
import { ResetSection } from './ResetSection';
import { Results } from './Results';
import { parseStatisticsTarget } from './statisticsTarget';
import { useArchive } from './useArchive';
import './StatisticsPage.css';

/** What the games of the archive add up to, and a list of them. `parts` follow `#/statistics/` in the address. */
export default function StatisticsPage({ parts }: { readonly parts: readonly string[] }) {
  const { store } = useStores();
  const archived = useArchive();
  const [verdicts] = useState(createVerdicts);
  const target = parseStatisticsTarget(parts);
  const game = target.ok ? target.value : undefined;
  const problem = target.ok ? undefined : addressProblem(target.error);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (): void => heading.current?.focus({ preventScroll: true });

  // The link that led here is gone, and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival alone
  useEffect(() => {
    document.title = 'Statistics · Patience Lab';
    focusHeading();
  }, []);

  useEffect(() => {
    if (problem) store.actions.announce(problem, 'refusal');
  }, [store, problem]);

  return (
    <main className="statistics">
      <header>
        <a className="button" href="#/">
          <Icon name="games" /> Games
        </a>
        <h1 ref={heading} tabIndex={-1}>
          Statistics
        </h1>
        {game && (
          <a className="button" data-main href={gameAddress(game)}>
            Play
          </a>
        )}
      </header>
      <Message store={store} />
      {archived.kind === 'loading' && <p aria-busy="true">Reading your games…</p>}
      {archived.kind === 'failed' && (
        <p className="statistics-trouble">
          This browser does not let the archive be read, so there are no statistics. You can still
          play.
        </p>
      )}
      {archived.kind === 'read' && (
        <Results
          facts={archived.facts}
          archiving={archived.archiving}
          game={game}
          verdicts={verdicts}
          onRestored={focusHeading}
        />
      )}
      <BackupSection />
      <KeptAside />
      {archived.kind === 'read' && archived.facts.length > 0 && (
        <ResetSection
          count={archived.facts.length}
          archiving={archived.archiving}
          verdicts={verdicts}
          onReset={focusHeading}
        />
      )}
    </main>
  );
}
