import { useStore } from 'zustand';
import type { Stores } from '../../store/browser';
import { GamePage } from '../game/GamePage';
import { StoresContext, useStores } from '../parts/context';
import { MissingPage } from '../parts/LoadError';
import { Guard, onDemand } from '../parts/lazyPart';
import { Dragging } from '../table/DragProvider';
import type { Navigation } from './navigation';
import './app.css';
import '../game/game.css';
import './narrow.css';

const Menu = onDemand(() => import('../menu/Menu'), MissingPage);
const LabPage = onDemand(() => import('../lab/LabPage'), MissingPage);

interface AppProps {
  readonly stores: Stores;
  readonly navigation: Navigation;
}

export function App({ stores, navigation }: AppProps) {
  const address = useStore(navigation);
  return (
    <StoresContext value={stores}>
      <Guard of={address} instead={<MissingPage />}>
        {address.page === 'lab' ? (
          <LabPage run={address.run} />
        ) : address.page === 'menu' ? (
          <Menu />
        ) : address.page === 'missing' ? (
          <MissingPage />
        ) : (
          PLAYING
        )}
      </Guard>
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
