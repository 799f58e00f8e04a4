import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Settings } from '../../persistence/settings';
import type { Stores } from '../../store/browser';

export const StoresContext = createContext<Stores | undefined>(undefined);

/** The app's stores. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores outside StoresContext');
  return stores;
}

/** The player's settings; any change renders the component again. */
export const useSettings = (): Settings => useStore(useStores().settings);
