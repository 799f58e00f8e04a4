import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { Stores } from '../../store/browser';
import { StoresContext } from './context';
import { GamePage } from './GamePage';
import type { Navigation } from './navigation';
import './shell.css';

const Menu = lazy(() => import('../menu/Menu'));

interface AppProps {
  readonly stores: Stores;
  readonly navigation: Navigation;
}

export function App({ stores, navigation }: AppProps) {
  const page = useStore(navigation, (address) => address.page);
  const current = useStore(stores.store, (state) => state.current);
  return (
    <StoresContext value={stores}>
      <Suspense>{page === 'game' && current ? <GamePage current={current} /> : <Menu />}</Suspense>
    </StoresContext>
  );
}
