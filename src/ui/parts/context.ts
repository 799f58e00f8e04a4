import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Stores } from '../../store/browser';
import type { Settings } from '../../store/settings';

/** The app's stores, for every page. */
export const StoresContext = createContext<Stores | undefined>(undefined);

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('no stores around this component');
  return stores;
}

export const useSettings = (): Settings => useStore(useStores().settings);
