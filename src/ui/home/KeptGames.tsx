import { t } from '@lingui/core/macro';
import type { KeptGame } from '../../persistence/keptGames';
import { focusTitle } from '../page/Page';
import { gameAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { Icon } from '../parts/Icon';
import { useRemoveKeptGame } from '../parts/keptGames';

/** Links to kept games, of which there may be thousands, each with a button that removes it. */
export function KeptGames({ games }: { readonly games: readonly KeptGame[] }) {
  const remove = useRemoveKeptGame();
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{t({ message: 'Your games', context: 'kinds of games' })}</h2>
      <ul className="plain-list kept-games control-row">
        {games.map(({ game, name, at }) => (
          <li key={game}>
            <a className="button" href={gameAddress(game)}>
              {name}
            </a>
            <Button
              className="quiet"
              data-tip={t`Remove`}
              aria-label={t`Remove ${name}`}
              onClick={() => {
                focusTitle();
                remove({ game, name, at });
              }}
            >
              <Icon name="delete" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
