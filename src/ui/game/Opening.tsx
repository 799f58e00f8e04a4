import { useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { playsItself } from '../../engine/game';
import { gameOf, type VariantId } from '../../games/index';
import { useStores } from '../parts/context';
import { emptyTable } from '../parts/emptyTable';
import { useNameParts } from '../parts/gameName';
import { isFocusLost } from '../parts/input';
import { lazyPart } from '../parts/lazyPart';
import { Message } from '../parts/Message';
import { useTitle } from '../parts/useTitle';
import { wayBack } from '../parts/wayBack';
import { StillTable } from '../table/StillTable';
import { useOrientation } from '../table/Table';
import { BackLink } from './GameBar';
import './layout.css';
import './foot.css';
import './GameBar.css';

/** If it fails to load, the way back stops the search. */
export const SearchStrip = lazyPart(() => import('./SearchStrip'));

/** The table of a game that is not there yet: its name, a way back, and its empty piles. The deck is riffled during a search. */
export function Opening({ variant }: { readonly variant: VariantId }) {
  const { store } = useStores();
  const search = useStore(store, (state) => state.search);
  const game = gameOf(variant);
  const parts = useNameParts(variant);
  const view = useOrientation(useMemo(() => emptyTable(variant), [variant]));
  const heading = useRef<HTMLHeadingElement>(null);
  const isSearching = search !== undefined;
  useTitle(parts.name);
  // A search may take seconds. The link that began it is gone, and the focus with it.
  useLayoutEffect(() => {
    if (isSearching && isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [isSearching]);

  function stop(): void {
    search?.stop();
    store.actions.close();
  }

  function leave(): void {
    stop();
    window.location.hash = wayBack();
  }

  return (
    <main className="game" data-opening>
      <div className="game-top quiet">
        <header className="game-bar">
          <div className="game-heading">
            <BackLink onLeave={stop} />
            <div className="game-name">
              <h1 ref={heading} tabIndex={-1}>
                <span className="button">
                  <span>{parts.game}</span>
                  {parts.rules && <small>{parts.mark + parts.rules}</small>}
                </span>
              </h1>
            </div>
          </div>
        </header>
        {/* As high and as wide as the buttons that will be there, so that the table does not move. */}
        <div className="toolbar" inert>
          {[1, 2, 3, 4, 5].map((place) => (
            <span key={place} className="button" style={{ visibility: 'hidden' }} />
          ))}
        </div>
      </div>
      {(playsItself(game) || game.text.notes) && (
        <div className="game-notes" data-guess={playsItself(game) || undefined} />
      )}
      <StillTable view={view} riffles={isSearching} />
      <div className="game-foot">
        <Message />
        {search && <SearchStrip search={search} onStop={leave} />}
      </div>
    </main>
  );
}
