import './tokens.css';
import './base.css';
import '../parts/button.css';
import { type ComponentType, useState } from 'react';
import { useStore } from 'zustand';
import type { Stores } from '../../store/browser';
import { GamePage } from '../game/GamePage';
import type { Address } from '../parts/address';
import { StoresContext, useStores } from '../parts/context';
import { LoadErrorPage } from '../parts/LoadError';
import { ErrorBoundary, lazyPart } from '../parts/lazyPart';
import { Message } from '../parts/Message';
import { DragProvider } from '../table/drag/DragProvider';
import type { Navigation } from './navigation';

/** What a page is told about its address. */
interface PageProps {
  readonly parts: readonly string[];
  readonly problem?: string | undefined;
}

const NO_PARTS: PageProps = { parts: [] };

/** A page that is loaded when it is first opened. */
const page = (load: () => Promise<{ readonly default: ComponentType<PageProps> }>) =>
  lazyPart(load, LoadErrorPage);

/** The pages by their routes. */
const PAGES = {
  menu: page(() => import('../menu/Menu')),
  games: page(() => import('../menu/GamesPage')),
  daily: page(() => import('../daily/DailyPage')),
  statistics: page(() => import('../statistics/StatisticsPage')),
  workshop: page(() => import('../workshop/WorkshopPage')),
  lab: page(() => import('../lab/LabPage')),
};

interface AppProps {
  readonly stores: Stores;
  readonly navigation: Navigation;
}

/** The page of the current route. */
export function App({ stores, navigation }: AppProps) {
  const route = useStore(navigation);
  return (
    <StoresContext value={stores}>
      <ErrorBoundary resetKey={route} fallback={<LoadErrorPage />}>
        {pageOf(route)}
      </ErrorBoundary>
    </StoresContext>
  );
}

function pageOf(route: Address) {
  if (route.page === 'game') return CURRENT_GAME;
  const Shown: ComponentType<PageProps> = PAGES[route.page];
  return <Shown {...NO_PARTS} {...route} />;
}

/**
 * Shows only messages until a game is open, for example while a winnable deal is searched for. While the next game loads, the
 * previous one stays on the page and its solver goes on.
 */
function CurrentGame() {
  const { store } = useStores();
  const current = useStore(store, (state) => state.current);
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);
  const game = current ?? shown;
  return game ? <GamePage current={game} /> : <Message store={store} />;
}

/** A constant element, so that a new address alone does not render the game. */
const CURRENT_GAME = (
  <DragProvider>
    <CurrentGame />
  </DragProvider>
);
