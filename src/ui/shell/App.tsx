import { useStore } from 'zustand';
import type { GameStore } from '../../store/gameStore';
import type { Saves } from '../../store/saves';
import { Menu } from '../menu/Menu';
import { GamePage } from './GamePage';
import type { Navigation } from './navigation';
import './shell.css';

interface AppProps {
  readonly store: GameStore;
  readonly saves: Saves;
  readonly navigation: Navigation;
}

export function App({ store, saves, navigation }: AppProps) {
  const page = useStore(navigation, (address) => address.page);
  const current = useStore(store, (state) => state.current);
  return page === 'game' && current ? (
    <GamePage store={store} current={current} />
  ) : (
    <Menu store={store} saves={saves} />
  );
}
