import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { Stores } from '../../store/browser';
import { Dragging } from '../table/Dragging';
import { StoresContext, useStores } from './context';
import { GamePage } from './GamePage';
import type { Navigation } from './navigation';
import './shell.css';
import './game.css';

const Menu = lazy(() => import('../menu/Menu'));
const LabPage = lazy(() => import('../lab/LabPage'));

interface AppProps {
  readonly stores: Stores;
  readonly navigation: Navigation;
}

export function App({ stores, navigation }: AppProps) {
  const address = useStore(navigation);
  return (
    <StoresContext value={stores}>
      <Suspense>
        {address.page === 'lab' ? (
          <LabPage run={address.run} />
        ) : address.page === 'menu' ? (
          <Menu />
        ) : (
          PLAYING
        )}
      </Suspense>
    </StoresContext>
  );
}

/** The game that is played; nothing while it is on its way. */
function Playing() {
  const current = useStore(useStores().store, (state) => state.current);
  return current && <GamePage current={current} />;
}

const PLAYING = (
  <Dragging>
    <Playing />
  </Dragging>
);
