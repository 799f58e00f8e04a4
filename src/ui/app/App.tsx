import './layers.css';
import './tokens.css';
import './base.css';
import '../parts/button.css';
import { useStore } from 'zustand';
import type { Stores } from '../../store/browser';
import { GamePage } from '../game/GamePage';
import { StoresContext, useStores } from '../parts/context';
import { LoadErrorPage } from '../parts/LoadError';
import { ErrorBoundary, lazyPart } from '../parts/lazyPart';
import { DragProvider } from '../table/DragProvider';
import type { Navigation } from './navigation';

const Menu = lazyPart(() => import('../menu/Menu'), LoadErrorPage);
const LabPage = lazyPart(() => import('../lab/LabPage'), LoadErrorPage);

interface AppProps {
  readonly stores: Stores;
  readonly navigation: Navigation;
}

export function App({ stores, navigation }: AppProps) {
  const address = useStore(navigation);
  return (
    <StoresContext value={stores}>
      <ErrorBoundary resetKey={address} fallback={<LoadErrorPage />}>
        {address.page === 'lab' ? (
          <LabPage run={address.run} />
        ) : address.page === 'menu' ? (
          <Menu />
        ) : address.page === 'missing' ? (
          <LoadErrorPage />
        ) : (
          PLAYING
        )}
      </ErrorBoundary>
    </StoresContext>
  );
}

/** The game that is played; nothing while it is on its way. */
function Playing() {
  const current = useStore(useStores().store, (state) => state.current);
  return current && <GamePage current={current} />;
}

const PLAYING = (
  <DragProvider>
    <Playing />
  </DragProvider>
);
