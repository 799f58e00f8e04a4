import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { Settings } from '../../persistence/settings';
import type { Change } from '../../store/change';
import type { Stores } from '../../store/stores';

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The app's stores. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores outside StoresContext');
  return stores;
}

/** The player's settings; any change renders the component again. */
export const useSettings = (): Settings => useStore(useStores().settings);

/** Calls a listener with every change of the game on the table. */
export function useChanges(listener: (change: Change) => void): void {
  const { store } = useStores();
  const onChange = useEffectEvent(listener);
  useEffect(() => store.onChange((change) => onChange(change)), [store]);
}
