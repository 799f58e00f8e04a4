import { t } from '@lingui/core/macro';
import { allFamilies } from '../../games/families';
import { hasPositions } from '../../games/positions';
import { Page } from '../page/Page';
import { setUpAddress } from '../parts/address';
import { PasteForm } from './PasteForm';

const ignore = (): void => undefined;

/** Asks for the game of which a position is set up: by its name, or by a position that tells. */
export function ChooseGame({ problem }: { readonly problem?: string }) {
  return (
    <Page name="set-up" title={t`Set up a game`} problem={problem}>
      <p className="page-lead">{t`Stuck in a game elsewhere? Lay it out here, and see if it can be won.`}</p>
      <div className="page-parts set-up-choice">
        <PasteForm onRead={ignore} />
        <nav className="panel" aria-label={t({ message: 'Games', context: 'kinds of games' })}>
          <h2>{t`Or choose the game`}</h2>
          {allFamilies().map(({ name, games }) => {
            const own = games.filter(({ id }) => hasPositions(id));
            return (
              own.length > 0 && (
                <section key={name}>
                  <h3>{name}</h3>
                  <div className="control-row">
                    {own.map(({ id, name: game }) => (
                      <a key={id} className="button" href={setUpAddress(id)}>
                        {game}
                      </a>
                    ))}
                  </div>
                </section>
              )
            );
          })}
        </nav>
      </div>
    </Page>
  );
}
