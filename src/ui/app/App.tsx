import './tokens.css';
import './base.css';
import '../parts/button.css';
import { type ComponentType, memo, useState } from 'react';
import { useStore } from 'zustand';
import type { VariantId } from '../../games/index';
import type { Stores } from '../../store/stores';
import { GamePage } from '../game/GamePage';
import { Opening } from '../game/Opening';
import type { Address } from '../parts/address';
import { StoresContext, useStores } from '../parts/context';
import { LoadErrorPage } from '../parts/LoadError';
import { ErrorBoundary, lazyPart } from '../parts/lazyPart';
import { DragProvider } from '../table/pointer/DragProvider';
import type { Navigation } from './navigation';

interface PageProps {
  readonly parts: readonly string[];
  readonly problem?: string | undefined;
}

const NO_PARTS: PageProps = { parts: [] };

/** A page that is loaded when it is first opened. */
const page = (load: () => Promise<{ readonly default: ComponentType<PageProps> }>) =>
  lazyPart(load, LoadErrorPage);

const PAGES = {
  home: page(() => import('../home/HomePage')),
  games: page(() => import('../home/GamesPage')),
  daily: page(() => import('../daily/DailyPage')),
  statistics: page(() => import('../statistics/StatisticsPage')),
  workshop: page(() => import('../workshop/WorkshopPage')),
  lab: page(() => import('../lab/LabPage')),
  'set-up': page(() => import('../setup/SetUpPage')),
  courses: page(() => import('../courses/CoursesPage')),
};

interface AppProps {
  readonly stores: Stores;
  readonly navigation: Navigation;
}

/** The page of the current route. */
export function App({ stores, navigation }: AppProps) {
  const route = useStore(navigation);
  // From any page a new game may be asked for, whose deal has to be searched for.
  const awaited = useStore(stores.store, ({ current, search }) =>
    current ? undefined : search?.variant,
  );
  const variant = awaited ?? (route.page === 'game' ? route.game : undefined);
  return (
    <StoresContext value={stores}>
      <ErrorBoundary resetKey={route} fallback={<LoadErrorPage />}>
        {variant !== undefined ? (
          <CurrentGame variant={variant} />
        ) : (
          route.page !== 'game' && pageOf(route)
        )}
      </ErrorBoundary>
    </StoresContext>
  );
}

function pageOf(route: Exclude<Address, { page: 'game' }>) {
  const Shown: ComponentType<PageProps> = PAGES[route.page];
  return <Shown {...NO_PARTS} {...route} />;
}

/** The game on the table. A new address of the same game alone does not render it. */
const CurrentGame = memo(function CurrentGame({ variant }: { readonly variant: VariantId }) {
  return (
    <DragProvider>
      <OpenedGame variant={variant} />
    </DragProvider>
  );
});

/** The game that is being opened, or its empty table. While it is only read, the game before stays on the page, and its solver goes on. */
function OpenedGame({ variant }: { readonly variant: VariantId }) {
  const { store } = useStores();
  const current = useStore(store, (state) => state.current);
  const isSearching = useStore(store, (state) => state.search !== undefined);
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);
  const game = current ?? (isSearching ? undefined : shown);
  return game ? <GamePage current={game} /> : <Opening variant={variant} />;
}
