import { useEffect, useRef } from 'react';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { parseVariant, type VariantId } from '../../games/index';
import { addressProblem, gameAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { Icon } from '../parts/Icon';
import { Message } from '../parts/Message';
import { useGameList } from '../parts/useGameList';
import { BackupSection } from './BackupSection';
import { QuarantineSection } from './QuarantineSection';
import { ResetSection } from './ResetSection';
import { Results } from './Results';
import './StatisticsPage.css';

/** The statistics of all games, or of one. `parts` follow `#/statistics/` in the address. */
export default function StatisticsPage({ parts }: { readonly parts: readonly string[] }) {
  const { store } = useStores();
  const games = useGameList();
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
      {games ? (
        <Results facts={games} game={game} onRestored={focusHeading} />
      ) : (
        <p aria-busy="true">Reading your games…</p>
      )}
      <BackupSection />
      <QuarantineSection />
      {games && games.length > 0 && <ResetSection count={games.length} onReset={focusHeading} />}
    </main>
  );
}

/** Parses what follows `#/statistics/`: a game, or nothing for all games. */
export function parseStatisticsTarget(
  parts: readonly string[],
): Result<VariantId | undefined, string> {
  const [game, more] = parts;
  if (game === undefined) return ok(undefined);
  if (more !== undefined) return err(`The address goes on after the game: ${quote(more)}.`);
  return parseVariant(game);
}
