import { useStore } from 'zustand';
import type { Stores } from '../../store/browser';
import { Menu } from '../menu/Menu';
import { StoresContext } from './context';
import { GamePage } from './GamePage';
import type { Navigation } from './navigation';
import './shell.css';

interface AppProps {
  readonly stores: Stores;
  readonly navigation: Navigation;
}

export function App({ stores, navigation }: AppProps) {
  const page = useStore(navigation, (address) => address.page);
  const current = useStore(stores.store, (state) => state.current);
  return (
    <StoresContext value={stores}>
      {page === 'game' && current ? <GamePage current={current} /> : <Menu />}
    </StoresContext>
  );
}
