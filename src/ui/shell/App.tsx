import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { Stores } from '../../store/browser';
import { StoresContext } from './context';
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
  const current = useStore(stores.store, (state) => state.current);
  return (
    <StoresContext value={stores}>
      <Suspense>
        {address.page === 'lab' ? (
          <LabPage run={address.run} />
        ) : address.page === 'menu' ? (
          <Menu />
        ) : (
          // Nothing while a game is on its way.
          current && <GamePage current={current} />
        )}
      </Suspense>
    </StoresContext>
  );
}
