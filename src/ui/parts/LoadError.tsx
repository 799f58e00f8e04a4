import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { FIRST_GAMES, titleOf } from '../../games/index';
import { gameAddress } from './address';
import { Button } from './Button';
import { useStores } from './context';

const explanation = (): string =>
  t`This part of the page could not be loaded. Your games are kept: reload to try again.`;

/** Replaces a page that failed to load. It links to the home page, and to a game, which can be played. */
export function LoadErrorPage() {
  const [game] = FIRST_GAMES;
  return (
    <main className="load-error">
      <h1>Patience Lab</h1>
      <LoadError />
      <nav className="control-row">
        <a className="button" href="#/">
          {t({ message: 'Games', context: 'kinds of games' })}
        </a>
        <a className="button" href={gameAddress(game)}>
          {titleOf(game)}
        </a>
      </nav>
    </main>
  );
}

/** Replaces a part of a page that failed to load. */
export function LoadError() {
  return (
    <>
      <p role="alert">{explanation()}</p>
      <Button onClick={() => window.location.reload()}>{t`Reload`}</Button>
    </>
  );
}

/** Replaces a dialog that failed to load: announces the error and closes. */
export function LoadErrorDialog({ onClose }: { readonly onClose: () => void }) {
  const { actions } = useStores().store;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announces once
  useEffect(() => {
    actions.announce(explanation(), 'refusal');
    onClose();
  }, []);
  return null;
}
