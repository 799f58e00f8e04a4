import { t } from '@lingui/core/macro';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import { parseVariant, type VariantId } from '../../games/index';
import { Page } from '../page/Page';
import { addressProblem, gameAddress, UNFINISHED } from '../parts/address';
import { useGameList } from '../parts/useStored';
import { StorageTrouble } from '../settings/StorageTrouble';
import { Results } from './Results';
import './StatisticsPage.css';

/** The statistics of all games, or of one. `parts` follow `#/statistics/` in the address. */
export default function StatisticsPage({ parts }: { readonly parts: readonly string[] }) {
  const games = useGameList();
  const target = parseStatisticsTarget(parts);
  const listsUnfinished = target.ok && target.value === UNFINISHED;
  const game = target.ok && target.value !== UNFINISHED ? target.value : undefined;
  return (
    <Page
      name="statistics"
      title={t`Statistics`}
      tools={
        game && (
          <a className="button" data-main href={gameAddress(game)}>
            {t({ message: 'Play', context: 'a game' })}
          </a>
        )
      }
      problem={target.ok ? undefined : addressProblem(target.error)}
    >
      <StorageTrouble />
      {games ? (
        <Results
          key={String(listsUnfinished)}
          facts={games}
          game={game}
          listsUnfinished={listsUnfinished}
        />
      ) : (
        <p aria-busy="true">{t`Reading your games…`}</p>
      )}
    </Page>
  );
}

/** Parses what follows `#/statistics/`: a game, the unfinished games, or nothing for all games. */
export function parseStatisticsTarget(
  parts: readonly string[],
): Result<VariantId | typeof UNFINISHED | undefined, string> {
  const [target, more] = parts;
  if (target === undefined) return ok(undefined);
  if (more === undefined) return target === UNFINISHED ? ok(UNFINISHED) : parseVariant(target);
  const rest = quote(more);
  return err(t`The address goes on after the game: ${rest}.`);
}
